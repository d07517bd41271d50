import { asc, eq } from 'drizzle-orm'
import type { Executor } from '#server/kernel/database.ts'
import { bulkQuoteMessages, bulkQuotes } from '../tables.ts'
import type { QuoteCard, StaffQuote } from './quote-shapes.ts'

/** The request with its thread; null if there is none. */
export async function readQuote(executor: Executor, id: string): Promise<StaffQuote | null> {
  const [row] = await executor.select().from(bulkQuotes).where(eq(bulkQuotes.id, id))
  if (!row) return null
  const messages = await executor
    .select()
    .from(bulkQuoteMessages)
    .where(eq(bulkQuoteMessages.quoteId, id))
    .orderBy(asc(bulkQuoteMessages.id))
  return {
    ...toCard(row),
    phone: row.phone,
    userId: row.userId,
    details: Object.entries(row.details)
      .filter(([, value]) => value !== '')
      .map(([label, value]) => ({ label, value })),
    messages: messages.map(({ id, kind, at, authorName, text }) => ({
      ...{ id, kind, authorName, text },
      at: at.toISOString(),
    })),
  }
}

export const toCard = ({
  id,
  product,
  name,
  email,
  quantity,
  state,
  createdAt,
}: typeof bulkQuotes.$inferSelect): QuoteCard => ({
  ...{ id, product, name, email, quantity, state },
  createdAt: createdAt.toISOString(),
})
