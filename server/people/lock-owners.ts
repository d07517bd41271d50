import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '#server/kernel/database.ts'
import { profiles } from './tables.ts'

/** The owners who can act, always locked in the same order, so that two transactions cannot deadlock. */
export async function lockOwners(transaction: Transaction): Promise<string[]> {
  const rows = await transaction
    .select({ userId: profiles.userId })
    .from(profiles)
    .where(and(eq(profiles.role, 'owner'), isNull(profiles.suspendedAt)))
    .orderBy(asc(profiles.userId))
    .for('update')
  return rows.map((row) => row.userId)
}
