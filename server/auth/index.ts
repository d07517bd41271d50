import type { Actor, SignedInUser, SystemActor } from '#server/kernel/actor.ts'
import { hours } from '#server/kernel/clock.ts'
import type { KeptSecret } from '#server/kernel/kept-secrets.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import { defaultRules } from './account-rules.ts'
import { type CreateUserInput, type CreateUserOutcome, createUser } from './accounts/create-user.ts'
import { findUserByEmail } from './accounts/find-user.ts'
import { createOwnAccount, type OwnAccount } from './accounts/own-account.ts'
import { type AdminDoor, createAdminDoor } from './admin/admin-door.ts'
import { type ClientDoor, createClientDoor } from './client-door.ts'
import type { AuthDeps, AuthParts } from './deps.ts'
import { removeAllFactors } from './factors/remove-factor.ts'
import { forgetExpired, forgetExpiredJob } from './forget-expired.ts'
import { authSecrets } from './kept-secrets.ts'
import { sendMessageJob } from './links/request-message.ts'
import { sendMessage } from './links/send-message.ts'
import { authOperations } from './operations/index.ts'
import type { PageOperationDeps } from './operations/page-operation.ts'
import { createPageDoor, type PageDoor } from './page-door.ts'
import { argon2Passwords } from './passwords/passwords.ts'
import { type SetOneTimePasswordOutcome, setOneTimePassword } from './passwords/set-one-time-password.ts'
import {
  authenticate,
  authenticateBearer,
  type Credential,
  isStillSignedIn,
} from './sessions/authenticate.ts'
import { createSigningKeys } from './sessions/signing-keys.ts'
import {
  type AddSsoProviderOutcome,
  addSsoProvider,
  listSsoProviders,
  type NewSsoProvider,
  removeSsoProvider,
} from './sso/sso-providers.ts'
import { admitCustomer } from './staff/admit-customer.ts'
import { ensureOwner, type FirstOwner } from './staff/ensure-owner.ts'
import { canAnOwnerEnter, firstOwnerEmail } from './staff/owner-entry.ts'
import { createStaffDoor, type StaffDoor } from './staff/staff-door.ts'

export { accountRulesOf } from './account-rules.ts'
export { apiPhone } from './accounts/api-phone.ts'
export type { CreateUserInput, CreateUserOutcome } from './accounts/create-user.ts'
export type { OwnAccount } from './accounts/own-account.ts'
export {
  adminUserSchema,
  deleteUserSchema,
  generateLinkSchema,
  inviteSchema,
  listUsersSchema,
} from './admin/input.ts'
export type { ClientDoor } from './client-door.ts'
export type { WaysToProve } from './factors/fresh-proof.ts'
export {
  apiAddPasskeySchema,
  apiEnrolSchema,
  apiRenamePasskeySchema,
  apiUsePasskeySchema,
  apiVerifyFactorSchema,
} from './factors/input.ts'
export {
  apiAuthorizeSchema,
  apiIdTokenSchema,
  apiOtpSchema,
  apiPhoneOtpSchema,
  apiPhoneResendSchema,
  apiPhoneSignInSchema,
  apiPhoneSignUpSchema,
  apiPkceSchema,
  apiRecoverSchema,
  apiRefreshSchema,
  apiResendSchema,
  apiSignInSchema,
  apiSignUpSchema,
  apiSsoSchema,
  apiUpdateUserSchema,
  apiVerifyLinkSchema,
  apiVerifySchema,
  apiWalletSchema,
  captchaSchema,
  codeChallengeOf,
  signOutScopeSchema,
  signUpDataSchema,
} from './input.ts'
export type { RequestMessageInput } from './links/request-message.ts'
export type { OpenWays } from './open-ways.ts'
export type { PageDoor } from './page-door.ts'
export type { Passwords } from './passwords/passwords.ts'
export type { BreachedPasswords, Captcha, IdentityProvider, SmsSender } from './ports.ts'
export type { ApiSession, ApiUser } from './present.ts'
export { newOneTimePassword } from './secrets.ts'
export type { Credential } from './sessions/authenticate.ts'
export type { SignOutScope } from './sessions/end-sessions.ts'
export type { SessionCookie } from './sessions/open-session.ts'
export type { FirstOwner } from './staff/ensure-owner.ts'
export { isServiceKey, type ServiceKey } from './staff/service-keys.ts'
export type { StaffSession } from './staff/staff-door.ts'
export type { NewIdentity, SignInMeta, SsoDescription } from './types.ts'

export type Auth = PageDoor & {
  /** Whose session a cookie's value is. */
  authenticate(sessionToken: string): Promise<SignedInUser | null>
  /** The same for an access token of /auth/v1, so that other APIs take it too. */
  authenticateBearer(accessToken: string): Promise<SignedInUser | null>
  /** Whether a stream that was opened by it may go on; asking is no use of the session. */
  isStillSignedIn(user: SignedInUser, credential: Credential): Promise<boolean>
  /** /auth/v1 */
  clients: ClientDoor
  /** /auth/v1/admin, for other systems of the shop's owner. */
  admin: AdminDoor
  /** What owners see of the accounts of staff, and of keys. */
  staff: StaffDoor
  ownAccount: OwnAccount
  createUser(input: CreateUserInput, actor?: SystemActor): Promise<CreateUserOutcome>
  /** A customer from an import: without a password, until they ask for one by mail. Staff only. */
  admitCustomer(
    actor: Actor,
    input: { email: string; fullName: string; phone: string },
  ): Promise<CreateUserOutcome>
  /** Makes the first owner, and returns the one-time password only then. */
  ensureOwner(email?: string): Promise<FirstOwner | null>
  /** Whether some owner can sign in by the ways that are open, so that the shop has somebody who runs it. */
  canAnOwnerEnter(mails: { hasMailServer: boolean }): Promise<boolean>
  setOneTimePassword(email: string, actor?: SystemActor): Promise<SetOneTimePasswordOutcome>
  /** For who has lost all second factors; ends all sessions. */
  removeAllFactors(email: string, actor?: SystemActor): ReturnType<typeof removeAllFactors>
  /** Directories by which whole domains sign in. */
  sso: {
    add(provider: NewSsoProvider, actor?: SystemActor): Promise<AddSsoProviderOutcome>
    remove(id: string, actor?: SystemActor): Promise<boolean>
    list(): Promise<{ id: string; label: string; kind: 'saml' | 'openid'; domains: string[] }[]>
  }
  userIdOf(email: string): Promise<string | null>
  /** The first key stands before anybody asks for it, since asking writes nothing. */
  ensureSigningKey(): Promise<void>
  rotateSigningKey(): Promise<{ kid: string }>
  /** What the database keeps locked, with a key that lies outside of it. */
  keptSecrets: readonly KeptSecret[]
  operations: BoundOperation[]
}

const byHouse: SystemActor = { system: 'command line' }

export function createAuth(deps: AuthDeps): Auth {
  const parts: AuthParts = {
    mustConfirmEmail: false,
    rules: defaultRules,
    passwords: argon2Passwords,
    redirectAllowList: [],
    sms: null,
    captcha: null,
    identityProviders: [],
    openSsoProvider: null,
    samlMetadata: null,
    breachedPasswords: null,
    orderTotalOf: async () => null,
    provenRefundCents: 0,
    mustStaffHaveSecondFactor: false,
    staffIdleMilliseconds: hours(8),
    keys: createSigningKeys(deps),
    ...deps,
  }
  const { jobs, database } = parts
  jobs.handle(sendMessageJob, (request) => sendMessage(parts, request))
  jobs.handle(forgetExpiredJob, () => forgetExpired(parts))
  jobs.schedule(forgetExpiredJob, '17 3 * * *', {})

  const pages = createPageDoor(parts)
  const ownAccount = createOwnAccount(parts)
  return {
    ...pages,
    authenticate: (sessionToken) => authenticate(parts, sessionToken),
    async authenticateBearer(accessToken) {
      const outcome = await authenticateBearer(parts, accessToken)
      return outcome.ok && !outcome.lacksSecondFactor ? outcome.user : null
    },
    isStillSignedIn: (user, credential) => isStillSignedIn(parts, user, credential),
    clients: createClientDoor(parts),
    admin: createAdminDoor(parts),
    staff: createStaffDoor(parts),
    ownAccount,
    admitCustomer: (actor, input) => admitCustomer(parts, actor, input),
    createUser: (input, actor = byHouse) => createUser(parts, input, actor),
    ensureOwner: (email = firstOwnerEmail) => ensureOwner(parts, email),
    canAnOwnerEnter: (mails) => canAnOwnerEnter(parts, mails),
    setOneTimePassword: (email, actor = byHouse) => setOneTimePassword(parts, email, actor),
    removeAllFactors: (email, actor = byHouse) => removeAllFactors(parts, email, actor),
    sso: {
      add: (provider, actor = byHouse) => addSsoProvider(parts, provider, actor),
      remove: (id, actor = byHouse) => removeSsoProvider(parts, id, actor),
      async list() {
        const known = await listSsoProviders(parts)
        return known.map(({ id, label, domains, settings }) => ({ id, label, domains, kind: settings.kind }))
      },
    },
    userIdOf: async (email) => (await findUserByEmail(database.orm, email.trim()))?.id ?? null,
    async ensureSigningKey() {
      await parts.keys.current()
    },
    rotateSigningKey: () => parts.keys.rotate(),
    keptSecrets: authSecrets,
    operations: bindOperations<PageOperationDeps>(authOperations, { ...parts, pages, ownAccount }),
  }
}
