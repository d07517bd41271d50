import type { SignedInUser } from '#server/kernel/actor.ts'
import { reauthentication } from '#server/mail/templates/reauthentication.ts'
import { findUserById } from '../accounts/find-user.ts'
import type { AuthParts } from '../deps.ts'
import { takeAttempt } from '../limits.ts'
import { findToken, issueToken, takeToken } from '../links/one-time-tokens.ts'
import { textCode } from '../links/text-code.ts'
import { openWays } from '../open-ways.ts'
import type { UserRow } from '../tables.ts'
import type { TooManyAttempts } from '../types.ts'
import { isFreshlyProven, type NotConfirmed } from './fresh-proof.ts'

export type ReauthenticateOutcome =
  | { ok: true }
  | { ok: false; reason: 'user_not_found' | 'email_not_confirmed' }
  | TooManyAttempts

/** Sends a code to an address that the account has proven. */
export async function reauthenticate(
  parts: AuthParts,
  { id }: SignedInUser,
  clientAddress: string,
): Promise<ReauthenticateOutcome> {
  const attempt = await takeAttempt(parts.rateLimiter, parts.rules.limits.otp, clientAddress, id)
  if (!attempt.ok) return attempt
  const user = await findUserById(parts.database.orm, id)
  if (!user) return { ok: false, reason: 'user_not_found' }
  const address = provenAddressOf(user)
  if (address === null) return { ok: false, reason: 'email_not_confirmed' }
  const subject = { userId: id, address, purpose: 'reauthentication' } as const
  if (address === user.phone) {
    await textCode(parts, subject)
    return { ok: true }
  }
  await parts.database.transaction(async (transaction) => {
    const { code, expiresAt } = await issueToken(parts, transaction, subject)
    await parts.mail.send(transaction, {
      template: reauthentication,
      to: address,
      data: { code },
      dedupeKey: `reauthentication:${crypto.randomUUID()}`,
      expiresAt,
    })
  })
  return { ok: true }
}

const provenAddressOf = (user: UserRow): string | null => {
  if (user.email !== null && user.emailConfirmedAt !== null) return user.email
  return user.phoneConfirmedAt === null ? null : user.phone
}

/** Whether this is really the account's owner: by the current password, a nonce, or a fresh proof. */
export async function confirmIdentity(
  parts: AuthParts,
  { sessionId }: SignedInUser,
  user: UserRow,
  { currentPassword, nonce }: { currentPassword?: string; nonce?: string },
): Promise<{ ok: true } | NotConfirmed> {
  if (currentPassword !== undefined) {
    const isRight =
      openWays(parts).password && (await parts.passwords.verify(currentPassword, user.passwordHash))
    return isRight ? { ok: true } : { ok: false, reason: 'wrong_current_password' }
  }
  if (nonce !== undefined) {
    const isRight = await spendNonce(parts, user, nonce)
    return isRight ? { ok: true } : { ok: false, reason: 'reauthentication_not_valid' }
  }
  const isFresh = await isFreshlyProven(parts, { sessionId })
  return isFresh ? { ok: true } : { ok: false, reason: 'reauthentication_needed' }
}

async function spendNonce(parts: AuthParts, user: UserRow, code: string): Promise<boolean> {
  const address = provenAddressOf(user)
  if (address === null) return false
  const found = await findToken(parts, ['reauthentication'], { kind: 'code', code, address })
  if (found?.userId !== user.id) return false
  const taken = await parts.database.transaction((transaction) => takeToken(transaction, found))
  return taken !== null
}
