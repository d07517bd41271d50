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

export type AdminSection = {
  to: string
  label: string
  /** What else people call it, for the search. */
  words?: string
}

export type AdminGroup = { label: string; icon: LucideIcon; sections: readonly AdminSection[] }

/** How much is waiting in a section, by its address: what the badges in the sidebar say; none where they may not look. */
export type AdminCounts = Readonly<Record<string, number | undefined>>

/**
 * The sections of the back office in the order of the sidebar. Groups are at most eight, so that all of them are in sight
 * on a low screen; a section with its group's name is where the group itself leads.
 */
export const adminGroups: readonly AdminGroup[] = [
  {
    label: 'Dashboard',
    icon: ChartColumn,
    sections: [
      { to: '/admin/dashboard', label: 'Dashboard', words: 'sales figures reports' },
      { to: '/admin/attention', label: 'Attention', words: 'late problems failed' },
    ],
  },
  {
    label: 'Orders',
    icon: ReceiptText,
    sections: [
      { to: '/admin', label: 'Orders' },
      { to: '/admin/quotes', label: 'Quote Requests', words: 'bulk prices contact' },
      { to: '/admin/edit-requests', label: 'Edit Requests', words: 'changes proofs' },
      { to: '/admin/earlier-orders', label: 'Earlier orders', words: 'history' },
    ],
  },
  {
    label: 'Production',
    icon: Factory,
    sections: [
      { to: '/admin/production', label: 'Production', words: 'board kanban floor' },
      { to: '/admin/production/calendar', label: 'Calendar', words: 'due days capacity planning overbooked' },
      { to: '/admin/production/rolls', label: 'Rolls of film', words: 'gang nest print' },
      { to: '/admin/production/film', label: 'Film used', words: 'report reprints waste' },
    ],
  },
  {
    label: 'Shipping',
    icon: Truck,
    sections: [
      { to: '/admin/labels', label: 'Labels', words: 'postage parcels' },
      { to: '/admin/labels/day', label: 'End of day', words: 'manifest carrier pickup scan form parcels' },
      { to: '/admin/packing', label: 'Packing table', words: 'scan pick' },
    ],
  },
  {
    label: 'Customers',
    icon: UsersRound,
    sections: [
      { to: '/admin/customers', label: 'Customers', words: 'people accounts buyers tags notes' },
      { to: '/admin/newsletter', label: 'Newsletter', words: 'subscribers campaigns' },
      { to: '/admin/mails', label: 'Mails', words: 'email sent outbox text messages sms' },
      { to: '/admin/mails/incoming', label: 'Incoming mail', words: 'email inbox answers replies' },
    ],
  },
  {
    label: 'Products',
    icon: Shirt,
    sections: [
      { to: '/admin/prints', label: 'Print Manager', words: 'premade transfers' },
      { to: '/admin/tumbler-listings', label: 'Tumbler Listings', words: 'stock' },
      { to: '/admin/tshirt-listings', label: 'T-Shirt Listings', words: 'stock shirts' },
      { to: '/admin/media', label: 'Media library', words: 'pictures images' },
      { to: '/admin/import-export', label: 'Import & export', words: 'csv' },
    ],
  },
  {
    label: 'Payments',
    icon: CreditCard,
    sections: [{ to: '/admin/payments', label: 'Payments', words: 'refunds reconcile money' }],
  },
  {
    label: 'Site Settings',
    icon: Settings,
    sections: [
      { to: '/admin/settings', label: 'Site Settings' },
      { to: '/admin/look', label: 'Look', words: 'logo colors brand' },
      { to: '/admin/mail-wording', label: 'Mail wording', words: 'email templates texts subject preview' },
      { to: '/admin/about', label: 'About page' },
      { to: '/admin/pages', label: 'Terms and help', words: 'policies returns privacy' },
      { to: '/admin/staff', label: 'Staff', words: 'roles permissions invite' },
      { to: '/admin/redirects', label: 'Old addresses', words: 'redirects seo' },
      { to: '/admin/moving-in', label: 'Moving in', words: 'shopify migrate' },
      { to: '/admin/audit', label: 'Audit log', words: 'history changes' },
    ],
  },
]

/** What stands below the sections. The mailbox is there only while the shop sends no real mail. */
export const adminSideSections = (hasMailbox: boolean): readonly (AdminSection & { icon: LucideIcon })[] => [
  ...(hasMailbox ? [{ to: '/dev/mailbox', label: 'Dev mailbox', icon: Mail }] : []),
  { to: '/', label: 'View shop', icon: ArrowUpRight },
]

/** The groups with what that person may open of them. */
export const groupsFor = (who: Holder): AdminGroup[] =>
  adminGroups
    .map((group) => ({ ...group, sections: group.sections.filter(({ to }) => mayOpen(who, to)) }))
    .filter(({ sections }) => sections.length > 0)

/** The section that an address lies in: the one whose own address is most of it. */
export function sectionAt(pathname: string): AdminSection | undefined {
  const sections = adminGroups.flatMap((group) => group.sections)
  const [found] = sections
    .filter(({ to }) => lies(pathname, to))
    .toSorted((a, b) => b.to.length - a.to.length)
  return found
}

/** The orders live at /admin itself, with which the address of every other section begins too. */
const lies = (pathname: string, to: string): boolean =>
  pathname === to || pathname.startsWith(to === '/admin' ? '/admin/orders' : `${to}/`)
