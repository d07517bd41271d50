import { asc, inArray } from 'drizzle-orm'
import { type Role, staffRoles } from '#domain/people/role.ts'
import type { Database } from '#server/kernel/database.ts'
import { profiles } from './tables.ts'

export type StaffMember = {
  userId: string
  fullName: string
  email: string
  role: Role
  /** Which custom role, if `role` is `custom`. */
  customRoleId: string | null
  isSuspended: boolean
  createdAt: Date
}

/** Everyone with a role in the shop, by name. For owners. */
export async function listStaff({ database }: { database: Database }): Promise<StaffMember[]> {
  const rows = await database.orm
    .select()
    .from(profiles)
    .where(inArray(profiles.role, [...staffRoles]))
    .orderBy(asc(profiles.fullName), asc(profiles.userId))
  return rows.map(({ userId, fullName, email, role, customRoleId, suspendedAt, createdAt }) => ({
    userId,
    fullName,
    email,
    role,
    customRoleId,
    isSuspended: suspendedAt !== null,
    createdAt,
  }))
}
