import {
  ArrowUpRight,
  ChartColumn,
  CreditCard,
  Factory,
  type LucideIcon,
  Mail,
  ReceiptText,
  Settings,
  Shirt,
  Truck,
  UsersRound,
} from 'lucide-react'
import type { Holder } from '#domain/people/permissions.ts'
import { mayOpen } from './page-permissions.ts'

export type AdminSection = { to: string; label: string }

export type AdminGroup = { label: string; icon: LucideIcon; sections: readonly AdminSection[] }

/**
 * How much is waiting in each section, by its address: the numbers on the sidebar badges; missing where the person may
 * not look.
 */
export type AdminCounts = Readonly<Record<string, number | undefined>>

/**
 * The sections of the back office in sidebar order. At most eight groups, so that all of them fit on a low screen; a
 * section named like its group is where the group itself leads.
 */
export const adminGroups: readonly AdminGroup[] = [
  {
    label: 'Dashboard',
    icon: ChartColumn,
    sections: [
      { to: '/admin/dashboard', label: 'Dashboard' },
      { to: '/admin/attention', label: 'Attention' },
    ],
  },
  {
    label: 'Orders',
    icon: ReceiptText,
    sections: [
      { to: '/admin', label: 'Orders' },
      { to: '/admin/quotes', label: 'Quote Requests' },
      { to: '/admin/edit-requests', label: 'Edit Requests' },
      { to: '/admin/earlier-orders', label: 'Earlier orders' },
    ],
  },
  {
    label: 'Production',
    icon: Factory,
    sections: [
      { to: '/admin/production', label: 'Production' },
      { to: '/admin/production/calendar', label: 'Calendar' },
      { to: '/admin/production/rolls', label: 'Rolls of film' },
      { to: '/admin/production/film', label: 'Film used' },
    ],
  },
  {
    label: 'Shipping',
    icon: Truck,
    sections: [
      { to: '/admin/labels', label: 'Labels' },
      { to: '/admin/labels/day', label: 'End of day' },
      { to: '/admin/packing', label: 'Packing table' },
    ],
  },
  {
    label: 'Customers',
    icon: UsersRound,
    sections: [
      { to: '/admin/customers', label: 'Customers' },
      { to: '/admin/newsletter', label: 'Newsletter' },
      { to: '/admin/mails', label: 'Emails' },
      { to: '/admin/mails/incoming', label: 'Incoming email' },
    ],
  },
  {
    label: 'Products',
    icon: Shirt,
    sections: [
      { to: '/admin/prints', label: 'Print Manager' },
      { to: '/admin/tumbler-listings', label: 'Tumbler Listings' },
      { to: '/admin/tshirt-listings', label: 'T-Shirt Listings' },
      { to: '/admin/media', label: 'Media library' },
      { to: '/admin/import-export', label: 'Import & export' },
    ],
  },
  {
    label: 'Payments',
    icon: CreditCard,
    sections: [{ to: '/admin/payments', label: 'Payments' }],
  },
  {
    label: 'Site Settings',
    icon: Settings,
    sections: [
      { to: '/admin/settings', label: 'Site Settings' },
      { to: '/admin/look', label: 'Look' },
      { to: '/admin/mail-wording', label: 'Email wording' },
      { to: '/admin/about', label: 'About page' },
      { to: '/admin/pages', label: 'Terms and help' },
      { to: '/admin/staff', label: 'Staff' },
      { to: '/admin/redirects', label: 'Old addresses' },
      { to: '/admin/moving-in', label: 'Moving in' },
      { to: '/admin/audit', label: 'Audit log' },
    ],
  },
]

/** The tabs of Site Settings (docs/spec-map.md B2), each with its own address. */
export const settingsTabs = [
  { to: '/admin/settings/pricing', label: 'Pricing' },
  { to: '/admin/settings/products', label: 'Products' },
  { to: '/admin/settings/discounts', label: 'Discounts' },
  { to: '/admin/settings/shipping', label: 'Shipping' },
  { to: '/admin/settings/blog', label: 'Blog' },
  { to: '/admin/settings/general', label: 'General' },
  { to: '/admin/settings/keys', label: 'API keys' },
  { to: '/admin/settings/backups', label: 'Backups' },
  { to: '/admin/settings/retention', label: 'Data retention' },
  { to: '/admin/settings/webhooks', label: 'Webhooks' },
  { to: '/admin/settings/health', label: 'Health check' },
] as const satisfies readonly AdminSection[]

/** Links below the sections. The mailbox is there only while the shop sends no real email. */
export const adminSideSections = (hasMailbox: boolean): readonly (AdminSection & { icon: LucideIcon })[] => [
  ...(hasMailbox ? [{ to: '/dev/mailbox', label: 'Dev mailbox', icon: Mail }] : []),
  { to: '/', label: 'View shop', icon: ArrowUpRight },
]

/** The groups, with the sections that the person may open. */
export const groupsFor = (who: Holder): AdminGroup[] =>
  adminGroups
    .map((group) => ({ ...group, sections: group.sections.filter(({ to }) => mayOpen(who, to)) }))
    .filter(({ sections }) => sections.length > 0)

/** The section an address belongs to: the one with the longest matching address. */
export function sectionAt(pathname: string): AdminSection | undefined {
  const sections = adminGroups.flatMap((group) => group.sections)
  const [found] = sections
    .filter(({ to }) => lies(pathname, to))
    .toSorted((a, b) => b.to.length - a.to.length)
  return found
}

/** The orders live at /admin itself, which is also the prefix of every other section's address. */
const lies = (pathname: string, to: string): boolean =>
  pathname === to || pathname.startsWith(to === '/admin' ? '/admin/orders' : `${to}/`)
