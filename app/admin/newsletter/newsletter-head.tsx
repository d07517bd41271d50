import { PageTabs } from '../page-tabs.tsx'

const tabs = [
  { to: '/admin/newsletter', label: 'Signups' },
  { to: '/admin/newsletter/campaigns', label: 'Campaigns' },
]

/** The section's title and its two halves: subscribers, and the campaigns they get. */
export const NewsletterHead = () => (
  <>
    <h1 className="font-extrabold text-xl">Newsletter</h1>
    <PageTabs label="Newsletter" tabs={tabs} />
  </>
)
