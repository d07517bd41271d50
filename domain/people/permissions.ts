import type { Role } from './role.ts'

/**
 * Everything that may be allowed, by its key, and what it allows as the shop's owner reads it. `area.read` looks at an
 * area, `area.write` changes it; the others are special. Roles and API keys are sets of these.
 */
export const permissions = {
  'orders.read': 'See orders with their customers, messages, invoices and edit requests',
  'orders.write': 'Take orders by hand; change status, dates, designs and messages; review edit requests',
  'customers.read':
    'See customers with what they bought, their designs, messages, addresses and notes about them',
  'customers.write': 'Keep notes and tags about customers, and merge two accounts of one customer',
  'quotes.read': 'See quote requests',
  'quotes.write': 'Answer quote requests',
  'production.read': 'See the production board, the wall and the film report',
  'production.write': 'Move, block and reprint items, print tickets and print files',
  'shipping.read': 'See orders to ship, labels and tracking',
  'shipping.write': 'Make and void labels, enter tracking, pack and hand out',
  'payments.read': 'See payments, refunds and differences',
  'payments.write': 'Check payments with the provider, confirm and take them at the counter',
  'payments.refund': 'Give money back, and cancel orders that were paid',
  'products.read': 'See products, stock and the media library as staff do',
  'products.write': 'Create, change and remove products, stock and media',
  'prices.read': 'See prices and quantity tiers',
  'prices.write': 'Change prices and quantity tiers',
  'discounts.read': 'See discounts and what became of them',
  'discounts.write': 'Create, change and delete discounts',
  'content.read': 'See drafts of the blog, and the look and texts of the shop as they are edited',
  'content.write': 'Write the blog, the About page and the words of mails, and change the look of the shop',
  'newsletter.read': 'See sign-ups and campaigns',
  'newsletter.write': 'Write and send campaigns',
  'mails.read': 'See mails that were sent',
  'mails.write': 'Send mails again',
  'settings.read': 'See Site Settings',
  'settings.write': 'Change Site Settings',
  'reports.read': 'See the dashboard with its sales',
  'attention.read': 'See what needs attention',
  'attention.write': 'Try failed work again, or set it aside',
  'audit.read': 'See the audit log',
  'data.export': 'Export orders, products, customers and subscribers',
  'data.import': 'Import orders, products and customers',
  'accounts.write': 'Make and change accounts of customers, by /auth/v1/admin',
  'staff.write': 'Invite staff, change their roles, end their sessions and suspend them',
  'keys.write': 'Make and end keys of programs',
  'backups.write': 'Say when and where backups of the whole shop go, and make one',
  'webhooks.write': 'Say where programs are told of what happens, see what they were told, and tell it again',
} as const

export type Permission = keyof typeof permissions

export const permissionKeys = Object.keys(permissions) as Permission[]

/** Board, packing and labels; no money, no customers' history. */
const floor: readonly Permission[] = [
  'production.read',
  'production.write',
  'shipping.read',
  'shipping.write',
]

/** The day's business with customers; nothing that changes what the shop charges, gives back or is. */
const office: readonly Permission[] = [
  ...floor,
  'orders.read',
  'orders.write',
  'quotes.read',
  'quotes.write',
  'payments.read',
  'payments.write',
  'products.read',
  'products.write',
  'prices.read',
  'discounts.read',
  'discounts.write',
  'content.read',
  'content.write',
  'newsletter.read',
  'newsletter.write',
  'mails.read',
  'mails.write',
  'reports.read',
  'attention.read',
  'attention.write',
]

/** Never part of another role: who gave them away could not be sure to be the owner for long. */
export const ownersOnly: readonly Permission[] = [
  'accounts.write',
  'staff.write',
  'keys.write',
  'backups.write',
  'webhooks.write',
]

export const permissionsOfRole: Record<Role, ReadonlySet<Permission>> = {
  customer: new Set(),
  floor: new Set(floor),
  office: new Set(office),
  custom: new Set(),
  admin: new Set(permissionKeys.filter((key) => !ownersOnly.includes(key))),
  owner: new Set(permissionKeys),
}

/** Whose permissions are asked for; those of a role that the owner made come with its holder. */
export type Holder = { role: Role; permissions?: readonly Permission[] | undefined }

export const isPermitted = ({ role, permissions: own }: Holder, permission: Permission): boolean =>
  role === 'custom' ? own?.includes(permission) === true : permissionsOfRole[role].has(permission)
