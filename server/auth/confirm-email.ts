import { applyProof } from './apply-proof.ts'
import { limits, takeAttempt } from './limits.ts'
import { findToken, takeToken } from './one-time-tokens.ts'
import { hashSecret } from './secrets.ts'
import type { AuthParts, SignInMeta, TooManyAttempts } from './types.ts'

export type ConfirmEmailOutcome = { ok: true } | { ok: false; reason: 'invalid_token' } | TooManyAttempts

/** Confirms the address that the link was mailed to. It signs nobody in: mails are forwarded and shared. */
export async function confirmEmailAddress(
  parts: AuthParts,
  secret: string,
  meta: SignInMeta,
): Promise<ConfirmEmailOutcome> {
  const attempt = await takeAttempt(parts.rateLimiter, limits.verify, meta.clientAddress, hashSecret(secret))
  if (!attempt.ok) return attempt
  const found = await findToken(parts, ['signup'], { kind: 'secret', secret, address: null })
  if (!found) return { ok: false, reason: 'invalid_token' }
  const isApplied = await parts.database.transaction(async (transaction) => {
    const token = await takeToken(transaction, found)
    return token !== null && (await applyProof(parts, transaction, token)) !== null
  })
  return isApplied ? { ok: true } : { ok: false, reason: 'invalid_token' }
}
