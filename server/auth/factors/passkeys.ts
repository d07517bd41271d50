import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { and, eq } from 'drizzle-orm'
import type { SignedInUser } from '#server/kernel/actor.ts'
import { after } from '#server/kernel/clock.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { findUserById } from '../accounts/find-user.ts'
import type { AuthParts } from '../deps.ts'
import { lifetimes } from '../lifetimes.ts'
import { takeAttempt } from '../limits.ts'
import type { OpenSession } from '../sessions/open-session.ts'
import { factorChallenges, factors, type UserRow } from '../tables.ts'
import type { SignInMeta, TooManyAttempts } from '../types.ts'
import { findFactors } from './find-factors.ts'
import type { FactorRow } from './present-factor.ts'
import { spendChallenge, tryChallenge } from './take-challenge.ts'
import { creationOptions, readCreation, requestOptions, takeAssertion } from './webauthn.ts'

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

/** What the browser makes a new passkey from. */
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

/** Asks one of these, or whatever passkey the device has for this site. */
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

export type PasskeySignInOutcome<Opened> =
  | { ok: true; user: UserRow; session: Opened }
  | { ok: false; reason: 'challenge_expired' | 'factor_rejected' }
  | TooManyAttempts

/** The device has checked who holds it, so the passkey is both factors at once (NIST SP 800-63B section 4.2). */
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

/** Whether who is signed in has shown a passkey of theirs, as for a sign-in. */
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

/** What `use` makes of the passkey that met the challenge, in the transaction that spends it. */
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
