import { and, asc, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '#server/kernel/database.ts'
import { factors, sessions } from '../tables.ts'
import type { FactorRow } from './present-factor.ts'

/** All of the user's, passkeys included, oldest first. */
export const findFactors = (executor: Executor, userId: string): Promise<FactorRow[]> =>
  executor.select().from(factors).where(eq(factors.userId, userId)).orderBy(asc(factors.createdAt))

export async function findFactor(
  executor: Executor,
  userId: string,
  factorId: string,
): Promise<FactorRow | null> {
  const [row] = await executor
    .select()
    .from(factors)
    .where(and(eq(factors.id, factorId), eq(factors.userId, userId)))
  return row ?? null
}

/** Those required to complete a sign-in. A passkey is a way of signing in by itself, and requires nothing more. */
const isSecondFactor = and(ne(factors.type, 'passkey'), isNotNull(factors.verifiedAt))

/** In a query on sessions: whether the second factor is still missing. */
export const lacksSecondFactor: SQL<boolean> = sql<boolean>`(${sessions.aal} = 'aal1' and exists
  (select 1 from ${factors} where ${factors.userId} = ${sessions.userId} and ${isSecondFactor}))`

export const hasSecondFactor = async (executor: Executor, userId: string): Promise<boolean> =>
  (await executor.$count(factors, and(eq(factors.userId, userId), isSecondFactor))) > 0
