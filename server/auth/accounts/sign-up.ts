import type { Transaction } from '#server/kernel/database.ts'
import { confirmEmail } from '#server/mail/templates/confirm-email.ts'
import type { AuthParts } from '../deps.ts'
import { takeAttempt } from '../limits.ts'
import { linkPath } from '../links/mail-links.ts'
import { issueToken } from '../links/one-time-tokens.ts'
import { sendMessageJob } from '../links/request-message.ts'
import { findPasswordProblem, type PasswordProblem } from '../passwords/find-password-problem.ts'
import { maySignIn } from '../policy.ts'
import { noteSignUpDevice } from '../sessions/note-device.ts'
import type { OpenSession } from '../sessions/open-session.ts'
import type { UserRow } from '../tables.ts'
import type { CodeChallenge, Metadata, SignInMeta, TooManyAttempts } from '../types.ts'
import { addUser } from './add-user.ts'
import { findUserByPhone } from './find-user.ts'

export type SignUpRequest = {
  /** One of the two. */
  address: { email: string } | { phone: string }
  password: string
  fullName: string
  /** A contact number; not used for signing in. */
  phone: string
  userMetadata: Metadata
  /** Where the email's link redirects to: a path of ours, or an allowed address. */
  redirectTo: string | null
  codeChallenge: CodeChallenge | null
}

export type SignUpOutcome<Opened> =
  /** `session` is null when the address must be confirmed first. */
  | { ok: true; user: UserRow; session: Opened | null }
  | { ok: false; reason: 'account_exists' | PasswordProblem }
  | TooManyAttempts

/** Creates a customer account, sends the confirmation, and signs in right away where that is allowed. */
export async function signUp<Opened>(
  parts: AuthParts,
  request: SignUpRequest,
  meta: SignInMeta,
  open: OpenSession<Opened>,
): Promise<SignUpOutcome<Opened>> {
  const { address, password, userMetadata, fullName, phone } = request
  const email = 'email' in address ? address.email : null
  const signInPhone = 'phone' in address ? address.phone : undefined
  const account = email ?? signInPhone ?? ''
  const limit = email === null ? parts.rules.limits.sms : parts.rules.limits.signUp
  const attempt = await takeAttempt(parts.rateLimiter, limit, meta.clientAddress, account)
  if (!attempt.ok) return attempt
  const problem = await findPasswordProblem(parts, password, { isForStaff: false })
  if (problem) return { ok: false, reason: problem }
  const passwordHash = await parts.passwords.hash(password)
  return parts.database.transaction(async (transaction): Promise<SignUpOutcome<Opened>> => {
    if (signInPhone && (await findUserByPhone(transaction, signInPhone))?.phoneConfirmedAt)
      return { ok: false, reason: 'account_exists' }
    const user = await addUser(parts, transaction, {
      email,
      signInPhone,
      passwordHash,
      isEmailConfirmed: false,
      role: 'customer',
      fullName,
      phone,
      userMetadata,
    })
    if (!user) return { ok: false, reason: 'account_exists' }
    await sendConfirmation(parts, transaction, user, request)
    await noteSignUpDevice(parts, transaction, user.id, meta)
    const isIn = email !== null && maySignIn(parts, user)
    return { ok: true, user, session: isIn ? await open(transaction, user, 'password', meta) : null }
  })
}

async function sendConfirmation(
  parts: AuthParts,
  transaction: Transaction,
  { id: userId, email, phone }: UserRow,
  { redirectTo, codeChallenge }: SignUpRequest,
): Promise<void> {
  if (email === null) {
    const request = { requestId: userId, kind: 'phone_signup', address: phone ?? '' } as const
    const rest = { redirectTo: null, codeChallenge: null, newUser: null }
    await parts.jobs.enqueue(transaction, sendMessageJob, { ...request, ...rest })
    return
  }
  const subject = { userId, address: email, purpose: 'signup', codeChallenge } as const
  const { secret, code, expiresAt } = await issueToken(parts, transaction, subject)
  await parts.mail.send(transaction, {
    template: confirmEmail,
    to: email,
    data: { path: linkPath('signup', secret, redirectTo, codeChallenge), code },
    dedupeKey: `confirm-email:${userId}`,
    expiresAt,
  })
}
