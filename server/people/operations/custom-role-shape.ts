import { z } from 'zod'
import { permissionKeys } from '#domain/people/permissions.ts'
import type { customRoles } from '../tables.ts'

export const roleGoneWords = 'This role no longer exists.'

export const customRoleId = z.uuid(roleGoneWords)

export const customRoleShape = z.object({
  id: z.uuid(),
  name: z.string(),
  permissions: z.array(z.enum(permissionKeys)),
  version: z.int(),
})

export type CustomRole = z.output<typeof customRoleShape>

/** A permission that is no longer in the catalog has no effect. */
export const toCustomRole = ({
  id,
  name,
  permissions,
  version,
}: typeof customRoles.$inferSelect): CustomRole => ({
  ...{ id, name, version },
  permissions: permissionKeys.filter((key) => permissions.includes(key)),
})

export const floorLead = { name: 'Floor lead', permissions: ['production.read', 'orders.read'] } as const

export const anyRole = '8a4c2f6e-0000-4000-8000-000000000001'
