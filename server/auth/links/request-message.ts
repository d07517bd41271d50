import { z } from 'zod'
import { defineJob } from '#server/kernel/jobs.ts'
import type { AuthParts } from '../deps.ts'
import { type Limits, takeAttempt } from '../limits.ts'
import type { TooManyAttempts } from '../types.ts'

const codeChallengeSchema = z.object({ value: z.string(), method: z.enum(['s256', 'plain']) })

export const messageKinds = [
  'recovery',
  'signup',
  'magiclink',
  'email_change',
  'phone_signup',
  'sms',
  'phone_change',
] as const

const requestSchema = z.object({
  /** Keeps a retry of the job from sending an email twice. */
  requestId: z.uuid(),
  kind: z.enum(messageKinds),
  /** Email address or phone number; whether an account has it is looked up later. */
  address: z.string(),
  /** A path of ours, or an allowed address, that the link redirects to. */
  redirectTo: z.string().nullable(),
  codeChallenge: codeChallengeSchema.nullable(),
  /** Creates the account with this data if it is missing. */
  newUser: z.object({ userMetadata: z.record(z.string(), z.unknown()) }).nullable(),
})

export type MessageRequest = z.output<typeof requestSchema>
export type MessageKind = MessageRequest['kind']

export const sendMessageJob = defineJob('auth.send-message', requestSchema)

export type RequestMessageInput = Pick<MessageRequest, 'kind' | 'address'> &
  Partial<Pick<MessageRequest, 'redirectTo' | 'codeChallenge' | 'newUser'>>

export type RequestMessageOutcome = { ok: true } | TooManyAttempts

/**
 * Requests an email or text message to the owner of this address. Known or not, the request does the same work and gets
 * the same response: whether there is an account is looked up afterwards, in the job. If sign-up is closed, it admits
 * no new users.
 */
export async function requestMessage(
  { rateLimiter, rules, jobs, database }: AuthParts,
  { kind, address, redirectTo = null, codeChallenge = null, newUser = null }: RequestMessageInput,
  clientAddress: string,
): Promise<RequestMessageOutcome> {
  const attempt = await takeAttempt(rateLimiter, rules.limits[limitOf[kind]], clientAddress, address)
  if (!attempt.ok) return attempt
  const requestId = crypto.randomUUID()
  const mayJoin = rules.signUp === 'open'
  const request = { requestId, kind, address, redirectTo, codeChallenge, newUser: mayJoin ? newUser : null }
  await jobs.enqueue(database.orm, sendMessageJob, request)
  return { ok: true }
}

const limitOf = {
  recovery: 'recover',
  signup: 'resend',
  magiclink: 'otp',
  email_change: 'resend',
  phone_signup: 'sms',
  sms: 'sms',
  phone_change: 'sms',
} as const satisfies Record<MessageKind, keyof Limits>
