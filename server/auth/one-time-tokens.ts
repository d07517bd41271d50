import { and, eq, gt } from 'drizzle-orm'
import { after, hours } from '#server/kernel/clock.ts'
import type { Executor, Transaction } from '#server/kernel/database.ts'
import { hashSecret, newSecret } from './secrets.ts'
import { oneTimeTokens } from './tables.ts'
import type { AuthParts } from './types.ts'

export type TokenPurpose = (typeof oneTimeTokens.$inferSelect)['purpose']

const lifetimes: Record<TokenPurpose, number> = { signup: hours(72), recovery: hours(1) }

/** Returns the secret, which from then on only the mail knows. */
export async function issueToken(
  { clock }: Pick<AuthParts, 'clock'>,
  executor: Executor,
  { userId, email, purpose }: { userId: string; email: string; purpose: TokenPurpose },
): Promise<string> {
  const secret = newSecret()
  const now = clock.now()
  await executor.insert(oneTimeTokens).values({
    tokenHash: hashSecret(secret),
    userId,
    purpose,
    email,
    createdAt: now,
    expiresAt: after(now, lifetimes[purpose]),
  })
  return secret
}

export type ProvenAddress = { userId: string; email: string }

/** Whom a token that still holds belongs to, without using it up. */
export async function findToken(
  { clock }: Pick<AuthParts, 'clock'>,
  executor: Executor,
  purpose: TokenPurpose,
  secret: string,
): Promise<ProvenAddress | null> {
  const [row] = await executor
    .select({ userId: oneTimeTokens.userId, email: oneTimeTokens.email })
    .from(oneTimeTokens)
    .where(holds(clock.now(), purpose, secret))
  return row ?? null
}

/** Uses a token up: of ten requests with the same one a single one gets it. Its older siblings go with it. */
export async function useToken(
  { clock }: Pick<AuthParts, 'clock'>,
  transaction: Transaction,
  purpose: TokenPurpose,
  secret: string,
): Promise<ProvenAddress | null> {
  const [row] = await transaction
    .delete(oneTimeTokens)
    .where(holds(clock.now(), purpose, secret))
    .returning({ userId: oneTimeTokens.userId, email: oneTimeTokens.email })
  if (!row) return null
  await voidTokens(transaction, row.userId, purpose)
  return row
}

export async function voidTokens(executor: Executor, userId: string, purpose: TokenPurpose): Promise<void> {
  await executor
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.purpose, purpose)))
}

const holds = (now: Date, purpose: TokenPurpose, secret: string) =>
  and(
    eq(oneTimeTokens.tokenHash, hashSecret(secret)),
    eq(oneTimeTokens.purpose, purpose),
    gt(oneTimeTokens.expiresAt, now),
  )
