import { z } from 'zod'

/** DECISIONS.md 16. Any unknown role counts as a customer (specification, storefront section 6). */
export const roles = ['customer', 'floor', 'office', 'admin', 'owner'] as const
export const roleSchema = z.enum(roles)
export type Role = z.infer<typeof roleSchema>

/** Whoever works in the shop. What they may do there, their permissions say (permissions.ts). */
export const staffRoles = ['floor', 'office', 'admin', 'owner'] as const satisfies readonly Role[]
export const staffRoleSchema = z.enum(staffRoles)
export type StaffRole = z.infer<typeof staffRoleSchema>

export const roleNames: Record<Role, string> = {
  customer: 'Customer',
  floor: 'Floor',
  office: 'Office',
  admin: 'Admin',
  owner: 'Owner',
}

/** What each may do, for whoever chooses one. */
export const roleHints: Record<StaffRole, string> = {
  floor: 'Production board, packing table and labels. Sees no money.',
  office: 'Orders, customers, products and content. No refunds, settings or exports.',
  admin: 'Everything but staff and keys.',
  owner: 'Everything.',
}

export const isStaff = (role: Role): role is StaffRole => role !== 'customer'
