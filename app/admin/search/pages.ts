import type { Holder } from '#domain/people/permissions.ts'
import { type AdminSection, adminGroups } from '../admin-sections.ts'
import { mayOpen } from '../page-permissions.ts'
import { settingsTabs } from '../settings/settings-tabs.ts'

export type Page = Required<AdminSection> & { group: string }

/** Pages that no menu leads to by themselves, and what is done there. */
const others: readonly Page[] = [
  { to: '/admin/orders/new', label: 'New order', group: 'Orders', words: 'create manual phone payment link' },
  { to: '/admin/production/wall', label: 'Wall display', group: 'Production', words: 'screen' },
  { to: '/admin/newsletter/campaigns', label: 'Campaigns', group: 'Customers', words: 'newsletter send' },
  { to: '/admin/settings/blog/categories', label: 'Blog categories', group: 'Site Settings', words: '' },
  { to: '/admin?due=overdue', label: 'Late orders', group: 'Orders', words: 'overdue' },
  { to: '/admin?due=today', label: 'Orders due today', group: 'Orders', words: '' },
  { to: '/admin?status=pending_review', label: 'Orders to review', group: 'Orders', words: 'new pending' },
]

const pages: readonly Page[] = [
  ...adminGroups.flatMap(({ label: group, sections }) =>
    sections.map((section) => ({ words: '', ...section, group })),
  ),
  ...settingsTabs.map((tab) => ({ ...tab, group: 'Site Settings' })),
  ...others,
]

export const pagesFor = (who: Holder): Page[] =>
  pages.filter(({ to }) => mayOpen(who, to.split('?')[0] ?? to))
