import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { and, eq } from 'drizzle-orm'
import type { SignedInUser } from '#server/kernel/actor.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { findUserById } from '../accounts/find-user.ts'
import type { AuthParts } from '../deps.ts'
import { takeAttempt } from '../limits.ts'
import type { OpenSession } from '../sessions/open-session.ts'
import { factors, type UserRow } from '../tables.ts'
import type { SignInMeta, TooManyAttempts } from '../types.ts'
import type { FactorRow } from './present-factor.ts'
import { spendChallenge, tryChallenge } from './take-challenge.ts'
import { takeAssertion } from './webauthn.ts'

export type PasskeySignInOutcome<Opened> =
  | { ok: true; user: UserRow; session: Opened }
  | { ok: false; reason: 'challenge_expired' | 'factor_rejected' }
  | TooManyAttempts

/** The device has verified its user, so the passkey is both factors at once (NIST SP 800-63B section 4.2). */
export async function signInByPasskey<Opened>(
  parts: AuthParts,
  input: PasskeyAnswer,
  meta: SignInMeta,
  open: OpenSession<Opened>,
): Promise<PasskeySignInOutcome<Opened>> {
  const shown = await takePasskey(parts, input, meta.clientAddress, async (transaction, passkey) => {
    const user = await findUserById(transaction, passkey.userId)
    return user && { ok: true as const, user, session: await open(transaction, user, 'passkey', meta) }
  })
  return shown ?? { ok: false, reason: 'factor_rejected' }
}

/** Whether the signed-in user has shown one of their passkeys, as for a sign-in. */
export async function confirmByPasskey(
  parts: AuthParts,
  { id }: SignedInUser,
  input: PasskeyAnswer,
  clientAddress: string,
): Promise<boolean> {
  const shown = await takePasskey(parts, input, clientAddress, async (_, { userId }) => userId === id)
  return shown === true
}

export type PasskeyAnswer = { challengeId: string; response: AuthenticationResponseJSON }

/** Runs `use` with the passkey that met the challenge, in the transaction that spends it. */
async function takePasskey<Used>(
  { database, clock, origin, rateLimiter, rules }: AuthParts,
  { challengeId, response }: PasskeyAnswer,
  clientAddress: string,
  use: (transaction: Transaction, passkey: FactorRow) => Promise<Used>,
): Promise<Used | { ok: false; reason: 'challenge_expired' | 'factor_rejected' } | TooManyAttempts> {
  const attempt = await takeAttempt(rateLimiter, rules.limits.factor, clientAddress, response.id)
  if (!attempt.ok) return attempt
  const now = clock.now()
  const challenge = await tryChallenge(database.orm, challengeId, now)
  const text = challenge?.userId === null && challenge.factorId === null ? challenge.challenge : null
  if (!challenge || text === null) return { ok: false, reason: 'challenge_expired' }
  return database.transaction(async (transaction) => {
    const [passkey] = await transaction
      .select()
      .from(factors)
      .where(and(eq(factors.credentialId, response.id), eq(factors.type, 'passkey')))
    const isMet = passkey && (await takeAssertion(transaction, origin, text, passkey, response, now, true))
    if (!passkey || !isMet || !(await spendChallenge(transaction, challenge)))
      return { ok: false, reason: 'factor_rejected' } as const
    return use(transaction, passkey)
  })
}
