import {
  ArrowRightLeft,
  ArrowUpRight,
  BellRing,
  BookOpenText,
  ChartColumn,
  CreditCard,
  CupSoda,
  Factory,
  FileText,
  HandCoins,
  Images,
  Library,
  type LucideIcon,
  Mail,
  Mails,
  MessageSquareText,
  Newspaper,
  PackageCheck,
  Palette,
  ReceiptText,
  ScrollText,
  Settings,
  Shirt,
  Tag,
  UsersRound,
} from 'lucide-react'

export type AdminSection = {
  to: string
  label: string
  icon: LucideIcon
}

/** How much is waiting in a section, by its address: what the badges in the sidebar say. */
export type AdminCounts = Readonly<Record<string, number>>

/** The sections of the back office in the order of the sidebar: one line per section. */
export const adminSections: readonly { label: string; sections: readonly AdminSection[] }[] = [
  {
    label: 'Work',
    sections: [
      { to: '/admin/dashboard', label: 'Dashboard', icon: ChartColumn },
      { to: '/admin', label: 'Orders', icon: ReceiptText },
      { to: '/admin/production', label: 'Production', icon: Factory },
      { to: '/admin/attention', label: 'Attention', icon: BellRing },
      { to: '/admin/edit-requests', label: 'Edit Requests', icon: MessageSquareText },
      { to: '/admin/quotes', label: 'Quote Requests', icon: HandCoins },
      { to: '/admin/labels', label: 'Labels', icon: Tag },
      { to: '/admin/packing', label: 'Packing table', icon: PackageCheck },
    ],
  },
  { label: 'Money', sections: [{ to: '/admin/payments', label: 'Payments', icon: CreditCard }] },
  {
    label: 'Catalog',
    sections: [
      { to: '/admin/prints', label: 'Print Manager', icon: Images },
      { to: '/admin/tumbler-listings', label: 'Tumbler Listings', icon: CupSoda },
      { to: '/admin/tshirt-listings', label: 'T-Shirt Listings', icon: Shirt },
      { to: '/admin/media', label: 'Media library', icon: Library },
      { to: '/admin/import-export', label: 'Import & export', icon: ArrowRightLeft },
    ],
  },
  {
    label: 'Shop',
    sections: [
      { to: '/admin/mails', label: 'Mails', icon: Mails },
      { to: '/admin/newsletter', label: 'Newsletter', icon: Newspaper },
      { to: '/admin/look', label: 'Look', icon: Palette },
      { to: '/admin/about', label: 'About page', icon: BookOpenText },
      { to: '/admin/pages', label: 'Terms and help', icon: FileText },
      { to: '/admin/settings', label: 'Site Settings', icon: Settings },
      { to: '/admin/audit', label: 'Audit log', icon: ScrollText },
      { to: '/admin/staff', label: 'Staff', icon: UsersRound },
    ],
  },
]

/** What stands below the sections. The mailbox is there only while the shop sends no real mail. */
export const adminSideSections = (hasMailbox: boolean): readonly AdminSection[] => [
  ...(hasMailbox ? [{ to: '/dev/mailbox', label: 'Dev mailbox', icon: Mail }] : []),
  { to: '/', label: 'View shop', icon: ArrowUpRight },
]
