import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { InTrayDrawing } from '#app/assets/later-drawings.tsx'
import { DataTable, TableHead } from '#app/ui/data-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Moment } from '#app/ui/moment-text.tsx'
import type { CampaignCard } from '#server/newsletter/index.ts'
import { CampaignBadge } from './campaign-badge.tsx'
import { NewsletterHead } from './newsletter-head.tsx'
import { useCampaignNews } from './use-campaign-news.ts'

export type CampaignsPageProps = {
  campaigns: CampaignCard[]
  next: string | null
  isFirst: boolean
}

/** Every campaign, newest first, with its progress. */
export function CampaignsPage({ campaigns, next, isFirst }: CampaignsPageProps) {
  useCampaignNews(campaigns)
  return (
    <div className="max-w-6xl px-4 py-5 sm:px-6">
      <NewsletterHead />
      <div className="my-4 flex items-center justify-between gap-3">
        <p className="text-ink-muted">News for everyone who signed up. We don’t track who opens it.</p>
        <LinkButton to="/admin/newsletter/campaigns/new" variant="primary" size="sm">
          <Plus className="size-4" aria-hidden />
          New Campaign
        </LinkButton>
      </div>
      {campaigns.length === 0 ? (
        <EmptyState title="No campaigns yet" illustration={<InTrayDrawing />}>
          Write one, send it to yourself first, then to everyone.
        </EmptyState>
      ) : (
        <DataTable caption="Campaigns" hasCards>
          <TableHead columns={['Subject', 'State', 'When', { figures: 'Sent' }]} />
          <tbody>
            {campaigns.map((campaign) => (
              <tr key={campaign.id}>
                <th scope="row">
                  <Link
                    to={`/admin/newsletter/campaigns/${campaign.id}`}
                    className="block min-w-40 py-1 font-semibold hover:underline"
                  >
                    {campaign.subject}
                  </Link>
                </th>
                <td data-card="state">
                  <CampaignBadge state={campaign.state} />
                </td>
                <td>
                  <Moment at={momentOf(campaign)} className="figures whitespace-nowrap" />
                </td>
                <td className="figures" data-align="end" data-label="Sent">
                  {campaign.progress.recipients === 0
                    ? '–'
                    : `${count(campaign.progress.sent)} / ${count(campaign.progress.recipients)}`}
                </td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
      <nav aria-label="Pages" className="mt-4 flex justify-between font-semibold">
        {isFirst ? <span /> : <Link to="/admin/newsletter/campaigns">Newest</Link>}
        {next && <Link to={`?${new URLSearchParams({ before: next })}`}>Older</Link>}
      </nav>
    </div>
  )
}

const count = (people: number): string => people.toLocaleString('en-US')

const momentOf = ({ finishedAt, startedAt, scheduledAt, createdAt }: CampaignCard): string =>
  finishedAt ?? startedAt ?? scheduledAt ?? createdAt
