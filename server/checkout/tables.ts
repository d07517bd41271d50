import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/kernel/tables.ts'

/** Which line of which cart an order was opened for: nobody pays for it twice. Forgotten where the order ends unpaid. */
export const checkoutLines = pgTable(
  'checkout_lines',
  {
    lineId: text('line_id').notNull(),
    orderId: uuid('order_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.lineId, table.orderId] }),
    index('checkout_lines_order').on(table.orderId),
  ],
)

/** What a shopper's unpaid order keeps from others, until it is settled or its time is over. */
export const checkoutHolds = pgTable(
  'checkout_holds',
  {
    orderId: uuid('order_id').primaryKey(),
    /** Where it was sent from; an address is kept for these hours only. */
    network: text('network').notNull(),
    visitorId: uuid('visitor_id').notNull(),
    customerId: uuid('customer_id'),
    /** Taken off the shelf. */
    pieces: integer('pieces').notNull(),
    /** Of a discount, which may be limited. */
    holdsUse: boolean('holds_use').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('checkout_holds_network').on(table.network),
    index('checkout_holds_customer').on(table.customerId),
    index('checkout_holds_expires').on(table.expiresAt),
  ],
)
