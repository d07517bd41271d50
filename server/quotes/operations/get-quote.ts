import { z } from 'zod'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { QuotesDeps } from '../deps.ts'
import { anyQuote, quoteGone, quoteId, quoteShape } from './quote-shapes.ts'
import { readQuote } from './read-quote.ts'

export const getQuote = defineOperation({
  name: 'quotes.get',
  route: 'GET /quotes/{quote}',
  summary: 'One bulk price request, with its answers and notes',
  may: 'quotes.read',
  input: z.object({ quote: quoteId }),
  example: { quote: anyQuote },
  result: z.object({ quote: quoteShape }),
  async run({ database }: QuotesDeps, _actor, { quote: id }) {
    const quote = await readQuote(database.orm, id)
    if (!quote) throw new AppError('not_found', quoteGone)
    return ok({ quote })
  },
})
