import { z } from 'zod'
import { readFilters } from '../lists/list-filters.ts'

/** `queued` while sending is attempted; `failed` when given up; `expired`: its link ran out before it could be sent. */
export const mailStates = ['queued', 'sent', 'failed', 'expired'] as const
export type MailState = (typeof mailStates)[number]

export const mailStateNames: Record<MailState, string> = {
  queued: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  expired: 'Expired before sending',
}

export const mailKinds = ['mail', 'text'] as const
export type MailKind = (typeof mailKinds)[number]

export const mailKindNames: Record<MailKind, string> = { mail: 'Emails', text: 'Text messages' }

export const mailFiltersSchema = z.object({
  text: z.string().trim().min(1).max(100),
  state: z.enum(mailStates),
  kind: z.enum(mailKinds),
})

export type MailFilters = Partial<z.output<typeof mailFiltersSchema>>

export const readMailFilters = (params: URLSearchParams): MailFilters =>
  readFilters(mailFiltersSchema, params)
