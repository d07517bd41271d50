import { z } from 'zod'
import { readFilters } from '../lists/list-filters.ts'

/** `taken`: it is a message of its order; `unmatched`: staff say of which; `ignored`: a machine wrote it. */
export const inboundStates = ['received', 'taken', 'unmatched', 'ignored', 'dismissed'] as const
export type InboundState = (typeof inboundStates)[number]

export const inboundStateNames: Record<InboundState, string> = {
  received: 'Being read',
  taken: 'At its order',
  unmatched: 'Of which order?',
  ignored: 'By a machine',
  dismissed: 'Of none',
}

export const inboundFiltersSchema = z.object({
  text: z.string().trim().min(1).max(100),
  state: z.enum(inboundStates),
})

export type InboundFilters = Partial<z.output<typeof inboundFiltersSchema>>

export const readInboundFilters = (params: URLSearchParams): InboundFilters =>
  readFilters(inboundFiltersSchema, params)
