import { asc, inArray } from 'drizzle-orm'
import type { Role } from '#domain/role.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Database } from '#server/kernel/database.ts'
import { AppError } from '#server/kernel/errors.ts'
import { profiles } from './tables.ts'

export type StaffMember = {
  userId: string
  fullName: string
  email: string
  role: Role
  isSuspended: boolean
  createdAt: Date
}

/** Everybody with a role in the shop, by name. For owners. */
export async function listStaff(database: Database, actor: Actor): Promise<StaffMember[]> {
  if (actor.user?.role !== 'owner') throw new AppError('forbidden', 'Access Denied')
  const rows = await database.orm
    .select()
    .from(profiles)
    .where(inArray(profiles.role, ['admin', 'owner']))
    .orderBy(asc(profiles.fullName), asc(profiles.userId))
  return rows.map(({ userId, fullName, email, role, suspendedAt, createdAt }) => ({
    userId,
    fullName,
    email,
    role,
    isSuspended: suspendedAt !== null,
    createdAt,
  }))
}
