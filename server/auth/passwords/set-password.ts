import { eq } from 'drizzle-orm'
import type { Transaction } from '#server/kernel/database.ts'
import type { AuthParts } from '../deps.ts'
import { voidTokens } from '../links/one-time-tokens.ts'
import { users } from '../tables.ts'

/** Invalidates links for resetting the password that it replaces. */
export async function setPassword(
  { clock }: Pick<AuthParts, 'clock'>,
  transaction: Transaction,
  userId: string,
  passwordHash: string,
  hasOneTimePassword = false,
): Promise<void> {
  await transaction
    .update(users)
    .set({ passwordHash, hasOneTimePassword, updatedAt: clock.now() })
    .where(eq(users.id, userId))
  await voidTokens(transaction, userId, ['recovery'])
}
