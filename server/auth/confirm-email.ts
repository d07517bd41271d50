import { limits, takeAttempt } from './limits.ts'
import { hashSecret } from './secrets.ts'
import type { AuthParts, SignInMeta, TooManyAttempts } from './types.ts'
import { useMailedToken } from './use-mailed-token.ts'

export type ConfirmEmailOutcome = { ok: true } | { ok: false; reason: 'invalid_token' } | TooManyAttempts

/** Confirms the address that the link was mailed to. It signs nobody in: mails are forwarded and shared. */
export async function confirmEmailAddress(
  parts: AuthParts,
  token: string,
  meta: SignInMeta,
): Promise<ConfirmEmailOutcome> {
  const attempt = await takeAttempt(parts.rateLimiter, limits.verify, meta.clientAddress, hashSecret(token))
  if (!attempt.ok) return attempt
  const user = await parts.database.transaction((transaction) =>
    useMailedToken(parts, transaction, 'signup', token),
  )
  return user ? { ok: true } : { ok: false, reason: 'invalid_token' }
}
