import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { SignedInUser } from '#server/kernel/actor.ts'
import { noteEntry, type Suspended } from '../accounts/note-attempt.ts'
import type { AuthParts } from '../deps.ts'
import { type ApiSession, presentSession } from '../present.ts'
import type { OpenSession, TokenSession } from '../sessions/open-session.ts'
import type { SignInMeta } from '../types.ts'
import { findFactors } from './find-factors.ts'
import {
  type AddPasskeyOutcome,
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  renamePasskey,
} from './passkeys.ts'
import { type ApiPasskey, presentPasskey } from './present-factor.ts'
import { type RemoveFactorOutcome, removeFactor } from './remove-factor.ts'
import { type PasskeySignInOutcome, signInByPasskey } from './use-passkey.ts'

type Refusal<Outcome> = Extract<Outcome, { ok: false }> | Suspended

/** Passkeys of token-based clients. */
export type PasskeyDoor = {
  list(signedIn: SignedInUser): Promise<ApiPasskey[]>
  begin(signedIn: SignedInUser): ReturnType<typeof beginPasskey>
  add(
    signedIn: SignedInUser,
    input: { challengeId: string; response: RegistrationResponseJSON; name: string },
  ): Promise<{ ok: true; passkey: ApiPasskey } | Refusal<AddPasskeyOutcome>>
  rename(signedIn: SignedInUser, input: { id: string; name: string }): Promise<ApiPasskey | null>
  remove(signedIn: SignedInUser, id: string): Promise<RemoveFactorOutcome>
  beginSignIn(clientAddress: string): ReturnType<typeof beginPasskeySignIn>
  signIn(
    input: { challengeId: string; response: AuthenticationResponseJSON },
    meta: SignInMeta,
  ): Promise<{ ok: true; session: ApiSession } | Refusal<PasskeySignInOutcome<TokenSession>>>
}

export function createPasskeyDoor(parts: AuthParts, open: OpenSession<TokenSession>): PasskeyDoor {
  const { orm } = parts.database
  return {
    async list({ id }) {
      const known = await findFactors(orm, id)
      return known.filter(({ type }) => type === 'passkey').map(presentPasskey)
    },
    begin: (signedIn) => beginPasskey(parts, signedIn),
    async add(signedIn, input) {
      const outcome = await addPasskey(parts, signedIn, input)
      return outcome.ok ? { ok: true, passkey: presentPasskey(outcome.passkey) } : outcome
    },
    async rename(signedIn, input) {
      const renamed = await renamePasskey(parts, signedIn, input)
      return renamed && presentPasskey(renamed)
    },
    remove: (signedIn, id) => removeFactor(parts, signedIn, id, 'passkey'),
    beginSignIn: (clientAddress) => beginPasskeySignIn(parts, clientAddress),
    async signIn(input, meta) {
      const outcome = await noteEntry(parts, 'passkey', signInByPasskey(parts, input, meta, open))
      if (!outcome.ok) return outcome
      return { ok: true, session: await presentSession(parts, outcome.user, outcome.session) }
    },
  }
}
