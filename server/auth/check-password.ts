import { eq } from 'drizzle-orm'
import { findUserByEmail } from './find-user.ts'
import { limits, takeAttempt } from './limits.ts'
import { users } from './tables.ts'
import type { AuthParts, SignInMeta, TooManyAttempts, UserRow } from './types.ts'

export type CheckPasswordOutcome =
  | { ok: true; user: UserRow }
  | { ok: false; reason: 'invalid_credentials' }
  | TooManyAttempts

/** One look-up and one hash, whether the address is known or not. */
export async function checkPassword(
  { database, rateLimiter, passwords }: AuthParts,
  { email, password }: { email: string; password: string },
  meta: SignInMeta,
): Promise<CheckPasswordOutcome> {
  const attempt = await takeAttempt(rateLimiter, limits.signIn, meta.clientAddress, email)
  if (!attempt.ok) return attempt
  const user = await findUserByEmail(database.orm, email)
  const isRight = await passwords.verify(password, user?.passwordHash ?? null)
  if (!user?.passwordHash || !isRight) return { ok: false, reason: 'invalid_credentials' }
  if (passwords.isOutdated(user.passwordHash)) {
    const passwordHash = await passwords.hash(password)
    await database.orm.update(users).set({ passwordHash }).where(eq(users.id, user.id))
  }
  return { ok: true, user }
}
