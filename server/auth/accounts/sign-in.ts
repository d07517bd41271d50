import { isStaff } from '#domain/people/role.ts'
import type { AuthParts } from '../deps.ts'
import { issueToken } from '../links/one-time-tokens.ts'
import { type Credentials, checkPassword } from '../passwords/check-password.ts'
import { isLongEnoughForStaff } from '../passwords/find-password-problem.ts'
import { maySignIn } from '../policy.ts'
import type { OpenSession } from '../sessions/open-session.ts'
import type { UserRow } from '../tables.ts'
import type { SignInMeta, TooManyAttempts } from '../types.ts'

export type SignInOutcome<Opened> =
  | { ok: true; user: UserRow; session: Opened }
  | { ok: false; reason: 'invalid_credentials' }
  | { ok: false; reason: 'email_not_confirmed' | 'phone_not_confirmed' }
  /**
   * A one-time password, or one too short for staff, opens no session; the token lets the user choose a new password,
   * as a reset link does.
   */
  | { ok: false; reason: 'new_password_required'; token: string; isOneTime: boolean }
  | TooManyAttempts

/** Someone who has become staff since, or joined before longer passwords were required, chooses a new one. */
async function isTooShortForStaff(parts: AuthParts, user: UserRow, password: string): Promise<boolean> {
  if (isLongEnoughForStaff(password)) return false
  return isStaff((await parts.people.roleOf(user.id)) ?? 'customer')
}

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
  if (user.hasOneTimePassword || (await isTooShortForStaff(parts, user, input.password))) {
    const subject = { userId: user.id, address: user.email ?? '', purpose: 'recovery' } as const
    const { secret: token } = await issueToken(parts, parts.database.orm, subject)
    return { ok: false, reason: 'new_password_required', token, isOneTime: user.hasOneTimePassword }
  }
  const session = await parts.database.transaction((transaction) => open(transaction, user, 'password', meta))
  return { ok: true, user, session }
}
