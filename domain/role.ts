import { z } from 'zod'

/** DECISIONS.md 16. Any unknown role counts as a customer (specification, storefront section 6). */
export const roles = ['customer', 'admin', 'owner'] as const
export const roleSchema = z.enum(roles)
export type Role = z.infer<typeof roleSchema>

export const isStaff = (role: Role): boolean => role === 'admin' || role === 'owner'
