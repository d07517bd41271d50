import { isStaff, type Role } from './role.ts'

/** Everything that may be allowed, by its key: roles are sets of them. What each allows, as the shop's owner reads it. */
export const permissions = {
  'discounts.read': 'See discounts and what became of them',
  'discounts.write': 'Create, change and delete discounts',
  'prices.read': 'See prices and quantity tiers',
  'prices.write': 'Change prices and quantity tiers',
} as const

export type Permission = keyof typeof permissions

/** Staff may do everything that needs a permission, customers nothing of it. */
export const isPermitted = (role: Role, _permission: Permission): boolean => isStaff(role)
