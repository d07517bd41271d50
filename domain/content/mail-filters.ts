import { z } from 'zod'
import { readFilters } from '../lists/list-filters.ts'

/** `queued` while it is tried; `failed` when it was given up; `expired`: its link had ended before it could leave. */
export const mailStates = ['queued', 'sent', 'failed', 'expired'] as const
export type MailState = (typeof mailStates)[number]

export const mailStateNames: Record<MailState, string> = {
  queued: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  expired: 'Ended before they left',
}

export const mailKinds = ['mail', 'text'] as const
export type MailKind = (typeof mailKinds)[number]

export const mailKindNames: Record<MailKind, string> = { mail: 'Mails', text: 'Text messages' }

export const mailFiltersSchema = z.object({
  text: z.string().trim().min(1).max(100),
  state: z.enum(mailStates),
  kind: z.enum(mailKinds),
})

export type MailFilters = Partial<z.output<typeof mailFiltersSchema>>

export const readMailFilters = (params: URLSearchParams): MailFilters =>
  readFilters(mailFiltersSchema, params)
