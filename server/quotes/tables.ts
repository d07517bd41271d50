import { sql } from 'drizzle-orm'
import { bigserial, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { BulkQuoteProduct, BulkQuoteState } from '#domain/orders/bulk-quote-words.ts'
import { moment } from '#server/kernel/tables.ts'

/** Requests for bulk prices: nothing that a customer sends is thrown away (docs/decisions.md 7). */
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
    /** The requester; null if not signed in. */
    userId: uuid('user_id'),
    state: text('state').$type<BulkQuoteState>().notNull().default('new'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('bulk_quotes_newest').on(table.createdAt, table.id),
    index('bulk_quotes_state').on(table.state),
  ],
)

/** Emails from the shop to the shopper and internal notes, oldest first by id. */
export const bulkQuoteMessages = pgTable(
  'bulk_quote_messages',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    quoteId: uuid('quote_id')
      .notNull()
      .references(() => bulkQuotes.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['answer', 'note'] }).notNull(),
    at: moment('at').notNull(),
    authorId: uuid('author_id').notNull(),
    authorName: text('author_name').notNull(),
    text: text('text').notNull(),
  },
  (table) => [index('bulk_quote_messages_quote').on(table.quoteId, table.id)],
)
