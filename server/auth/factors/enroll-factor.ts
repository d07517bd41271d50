import { randomUUID } from 'node:crypto'
import { and, eq, isNull, lt, ne } from 'drizzle-orm'
import type { SignedInUser } from '#server/kernel/actor.ts'
import { after } from '#server/kernel/clock.ts'
import { isUniqueViolation } from '#server/kernel/database.ts'
import type { AuthParts } from '../deps.ts'
import { lifetimes } from '../lifetimes.ts'
import { secretPlaces } from '../secret-places.ts'
import { factors } from '../tables.ts'

import { findFactors } from './find-factors.ts'
import type { FactorRow } from './present-factor.ts'
import { describeTotp, newTotpSecret } from './totp.ts'

export type EnrollInput = { name: string } & (
  | { type: 'totp'; issuer?: string }
  | { type: 'phone'; phone: string }
  | { type: 'webauthn' }
)

export type EnrollOutcome =
  | { ok: true; factor: FactorRow; totp: Awaited<ReturnType<typeof describeTotp>> | null }
  | { ok: false; reason: 'too_many_factors' | 'factor_name_conflict' }

const maxFactors = 10

/** Begins enrolling a second factor; it counts once its first challenge is met. */
export async function enrollFactor(
  { database, clock, origin, secretBox }: AuthParts,
  signedIn: SignedInUser,
  input: EnrollInput,
): Promise<EnrollOutcome> {
  const { orm } = database
  const now = clock.now()
  const isStale = lt(factors.createdAt, after(now, -lifetimes.unfinishedFactor))
  await orm
    .delete(factors)
    .where(
      and(eq(factors.userId, signedIn.id), isNull(factors.verifiedAt), isStale, ne(factors.type, 'passkey')),
    )
  if ((await findFactors(orm, signedIn.id)).length >= maxFactors)
    return { ok: false, reason: 'too_many_factors' }
  const id = randomUUID()
  const secret = input.type === 'totp' ? newTotpSecret() : null
  const phone = input.type === 'phone' ? input.phone : null
  try {
    const [factor] = await orm
      .insert(factors)
      .values({
        id,
        userId: signedIn.id,
        type: input.type,
        name: input.name,
        secret: secret && secretBox.seal(secret, secretPlaces.totp(id)),
        phone,
        createdAt: now,
        updatedAt: now,
      })
      .returning()
    if (!factor) throw new Error('A factor was not inserted.')
    const issuer = (input.type === 'totp' && input.issuer) || new URL(origin).hostname
    const totp = secret === null ? null : await describeTotp(secret, issuer, signedIn.email || 'account')
    return { ok: true, factor, totp }
  } catch (error) {
    if (isUniqueViolation(error)) return { ok: false, reason: 'factor_name_conflict' }
    throw error
  }
}
