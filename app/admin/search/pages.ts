import { ordersToReview } from '#domain/orders/order-filters.ts'
import type { Holder } from '#domain/people/permissions.ts'
import { table } from '#domain/table.ts'
import { type AdminSection, adminGroups, settingsTabs } from '../admin-sections.ts'
import { mayOpen } from '../page-permissions.ts'

export type Page = AdminSection & {
  group: string
  /** Other names that people use for it. */
  words: string
}

const wordsOf = table<string>({
  '/admin/dashboard': 'sales figures reports',
  '/admin/attention': 'late problems failed',
  '/admin/quotes': 'bulk prices contact',
  '/admin/edit-requests': 'changes proofs',
  '/admin/earlier-orders': 'history',
  '/admin/production': 'board kanban floor',
  '/admin/production/calendar': 'due days capacity planning overbooked',
  '/admin/production/rolls': 'gang nest print',
  '/admin/production/film': 'report reprints waste',
  '/admin/labels': 'postage parcels',
  '/admin/labels/day': 'manifest carrier pickup scan form parcels',
  '/admin/packing': 'scan pick',
  '/admin/customers': 'people accounts buyers tags notes',
  '/admin/newsletter': 'subscribers campaigns',
  '/admin/mails': 'email sent outbox text messages sms',
  '/admin/mails/incoming': 'email inbox answers replies',
  '/admin/prints': 'premade transfers',
  '/admin/tumbler-listings': 'stock',
  '/admin/tshirt-listings': 'stock shirts',
  '/admin/media': 'pictures images',
  '/admin/import-export': 'csv',
  '/admin/payments': 'refunds reconcile money',
  '/admin/look': 'logo colors brand',
  '/admin/mail-wording': 'email templates texts subject preview',
  '/admin/pages': 'policies returns privacy',
  '/admin/staff': 'roles permissions invite',
  '/admin/redirects': 'redirects seo',
  '/admin/moving-in': 'shopify migrate',
  '/admin/audit': 'history changes',
  '/admin/settings/pricing': 'prices sizes quantity tiers',
  '/admin/settings/products': 'colors default pictures',
  '/admin/settings/discounts': 'promo codes coupons',
  '/admin/settings/shipping': 'delivery rates pickup hours rush labels',
  '/admin/settings/blog': 'articles posts',
  '/admin/settings/general': 'name address tax time zone maintenance',
  '/admin/settings/keys': 'programs',
  '/admin/settings/backups': 'restore copies safety disaster',
  '/admin/settings/retention': 'delete old privacy artwork designs logs gdpr ccpa storage',
  '/admin/settings/webhooks': 'programs',
  '/admin/settings/health': 'doctor problems certificate mail domain disk clock',
})

/** Pages that no menu links to directly, and what is done there. */
const others: readonly Page[] = [
  { to: '/admin/orders/new', label: 'New order', group: 'Orders', words: 'create manual phone payment link' },
  { to: '/admin/production/wall', label: 'Wall display', group: 'Production', words: 'screen' },
  { to: '/admin/newsletter/campaigns', label: 'Campaigns', group: 'Customers', words: 'newsletter send' },
  { to: '/admin/settings/blog/categories', label: 'Blog categories', group: 'Site Settings', words: '' },
  { to: '/admin?due=overdue', label: 'Late orders', group: 'Orders', words: 'overdue' },
  { to: '/admin?due=today', label: 'Orders due today', group: 'Orders', words: '' },
  { to: `/admin?${ordersToReview}`, label: 'Orders to review', group: 'Orders', words: 'new pending' },
]

const pages: readonly Page[] = [
  ...[...adminGroups, { label: 'Site Settings', sections: settingsTabs }].flatMap(
    ({ label: group, sections }) =>
      sections.map((section) => ({ ...section, group, words: wordsOf[section.to] ?? '' })),
  ),
  ...others,
]

export const pagesFor = (who: Holder): Page[] =>
  pages.filter(({ to }) => mayOpen(who, to.split('?')[0] ?? to))
