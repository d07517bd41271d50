import { eq } from 'drizzle-orm'
import { findUserByEmail, findUserByPhone } from './find-user.ts'
import { limits, takeAttempt } from './limits.ts'
import { users } from './tables.ts'
import type { AuthParts, SignInMeta, TooManyAttempts, UserRow } from './types.ts'

export type CheckPasswordOutcome =
  | { ok: true; user: UserRow }
  | { ok: false; reason: 'invalid_credentials' }
  | TooManyAttempts

export type Credentials = { email: string; password: string } | { phone: string; password: string }

/** One look-up and one hash, whether the address is known or not. */
export async function checkPassword(
  { database, rateLimiter, passwords }: AuthParts,
  credentials: Credentials,
  meta: SignInMeta,
): Promise<CheckPasswordOutcome> {
  const attempt = await takeAttempt(rateLimiter, limits.signIn, meta.clientAddress, accountOf(credentials))
  if (!attempt.ok) return attempt
  const { password } = credentials
  const user = await ('email' in credentials
    ? findUserByEmail(database.orm, credentials.email)
    : findUserByPhone(database.orm, credentials.phone))
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
