import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ChangeState, SettleWay } from '#domain/orders/order-change.ts'
import { moment } from '#server/kernel/tables.ts'

/** Changes to lines of paid orders: what changed, and how the difference is settled (docs/adr/0029). */
export const orderChanges = pgTable(
  'order_changes',
  {
    /** The form's own key: sent twice, it is still one change. */
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id').notNull(),
    state: text('state').$type<ChangeState>().notNull(),
    settle: text('settle').$type<SettleWay>().notNull(),
    /** What changed, one line each for the customer. */
    words: text('words').array().notNull(),
    reason: text('reason').notNull(),
    totalBeforeCents: integer('total_before_cents').notNull(),
    totalAfterCents: integer('total_after_cents').notNull(),
    /** The amount it settles: the difference of the totals, plus what earlier changes had left open. */
    differenceCents: integer('difference_cents').notNull(),
    /** The items that are not made until it is paid. */
    waitingItems: jsonb('waiting_items').$type<string[]>().notNull(),
    /** The token in the payment link; null if no payment is requested by link. */
    token: text('token'),
    expiresAt: moment('expires_at'),
    sentCount: integer('sent_count').notNull().default(0),
    createdBy: uuid('created_by'),
    createdByName: text('created_by_name').notNull(),
    createdAt: moment('created_at').notNull(),
    settledAt: moment('settled_at'),
  },
  (table) => [
    index('order_changes_order').on(table.orderId, table.createdAt),
    uniqueIndex('order_changes_token').on(table.token),
  ],
)

export type OrderChangeRow = typeof orderChanges.$inferSelect
