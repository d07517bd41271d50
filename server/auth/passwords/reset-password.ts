import { minPasswordLengthOf } from '#domain/people/password-length.ts'
import { isStaff } from '#domain/people/role.ts'
import type { AuthParts } from '../deps.ts'
import { takeAttempt } from '../limits.ts'
import { applyProof } from '../links/apply-proof.ts'
import { findToken, type KnownToken, takeToken } from '../links/one-time-tokens.ts'
import { hashSecret } from '../secrets.ts'
import { endAllSessions } from '../sessions/end-sessions.ts'
import type { OpenSession } from '../sessions/open-session.ts'
import type { UserRow } from '../tables.ts'
import type { SignInMeta, TooManyAttempts } from '../types.ts'
import { findPasswordProblem, type PasswordProblem } from './find-password-problem.ts'
import { setPassword } from './set-password.ts'

export type ResetPasswordOutcome<Opened> =
  | { ok: true; user: UserRow; session: Opened }
  | { ok: false; reason: 'invalid_token' | PasswordProblem }
  | TooManyAttempts

/** Sets the password by the emailed link, ends all sessions, and signs in. */
export async function resetPassword<Opened>(
  parts: AuthParts,
  { token: secret, password }: { token: string; password: string },
  meta: SignInMeta,
  open: OpenSession<Opened>,
): Promise<ResetPasswordOutcome<Opened>> {
  const attempt = await takeAttempt(
    parts.rateLimiter,
    parts.rules.limits.verify,
    meta.clientAddress,
    hashSecret(secret),
  )
  if (!attempt.ok) return attempt
  const found = await findResetToken(parts, secret)
  if (!found) return { ok: false, reason: 'invalid_token' }
  const isForStaff = await isOfStaff(parts, found)
  const problem = await findPasswordProblem(parts, password, { isForStaff })
  if (problem) return { ok: false, reason: problem }
  const passwordHash = await parts.passwords.hash(password)
  return parts.database.transaction(async (transaction): Promise<ResetPasswordOutcome<Opened>> => {
    const token = await takeToken(transaction, found)
    const user = token && (await applyProof(parts, transaction, token))
    if (!user || user === 'half') return { ok: false, reason: 'invalid_token' }
    await setPassword(parts, transaction, user.id, passwordHash)
    // Releases whatever waited until it was certain that no one else has a way in.
    await parts.emit(transaction, 'email.confirmed', { userId: user.id, email: token.address })
    await endAllSessions(parts, transaction, user.id)
    return { ok: true, user, session: await open(transaction, user, 'otp', meta) }
  })
}

/** The password's minimum length. An invalid link doesn't reveal whether an account belongs to staff. */
export async function minPasswordLengthBy(parts: AuthParts, secret: string): Promise<number> {
  const found = await findResetToken(parts, secret)
  return minPasswordLengthOf({ isStaff: found !== null && (await isOfStaff(parts, found)) })
}

const findResetToken = (parts: AuthParts, secret: string): Promise<KnownToken | null> =>
  findToken(parts, ['recovery'], { kind: 'secret', secret, address: null })

const isOfStaff = async ({ people }: AuthParts, { userId }: KnownToken): Promise<boolean> =>
  isStaff((await people.roleOf(userId)) ?? 'customer')
