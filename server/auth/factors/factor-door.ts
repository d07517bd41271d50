import type { SignedInUser } from '#server/kernel/actor.ts'
import { findUserById } from '../accounts/find-user.ts'
import { noteAttempt } from '../accounts/note-attempt.ts'
import type { AuthParts } from '../deps.ts'
import { type ApiSession, presentSession } from '../present.ts'
import type { OpenSession, TokenSession } from '../sessions/open-session.ts'
import { type ChallengeOutcome, challengeFactor } from './challenge-factor.ts'
import { type EnrollInput, type EnrollOutcome, enrollFactor } from './enroll-factor.ts'
import { findFactor, findFactors } from './find-factors.ts'
import type { FactorAnswer } from './meet-challenge.ts'
import { createPasskeyDoor, type PasskeyDoor } from './passkey-door.ts'
import type { FactorRow } from './present-factor.ts'
import { type RemoveFactorOutcome, removeFactor } from './remove-factor.ts'
import { type VerifyFactorOutcome, verifyFactor } from './verify-factor.ts'

type Refusal<Outcome> = Extract<Outcome, { ok: false }>

/** Second factors and passkeys of token-based clients. */
export type FactorDoor = {
  enroll(signedIn: SignedInUser, input: EnrollInput): Promise<EnrollOutcome>
  challenge(signedIn: SignedInUser, factorId: string, clientAddress: string): Promise<ChallengeOutcome>
  verify(
    signedIn: SignedInUser,
    input: { factorId: string; challengeId: string; answer: FactorAnswer },
    clientAddress: string,
  ): Promise<{ ok: true; session: ApiSession } | Refusal<VerifyFactorOutcome>>
  remove(signedIn: SignedInUser, factorId: string): Promise<RemoveFactorOutcome>
  isVerified(signedIn: SignedInUser, factorId: string): Promise<boolean>
  /** Null when there is no such factor, or it is someone else's. */
  typeOf(signedIn: SignedInUser, factorId: string): Promise<FactorRow['type'] | null>
  passkeys: PasskeyDoor
}

export function createFactorDoor(parts: AuthParts, open: OpenSession<TokenSession>): FactorDoor {
  const { orm } = parts.database
  return {
    enroll: (signedIn, input) => enrollFactor(parts, signedIn, input),
    challenge: (signedIn, factorId, clientAddress) =>
      challengeFactor(parts, signedIn, factorId, clientAddress),
    async verify(signedIn, input, clientAddress) {
      const verified = verifyFactor(parts, signedIn, input, clientAddress)
      const outcome = await noteAttempt(parts, 'second factor', verified, signedIn)
      if (!outcome.ok) return outcome
      const user = await findUserById(orm, signedIn.id)
      if (!user || outcome.raised.kind !== 'tokens') return { ok: false, reason: 'challenge_expired' }
      return { ok: true, session: await presentSession(parts, user, outcome.raised.session) }
    },
    remove: (signedIn, factorId) => removeFactor(parts, signedIn, factorId),
    typeOf: async ({ id }, factorId) => (await findFactor(orm, id, factorId))?.type ?? null,
    async isVerified({ id }, factorId) {
      const known = await findFactors(orm, id)
      return known.some((factor) => factor.id === factorId && factor.verifiedAt !== null)
    },
    passkeys: createPasskeyDoor(parts, open),
  }
}
