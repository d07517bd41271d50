import { eq } from 'drizzle-orm'
import { findUserByEmail, findUserByPhone } from '../accounts/find-user.ts'
import type { AuthParts } from '../deps.ts'
import { placeOf, takeAttempt, wholeAccount } from '../limits.ts'
import { hashSecret } from '../secrets.ts'
import { findKnownDevice } from '../sessions/note-device.ts'
import { type UserRow, users } from '../tables.ts'
import type { SignInMeta, TooManyAttempts } from '../types.ts'

export type CheckPasswordOutcome =
  | { ok: true; user: UserRow }
  | { ok: false; reason: 'invalid_credentials' }
  | TooManyAttempts

export type Credentials = { email: string; password: string } | { phone: string; password: string }

/** Stands in for an unknown address's user in the device lookup, so that it takes as long. */
const nobody = '00000000-0000-4000-8000-000000000000'

/** The same lookups and one hash, whether the address is known or not. */
export async function checkPassword(
  parts: AuthParts,
  credentials: Credentials,
  meta: SignInMeta,
): Promise<CheckPasswordOutcome> {
  const { database, rateLimiter, rules, passwords } = parts
  const { password } = credentials
  const user = await ('email' in credentials
    ? findUserByEmail(database.orm, credentials.email)
    : findUserByPhone(database.orm, credentials.phone))
  const device = await findKnownDevice(parts, user?.id ?? nobody, meta)
  const account = accountOf(credentials)
  const place = placeOf(account, meta.clientAddress, device)
  const attempt = await takeAttempt(rateLimiter, rules.limits.signIn, meta.clientAddress, place)
  if (!attempt.ok) return attempt
  const wide = await rateLimiter.take(wholeAccount, hashSecret(account))
  if (!wide.ok && device === null)
    return { ok: false, reason: 'too_many_attempts', retryAfterSeconds: wide.retryAfterSeconds }
  const isRight = await passwords.verify(password, user?.passwordHash ?? null)
  if (!user?.passwordHash || !isRight) return { ok: false, reason: 'invalid_credentials' }
  if (passwords.isOutdated(user.passwordHash)) {
    const passwordHash = await passwords.hash(password)
    await database.orm.update(users).set({ passwordHash }).where(eq(users.id, user.id))
  }
  return { ok: true, user }
}

const accountOf = (credentials: Credentials): string =>
  'email' in credentials ? credentials.email : credentials.phone
