import { endAllSessions } from './end-sessions.ts'
import { limits, takeAttempt } from './limits.ts'
import { findToken } from './one-time-tokens.ts'
import { hashSecret } from './secrets.ts'
import { setPassword } from './set-password.ts'
import type { AuthParts, OpenSession, SignInMeta, TooManyAttempts, UserRow } from './types.ts'
import { useMailedToken } from './use-mailed-token.ts'

export type ResetPasswordOutcome<Opened> =
  | { ok: true; user: UserRow; session: Opened }
  | { ok: false; reason: 'invalid_token' }
  | TooManyAttempts

/** Sets the password that the mailed link allows to set, ends all sessions, and signs in. */
export async function resetPassword<Opened>(
  parts: AuthParts,
  { token, password }: { token: string; password: string },
  meta: SignInMeta,
  open: OpenSession<Opened>,
): Promise<ResetPasswordOutcome<Opened>> {
  const attempt = await takeAttempt(parts.rateLimiter, limits.verify, meta.clientAddress, hashSecret(token))
  if (!attempt.ok) return attempt
  const isKnown = (await findToken(parts, parts.database.orm, 'recovery', token)) !== null
  if (!isKnown) return { ok: false, reason: 'invalid_token' }
  const passwordHash = await parts.passwords.hash(password)
  return parts.database.transaction(async (transaction): Promise<ResetPasswordOutcome<Opened>> => {
    const user = await useMailedToken(parts, transaction, 'recovery', token)
    if (!user) return { ok: false, reason: 'invalid_token' }
    await setPassword(parts, transaction, user.id, passwordHash)
    await endAllSessions(transaction, user.id)
    return { ok: true, user, session: await open(transaction, user, 'otp', meta) }
  })
}
