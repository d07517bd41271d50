import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { QuoteColumn } from '#domain/lists/lists.ts'
import { bulkQuoteStates } from '#domain/orders/bulk-quote-words.ts'
import type { QuoteFilters } from '#domain/orders/quote-filters.ts'
import type { Executor } from '#server/kernel/database.ts'
import { anyContains } from '#server/kernel/list/contains.ts'
import {
  countUpTo,
  findPage,
  inOrder,
  type ListSource,
  type PageWish,
} from '#server/kernel/list/find-page.ts'
import { type Place, placeAmong } from '#server/kernel/list/sorted-page.ts'
import { bulkQuotes } from './tables.ts'

/** A row of the list. */
export type QuoteRow = Pick<
  typeof bulkQuotes.$inferSelect,
  'id' | 'name' | 'email' | 'phone' | 'product' | 'quantity' | 'state' | 'createdAt'
>

export type QuoteWish = PageWish<QuoteColumn> & { filters: QuoteFilters }

const { id, name, email, phone, product, quantity, state, createdAt } = bulkQuotes

const source: ListSource<QuoteColumn> = {
  table: bulkQuotes,
  id,
  sortKeys: {
    name: { by: sql`lower(${name})`, type: 'text' },
    email: { by: sql`lower(${email})`, type: 'text' },
    phone: { by: phone, type: 'text' },
    product: { by: product, type: 'text' },
    state: { by: placeAmong(bulkQuoteStates, state), type: 'integer' },
    asked: { by: createdAt, type: 'timestamptz' },
    quantity: { by: quantity, type: 'integer' },
  },
}

/** The search text is part of a name, an address or a number. */
function whereOf({ text, state: wanted }: QuoteFilters): SQL | undefined {
  return and(anyContains([name, email, phone], text), wanted && eq(state, wanted))
}

export async function listQuoteTable(
  executor: Executor,
  { filters, ...page }: QuoteWish,
): Promise<{ rows: QuoteRow[]; next: Place | null }> {
  const { ids, next } = await findPage(executor, source, whereOf(filters), page)
  const rows = await executor
    .select({ id, name, email, phone, product, quantity, state, createdAt })
    .from(bulkQuotes)
    .where(inArray(id, ids))
  return { rows: inOrder(ids, rows), next }
}

export const countQuotes = (executor: Executor, filters: QuoteFilters): Promise<number> =>
  countUpTo(executor, source, whereOf(filters))
