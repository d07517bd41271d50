import type { Actor } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database.ts'
import type { Emit } from '#server/kernel/emit.ts'
import type { Jobs } from '#server/kernel/jobs.ts'
import type { Log } from '#server/kernel/log.ts'
import type { RateLimiter } from '#server/kernel/rate-limit.ts'
import type { SecretBox } from '#server/kernel/secret-box.ts'
import type { Mail } from '#server/mail/index.ts'
import type { People } from '#server/people/index.ts'
import type { AccountRules } from './account-rules.ts'
import type { Passwords } from './passwords/passwords.ts'
import type { BreachedPasswords, Captcha, IdentityProvider, SmsSender } from './ports.ts'
import type { SigningKeys } from './sessions/signing-keys.ts'
import type { SsoDescription } from './types.ts'

export type AuthDeps = {
  database: Database
  clock: Clock
  log: Log
  jobs: Jobs
  rateLimiter: RateLimiter
  secretBox: SecretBox
  mail: Pick<Mail, 'send'>
  people: Pick<
    People,
    | 'announceAccess'
    | 'changeEmail'
    | 'createProfile'
    | 'hasOwner'
    | 'nameOfRole'
    | 'permissionsInQuery'
    | 'roleInQuery'
    | 'roleOf'
    | 'suspendedInQuery'
  >
  /** Scheme and host of the shop, used as the issuer of tokens. */
  origin: string
  /** Called after a sign-in: things that the visitor made become the user's. */
  onSignedIn: ReadonlyArray<(actor: Actor) => Promise<void>>
  emit: Emit
  /** Whether an address must be confirmed before its first sign-in. Otherwise a sign-up is signed in right away. */
  mustConfirmEmail?: boolean
  rules?: AccountRules
  passwords?: Passwords
  /** Addresses outside the shop that a sign-in may redirect to. */
  redirectAllowList?: readonly string[]
  /** Without it no one can sign in by phone. */
  sms?: SmsSender | null
  captcha?: Captcha | null
  identityProviders?: readonly IdentityProvider[]
  openSsoProvider?: ((directory: SsoDescription) => IdentityProvider) | null
  /** The metadata that a directory's administrator imports; null if SAML is not offered. */
  samlMetadata?: (() => Promise<string>) | null
  breachedPasswords?: BreachedPasswords | null
  /** An order's total, in cents; null when there is no such order. */
  orderTotalOf?: (orderId: string) => Promise<number | null>
  /** Refunds on orders above this total need a fresh proof of identity. */
  provenRefundCents?: number
  /** A staff session unused for this long has ended. */
  staffIdleMilliseconds?: number
  /** Whether staff count as customers until they have shown a second factor. */
  mustStaffHaveSecondFactor?: boolean
}

/** The dependencies plus what auth builds from them, as its use cases take them. */
export type AuthParts = Required<AuthDeps> & { keys: SigningKeys }
