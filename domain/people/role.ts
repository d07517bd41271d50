import { z } from 'zod'

/** docs/decisions.md 16. Any unknown role counts as a customer (docs/spec-map.md S6). */
export const roles = ['customer', 'floor', 'office', 'custom', 'admin', 'owner'] as const
export const roleSchema = z.enum(roles)
export type Role = z.infer<typeof roleSchema>

/** Whoever works in the shop. What they may do there, their permissions say (permissions.ts). */
export const staffRoles = ['floor', 'office', 'custom', 'admin', 'owner'] as const satisfies readonly Role[]
export const staffRoleSchema = z.enum(staffRoles)
export type StaffRole = z.infer<typeof staffRoleSchema>

/** Those that every shop has; `custom` stands for the ones that its owner makes (custom-role.ts). */
export const builtInRoles = roles.filter((role) => role !== 'custom')
export const builtInStaffRoles = staffRoles.filter((role) => role !== 'custom')

/** A role as somebody chooses it: one that every shop has, or the id of one that the owner made. */
export const roleChoiceSchema = z.union([z.enum(builtInRoles), z.uuid()], 'Choose one of the roles')
export const staffRoleChoiceSchema = z.union([z.enum(builtInStaffRoles), z.uuid()], 'Choose one of the roles')
export type RoleChoice = z.infer<typeof roleChoiceSchema>

/** `customRoleId` says which of the owner's own, where `role` is `custom`. */
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

/** What each may do, for whoever chooses one. */
export const roleHints: Record<StaffRole, string> = {
  floor: 'Production board, packing table and labels. Sees no money.',
  office:
    'Orders, quote requests, products and content. Not what customers are and bought; no refunds, settings or exports.',
  custom: 'What the owner chose for it.',
  admin: 'Everything but staff and keys.',
  owner: 'Everything.',
}

export const isStaff = (role: Role): role is StaffRole => role !== 'customer'
