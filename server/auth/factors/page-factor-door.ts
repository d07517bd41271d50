import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { eq } from 'drizzle-orm'
import type { SignedInUser } from '#server/kernel/actor.ts'
import { noteAttempt, noteEntry, type Suspended } from '../accounts/note-attempt.ts'
import type { AuthParts } from '../deps.ts'
import { authenticateHalf } from '../sessions/authenticate.ts'
import type { CookieSession, OpenSession, SessionCookie } from '../sessions/open-session.ts'

import { recoveryCodes } from '../tables.ts'
import type { SignInMeta } from '../types.ts'
import { type ChallengeOutcome, challengeFactor } from './challenge-factor.ts'
import { type EnrollOutcome, enrollFactor } from './enroll-factor.ts'
import { findFactors } from './find-factors.ts'
import { assertionSchema, creationSchema } from './input.ts'
import type { FactorAnswer } from './meet-challenge.ts'
import {
  type AddPasskeyOutcome,
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  renamePasskey,
} from './passkeys.ts'
import type { FactorRow } from './present-factor.ts'
import { makeRecoveryCodes, type SpendRecoveryCodeOutcome, spendRecoveryCode } from './recovery-codes.ts'
import { type RemoveFactorOutcome, removeFactor } from './remove-factor.ts'
import { type PasskeySignInOutcome, signInByPasskey } from './use-passkey.ts'
import { type VerifyFactorOutcome, verifyFactor } from './verify-factor.ts'

type Refusal<Outcome> = Extract<Outcome, { ok: false }> | Suspended

export type FactorView = {
  id: string
  type: FactorRow['type']
  name: string
  isVerified: boolean
  createdAt: Date
  lastUsedAt: Date | null
}

type VerifyInput = { factorId: string; challengeId: string | null; answer: FactorAnswer }

/** Second factors and passkeys on the pages. `half` is the cookie of a user who has yet to show the second factor. */
export type PageFactorDoor = {
  list(user: SignedInUser): Promise<FactorView[]>
  recoveryCodesLeft(user: SignedInUser): Promise<number>
  enrollTotp(user: SignedInUser, name: string): Promise<EnrollOutcome>
  /** For a signed-in user who is finishing a new factor. */
  challenge(user: SignedInUser, factorId: string, meta: SignInMeta): Promise<ChallengeOutcome>
  verify(
    user: SignedInUser,
    input: VerifyInput,
    meta: SignInMeta,
  ): Promise<{ ok: true; session: SessionCookie } | Refusal<VerifyFactorOutcome>>
  remove(user: SignedInUser, factorId: string): Promise<RemoveFactorOutcome>
  makeRecoveryCodes(user: SignedInUser): Promise<string[]>

  /** A browser authenticator's response to a request, or null when it isn't one. */
  readAssertion(answer: unknown): AuthenticationResponseJSON | null
  readCreation(answer: unknown): RegistrationResponseJSON | null

  halfSignedIn(half: string | null): Promise<SignedInUser | null>
  /** The second step of a sign-in. */
  complete(
    half: string | null,
    input: VerifyInput,
    meta: SignInMeta,
  ): Promise<{ ok: true; session: SessionCookie } | Refusal<VerifyFactorOutcome>>
  completeByRecoveryCode(
    half: string | null,
    code: string,
    meta: SignInMeta,
  ): Promise<{ ok: true; session: SessionCookie } | Refusal<SpendRecoveryCodeOutcome>>

  beginPasskey(user: SignedInUser): ReturnType<typeof beginPasskey>
  addPasskey(
    user: SignedInUser,
    input: { challengeId: string; response: RegistrationResponseJSON; name: string },
  ): Promise<AddPasskeyOutcome>
  renamePasskey(user: SignedInUser, input: { id: string; name: string }): Promise<boolean>
  removePasskey(user: SignedInUser, id: string): Promise<RemoveFactorOutcome>
  beginPasskeySignIn(clientAddress: string): ReturnType<typeof beginPasskeySignIn>
  signInByPasskey(
    input: { challengeId: string; response: AuthenticationResponseJSON },
    meta: SignInMeta,
  ): Promise<{ ok: true; session: SessionCookie } | Refusal<PasskeySignInOutcome<CookieSession>>>
}

export function createPageFactorDoor(
  parts: AuthParts,
  open: OpenSession<CookieSession>,
  welcome: (session: CookieSession, meta: SignInMeta) => Promise<SessionCookie>,
): PageFactorDoor {
  const { orm } = parts.database
  const halfOf = async (half: string | null) => (half === null ? null : authenticateHalf(parts, half))

  const verify: PageFactorDoor['verify'] = async (user, { challengeId, ...input }, meta) => {
    // An authenticator app has no question to ask; its challenge is created here.
    const challenge =
      challengeId === null
        ? await challengeFactor(parts, user, input.factorId, meta.clientAddress)
        : { ok: true as const, id: challengeId }
    if (!challenge.ok) return challenge
    const whole = { ...input, challengeId: challenge.id }
    const outcome = await noteAttempt(
      parts,
      'second factor',
      verifyFactor(parts, user, whole, meta.clientAddress),
      user,
    )
    if (!outcome.ok) return outcome
    if (outcome.raised.kind !== 'cookie') return { ok: false, reason: 'challenge_expired' }
    return { ok: true, session: await welcome(outcome.raised.session, meta) }
  }

  return {
    list: async (user) => (await findFactors(orm, user.id)).map(toView),
    recoveryCodesLeft: (user) => orm.$count(recoveryCodes, eq(recoveryCodes.userId, user.id)),
    enrollTotp: (user, name) => enrollFactor(parts, user, { type: 'totp', name }),
    challenge: (user, factorId, meta) => challengeFactor(parts, user, factorId, meta.clientAddress),
    verify,
    remove: (user, factorId) => removeFactor(parts, user, factorId),
    makeRecoveryCodes: (user) => makeRecoveryCodes(parts, user.id),

    readAssertion: (answer) => assertionSchema.safeParse(answer).data ?? null,
    readCreation: (answer) => creationSchema.safeParse(answer).data ?? null,

    halfSignedIn: halfOf,
    async complete(half, input, meta) {
      const user = await halfOf(half)
      return user ? verify(user, input, meta) : { ok: false, reason: 'challenge_expired' }
    },
    async completeByRecoveryCode(half, code, meta) {
      const user = await halfOf(half)
      if (!user) return { ok: false, reason: 'factor_rejected' }
      const spent = spendRecoveryCode(parts, user, code, meta.clientAddress)
      const outcome = await noteAttempt(parts, 'recovery code', spent, user)
      if (!outcome.ok) return outcome
      if (outcome.raised.kind !== 'cookie') return { ok: false, reason: 'factor_rejected' }
      return { ok: true, session: await welcome(outcome.raised.session, meta) }
    },

    beginPasskey: (user) => beginPasskey(parts, user),
    addPasskey: (user, input) => addPasskey(parts, user, input),
    renamePasskey: async (user, input) => (await renamePasskey(parts, user, input)) !== null,
    removePasskey: (user, id) => removeFactor(parts, user, id, 'passkey'),
    beginPasskeySignIn: (clientAddress) => beginPasskeySignIn(parts, clientAddress),
    async signInByPasskey(input, meta) {
      const outcome = await noteEntry(parts, 'passkey', signInByPasskey(parts, input, meta, open))
      return outcome.ok ? { ok: true, session: await welcome(outcome.session, meta) } : outcome
    },
  }
}

const toView = (row: FactorRow): FactorView => ({
  id: row.id,
  type: row.type,
  name: row.name,
  isVerified: row.verifiedAt !== null,
  createdAt: row.createdAt,
  lastUsedAt: row.lastUsedAt,
})
