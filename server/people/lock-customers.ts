import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#server/kernel/database.ts'
import { profiles } from './tables.ts'

/** How many of these are customers; their roles can't change until the transaction ends. */
export async function lockCustomers(transaction: Transaction, userIds: readonly string[]): Promise<number> {
  const rows = await transaction
    .select({ userId: profiles.userId })
    .from(profiles)
    .where(and(inArray(profiles.userId, [...userIds]), eq(profiles.role, 'customer')))
    .orderBy(asc(profiles.userId))
    .for('update')
  return rows.length
}
