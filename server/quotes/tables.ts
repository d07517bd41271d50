import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { BulkQuoteProduct } from '#domain/bulk-quote-words.ts'
import { moment } from '#server/kernel/tables.ts'

export const bulkQuoteStates = ['new', 'answered', 'closed'] as const
export type BulkQuoteState = (typeof bulkQuoteStates)[number]

/** Requests for bulk prices: nothing that a customer sends is thrown away (DECISIONS.md 7). */
export const bulkQuotes = pgTable(
  'bulk_quotes',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    product: text('product').$type<BulkQuoteProduct>().notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull().default(''),
    quantity: integer('quantity').notNull(),
    details: jsonb('details').$type<Record<string, string>>().notNull(),
    /** Who asked; null when nobody was signed in. */
    userId: uuid('user_id'),
    state: text('state').$type<BulkQuoteState>().notNull().default('new'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('bulk_quotes_newest').on(table.createdAt.desc(), table.id.desc())],
)
