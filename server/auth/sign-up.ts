import type { Transaction } from '#server/kernel/database.ts'
import { confirmEmail } from '#server/mail/templates/confirm-email.ts'
import { addUser } from './add-user.ts'
import { limits, takeAttempt } from './limits.ts'
import { confirmationPath } from './mail-links.ts'
import { issueToken } from './one-time-tokens.ts'
import { maySignIn } from './policy.ts'
import type { AuthParts, Metadata, OpenSession, SignInMeta, TooManyAttempts, UserRow } from './types.ts'

export type SignUpRequest = {
  email: string
  password: string
  fullName: string
  phone: string
  userMetadata: Metadata
  /** Where the link of the mail goes on to: a path of ours. */
  returnPath: string | null
}

export type SignUpOutcome<Opened> =
  /** `session` is null when the address must be confirmed first. */
  | { ok: true; user: UserRow; session: Opened | null }
  | { ok: false; reason: 'account_exists' }
  | TooManyAttempts

/** Makes a customer's account, mails the confirmation, and signs in at once where that is allowed. */
export async function signUp<Opened>(
  parts: AuthParts,
  request: SignUpRequest,
  meta: SignInMeta,
  open: OpenSession<Opened>,
): Promise<SignUpOutcome<Opened>> {
  const { email } = request
  const attempt = await takeAttempt(parts.rateLimiter, limits.signUp, meta.clientAddress, email)
  if (!attempt.ok) return attempt
  const passwordHash = await parts.passwords.hash(request.password)
  return parts.database.transaction(async (transaction): Promise<SignUpOutcome<Opened>> => {
    const user = await addUser(parts, transaction, {
      email,
      passwordHash,
      isEmailConfirmed: false,
      role: 'customer',
      fullName: request.fullName,
      phone: request.phone,
      userMetadata: request.userMetadata,
    })
    if (!user) return { ok: false, reason: 'account_exists' }
    await mailConfirmation(parts, transaction, user, request.returnPath)
    const session = maySignIn(parts, user) ? await open(transaction, user, 'password', meta) : null
    return { ok: true, user, session }
  })
}

async function mailConfirmation(
  parts: AuthParts,
  transaction: Transaction,
  { id: userId, email }: UserRow,
  returnPath: string | null,
): Promise<void> {
  if (email === null) return
  const token = await issueToken(parts, transaction, { userId, email, purpose: 'signup' })
  await parts.mail.send(transaction, {
    template: confirmEmail,
    to: email,
    data: { path: confirmationPath(token, returnPath) },
    dedupeKey: `confirm-email:${userId}`,
  })
}
