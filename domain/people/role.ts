import { z } from 'zod'

/** docs/decisions.md 16. Any unknown role counts as a customer (docs/spec-map.md S6). */
export const roles = ['customer', 'floor', 'office', 'custom', 'admin', 'owner'] as const
export const roleSchema = z.enum(roles)
export type Role = z.infer<typeof roleSchema>

/** Everyone who works in the shop. What they may do there depends on their permissions (permissions.ts). */
export const staffRoles = ['floor', 'office', 'custom', 'admin', 'owner'] as const satisfies readonly Role[]
export const staffRoleSchema = z.enum(staffRoles)
export type StaffRole = z.infer<typeof staffRoleSchema>

/** The roles that every shop has; `custom` stands for those that its owner creates (custom-role.ts). */
export const builtInRoles = roles.filter((role) => role !== 'custom')
export const builtInStaffRoles = staffRoles.filter((role) => role !== 'custom')

/** A role as chosen in a form: a built-in one, or the id of one that the owner created. */
export const roleChoiceSchema = z.union([z.enum(builtInRoles), z.uuid()], 'Choose one of the roles')
export const staffRoleChoiceSchema = z.union([z.enum(builtInStaffRoles), z.uuid()], 'Choose one of the roles')
export type RoleChoice = z.infer<typeof roleChoiceSchema>

/** `customRoleId` identifies the owner's own role when `role` is `custom`. */
export type GivenRole = { role: Role; customRoleId: string | null }

export function givenRoleOf(choice: RoleChoice): GivenRole {
  const role = builtInRoles.find((known) => known === choice)
  return role ? { role, customRoleId: null } : { role: 'custom', customRoleId: choice }
}

export const roleNames: Record<Role, string> = {
  customer: 'Customer',
  floor: 'Floor',
  office: 'Office',
  custom: 'Own role',
  admin: 'Admin',
  owner: 'Owner',
}

/** What each role may do, for the person choosing one. */
export const roleHints: Record<StaffRole, string> = {
  floor: 'Production board, packing table and labels. Sees no money.',
  office:
    'Orders, quote requests, products and content. No customer records or purchase history; no refunds, settings or exports.',
  custom: 'Whatever the owner chose for it.',
  admin: 'Everything except staff and keys.',
  owner: 'Everything.',
}

export const isStaff = (role: Role): role is StaffRole => role !== 'customer'
