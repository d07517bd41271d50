import { z } from 'zod'
import { bulkQuoteNames, bulkQuoteSchema } from '#domain/orders/bulk-quote-schema.ts'
import { AppError } from '#server/kernel/errors.ts'
import { countedLimits } from '#server/kernel/limits.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { takeVisit } from '#server/kernel/rate-limit.ts'
import { bulkQuoteReceived } from '#server/mail/templates/bulk-quote-received.ts'
import { newBulkQuote } from '#server/mail/templates/new-bulk-quote.ts'
import type { QuotesDeps } from '../deps.ts'
import { bulkQuotes } from '../tables.ts'

const tooMany = 'Several quotes were requested from your network. Try again later.'

export const requestQuote = defineOperation({
  name: 'quotes.request',
  route: 'POST /quotes',
  summary:
    'Ask for a bulk price, or ask a question; staff are notified by email, and the person who asked gets a confirmation',
  may: 'anyone',
  input: bulkQuoteSchema,
  example: {
    ...{ product: 'tumbler', name: 'Ada Lovelace', email: 'ada@example.com', quantity: 40 },
    details: { Size: '40oz' },
  },
  result: z.object({ quote: z.uuid() }),
  async run(deps: QuotesDeps, actor, asked) {
    const { database, clock, realtime, emit, rateLimiter, mail, readSettings, staffAddress } = deps
    const allowed = await takeVisit(rateLimiter, countedLimits.bulkQuote, actor)
    if (!allowed.ok) throw new AppError('too_many_requests', tooMany, allowed)
    const mailbox = await rateLimiter.take(countedLimits.acknowledgement, asked.email.toLowerCase())
    const { contactEmail } = await readSettings()
    const data = { ...asked, productName: bulkQuoteNames[asked.product].many }
    return database.transaction(async (transaction) => {
      const [kept] = await transaction
        .insert(bulkQuotes)
        .values({ ...asked, userId: actor.user?.id ?? null, createdAt: clock.now() })
        .returning({ id: bulkQuotes.id })
      if (!kept) throw new Error('The bulk quote was not saved')
      await mail.send(transaction, {
        template: newBulkQuote,
        to: staffAddress ?? contactEmail,
        data,
        dedupeKey: `new-bulk-quote:${kept.id}`,
      })
      if (mailbox.ok)
        await mail.send(transaction, {
          template: bulkQuoteReceived,
          to: asked.email,
          data: { ...data },
          dedupeKey: `bulk-quote-received:${kept.id}`,
        })
      await realtime.announce(transaction, { topic: 'staff', event: 'quote.changed', id: kept.id })
      await emit(transaction, 'quote.requested', { quoteId: kept.id })
      return ok({ quote: kept.id })
    })
  },
})
