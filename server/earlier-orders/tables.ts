import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/kernel/tables.ts'

export const earlierOrderStatuses = ['fulfilled', 'cancelled'] as const
export type EarlierOrderStatus = (typeof earlierOrderStatuses)[number]

/** What was bought, in the words of the shop before this one. */
export type EarlierLine = { text: string; quantity: number; unitPriceCents: number }

/**
 * Orders of the shop before this one: history to look up. They are no orders of this shop, so that nothing that makes,
 * charges, ships, mails or counts orders can come upon one. Money is whole cents of `currency`.
 */
export const earlierOrders = pgTable(
  'earlier_orders',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    /** Its number at the shop before, such as #1001: by it, a file that comes again finds it. */
    reference: text('reference').notNull(),
    /** Set where two accounts were merged; others are found by their address. */
    customerId: uuid('customer_id'),
    status: text('status').$type<EarlierOrderStatus>().notNull(),
    placedAt: moment('placed_at').notNull(),
    contactName: text('contact_name').notNull(),
    /** In small letters; empty where the shop before had none. */
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
    /** Of the total, what was given back. */
    refundedCents: integer('refunded_cents').notNull(),
    currency: text('currency').notNull(),
    importedAt: moment('imported_at').notNull(),
    /** When who bought it was forgotten, with their account: a file that comes again brings nobody back. */
    forgottenAt: moment('forgotten_at'),
  },
  (table) => [
    uniqueIndex('earlier_orders_reference').on(table.reference),
    index('earlier_orders_newest').on(table.placedAt, table.id),
    index('earlier_orders_email').on(table.contactEmail),
    index('earlier_orders_customer').on(table.customerId).where(sql`${table.customerId} is not null`),
  ],
)
