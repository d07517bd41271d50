import { findUserById } from '../accounts/find-user.ts'
import type { AuthParts } from '../deps.ts'
import { placeOf, takeAttempt } from '../limits.ts'
import { hashSecret } from '../secrets.ts'
import { findKnownDevice } from '../sessions/note-device.ts'
import type { UserRow } from '../tables.ts'
import type { SignInMeta, TooManyAttempts } from '../types.ts'
import { applyProof } from './apply-proof.ts'
import { findToken, takeToken } from './one-time-tokens.ts'

export type ConfirmEmailOutcome =
  | { ok: true }
  | { ok: false; reason: 'invalid_token' | 'password_needed' | 'wrong_password' }
  | TooManyAttempts

/**
 * Confirms the address that the link was emailed to. It doesn't sign anyone in: emails get forwarded and shared. The
 * reader of the mailbox may not be the person who signed up with its address, and must not give a stranger's account
 * the guest orders to come: a browser other than that of the sign-up has to give the password chosen there. Anyone who
 * doesn't know it resets it, which ends the stranger's sessions.
 */
export async function confirmEmailAddress(
  parts: AuthParts,
  { token: secret, password }: { token: string; password?: string },
  meta: SignInMeta,
): Promise<ConfirmEmailOutcome> {
  const { database, rateLimiter, rules } = parts
  const place = placeOf(hashSecret(secret), meta.clientAddress)
  const attempt = await takeAttempt(rateLimiter, rules.limits.verify, meta.clientAddress, place)
  if (!attempt.ok) return attempt
  const found = await findToken(parts, ['signup'], { kind: 'secret', secret, address: null })
  const user = found && (await findUserById(database.orm, found.userId))
  if (!found || !user) return { ok: false, reason: 'invalid_token' }
  const doubt = await doubtOf(parts, user, meta, password)
  if (doubt) return { ok: false, reason: doubt }
  const isApplied = await database.transaction(async (transaction) => {
    const token = await takeToken(transaction, found)
    return token !== null && (await applyProof(parts, transaction, token, { isBySignUp: true })) !== null
  })
  return isApplied ? { ok: true } : { ok: false, reason: 'invalid_token' }
}

async function doubtOf(
  parts: AuthParts,
  user: UserRow,
  meta: SignInMeta,
  password: string | undefined,
): Promise<'password_needed' | 'wrong_password' | null> {
  if (user.passwordHash === null || (await findKnownDevice(parts, user.id, meta)) !== null) return null
  if (!password) return 'password_needed'
  return (await parts.passwords.verify(password, user.passwordHash)) ? null : 'wrong_password'
}
