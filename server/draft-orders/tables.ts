import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { DraftOrderForm, DraftOrderState } from '#domain/orders/draft-order.ts'
import { moment } from '#server/kernel/tables.ts'
import type { NewOrder } from '#server/orders/index.ts'

/** What is billed, frozen when it was sent: each try to pay it creates an order of exactly this. */
export type BilledOrder = Omit<
  NewOrder,
  'checkoutKey' | 'checkoutFingerprint' | 'visitorId' | 'opened' | 'dueAt'
> & {
  dueAt: string | null
}

/** Orders that staff write: what was filled in, what is billed, and the state of its payment (docs/adr/0012). */
export const draftOrders = pgTable(
  'draft_orders',
  {
    id: uuid('id').primaryKey(),
    /** The secret in the payment link: anyone who has it may see the invoice and pay it. */
    token: text('token').notNull(),
    state: text('state').$type<DraftOrderState>().notNull().default('draft'),
    draft: jsonb('draft').$type<DraftOrderForm>().notNull(),
    billed: jsonb('billed').$type<BilledOrder>(),
    totalCents: integer('total_cents'),
    customerId: uuid('customer_id'),
    contactName: text('contact_name').notNull(),
    contactEmail: text('contact_email').notNull(),
    /** The order that it is now, or would become; no one sees it until it is paid. */
    orderId: uuid('order_id'),
    quoteId: uuid('quote_id'),
    /** Where the payment page returns to. */
    returnOrigin: text('return_origin').notNull(),
    createdBy: uuid('created_by'),
    createdByName: text('created_by_name').notNull(),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
    sentAt: moment('sent_at'),
    sentCount: integer('sent_count').notNull().default(0),
    seenAt: moment('seen_at'),
    expiresAt: moment('expires_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('draft_orders_token').on(table.token),
    index('draft_orders_open')
      .on(table.changedAt.desc(), table.id.desc())
      .where(sql`${table.state} in ('draft', 'sent')`),
    index('draft_orders_newest').on(table.changedAt.desc(), table.id.desc()),
    index('draft_orders_order').on(table.orderId),
    index('draft_orders_quote').on(table.quoteId),
    index('draft_orders_customer').on(table.customerId),
  ],
)

/** Every order that was opened for a draft order: a page that was not finished is replaced by the next one's. */
export const draftOrderTries = pgTable(
  'draft_order_tries',
  {
    orderId: uuid('order_id').primaryKey(),
    draftOrderId: uuid('draft_order_id')
      .notNull()
      .references(() => draftOrders.id, { onDelete: 'cascade' }),
    openedAt: moment('opened_at').notNull(),
  },
  (table) => [index('draft_order_tries_of').on(table.draftOrderId, table.openedAt)],
)
