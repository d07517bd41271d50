import type { RequestPasswordResetInput, SignInInput, SignUpInput } from '#domain/people/account.ts'
import type { CaptchaWidget } from '#domain/people/captcha.ts'
import type { MailedLink } from '#domain/people/mailed-links.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { type Said, said } from '#server/kernel/door.ts'
import { noteAttempt, noteEntry, type Suspended } from './accounts/note-attempt.ts'
import { passesCaptcha } from './accounts/passes-captcha.ts'
import { type SignInOutcome, signIn } from './accounts/sign-in.ts'
import { type SignUpOutcome, signUp } from './accounts/sign-up.ts'
import type { AuthParts } from './deps.ts'
import { createPageFactorDoor, type PageFactorDoor } from './factors/page-factor-door.ts'
import { createPageProviderDoor, type PageProviderDoor } from './identities/page-provider-door.ts'
import { type ConfirmEmailOutcome, confirmEmailAddress } from './links/confirm-email.ts'
import { type RequestMessageOutcome, requestMessage } from './links/request-message.ts'
import { type VerifyTokenOutcome, verifyToken } from './links/verify-token.ts'
import { type OpenWays, openWays } from './open-ways.ts'
import { minPasswordLengthBy, type ResetPasswordOutcome, resetPassword } from './passwords/reset-password.ts'
import { authenticate } from './sessions/authenticate.ts'
import { endSessions } from './sessions/end-sessions.ts'
import {
  type CookieSession,
  type OpenSession,
  openCookieSession,
  type SessionCookie,
} from './sessions/open-session.ts'
import { createOwnSessions, type OwnSessions } from './sessions/own-sessions.ts'
import type { SignInMeta } from './types.ts'

type Refusal<Outcome> = Extract<Outcome, { ok: false }> | Suspended

/** Used by the pages: sessions are HttpOnly cookies. */
export type PageDoor = {
  /** `session` is null when the address must be confirmed first. */
  signUp(
    input: Omit<SignUpInput, 'confirmPassword'>,
    meta: SignInMeta,
  ): Promise<{ ok: true; session: SessionCookie | null } | Refusal<SignUpOutcome<CookieSession>>>
  signIn(
    input: SignInInput,
    meta: SignInMeta,
  ): Promise<{ ok: true; session: SessionCookie } | Refusal<SignInOutcome<CookieSession>>>
  /** The ways that the operator has opened. */
  ways: OpenWays
  factors: PageFactorDoor
  providers: PageProviderDoor
  ownSessions: OwnSessions
  /** Shown on forms for anonymous visitors; null if there is none. */
  captcha: CaptchaWidget | null
  /** Whether the widget's token is valid; true if pages show no widget. */
  passesCaptcha(token: string, clientAddress: string): Promise<boolean>
  signOut: Said<(actor: Actor) => Promise<void>>
  /** Responds the same for known and unknown addresses. */
  requestPasswordReset(input: RequestPasswordResetInput, meta: SignInMeta): Promise<RequestMessageOutcome>
  resetPassword(
    input: { token: string; password: string },
    meta: SignInMeta,
  ): Promise<{ ok: true; session: SessionCookie } | Refusal<ResetPasswordOutcome<CookieSession>>>
  /** The minimum length of the password that a reset link lets its owner choose. */
  minPasswordLengthBy(token: string): Promise<number>
  confirmEmail(input: { token: string; password?: string }, meta: SignInMeta): Promise<ConfirmEmailOutcome>
  /**
   * A link for signing in without a password, which leads on to `next`. Responds the same for known and unknown
   * addresses.
   */
  requestSignInLink(
    email: string,
    asker: Pick<Actor, 'network'>,
    next?: string,
  ): Promise<RequestMessageOutcome>
  /** What an emailed sign-in link, an invitation or one mailbox's consent to a new address is exchanged for. */
  followLink(
    input: { token: string; type: MailedLink },
    meta: SignInMeta,
  ): Promise<{ ok: true; session: SessionCookie } | Refusal<VerifyTokenOutcome<CookieSession>>>
}

const linkPurposes = {
  magiclink: ['magiclink'],
  invite: ['invite'],
  email_change: ['email_change_new', 'email_change_current'],
} as const satisfies Record<MailedLink, readonly string[]>

export function createPageDoor(parts: AuthParts): PageDoor {
  const widget = parts.captcha?.widget ?? null
  const open: OpenSession<CookieSession> = (executor, user, method, meta) =>
    openCookieSession(parts, executor, user, method, meta)

  const welcome = async (session: CookieSession, meta: SignInMeta): Promise<SessionCookie> => {
    const { value, expiresAt } = session
    const signedIn = await authenticate(parts, value)
    if (!signedIn) return { value, expiresAt, lacksSecondFactor: true }
    await runHooks(parts, { visitorId: meta.visitorId, user: signedIn })
    return { value, expiresAt, lacksSecondFactor: false }
  }

  return {
    ways: openWays(parts),
    factors: createPageFactorDoor(parts, open, welcome),
    providers: createPageProviderDoor(parts, open, welcome),
    ownSessions: createOwnSessions(parts),
    captcha: widget,
    passesCaptcha: async (token, clientAddress) =>
      widget === null || passesCaptcha(parts, token, clientAddress),
    async signUp({ fullName, phone, email, password }, meta) {
      const userMetadata = { full_name: fullName, phone }
      const person = { address: { email }, password, fullName, phone, userMetadata }
      const request = { ...person, redirectTo: null, codeChallenge: null }
      const outcome = await noteEntry(parts, 'sign-up', signUp(parts, request, meta, open))
      if (!outcome.ok) return outcome
      const session = outcome.session && (await welcome(outcome.session, meta))
      return { ok: true, session }
    },
    async signIn(input, meta) {
      const outcome = await noteEntry(parts, 'password', signIn(parts, input, meta, open))
      if (!outcome.ok) return outcome
      return { ok: true, session: await welcome(outcome.session, meta) }
    },
    signOut: said('own', async ({ user }: Actor) => {
      if (user)
        await endSessions(parts, parts.database.orm, { userId: user.id, sessionId: user.sessionId }, 'local')
    }),
    requestPasswordReset: ({ email }, meta) =>
      requestMessage(parts, { kind: 'recovery', address: email }, meta.clientAddress),
    async resetPassword(input, meta) {
      const outcome = await noteEntry(parts, 'reset link', resetPassword(parts, input, meta, open))
      if (!outcome.ok) return outcome
      return { ok: true, session: await welcome(outcome.session, meta) }
    },
    minPasswordLengthBy: (token) => minPasswordLengthBy(parts, token),
    confirmEmail: (input, meta) =>
      noteAttempt(parts, 'confirmation link', confirmEmailAddress(parts, input, meta)),
    requestSignInLink: (email, { network = '' }, next) =>
      requestMessage(
        parts,
        {
          ...{ kind: 'magiclink', address: email, newUser: { userMetadata: {} } },
          redirectTo: next ? `/auth?${new URLSearchParams({ next })}` : null,
        },
        network,
      ),
    async followLink({ token: secret, type }, meta) {
      const proof = { kind: 'secret', secret, address: null } as const
      const verified = verifyToken(parts, { purposes: linkPurposes[type], proof }, meta, open)
      const outcome = await noteEntry(parts, `${type} link`, verified)
      if (!outcome.ok) return outcome
      return { ok: true, session: await welcome(outcome.session, meta) }
    },
  }
}

/** A user with the right password is signed in even if the visitor's things could not be moved to the account. */
async function runHooks({ onSignedIn, log }: AuthParts, actor: Actor): Promise<void> {
  for (const hook of onSignedIn) {
    await hook(actor).catch((error: unknown) => log.error({ error, userId: actor.user?.id }, 'after sign-in'))
  }
}
