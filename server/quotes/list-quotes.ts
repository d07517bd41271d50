import { and, asc, desc, eq, ilike, lt, or } from 'drizzle-orm'
import type { BulkQuoteProduct, BulkQuoteState } from '#domain/bulk-quote-words.ts'
import type { QuotesNeeds } from './index.ts'
import { bulkQuoteMessages, bulkQuotes } from './tables.ts'

export type QuoteCard = {
  id: string
  product: BulkQuoteProduct
  name: string
  email: string
  quantity: number
  state: BulkQuoteState
  createdAt: string
}

export type QuoteMessage = {
  id: number
  kind: 'answer' | 'note'
  at: string
  authorName: string
  text: string
}

export type StaffQuote = QuoteCard & {
  phone: string
  /** Whose account asked; null when nobody was signed in. */
  userId: string | null
  details: { label: string; value: string }[]
  /** Oldest first. */
  messages: QuoteMessage[]
}

export type QuoteSearch = { state?: BulkQuoteState; text?: string; before?: string }

type Needs = Pick<QuotesNeeds, 'database'>

const pageSize = 30

export async function listQuotes(
  { database }: Needs,
  { state, text = '', before = '' }: QuoteSearch,
): Promise<{ quotes: QuoteCard[]; next: string | null }> {
  const { createdAt, id, name, email } = bulkQuotes
  const [moment = '', lastId = ''] = before.split('_')
  const at = new Date(moment)
  const isCursor = !Number.isNaN(at.getTime()) && /^[0-9a-f-]{36}$/.test(lastId)
  const pattern = `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const rows = await database.orm
    .select()
    .from(bulkQuotes)
    .where(
      and(
        state ? eq(bulkQuotes.state, state) : undefined,
        text ? or(ilike(name, pattern), ilike(email, pattern)) : undefined,
        isCursor ? or(lt(createdAt, at), and(eq(createdAt, at), lt(id, lastId))) : undefined,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(pageSize + 1)
  const shown = rows.slice(0, pageSize)
  const last = shown.at(-1)
  return {
    quotes: shown.map(toCard),
    next: rows.length > pageSize && last ? `${last.createdAt.toISOString()}_${last.id}` : null,
  }
}

export async function getQuote({ database }: Needs, id: string): Promise<StaffQuote | null> {
  const [row] = await database.orm.select().from(bulkQuotes).where(eq(bulkQuotes.id, id))
  if (!row) return null
  const messages = await database.orm
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
    messages: messages.map((message) => ({
      id: message.id,
      kind: message.kind,
      at: message.at.toISOString(),
      authorName: message.authorName,
      text: message.text,
    })),
  }
}

export async function countNew({ database }: Needs): Promise<number> {
  return database.orm.$count(bulkQuotes, eq(bulkQuotes.state, 'new'))
}

const toCard = (row: typeof bulkQuotes.$inferSelect): QuoteCard => ({
  id: row.id,
  product: row.product,
  name: row.name,
  email: row.email,
  quantity: row.quantity,
  state: row.state,
  createdAt: row.createdAt.toISOString(),
})
