import { applyProof } from './apply-proof.ts'
import { isBreached } from './check-new-password.ts'
import { endAllSessions } from './end-sessions.ts'
import { limits, takeAttempt } from './limits.ts'
import { findToken, takeToken } from './one-time-tokens.ts'
import { hashSecret } from './secrets.ts'
import { setPassword } from './set-password.ts'
import type { AuthParts, OpenSession, SignInMeta, TooManyAttempts, UserRow } from './types.ts'

export type ResetPasswordOutcome<Opened> =
  | { ok: true; user: UserRow; session: Opened }
  | { ok: false; reason: 'invalid_token' | 'breached_password' }
  | TooManyAttempts

/** Sets the password that the mailed link allows to set, ends all sessions, and signs in. */
export async function resetPassword<Opened>(
  parts: AuthParts,
  { token: secret, password }: { token: string; password: string },
  meta: SignInMeta,
  open: OpenSession<Opened>,
): Promise<ResetPasswordOutcome<Opened>> {
  const attempt = await takeAttempt(parts.rateLimiter, limits.verify, meta.clientAddress, hashSecret(secret))
  if (!attempt.ok) return attempt
  const found = await findToken(parts, ['recovery'], { kind: 'secret', secret, address: null })
  if (!found) return { ok: false, reason: 'invalid_token' }
  if (await isBreached(parts, password)) return { ok: false, reason: 'breached_password' }
  const passwordHash = await parts.passwords.hash(password)
  return parts.database.transaction(async (transaction): Promise<ResetPasswordOutcome<Opened>> => {
    const token = await takeToken(transaction, found)
    const user = token && (await applyProof(parts, transaction, token))
    if (!user || user === 'half') return { ok: false, reason: 'invalid_token' }
    await setPassword(parts, transaction, user.id, passwordHash)
    await endAllSessions(transaction, user.id)
    return { ok: true, user, session: await open(transaction, user, 'otp', meta) }
  })
}
