import { z } from 'zod'
import { defineJob } from '#server/kernel/jobs.ts'
import { confirmEmail } from '#server/mail/templates/confirm-email.ts'
import { resetPassword } from '#server/mail/templates/reset-password.ts'
import { findUserByEmail } from './find-user.ts'
import { limits, takeAttempt } from './limits.ts'
import { confirmationPath, recoveryPath } from './mail-links.ts'
import { issueToken } from './one-time-tokens.ts'
import type { AuthParts, TooManyAttempts } from './types.ts'

const requestSchema = z.object({
  /** Makes the job's repetition send nothing twice. */
  requestId: z.uuid(),
  email: z.string(),
  returnPath: z.string().nullable(),
})

type MailRequest = z.output<typeof requestSchema>

export const sendRecoveryJob = defineJob('auth.send-recovery', requestSchema)
export const sendConfirmationJob = defineJob('auth.send-confirmation', requestSchema)

export type RequestMailOutcome = { ok: true } | TooManyAttempts

/**
 * Asks for a mail to whoever has this address. Known or not, the request does the same work and answers the same:
 * whether there is an account is looked up afterwards, in the job.
 */
export async function requestMail(
  { rateLimiter, jobs, database }: AuthParts,
  kind: 'recover' | 'resend',
  { email, returnPath }: { email: string; returnPath: string | null },
  clientAddress: string,
): Promise<RequestMailOutcome> {
  const attempt = await takeAttempt(rateLimiter, limits[kind], clientAddress, email)
  if (!attempt.ok) return attempt
  const job = kind === 'recover' ? sendRecoveryJob : sendConfirmationJob
  await jobs.enqueue(database.orm, job, { requestId: crypto.randomUUID(), email, returnPath })
  return { ok: true }
}

export async function sendRecovery(parts: AuthParts, request: MailRequest): Promise<void> {
  const user = await findUserByEmail(parts.database.orm, request.email)
  if (!user?.email) return
  const { id: userId, email } = user
  await parts.database.transaction(async (transaction) => {
    const token = await issueToken(parts, transaction, { userId, email, purpose: 'recovery' })
    await parts.mail.send(transaction, {
      template: resetPassword,
      to: email,
      data: { path: recoveryPath(token, request.returnPath) },
      dedupeKey: `reset-password:${request.requestId}`,
    })
  })
}

export async function sendConfirmation(parts: AuthParts, request: MailRequest): Promise<void> {
  const user = await findUserByEmail(parts.database.orm, request.email)
  if (!user?.email || user.emailConfirmedAt) return
  const { id: userId, email } = user
  await parts.database.transaction(async (transaction) => {
    const token = await issueToken(parts, transaction, { userId, email, purpose: 'signup' })
    await parts.mail.send(transaction, {
      template: confirmEmail,
      to: email,
      data: { path: confirmationPath(token, request.returnPath) },
      dedupeKey: `confirm-email:${request.requestId}`,
    })
  })
}
