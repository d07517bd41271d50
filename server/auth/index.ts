import type { Actor, SignedInUser, SystemActor } from '#server/kernel/actor.ts'
import { admitCustomer } from './admit-customer.ts'
import { authenticate, authenticateBearer } from './authenticate.ts'
import { type ClientDoor, createClientDoor } from './client-door.ts'
import { type CreateUserInput, type CreateUserOutcome, createUser } from './create-user.ts'
import { ensureOwner, type FirstOwner } from './ensure-owner.ts'
import { removeAllFactors } from './factors/remove-factor.ts'
import { findUserByEmail } from './find-user.ts'
import { forgetExpired, forgetExpiredJob } from './forget-expired.ts'
import { createOwnAccount, type OwnAccount } from './own-account.ts'
import { createPageDoor, type PageDoor } from './page-door.ts'
import { argon2Passwords } from './passwords.ts'
import { sendMessageJob } from './request-message.ts'
import { sendMessage } from './send-message.ts'
import { type SetOneTimePasswordOutcome, setOneTimePassword } from './set-one-time-password.ts'
import { createSigningKeys } from './signing-keys.ts'
import {
  type AddSsoProviderOutcome,
  addSsoProvider,
  listSsoProviders,
  type NewSsoProvider,
  removeSsoProvider,
} from './sso/sso-providers.ts'
import { createStaffDoor, type StaffDoor } from './staff-door.ts'
import type { AuthNeeds, AuthParts } from './types.ts'

export type { ClientDoor } from './client-door.ts'
export type { CreateUserInput, CreateUserOutcome } from './create-user.ts'
export type { SignOutScope } from './end-sessions.ts'
export type { FirstOwner } from './ensure-owner.ts'
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
export type { OwnAccount } from './own-account.ts'
export type { MailedLink, PageDoor, SessionCookie } from './page-door.ts'
export type { Passwords } from './passwords.ts'
export type { BreachedPasswords, Captcha, IdentityProvider, SmsSender } from './ports.ts'
export type { ApiSession, ApiUser } from './present.ts'
export type { RequestMessageInput } from './request-message.ts'
export { newOneTimePassword } from './secrets.ts'
export type { StaffSession } from './staff-door.ts'
export type { NewIdentity, SignInMeta, SsoDescription } from './types.ts'

export type Auth = PageDoor & {
  /** Whose session a cookie's value is. */
  authenticate(sessionToken: string): Promise<SignedInUser | null>
  /** The same for an access token of /auth/v1, so that other APIs take it too. */
  authenticateBearer(accessToken: string): Promise<SignedInUser | null>
  /** /auth/v1 */
  clients: ClientDoor
  /** What owners do with the accounts of staff. */
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
}

const byHouse: SystemActor = { system: 'command line' }
const firstOwnerEmail = 'owner@gangway.example'

export function createAuth(needs: AuthNeeds): Auth {
  const parts: AuthParts = {
    mustConfirmEmail: false,
    passwords: argon2Passwords,
    onEmailConfirmed: async () => {},
    redirectAllowList: [],
    sms: null,
    captcha: null,
    identityProviders: [],
    openSsoProvider: null,
    samlMetadata: null,
    breachedPasswords: null,
    mustStaffHaveSecondFactor: false,
    keys: createSigningKeys(needs),
    ...needs,
  }
  const { jobs, database } = parts
  jobs.handle(sendMessageJob, (request) => sendMessage(parts, request))
  jobs.handle(forgetExpiredJob, () => forgetExpired(parts))
  jobs.schedule(forgetExpiredJob, '17 3 * * *', {})

  return {
    ...createPageDoor(parts),
    authenticate: (sessionToken) => authenticate(parts, sessionToken),
    async authenticateBearer(accessToken) {
      const outcome = await authenticateBearer(parts, accessToken)
      return outcome.ok && !outcome.lacksSecondFactor ? outcome.user : null
    },
    clients: createClientDoor(parts),
    staff: createStaffDoor(parts),
    ownAccount: createOwnAccount(parts),
    admitCustomer: (actor, input) => admitCustomer(parts, actor, input),
    createUser: (input, actor = byHouse) => createUser(parts, input, actor),
    ensureOwner: (email = firstOwnerEmail) => ensureOwner(parts, email),
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
  }
}
