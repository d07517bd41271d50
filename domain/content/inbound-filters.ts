import { z } from 'zod'
import { readFilters } from '../lists/list-filters.ts'

/**
 * `taken`: it is a message on its order; `unmatched`: staff decide which order it belongs to; `ignored`: it was sent by
 * a machine.
 */
export const inboundStates = ['received', 'taken', 'unmatched', 'ignored', 'dismissed'] as const
export type InboundState = (typeof inboundStates)[number]

export const inboundStateNames: Record<InboundState, string> = {
  received: 'Being read',
  taken: 'With its order',
  unmatched: 'Which order?',
  ignored: 'Automated',
  dismissed: 'No order',
}

export const inboundFiltersSchema = z.object({
  text: z.string().trim().min(1).max(100),
  state: z.enum(inboundStates),
})

export type InboundFilters = Partial<z.output<typeof inboundFiltersSchema>>

export const readInboundFilters = (params: URLSearchParams): InboundFilters =>
  readFilters(inboundFiltersSchema, params)
