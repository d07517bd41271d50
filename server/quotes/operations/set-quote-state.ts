import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { audit } from '#server/kernel/audit.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { conflict, ok } from '#server/kernel/operations/outcome.ts'
import type { QuotesDeps } from '../deps.ts'
import { bulkQuotes } from '../tables.ts'
import { anyQuote, quoteGone, quoteId, quoteShape, quoteState } from './quote-shapes.ts'
import { readQuote } from './read-quote.ts'

/** The first caller wins. */
export const setQuoteState = defineOperation({
  name: 'quotes.set-state',
  route: 'PUT /quotes/{quote}/state',
  summary: 'Close a request, or open it again; `from` is the state you saw',
  may: 'quotes.write',
  input: z.object({ quote: quoteId, from: quoteState, to: quoteState }),
  example: { quote: anyQuote, from: 'answered', to: 'closed' },
  result: z.object({ quote: quoteShape }),
  theirs: quoteShape,
  run: ({ database, realtime }: QuotesDeps, actor, sent) =>
    database.transaction(async (transaction) => {
      const { quote: id, from, to } = sent
      const moved = await transaction
        .update(bulkQuotes)
        .set({ state: to })
        .where(and(eq(bulkQuotes.id, id), eq(bulkQuotes.state, from)))
        .returning({ id: bulkQuotes.id })
      const quote = await readQuote(transaction, id)
      if (!quote) throw new AppError('not_found', quoteGone)
      if (moved.length === 0)
        return conflict(quote, sent, 'Someone else just changed this. Check it and try again.')
      const change = { before: { state: from }, after: { state: to } }
      await audit(transaction, actor, { action: 'quote.set-state', subject: `quote:${id}`, ...change })
      await realtime.announce(transaction, { topic: 'staff', event: 'quote.changed', id })
      return ok({ quote })
    }),
})
