import { z } from 'zod'
import { bulkQuoteProducts, bulkQuoteStates } from '#domain/orders/bulk-quote-words.ts'

export const quoteState = z.enum(bulkQuoteStates)

export const quoteGone = 'There is no such request.'
export const quoteId = z.uuid(quoteGone)

/** For examples in the reference. */
export const anyQuote = '8a4c2f6e-0000-4000-8000-000000000000'

export const quoteCardShape = z.object({
  id: z.uuid(),
  product: z.enum(bulkQuoteProducts),
  name: z.string(),
  email: z.string(),
  quantity: z.int(),
  state: quoteState,
  createdAt: z.string(),
})

/** A request in full, with the emails to the shopper and staff notes, oldest first. */
export const quoteShape = quoteCardShape.extend({
  phone: z.string(),
  /** The requester's account; null if not signed in. */
  userId: z.uuid().nullable(),
  details: z.array(z.object({ label: z.string(), value: z.string() })),
  messages: z.array(
    z.object({
      id: z.int(),
      kind: z.enum(['answer', 'note']),
      at: z.string(),
      authorName: z.string(),
      text: z.string(),
    }),
  ),
})

export type QuoteCard = z.output<typeof quoteCardShape>
export type StaffQuote = z.output<typeof quoteShape>
export type QuoteMessage = StaffQuote['messages'][number]
