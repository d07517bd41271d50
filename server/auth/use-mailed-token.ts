import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '#server/kernel/database.ts'
import { type TokenPurpose, useToken } from './one-time-tokens.ts'
import { users } from './tables.ts'
import type { AuthParts, UserRow } from './types.ts'

/** Uses a mailed token up. Whoever holds it reads that mailbox, so the address counts as confirmed. */
export async function useMailedToken(
  parts: Pick<AuthParts, 'clock'>,
  transaction: Transaction,
  purpose: TokenPurpose,
  secret: string,
): Promise<UserRow | null> {
  const proven = await useToken(parts, transaction, purpose, secret)
  if (!proven) return null
  const emailConfirmedAt = parts.clock.now()
  await transaction
    .update(users)
    .set({ emailConfirmedAt })
    .where(and(eq(users.id, proven.userId), eq(users.email, proven.email), isNull(users.emailConfirmedAt)))
  const [user] = await transaction.select().from(users).where(eq(users.id, proven.userId))
  return user ?? null
}
