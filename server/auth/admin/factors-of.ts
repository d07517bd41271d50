import type { SystemActor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import { findUserById } from '../accounts/find-user.ts'
import type { AuthParts } from '../deps.ts'
import { findFactors } from '../factors/find-factors.ts'
import {
  type ApiFactor,
  type ApiPasskey,
  type FactorRow,
  presentFactor,
  presentPasskey,
} from '../factors/present-factor.ts'
import { removeFactor } from '../factors/remove-factor.ts'
import { type FindCustomerOutcome, findCustomer } from './find-customer.ts'

const isPasskey = ({ type }: FactorRow): boolean => type === 'passkey'

/** Null when there is no such account. */
export async function factorsOf(
  parts: AuthParts,
  userId: string,
): Promise<{ factors: ApiFactor[]; passkeys: ApiPasskey[] } | null> {
  const { orm } = parts.database
  if (!(await findUserById(orm, userId))) return null
  const known = await findFactors(orm, userId)
  return {
    factors: known.filter((factor) => !isPasskey(factor)).map(presentFactor),
    passkeys: known.filter(isPasskey).map(presentPasskey),
  }
}

export type FactorToRemove = { userId: string; factorId: string; kind: 'factor' | 'passkey' }

export async function removeFactorOf(
  parts: AuthParts,
  actor: SystemActor,
  { userId, factorId, kind }: FactorToRemove,
): Promise<
  | { ok: true; id: string }
  | Extract<FindCustomerOutcome, { ok: false }>
  | { ok: false; reason: 'factor_not_found' }
> {
  const found = await parts.database.transaction((transaction) => findCustomer(parts, transaction, userId))
  if (!found.ok) return found
  const removed = await removeFactor(parts, { id: userId }, factorId, kind)
  if (removed.ok) {
    const entry = { action: 'auth.remove-factor' as const, subject: `user:${userId}`, before: { kind } }
    await audit(parts.database.orm, actor, entry)
  }
  return removed
}
