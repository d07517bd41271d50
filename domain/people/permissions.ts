import type { Role } from './role.ts'

/**
 * All permissions by key. `area.read` views an area, `area.write` changes it; the others are special. Roles and API
 * keys are sets of these (what each allows, for the shop's owner: permission-texts.ts).
 */
export const permissionKeys = [
  'orders.read',
  'orders.write',
  'customers.read',
  'customers.write',
  'quotes.read',
  'quotes.write',
  'production.read',
  'production.write',
  'shipping.read',
  'shipping.write',
  'payments.read',
  'payments.write',
  'payments.refund',
  'products.read',
  'products.write',
  'prices.read',
  'prices.write',
  'discounts.read',
  'discounts.write',
  'content.read',
  'content.write',
  'newsletter.read',
  'newsletter.write',
  'mails.read',
  'mails.write',
  'settings.read',
  'settings.write',
  'reports.read',
  'attention.read',
  'attention.write',
  'audit.read',
  'data.export',
  'data.import',
  'accounts.write',
  'staff.write',
  'keys.write',
  'backups.write',
  'webhooks.write',
] as const

export type Permission = (typeof permissionKeys)[number]

/** Board, packing and labels; no money, no customers' history. */
const floor: readonly Permission[] = [
  'production.read',
  'production.write',
  'shipping.read',
  'shipping.write',
]

/** Day-to-day business with customers; nothing that changes what the shop charges, refunds or is. */
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

/** Never part of another role: an owner who gave them away could not be sure of staying the owner for long. */
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

/** Whose permissions are checked; those of a role that the owner created come with its holder. */
export type Holder = { role: Role; permissions?: readonly Permission[] | undefined }

export const isPermitted = ({ role, permissions: own }: Holder, permission: Permission): boolean =>
  role === 'custom' ? own?.includes(permission) === true : permissionsOfRole[role].has(permission)
