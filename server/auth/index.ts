import { hours } from '#server/kernel/clock.ts'
import { createDoor, type Door } from '#server/kernel/door.ts'
import type { KeptSecret } from '#server/kernel/kept-secrets.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import { defaultRules } from './account-rules.ts'
import { createOwnAccount, type OwnAccount } from './accounts/own-account.ts'
import { type AdminDoor, createAdminDoor } from './admin/admin-door.ts'
import { authCalls } from './calls.ts'
import { type ClientDoor, createClientDoor } from './client-door.ts'
import type { AuthDeps, AuthParts } from './deps.ts'
import { forgetExpired, forgetExpiredJob } from './forget-expired.ts'
import { authSecrets } from './kept-secrets.ts'
import { sendMessageJob } from './links/request-message.ts'
import { sendMessage } from './links/send-message.ts'
import { authOperations } from './operations/index.ts'
import type { PageOperationDeps } from './operations/page-operation.ts'
import { createPageDoor, type PageDoor } from './page-door.ts'
import { argon2Passwords } from './passwords/passwords.ts'
import { createSigningKeys } from './sessions/signing-keys.ts'
import { createSsoDoor, type SsoDoor } from './sso/calls.ts'
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
  apiEnrollSchema,
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

export type Auth = PageDoor &
  Door<typeof authCalls> & {
    /** /auth/v1 */
    clients: ClientDoor
    /** /auth/v1/admin, for other systems of the shop's owner. */
    admin: AdminDoor
    staff: StaffDoor
    ownAccount: OwnAccount
    sso: SsoDoor
    /** Creates the first key before anyone needs it, since requests for keys write nothing. */
    ensureSigningKey(): Promise<void>
    rotateSigningKey(): Promise<{ kid: string }>
    /** What the database stores encrypted, with a key kept outside of it. */
    keptSecrets: readonly KeptSecret[]
    operations: BoundOperation[]
  }

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
  const { jobs } = parts
  jobs.handle(sendMessageJob, (request) => sendMessage(parts, request))
  jobs.handle(forgetExpiredJob, () => forgetExpired(parts))
  jobs.schedule(forgetExpiredJob, '17 3 * * *', {})

  const pages = createPageDoor(parts)
  const ownAccount = createOwnAccount(parts)
  return {
    ...pages,
    ...createDoor(parts, authCalls),
    clients: createClientDoor(parts),
    admin: createAdminDoor(parts),
    staff: createStaffDoor(parts),
    ownAccount,
    sso: createSsoDoor(parts),
    async ensureSigningKey() {
      await parts.keys.current()
    },
    rotateSigningKey: () => parts.keys.rotate(),
    keptSecrets: authSecrets,
    operations: bindOperations<PageOperationDeps>(authOperations, { ...parts, pages, ownAccount }),
  }
}
