import { z } from 'zod'
import { readFilters } from '../lists/list-filters.ts'
import { type BulkQuoteState, bulkQuoteStates } from './bulk-quote-words.ts'

export const bulkQuoteStateNames: Record<BulkQuoteState, string> = {
  new: 'New',
  answered: 'Answered',
  closed: 'Closed',
}

/** Staff's filters for quote requests. */
export const quoteFiltersSchema = z.object({
  text: z.string().trim().min(1).max(100),
  state: z.enum(bulkQuoteStates),
})

export type QuoteFilters = Partial<z.output<typeof quoteFiltersSchema>>

export const readQuoteFilters = (params: URLSearchParams): QuoteFilters =>
  readFilters(quoteFiltersSchema, params)
