import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import type { Campaign } from '#server/newsletter/index.ts'
import { CampaignForm, useLeaving } from './campaign-form.tsx'
import { CampaignUnderWay } from './campaign-under-way.tsx'

export type CampaignPageProps = {
  campaign: Campaign | null
  mail: { html: string; text: string } | null
  subscribers: number
  /** Where a test goes. */
  email: string
}

/** A draft is edited here; a campaign that has started is followed here. */
export function CampaignPage({ campaign, mail, subscribers, email }: CampaignPageProps) {
  const leaving = useLeaving(campaign)
  return (
    <div className="max-w-5xl px-4 py-5 sm:px-6">
      <Link
        to="/admin/newsletter/campaigns"
        className="inline-flex items-center gap-1.5 font-semibold text-ink-muted hover:text-ink"
      >
        <ArrowLeft className="size-4" aria-hidden />
        Campaigns
      </Link>
      <h1 className="mt-2 mb-5 font-extrabold text-xl">{campaign?.subject ?? 'New campaign'}</h1>
      {campaign && mail ? (
        <CampaignUnderWay campaign={campaign} mail={mail} />
      ) : (
        <CampaignForm campaign={campaign} subscribers={subscribers} email={email} leaving={leaving} />
      )}
    </div>
  )
}
