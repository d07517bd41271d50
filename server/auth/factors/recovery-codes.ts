import { and, eq } from 'drizzle-orm'
import type { SignedInUser } from '#server/kernel/actor.ts'
import type { AuthParts } from '../deps.ts'
import { takeAttempt } from '../limits.ts'
import { hashSecret, newOneTimePassword } from '../secrets.ts'
import { recoveryCodes } from '../tables.ts'
import type { TooManyAttempts } from '../types.ts'
import { type RaisedSession, raiseSession } from './raise-session.ts'

const howMany = 10

/** Ten new codes, which replace the previous ones. They are shown once, and only their hashes are stored. */
export async function makeRecoveryCodes({ database, clock }: AuthParts, userId: string): Promise<string[]> {
  const codes = Array.from({ length: howMany }, newOneTimePassword)
  const createdAt = clock.now()
  await database.transaction(async (transaction) => {
    await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
    await transaction
      .insert(recoveryCodes)
      .values(codes.map((code) => ({ codeHash: hashOf(userId, code), userId, createdAt })))
  })
  return codes
}

export type SpendRecoveryCodeOutcome =
  | { ok: true; raised: RaisedSession }
  | { ok: false; reason: 'factor_rejected' }
  | TooManyAttempts

/** Replaces the second factor, once. */
export async function spendRecoveryCode(
  parts: AuthParts,
  signedIn: SignedInUser,
  code: string,
  clientAddress: string,
): Promise<SpendRecoveryCodeOutcome> {
  const attempt = await takeAttempt(
    parts.rateLimiter,
    parts.rules.limits.factor,
    clientAddress,
    `verify:${signedIn.id}`,
  )
  if (!attempt.ok) return attempt
  return parts.database.transaction(async (transaction): Promise<SpendRecoveryCodeOutcome> => {
    const [used] = await transaction
      .delete(recoveryCodes)
      .where(
        and(eq(recoveryCodes.userId, signedIn.id), eq(recoveryCodes.codeHash, hashOf(signedIn.id, code))),
      )
      .returning({ userId: recoveryCodes.userId })
    const raised = used && (await raiseSession(parts, transaction, signedIn.sessionId, 'recovery_code'))
    return raised ? { ok: true, raised } : { ok: false, reason: 'factor_rejected' }
  })
}

const hashOf = (userId: string, code: string): string =>
  hashSecret(`${userId}:${code.trim().toLowerCase().replace(/\s/g, '')}`)
