import { findUserByEmail } from './find-user.ts'
import { limits, takeAttempt } from './limits.ts'
import { findToken, type TokenPurpose } from './one-time-tokens.ts'
import { hashSecret } from './secrets.ts'
import type { AuthParts, OpenSession, SignInMeta, TooManyAttempts, UserRow } from './types.ts'
import { useMailedToken } from './use-mailed-token.ts'

export type VerifyTokenInput = {
  purpose: TokenPurpose
  token: string
  /** When given, the token must have been mailed to this address. */
  email: string | null
}

export type VerifyTokenOutcome<Opened> =
  | { ok: true; user: UserRow; session: Opened }
  | { ok: false; reason: 'invalid_token' }
  | TooManyAttempts

/** Exchanges a mailed token for a session, once. */
export async function verifyToken<Opened>(
  parts: AuthParts,
  { purpose, token, email }: VerifyTokenInput,
  meta: SignInMeta,
  open: OpenSession<Opened>,
): Promise<VerifyTokenOutcome<Opened>> {
  const account = email ?? hashSecret(token)
  const attempt = await takeAttempt(parts.rateLimiter, limits.verify, meta.clientAddress, account)
  if (!attempt.ok) return attempt
  if (email !== null && !(await wasMailedTo(parts, purpose, token, email)))
    return { ok: false, reason: 'invalid_token' }
  return parts.database.transaction(async (transaction): Promise<VerifyTokenOutcome<Opened>> => {
    const user = await useMailedToken(parts, transaction, purpose, token)
    if (!user) return { ok: false, reason: 'invalid_token' }
    return { ok: true, user, session: await open(transaction, user, 'otp', meta) }
  })
}

async function wasMailedTo(
  parts: AuthParts,
  purpose: TokenPurpose,
  token: string,
  email: string,
): Promise<boolean> {
  const [proven, user] = await Promise.all([
    findToken(parts, parts.database.orm, purpose, token),
    findUserByEmail(parts.database.orm, email),
  ])
  return proven !== null && user !== null && proven.userId === user.id
}
