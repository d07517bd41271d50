import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { and, eq } from 'drizzle-orm'
import type { SignedInUser } from '#server/kernel/actor.ts'
import { after } from '#server/kernel/clock.ts'
import type { AuthParts } from '../deps.ts'
import { lifetimes } from '../lifetimes.ts'
import { takeAttempt } from '../limits.ts'
import { factorChallenges, factors } from '../tables.ts'
import type { TooManyAttempts } from '../types.ts'
import { findFactors } from './find-factors.ts'
import type { FactorRow } from './present-factor.ts'
import { spendChallenge, tryChallenge } from './take-challenge.ts'
import { creationOptions, readCreation, requestOptions } from './webauthn.ts'

const maxPasskeys = 20

async function keepChallenge({ database, clock }: AuthParts, challenge: string, userId: string | null) {
  const now = clock.now()
  const expiresAt = after(now, lifetimes.factorChallenge)
  const [row] = await database.orm
    .insert(factorChallenges)
    .values({ userId, challenge, createdAt: now, expiresAt })
    .returning({ id: factorChallenges.id })
  if (!row) throw new Error('A challenge was not inserted.')
  return { challengeId: row.id, expiresAt }
}

/** The options from which the browser creates a new passkey. */
export async function beginPasskey(parts: AuthParts, { id, email }: SignedInUser) {
  const known = await findFactors(parts.database.orm, id)
  const owner = { id, name: email || 'account' }
  const options = await creationOptions(parts.origin, new URL(parts.origin).hostname, owner, known, true)
  return { ...(await keepChallenge(parts, options.challenge, id)), options }
}

export type AddPasskeyOutcome =
  | { ok: true; passkey: FactorRow }
  | { ok: false; reason: 'challenge_expired' | 'factor_rejected' | 'too_many_factors' }

export async function addPasskey(
  { database, clock, origin }: AuthParts,
  signedIn: SignedInUser,
  input: { challengeId: string; response: RegistrationResponseJSON; name: string },
): Promise<AddPasskeyOutcome> {
  const now = clock.now()
  const challenge = await tryChallenge(database.orm, input.challengeId, now)
  if (challenge?.userId !== signedIn.id || challenge.challenge === null)
    return { ok: false, reason: 'challenge_expired' }
  const credential = await readCreation(origin, challenge.challenge, input.response, true)
  if (!credential || !(await spendChallenge(database.orm, challenge)))
    return { ok: false, reason: 'factor_rejected' }
  const known = await findFactors(database.orm, signedIn.id)
  if (known.length >= maxPasskeys) return { ok: false, reason: 'too_many_factors' }
  const taken = new Set(known.map(({ name }) => name.toLowerCase()))
  const wanted = input.name || 'Passkey'
  const numbers = Array.from({ length: maxPasskeys + 1 }, (_, index) => index + 1)
  const names = numbers.map((number) => (number === 1 ? wanted : `${wanted} ${number}`))
  const name = names.find((candidate) => !taken.has(candidate.toLowerCase())) ?? ''
  const [passkey] = await database.orm
    .insert(factors)
    .values({
      ...credential,
      userId: signedIn.id,
      type: 'passkey',
      name,
      verifiedAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning()
  return passkey ? { ok: true, passkey } : { ok: false, reason: 'factor_rejected' }
}

export async function renamePasskey(
  { database, clock }: AuthParts,
  signedIn: SignedInUser,
  { id, name }: { id: string; name: string },
): Promise<FactorRow | null> {
  const taken = (await findFactors(database.orm, signedIn.id)).some(
    (other) => other.id !== id && other.name.toLowerCase() === name.toLowerCase(),
  )
  if (taken) return null
  const [row] = await database.orm
    .update(factors)
    .set({ name, updatedAt: clock.now() })
    .where(and(eq(factors.id, id), eq(factors.userId, signedIn.id), eq(factors.type, 'passkey')))
    .returning()
  return row ?? null
}

export type PasskeyQuestion =
  | ({ ok: true; options: Awaited<ReturnType<typeof requestOptions>> } & Awaited<
      ReturnType<typeof keepChallenge>
    >)
  | TooManyAttempts

/** Challenges one of these, or any passkey that the device has for this site. */
export async function beginPasskeySignIn(
  parts: AuthParts,
  clientAddress: string,
  known: readonly FactorRow[] = [],
): Promise<PasskeyQuestion> {
  const attempt = await takeAttempt(parts.rateLimiter, parts.rules.limits.signIn, clientAddress, null)
  if (!attempt.ok) return attempt
  const options = await requestOptions(parts.origin, known, true)
  return { ok: true, ...(await keepChallenge(parts, options.challenge, null)), options }
}
