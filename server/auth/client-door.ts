import type { JWK } from 'jose'
import { allowedRedirect } from '#domain/people/auth-redirect.ts'
import type { SignedInUser } from '#server/kernel/actor.ts'
import type { UpdateUserInput } from './accounts/ask-for-new-addresses.ts'
import { findUserById } from './accounts/find-user.ts'
import { noteAttempt, noteEntry, type Suspended } from './accounts/note-attempt.ts'
import { passesCaptcha } from './accounts/passes-captcha.ts'
import { type SignInOutcome, signIn } from './accounts/sign-in.ts'
import { type SignUpOutcome, type SignUpRequest, signUp } from './accounts/sign-up.ts'
import { type UpdateUserOutcome, updateUser } from './accounts/update-user.ts'
import type { AuthParts } from './deps.ts'
import { createFactorDoor, type FactorDoor } from './factors/factor-door.ts'
import { isFreshlyProven } from './factors/fresh-proof.ts'
import { type ReauthenticateOutcome, reauthenticate } from './factors/reauthenticate.ts'
import { type UnlinkOutcome, unlinkIdentity } from './identities/link-identity.ts'
import {
  type BeginFlowInput,
  type BeginFlowOutcome,
  beginFlow,
  type FinishFlowOutcome,
  finishFlow,
} from './identities/provider-flow.ts'
import { type IdTokenInput, type IdTokenOutcome, signInByIdToken } from './identities/sign-in-by-id-token.ts'
import { type ExchangeCodeOutcome, exchangeAuthCode, issueAuthCode } from './links/auth-codes.ts'
import {
  type RequestMessageInput,
  type RequestMessageOutcome,
  requestMessage,
} from './links/request-message.ts'
import { type VerifyTokenInput, type VerifyTokenOutcome, verifyToken } from './links/verify-token.ts'
import { type OpenWays, openWays } from './open-ways.ts'
import type { Credentials } from './passwords/check-password.ts'
import { type ApiSession, type ApiUser, presentSession, presentUser } from './present.ts'
import { authenticateBearer, type BearerOutcome } from './sessions/authenticate.ts'
import { endSessions, type SignOutScope } from './sessions/end-sessions.ts'
import { type OpenSession, openTokenSession, type TokenSession } from './sessions/open-session.ts'
import { type RefreshOutcome, refreshSession } from './sessions/refresh-session.ts'
import { findProvider, findSsoName } from './sso/sso-providers.ts'
import type { UserRow } from './tables.ts'
import type { SignInMeta } from './types.ts'

import { signInByWallet, type WalletInput, type WalletOutcome } from './web3/sign-in-by-wallet.ts'

type Refusal<Outcome> = Extract<Outcome, { ok: false }> | Suspended
type WithSession<Outcome> = { ok: true; session: ApiSession } | Refusal<Outcome>
type WithUser<Outcome> = { ok: true; user: ApiUser } | Refusal<Outcome>

/** What /auth/v1 offers to clients that carry tokens. Same accounts and session rows as the cookies. */
export type ClientDoor = {
  signUp(
    request: SignUpRequest,
    meta: SignInMeta,
  ): Promise<{ ok: true; user: ApiUser; session: ApiSession | null } | Refusal<SignUpOutcome<TokenSession>>>
  signIn(input: Credentials, meta: SignInMeta): Promise<WithSession<SignInOutcome<TokenSession>>>
  refresh(refreshToken: string, meta: SignInMeta): Promise<WithSession<RefreshOutcome>>
  verify(input: VerifyTokenInput, meta: SignInMeta): Promise<WithSession<VerifyTokenOutcome<TokenSession>>>
  /** For a link: a client that made a challenge gets a code instead of a session. */
  verifyLink(
    input: VerifyTokenInput,
    meta: SignInMeta,
  ): Promise<
    { ok: true; session: ApiSession } | { ok: true; code: string } | Refusal<VerifyTokenOutcome<TokenSession>>
  >
  exchangeCode(
    input: { code: string; verifier: string },
    meta: SignInMeta,
  ): Promise<WithSession<ExchangeCodeOutcome<TokenSession>>>
  requestMessage(input: RequestMessageInput, clientAddress: string): Promise<RequestMessageOutcome>
  beginProviderFlow(input: BeginFlowInput, clientAddress: string): Promise<BeginFlowOutcome>
  finishProviderFlow(answer: URLSearchParams): Promise<FinishFlowOutcome>
  signInByIdToken(
    input: IdTokenInput,
    linkTo: SignedInUser | null,
    meta: SignInMeta,
  ): Promise<WithSession<IdTokenOutcome<TokenSession>>>
  signInByWallet(input: WalletInput, meta: SignInMeta): Promise<WithSession<WalletOutcome<TokenSession>>>
  unlinkIdentity(signedIn: SignedInUser, identityId: string): Promise<UnlinkOutcome>
  /** The name of a domain's directory, for `beginProviderFlow`. */
  findSsoProvider(wanted: { domain: string } | { id: string }): Promise<string | null>
  samlMetadata: (() => Promise<string>) | null
  /** Names of the configured providers, with their button labels. */
  providers: { name: string; label: string }[]
  reauthenticate(signedIn: SignedInUser, clientAddress: string): Promise<ReauthenticateOutcome>
  /** Whether this session may do what a borrowed one must not. */
  isFreshlyProven(signedIn: SignedInUser): Promise<boolean>
  /** A path of ours or an address on the allow-list, or null. */
  allowedRedirect(text: string | undefined, origin: string): string | null
  passesCaptcha(token: string | undefined, clientAddress: string): Promise<boolean>
  authenticate(accessToken: string): Promise<BearerOutcome>
  userOf(signedIn: SignedInUser): Promise<ApiUser | null>
  updateUser(
    signedIn: SignedInUser,
    input: UpdateUserInput,
    clientAddress: string,
  ): Promise<WithUser<UpdateUserOutcome>>
  signOut(signedIn: SignedInUser, scope: SignOutScope): Promise<void>
  factors: FactorDoor
  publicKeys(): Promise<{ keys: JWK[] }>
  /** The provider of text messages; empty if there is none. */
  smsProvider: string
  /** The ways that the operator has opened. */
  ways: OpenWays
}

type LinkOpened = { session: TokenSession } | { code: string }

export function createClientDoor(parts: AuthParts): ClientDoor {
  const { database } = parts
  const find = (name: string) => findProvider(parts, name)
  const open: OpenSession<TokenSession> = (executor, user, method, meta) =>
    openTokenSession(parts, executor, user, method, meta)
  const withSession = async <Failure>(
    outcome: { ok: true; user: UserRow; session: TokenSession } | ({ ok: false } & Failure),
  ) =>
    outcome.ok
      ? { ok: true as const, session: await presentSession(parts, outcome.user, outcome.session) }
      : outcome

  return {
    async signUp(request, meta) {
      const outcome = await noteEntry(parts, 'sign-up', signUp(parts, request, meta, open))
      if (!outcome.ok) return outcome
      const session = outcome.session && (await presentSession(parts, outcome.user, outcome.session))
      return { ok: true, user: await presentUser(database.orm, outcome.user), session }
    },
    signIn: async (input, meta) =>
      withSession(await noteEntry(parts, 'password', signIn(parts, input, meta, open))),
    refresh: async (refreshToken, meta) =>
      withSession(await noteAttempt(parts, 'refresh token', refreshSession(parts, refreshToken, meta))),
    verify: async (input, meta) =>
      withSession(await noteEntry(parts, 'code or link', verifyToken(parts, input, meta, open))),
    async verifyLink(input, meta) {
      const verified = verifyToken<LinkOpened>(
        parts,
        input,
        meta,
        async (executor, user, method, from, codeChallenge) => {
          if (codeChallenge === null) return { session: await open(executor, user, method, from) }
          return { code: await issueAuthCode(parts, executor, { userId: user.id, method, codeChallenge }) }
        },
      )
      const outcome = await noteEntry(parts, 'link', verified)
      if (!outcome.ok) return outcome
      if ('code' in outcome.session) return { ok: true, code: outcome.session.code }
      return { ok: true, session: await presentSession(parts, outcome.user, outcome.session.session) }
    },
    exchangeCode: async (input, meta) =>
      withSession(await noteEntry(parts, 'authorization code', exchangeAuthCode(parts, input, meta, open))),
    requestMessage: (input, clientAddress) => requestMessage(parts, input, clientAddress),
    beginProviderFlow: (input, clientAddress) => beginFlow(parts, input, find, clientAddress),
    finishProviderFlow: (answer) => finishFlow(parts, answer, find),
    signInByIdToken: async (input, linkTo, meta) =>
      withSession(await noteEntry(parts, 'ID token', signInByIdToken(parts, input, linkTo, meta, open))),
    signInByWallet: async (input, meta) =>
      withSession(await noteEntry(parts, 'wallet', signInByWallet(parts, input, meta, open))),
    unlinkIdentity: ({ id }, identityId) => unlinkIdentity(parts, id, identityId),
    findSsoProvider: (wanted) => findSsoName(parts, wanted),
    samlMetadata: parts.samlMetadata,
    providers: parts.identityProviders.map(({ name, label }) => ({ name, label })),
    reauthenticate: (signedIn, clientAddress) => reauthenticate(parts, signedIn, clientAddress),
    isFreshlyProven: (signedIn) => isFreshlyProven(parts, signedIn),
    allowedRedirect: (text, origin) => allowedRedirect(text, origin, parts.redirectAllowList),
    passesCaptcha: (token, clientAddress) => passesCaptcha(parts, token, clientAddress),
    authenticate: (accessToken) => authenticateBearer(parts, accessToken),
    async userOf(signedIn) {
      const user = await findUserById(database.orm, signedIn.id)
      return user && presentUser(database.orm, user)
    },
    async updateUser(signedIn, input, clientAddress) {
      const outcome = await updateUser(parts, signedIn, input, clientAddress)
      return outcome.ok ? { ok: true, user: await presentUser(database.orm, outcome.user) } : outcome
    },
    signOut: (signedIn, scope) =>
      endSessions(parts, database.orm, { userId: signedIn.id, sessionId: signedIn.sessionId }, scope),
    factors: createFactorDoor(parts, open),
    publicKeys: () => parts.keys.publicSet(),
    smsProvider: parts.sms?.name ?? '',
    ways: openWays(parts),
  }
}
