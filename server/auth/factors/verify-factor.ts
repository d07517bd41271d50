import { and, eq, isNull } from 'drizzle-orm'
import type { SignedInUser } from '#server/kernel/actor.ts'
import type { AuthParts } from '../deps.ts'
import { takeAttempt } from '../limits.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { factors } from '../tables.ts'
import type { MethodName, TooManyAttempts } from '../types.ts'
import { findFactor } from './find-factors.ts'
import { type FactorAnswer, meet } from './meet-challenge.ts'
import type { FactorRow } from './present-factor.ts'
import { type RaisedSession, raiseSession } from './raise-session.ts'
import { spendChallenge, tryChallenge } from './take-challenge.ts'

export type VerifyFactorOutcome =
  | { ok: true; raised: RaisedSession }
  | { ok: false; reason: 'factor_not_found' | 'challenge_expired' | 'factor_rejected' }
  | TooManyAttempts

const methods = {
  totp: 'totp',
  phone: 'mfa/phone',
  webauthn: 'mfa/webauthn',
  passkey: 'passkey',
} as const satisfies Record<FactorRow['type'], MethodName>

/**
 * Meets a challenge: the session becomes aal2. The first time, the factor itself becomes verified, and all other
 * sessions of the user end.
 */
export async function verifyFactor(
  parts: AuthParts,
  signedIn: SignedInUser,
  { factorId, challengeId, answer }: { factorId: string; challengeId: string; answer: FactorAnswer },
  clientAddress: string,
): Promise<VerifyFactorOutcome> {
  const { database, rateLimiter, rules, clock } = parts
  const attempt = await takeAttempt(rateLimiter, rules.limits.factor, clientAddress, `verify:${signedIn.id}`)
  if (!attempt.ok) return attempt
  const factor = await findFactor(database.orm, signedIn.id, factorId)
  if (!factor || factor.type === 'passkey') return { ok: false, reason: 'factor_not_found' }
  const challenge = await tryChallenge(database.orm, challengeId, clock.now())
  if (challenge?.factorId !== factorId) return { ok: false, reason: 'challenge_expired' }
  return database.transaction(async (transaction): Promise<VerifyFactorOutcome> => {
    const met = await meet(parts, transaction, factor, challenge, answer)
    if (!met.ok || !(await spendChallenge(transaction, challenge)))
      return { ok: false, reason: 'factor_rejected' }
    const now = clock.now()
    const [isFirst] = await transaction
      .update(factors)
      .set({ ...met.credential, verifiedAt: now, updatedAt: now, lastUsedAt: now })
      .where(and(eq(factors.id, factor.id), isNull(factors.verifiedAt)))
      .returning({ id: factors.id })
    // Other sessions were opened before there was a second factor.
    if (isFirst)
      await endSessions(parts, transaction, { userId: signedIn.id, sessionId: signedIn.sessionId }, 'others')
    const raised = await raiseSession(parts, transaction, signedIn.sessionId, methods[factor.type])
    return raised ? { ok: true, raised } : { ok: false, reason: 'challenge_expired' }
  })
}
