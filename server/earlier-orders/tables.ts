import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/kernel/tables.ts'

export const earlierOrderStatuses = ['fulfilled', 'cancelled'] as const
export type EarlierOrderStatus = (typeof earlierOrderStatuses)[number]

/** What was bought, as worded by the shop before this one. */
export type EarlierLine = { text: string; quantity: number; unitPriceCents: number }

/**
 * Orders of the shop before this one: history to look up. They are not orders of this shop, so that nothing that
 * creates, charges, ships, emails or counts orders can come across one. Amounts are whole cents of `currency`.
 */
export const earlierOrders = pgTable(
  'earlier_orders',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    /** Its number at the previous shop, such as #1001: a file imported again finds it by this. */
    reference: text('reference').notNull(),
    /** Set if two accounts were merged; otherwise orders are found by their address. */
    customerId: uuid('customer_id'),
    status: text('status').$type<EarlierOrderStatus>().notNull(),
    placedAt: moment('placed_at').notNull(),
    contactName: text('contact_name').notNull(),
    /** In lower case; empty if the previous shop had none. */
    contactEmail: text('contact_email').notNull(),
    contactPhone: text('contact_phone').notNull(),
    shipTo: text('ship_to').notNull(),
    notes: text('notes').notNull(),
    lines: jsonb('lines').$type<EarlierLine[]>().notNull(),
    subtotalCents: integer('subtotal_cents').notNull(),
    discountCents: integer('discount_cents').notNull(),
    shippingCents: integer('shipping_cents').notNull(),
    taxCents: integer('tax_cents').notNull(),
    totalCents: integer('total_cents').notNull(),
    /** The refunded part of the total. */
    refundedCents: integer('refunded_cents').notNull(),
    currency: text('currency').notNull(),
    importedAt: moment('imported_at').notNull(),
    /** When the buyer was forgotten, with their account: importing a file again brings no one back. */
    forgottenAt: moment('forgotten_at'),
  },
  (table) => [
    uniqueIndex('earlier_orders_reference').on(table.reference),
    index('earlier_orders_newest').on(table.placedAt, table.id),
    index('earlier_orders_email').on(table.contactEmail),
    index('earlier_orders_customer').on(table.customerId).where(sql`${table.customerId} is not null`),
  ],
)
