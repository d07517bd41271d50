import type { JWK } from 'jose'
import type { SignedInUser } from '#server/kernel/actor.ts'
import { authenticateBearer, type BearerOutcome } from './authenticate.ts'
import { endSessions, type SignOutScope } from './end-sessions.ts'
import { findUserById } from './find-user.ts'
import { openTokenSession, type TokenSession } from './open-session.ts'
import { type ApiSession, type ApiUser, presentSession, presentUser } from './present.ts'
import { type RefreshOutcome, refreshSession } from './refresh-session.ts'
import { type RequestMailOutcome, requestMail } from './request-mail.ts'
import { type SignInOutcome, signIn } from './sign-in.ts'
import { type SignUpOutcome, type SignUpRequest, signUp } from './sign-up.ts'
import type { AuthParts, OpenSession, SignInMeta, UserRow } from './types.ts'
import { type UpdateUserInput, type UpdateUserOutcome, updateUser } from './update-user.ts'
import { type VerifyTokenInput, type VerifyTokenOutcome, verifyToken } from './verify-token.ts'

type Refusal<Outcome> = Extract<Outcome, { ok: false }>
type WithSession<Outcome> = { ok: true; session: ApiSession } | Refusal<Outcome>
type WithUser<Outcome> = { ok: true; user: ApiUser } | Refusal<Outcome>

/** What /auth/v1 offers to clients that carry tokens. Same accounts, same session rows as the cookies. */
export type ClientDoor = {
  signUp(
    request: SignUpRequest,
    meta: SignInMeta,
  ): Promise<{ ok: true; user: ApiUser; session: ApiSession | null } | Refusal<SignUpOutcome<TokenSession>>>
  signIn(
    input: { email: string; password: string },
    meta: SignInMeta,
  ): Promise<WithSession<SignInOutcome<TokenSession>>>
  refresh(refreshToken: string, meta: SignInMeta): Promise<WithSession<RefreshOutcome>>
  verify(input: VerifyTokenInput, meta: SignInMeta): Promise<WithSession<VerifyTokenOutcome<TokenSession>>>
  requestMail(
    kind: 'recover' | 'resend',
    input: { email: string; returnPath: string | null },
    clientAddress: string,
  ): Promise<RequestMailOutcome>
  authenticate(accessToken: string): Promise<BearerOutcome>
  userOf(signedIn: SignedInUser): Promise<ApiUser | null>
  updateUser(
    signedIn: SignedInUser,
    input: UpdateUserInput,
    clientAddress: string,
  ): Promise<WithUser<UpdateUserOutcome>>
  signOut(signedIn: SignedInUser, scope: SignOutScope): Promise<void>
  publicKeys(): Promise<{ keys: JWK[] }>
  /** Whether a sign-up is signed in at once. */
  confirmsByItself: boolean
}

export function createClientDoor(parts: AuthParts): ClientDoor {
  const { database } = parts
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
      const outcome = await signUp(parts, request, meta, open)
      if (!outcome.ok) return outcome
      const session = outcome.session && (await presentSession(parts, outcome.user, outcome.session))
      return { ok: true, user: await presentUser(database.orm, outcome.user), session }
    },
    signIn: async (input, meta) => withSession(await signIn(parts, input, meta, open)),
    refresh: async (refreshToken, meta) => withSession(await refreshSession(parts, refreshToken, meta)),
    verify: async (input, meta) => withSession(await verifyToken(parts, input, meta, open)),
    requestMail: (kind, input, clientAddress) => requestMail(parts, kind, input, clientAddress),
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
      endSessions(database.orm, { userId: signedIn.id, sessionId: signedIn.sessionId }, scope),
    publicKeys: () => parts.keys.publicSet(),
    confirmsByItself: !parts.mustConfirmEmail,
  }
}
