import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/kernel/tables.ts'

/** The cart line that an order was opened for, so that no one pays for it twice. Deleted when the order ends unpaid. */
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

/** What a shopper's unpaid order holds from others, until it is settled or its time is up. */
export const checkoutHolds = pgTable(
  'checkout_holds',
  {
    orderId: uuid('order_id').primaryKey(),
    /** The requester's network; an address is stored for these hours only. */
    network: text('network').notNull(),
    visitorId: uuid('visitor_id').notNull(),
    customerId: uuid('customer_id'),
    /** Pieces taken off the shelf. */
    pieces: integer('pieces').notNull(),
    /** A use of a discount, which may be limited. */
    holdsUse: boolean('holds_use').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('checkout_holds_network').on(table.network),
    index('checkout_holds_customer').on(table.customerId),
    index('checkout_holds_expires').on(table.expiresAt),
  ],
)
