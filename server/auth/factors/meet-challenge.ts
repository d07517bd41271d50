import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Transaction } from '#server/kernel/database.ts'
import type { AuthParts } from '../deps.ts'
import { hashSecret, sameHash } from '../secrets.ts'
import type { FactorRow } from './present-factor.ts'
import type { ChallengeRow } from './take-challenge.ts'
import { takeTotp } from './totp.ts'
import { type NewCredential, readCreation, takeAssertion } from './webauthn.ts'

export type FactorAnswer =
  | { kind: 'code'; code: string }
  | { kind: 'creation'; response: RegistrationResponseJSON }
  | { kind: 'assertion'; response: AuthenticationResponseJSON }

type Met = { ok: false } | { ok: true; credential?: NewCredential }

export async function meet(
  { clock, origin, secretBox }: AuthParts,
  transaction: Transaction,
  factor: FactorRow,
  { challenge, codeHash }: ChallengeRow,
  answer: FactorAnswer,
): Promise<Met> {
  const now = clock.now()
  if (factor.type === 'totp' && answer.kind === 'code')
    return { ok: await takeTotp(transaction, secretBox, factor, answer.code, now) }
  if (factor.type === 'phone' && answer.kind === 'code' && codeHash !== null)
    return { ok: sameHash(codeHash, hashSecret(`${factor.id}:${answer.code}`)) }
  if (factor.type !== 'webauthn' || challenge === null) return { ok: false }
  if (answer.kind === 'creation' && factor.verifiedAt === null) {
    const credential = await readCreation(origin, challenge, answer.response, false)
    return credential ? { ok: true, credential } : { ok: false }
  }
  if (answer.kind !== 'assertion') return { ok: false }
  return { ok: await takeAssertion(transaction, origin, challenge, factor, answer.response, now, false) }
}
