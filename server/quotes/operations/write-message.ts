import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { bulkQuoteNames } from '#domain/orders/bulk-quote-words.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { bulkQuoteAnswer } from '#server/mail/templates/bulk-quote-answer.ts'
import type { QuotesDeps } from '../deps.ts'
import { bulkQuoteMessages, bulkQuotes } from '../tables.ts'
import { anyQuote, quoteGone, quoteId, quoteShape } from './quote-shapes.ts'
import { readQuote } from './read-quote.ts'

const input = z.object({
  quote: quoteId,
  text: z.string().trim().min(1, 'Write something first.').max(5_000, 'Use at most 5,000 characters.'),
})
const example = { quote: anyQuote, text: '$21 each, ready in ten days.' }
const result = z.object({ quote: quoteShape })

export const answerQuote = defineOperation({
  name: 'quotes.answer',
  route: 'POST /quotes/{quote}/answers',
  summary: 'Email an answer to the person who asked; this marks the request as answered',
  may: 'quotes.write',
  ...{ input, example, result },
  run: (deps: QuotesDeps, actor, sent) =>
    write(deps, actor, { ...sent, kind: 'answer' }, async (transaction, quote, messageId) => {
      const productName = bulkQuoteNames[quote.product].many
      await deps.mail.send(transaction, {
        template: bulkQuoteAnswer,
        to: quote.email,
        data: {
          ...{ product: quote.product, name: quote.name, productName },
          ...{ quantity: quote.quantity, text: sent.text },
        },
        dedupeKey: `bulk-quote-answer:${messageId}`,
      })
      await transaction.update(bulkQuotes).set({ state: 'answered' }).where(eq(bulkQuotes.id, quote.id))
    }),
})

export const noteQuote = defineOperation({
  name: 'quotes.note',
  route: 'POST /quotes/{quote}/notes',
  summary: 'Add a note to a request, for staff only',
  may: 'quotes.write',
  ...{ input, example, result },
  run: (deps: QuotesDeps, actor, sent) => write(deps, actor, { ...sent, kind: 'note' }, async () => {}),
})

type Written = { quote: string; kind: 'answer' | 'note'; text: string }

function write(
  { database, clock, realtime }: QuotesDeps,
  actor: Actor,
  { quote: id, kind, text }: Written,
  then: (transaction: Transaction, quote: typeof bulkQuotes.$inferSelect, messageId: number) => Promise<void>,
) {
  return database.transaction(async (transaction) => {
    const [row] = await transaction.select().from(bulkQuotes).where(eq(bulkQuotes.id, id)).for('update')
    if (!row) throw new AppError('not_found', quoteGone)
    const [message] = await transaction
      .insert(bulkQuoteMessages)
      .values({ ...{ quoteId: id, kind, text, at: clock.now() }, ...authorOf(actor) })
      .returning({ id: bulkQuoteMessages.id })
    if (!message) throw new Error('The message was not saved')
    await then(transaction, row, message.id)
    await audit(transaction, actor, { action: `quote.${kind}`, subject: `quote:${id}`, after: { text } })
    await realtime.announce(transaction, { topic: 'staff', event: 'quote.changed', id })
    const quote = await readQuote(transaction, id)
    if (!quote) throw new Error('The request is gone')
    return ok({ quote })
  })
}

/** A person, or a program by its key. */
function authorOf({ user, key }: Actor): { authorId: string; authorName: string } {
  if (user) return { authorId: user.id, authorName: user.email }
  if (key) return { authorId: key.id, authorName: key.name }
  throw new Error('Nobody writes to a request')
}
