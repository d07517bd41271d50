import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { type BulkQuoteState, bulkQuoteNames } from '#domain/bulk-quote-words.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { bulkQuoteAnswer } from '#server/mail/templates/bulk-quote-answer.ts'
import type { QuotesNeeds } from './index.ts'
import { bulkQuoteMessages, bulkQuotes } from './tables.ts'

export type QuoteOutcome = { ok: true } | { ok: false; reason: 'not_found' | 'empty' | 'moved_on' }

const textSchema = z.string().trim().min(1).max(5_000)

type Quote = typeof bulkQuotes.$inferSelect

export async function answerQuote(
  needs: QuotesNeeds,
  actor: Actor,
  id: string,
  typed: unknown,
): Promise<QuoteOutcome> {
  return write(
    needs,
    actor,
    { id, kind: 'answer', typed },
    async (transaction, quote, { messageId, text }) => {
      const productName = bulkQuoteNames[quote.product].many
      await needs.mail.send(transaction, {
        template: bulkQuoteAnswer,
        to: quote.email,
        data: { name: quote.name, productName, quantity: quote.quantity, text },
        dedupeKey: `bulk-quote-answer:${messageId}`,
      })
      await transaction.update(bulkQuotes).set({ state: 'answered' }).where(eq(bulkQuotes.id, id))
    },
  )
}

export const noteQuote = (needs: QuotesNeeds, actor: Actor, id: string, typed: unknown) =>
  write(needs, actor, { id, kind: 'note', typed }, async () => {})

async function write(
  { database, clock, realtime }: QuotesNeeds,
  actor: Actor,
  { id, kind, typed }: { id: string; kind: 'answer' | 'note'; typed: unknown },
  then: (
    transaction: Transaction,
    quote: Quote,
    written: { messageId: number; text: string },
  ) => Promise<void>,
): Promise<QuoteOutcome> {
  const text = textSchema.safeParse(typed)
  if (!text.success) return { ok: false, reason: 'empty' }
  return database.transaction(async (transaction) => {
    const [quote] = await transaction.select().from(bulkQuotes).where(eq(bulkQuotes.id, id)).for('update')
    if (!quote || !actor.user) return { ok: false, reason: 'not_found' }
    const author = { authorId: actor.user.id, authorName: actor.user.email }
    const [message] = await transaction
      .insert(bulkQuoteMessages)
      .values({ quoteId: id, kind, at: clock.now(), text: text.data, ...author })
      .returning({ id: bulkQuoteMessages.id })
    if (!message) throw new Error('The message was not kept')
    await then(transaction, quote, { messageId: message.id, text: text.data })
    await audit(transaction, actor, {
      action: `quote.${kind}`,
      subject: `quote:${id}`,
      after: { text: text.data },
    })
    await realtime.announce(transaction, { topic: 'staff', event: 'quote.changed', id })
    return { ok: true }
  })
}

/** Moves a request from the state that was seen; whoever was faster wins. Staff only. */
export async function setQuoteState(
  { database, realtime }: QuotesNeeds,
  actor: Actor,
  id: string,
  from: BulkQuoteState,
  to: BulkQuoteState,
): Promise<QuoteOutcome> {
  return database.transaction(async (transaction) => {
    const moved = await transaction
      .update(bulkQuotes)
      .set({ state: to })
      .where(and(eq(bulkQuotes.id, id), eq(bulkQuotes.state, from)))
      .returning({ id: bulkQuotes.id })
    if (moved.length === 0) {
      const isThere = (await transaction.$count(bulkQuotes, eq(bulkQuotes.id, id))) > 0
      return { ok: false, reason: isThere ? 'moved_on' : 'not_found' }
    }
    const change = { before: { state: from }, after: { state: to } }
    await audit(transaction, actor, { action: 'quote.set-state', subject: `quote:${id}`, ...change })
    await realtime.announce(transaction, { topic: 'staff', event: 'quote.changed', id })
    return { ok: true }
  })
}
