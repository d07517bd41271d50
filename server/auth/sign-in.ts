import { type Credentials, checkPassword } from './check-password.ts'
import { issueToken } from './one-time-tokens.ts'
import { maySignIn } from './policy.ts'
import type { AuthParts, OpenSession, SignInMeta, TooManyAttempts, UserRow } from './types.ts'

export type SignInOutcome<Opened> =
  | { ok: true; user: UserRow; session: Opened }
  | { ok: false; reason: 'invalid_credentials' }
  | { ok: false; reason: 'email_not_confirmed' | 'phone_not_confirmed' }
  /** A one-time password opens no session; the token lets its owner choose a password, as a reset link does. */
  | { ok: false; reason: 'new_password_required'; token: string }
  | TooManyAttempts

export async function signIn<Opened>(
  parts: AuthParts,
  input: Credentials,
  meta: SignInMeta,
  open: OpenSession<Opened>,
): Promise<SignInOutcome<Opened>> {
  const checked = await checkPassword(parts, input, meta)
  if (!checked.ok) return checked
  const { user } = checked
  if ('email' in input && !maySignIn(parts, user)) return { ok: false, reason: 'email_not_confirmed' }
  if (!('email' in input) && user.phoneConfirmedAt === null)
    return { ok: false, reason: 'phone_not_confirmed' }
  if (user.hasOneTimePassword) {
    const subject = { userId: user.id, address: user.email ?? '', purpose: 'recovery' } as const
    const { secret: token } = await issueToken(parts, parts.database.orm, subject)
    return { ok: false, reason: 'new_password_required', token }
  }
  const session = await parts.database.transaction((transaction) => open(transaction, user, 'password', meta))
  return { ok: true, user, session }
}
