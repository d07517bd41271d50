import type { Actor } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database, Executor } from '#server/kernel/database.ts'
import type { Jobs } from '#server/kernel/jobs.ts'
import type { Log } from '#server/kernel/log.ts'
import type { RateLimiter } from '#server/kernel/rate-limit.ts'
import type { Mail } from '#server/mail/index.ts'
import type { People } from '#server/people/index.ts'
import type { Passwords } from './passwords.ts'
import type { SigningKeys } from './signing-keys.ts'
import type { users } from './tables.ts'

export type Metadata = Record<string, unknown>

/** RFC 8176 in the form of the specification's contract: by what, and when (seconds since 1970). */
export type AuthenticationMethod = { method: 'password' | 'otp'; timestamp: number }

export type UserRow = typeof users.$inferSelect

/** Who signs in from where. `visitorId` is empty for clients that have no cookies. */
export type SignInMeta = { clientAddress: string; userAgent: string; visitorId: string }

export type AuthNeeds = {
  database: Database
  clock: Clock
  log: Log
  jobs: Jobs
  rateLimiter: RateLimiter
  mail: Pick<Mail, 'send'>
  people: Pick<People, 'createProfile' | 'hasOwner' | 'roleInQuery' | 'roleOf'>
  /** Scheme and host of the shop, as the issuer of tokens. */
  origin: string
  /** What follows a sign-in: things that the visitor made become the user's. */
  onSignedIn: ReadonlyArray<(actor: Actor) => Promise<void>>
  /** Whether an address must be confirmed before its first sign-in. Otherwise a sign-up is signed in at once. */
  mustConfirmEmail?: boolean
  passwords?: Passwords
}

/** The needs with what auth made of them, as its use cases take them. */
export type AuthParts = Required<AuthNeeds> & { keys: SigningKeys }

/** Makes the session row of one kind (cookie or tokens) in the caller's transaction. */
export type OpenSession<Opened> = (
  executor: Executor,
  user: UserRow,
  method: AuthenticationMethod['method'],
  meta: SignInMeta,
) => Promise<Opened>

export type TooManyAttempts = { ok: false; reason: 'too_many_attempts'; retryAfterSeconds: number }
