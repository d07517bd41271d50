import { asc, eq, ilike, inArray, or } from 'drizzle-orm'
import type { Executor } from '#server/kernel/database.ts'
import { type Profile, toProfile } from './present.ts'
import { profiles } from './tables.ts'

const maxFound = 200

export async function profileOf(executor: Executor, userId: string): Promise<Profile | null> {
  const [row] = await executor.select().from(profiles).where(eq(profiles.userId, userId))
  return row ? toProfile(row) : null
}

export async function findByIds(executor: Executor, userIds: readonly string[]): Promise<Profile[]> {
  if (userIds.length === 0) return []
  const rows = await executor
    .select()
    .from(profiles)
    .where(inArray(profiles.userId, [...new Set(userIds)]))
  return rows.map(toProfile)
}

/** Partial match on full name or e-mail (specification, back office section 7), at most 200 people by name. */
export async function search(executor: Executor, text: string): Promise<Profile[]> {
  const wanted = text.trim()
  if (wanted === '') return []
  const pattern = `%${wanted.replace(/[\\%_]/g, '\\$&')}%`
  const rows = await executor
    .select()
    .from(profiles)
    .where(or(ilike(profiles.fullName, pattern), ilike(profiles.email, pattern)))
    .orderBy(asc(profiles.fullName), asc(profiles.userId))
    .limit(maxFound)
  return rows.map(toProfile)
}
