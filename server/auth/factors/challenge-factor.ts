import type { SignedInUser } from '#server/kernel/actor.ts'
import { after } from '#server/kernel/clock.ts'
import type { AuthParts } from '../deps.ts'
import { lifetimes } from '../lifetimes.ts'
import { takeAttempt } from '../limits.ts'
import { hashSecret, newCode } from '../secrets.ts'
import { factorChallenges } from '../tables.ts'
import type { TooManyAttempts } from '../types.ts'
import { findFactor, findFactors } from './find-factors.ts'
import type { FactorRow } from './present-factor.ts'
import { creationOptions, requestOptions } from './webauthn.ts'

type Ceremony =
  | { type: 'create'; options: Awaited<ReturnType<typeof creationOptions>> }
  | { type: 'request'; options: Awaited<ReturnType<typeof requestOptions>> }

export type ChallengeOutcome =
  | { ok: true; id: string; factor: FactorRow; expiresAt: Date; ceremony: Ceremony | null }
  | { ok: false; reason: 'factor_not_found' }
  | TooManyAttempts

/** Issues a factor's challenge: sends a text, or returns what the authenticator must sign. */
export async function challengeFactor(
  parts: AuthParts,
  signedIn: SignedInUser,
  factorId: string,
  clientAddress: string,
): Promise<ChallengeOutcome> {
  const { database, clock, rateLimiter, rules } = parts
  const factor = await findFactor(database.orm, signedIn.id, factorId)
  if (!factor || factor.type === 'passkey') return { ok: false, reason: 'factor_not_found' }
  const limit = factor.type === 'phone' ? rules.limits.sms : rules.limits.factor
  const attempt = await takeAttempt(rateLimiter, limit, clientAddress, factor.id)
  if (!attempt.ok) return attempt
  const ceremony = factor.type === 'webauthn' ? await ceremonyOf(parts, signedIn, factor) : null
  const code = factor.type === 'phone' ? newCode() : null
  const now = clock.now()
  const expiresAt = after(now, lifetimes.factorChallenge)
  const [row] = await database.orm
    .insert(factorChallenges)
    .values({
      userId: signedIn.id,
      factorId,
      challenge: ceremony?.options.challenge,
      codeHash: code && hashSecret(`${factorId}:${code}`),
      createdAt: now,
      expiresAt,
    })
    .returning({ id: factorChallenges.id })
  if (!row) throw new Error('A challenge was not inserted.')
  if (code !== null && factor.phone !== null)
    await parts.sms?.send({ to: factor.phone, text: words(parts, code), expiresAt })
  return { ok: true, id: row.id, factor, expiresAt, ceremony }
}

async function ceremonyOf(
  parts: AuthParts,
  { id, email }: SignedInUser,
  factor: FactorRow,
): Promise<Ceremony> {
  const { origin, database } = parts
  if (factor.verifiedAt !== null) return { type: 'request', options: await requestOptions(origin, [factor]) }
  const known = await findFactors(database.orm, id)
  const owner = { id, name: email || 'account' }
  const siteName = new URL(origin).hostname
  return { type: 'create', options: await creationOptions(origin, siteName, owner, known, false) }
}

const words = ({ origin }: AuthParts, code: string): string =>
  `Your code is ${code}. Never share it with anyone.\n\n@${new URL(origin).hostname} #${code}`
