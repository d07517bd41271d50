import { eq, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { type AttemptStatus, attemptStatuses } from '#domain/money/payment-filters.ts'
import type { RefundKind } from '#domain/money/refund-rules.ts'
import { placeAmong } from '#server/kernel/list/sorted-page.ts'
import { moment } from '#server/kernel/tables.ts'
import type { ProviderTruth } from './port.ts'

export const settleSources = ['return', 'webhook', 'sweeper', 'check', 'staff', 'checkout'] as const
export type SettleSource = (typeof settleSources)[number]

/** The provider's side of a comparison. */
export type RecordedTruth = {
  state: ProviderTruth['state']
  amountCents: number | null
  currency: string | null
  /** The refunded amount in the provider's books; missing in comparisons by an older version. */
  refundedCents?: number | null
  reason: string | null
}

type SortedColumns = Record<
  'createdAt' | 'status' | 'provider' | 'difference' | 'refundedCents' | 'amountCents',
  SQLWrapper
>

/** Sort keys of the payments list, besides order and customer (`orderSortKeys`): each has an index, as those do. */
export const paymentSortKeys = (table: SortedColumns) => ({
  made: sql`${table.createdAt}`,
  status: placeAmong(attemptStatuses, table.status),
  provider: sql`${table.provider}`,
  problem: sql`coalesce(${table.difference}, '')`,
  refunded: sql`${table.refundedCents}`,
  amount: sql`${table.amountCents}`,
})

/** One attempt to collect one order's total. Its id is the idempotency key at the provider. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    orderId: uuid('order_id').notNull(),
    /** The change to a paid order whose difference it pays; null for the order itself (docs/adr/0029). */
    changeId: uuid('change_id'),
    provider: text('provider').notNull(),
    status: text('status').$type<AttemptStatus>().notNull().default('pending'),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    description: text('description').notNull(),
    customerEmail: text('customer_email').notNull(),
    returnUrl: text('return_url').notNull(),
    /** The provider's own name for it; null until CALL has been answered. */
    reference: text('reference'),
    /** Its name in the provider's events, if different. */
    eventReference: text('event_reference'),
    redirectUrl: text('redirect_url'),
    /** What the provider reported as paid, regardless of what we requested. */
    reportedCents: integer('reported_cents'),
    reportedCurrency: text('reported_currency'),
    /** What counts as received for the order. */
    capturedCents: integer('captured_cents').notNull().default(0),
    /** Requested or completed refunds; failed ones don't count. */
    refundedCents: integer('refunded_cents').notNull().default(0),
    /** Why it failed, or what is odd about it. */
    failureReason: text('failure_reason'),
    /** Why the shop no longer wants this money: if it arrives anyway, staff have to look at it. */
    withdrawnReason: text('withdrawn_reason'),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    settledAt: moment('settled_at'),
    settledBy: text('settled_by').$type<SettleSource>(),
    /** What the provider said when the books were last compared, and where they differ. */
    checkedAt: moment('checked_at'),
    truth: jsonb('truth').$type<RecordedTruth>(),
    difference: text('difference'),
    /** The text of a difference that staff have accepted: a different one needs their attention again. */
    notedDifference: text('noted_difference'),
    notedBy: text('noted_by'),
    notedAt: moment('noted_at'),
    /** When the sweeper next asks the provider, and how often it has. */
    nextCheckAt: moment('next_check_at').notNull(),
    checkCount: integer('check_count').notNull().default(0),
    /** The trace in which it began (W3C); settling it belongs to the same trace. Null without tracing. */
    traceparent: text('traceparent'),
  },
  (table) => [
    index('payment_attempts_order').on(table.orderId),
    index('payment_attempts_change').on(table.changeId).where(sql`${table.changeId} is not null`),
    uniqueIndex('payment_attempts_reference').on(table.provider, table.reference),
    uniqueIndex('payment_attempts_event_reference')
      .on(table.provider, table.eventReference)
      .where(sql`${table.eventReference} is not null`),
    index('payment_attempts_status').on(table.status, table.createdAt, table.id),
    ...Object.entries(paymentSortKeys(table)).map(([name, key]) =>
      index(`payment_attempts_by_${name}`).on(key, table.id),
    ),
    check(
      'payment_attempts_refunds',
      sql`${table.refundedCents} between 0 and coalesce(${table.reportedCents}, ${table.capturedCents})`,
    ),
    index('payment_attempts_attention')
      .on(table.createdAt, table.id)
      .where(
        sql`(${table.difference} is not null and ${table.difference} is distinct from ${table.notedDifference})
          or ${table.status} = 'mismatch'`,
      ),
    index('payment_attempts_due').on(table.nextCheckAt).where(sql`${table.status} = 'pending'`),
  ],
)

/** The records differ, and no one has noted this exact difference. */
export const hasOpenDifference = (): SQL =>
  sql`(${paymentAttempts.difference} is not null
    and ${paymentAttempts.difference} is distinct from ${paymentAttempts.notedDifference})`

/** What staff should look at: books that differ, or the wrong amount. */
export const needsLook = (): SQL | undefined =>
  or(hasOpenDifference(), eq(paymentAttempts.status, 'mismatch'))

/** Webhooks as received, each stored once however often the provider sends it. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    kind: text('kind').notNull(),
    attemptId: uuid('attempt_id'),
    rawBody: text('raw_body').notNull(),
    receivedAt: moment('received_at').notNull().defaultNow(),
    processedAt: moment('processed_at'),
  },
  (table) => [
    uniqueIndex('payment_events_once').on(table.provider, table.eventId),
    index('payment_events_attempt').on(table.attemptId),
    index('payment_events_received').on(table.receivedAt),
    index('payment_events_open').on(table.receivedAt).where(sql`${table.processedAt} is null`),
  ],
)

/** `requested`: the intent; it is not known yet whether the provider has received it. */
export const refundStatuses = ['requested', 'pending', 'done', 'failed'] as const
export type RefundStatus = (typeof refundStatuses)[number]

/** Frozen: how much was refunded for which line. Cents. */
export type RefundLine = {
  orderItemId: string
  position: number
  name: string
  quantity: number
  amountCents: number
}

/** A refund. The row is written before the provider is asked; its id is the idempotency key there. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid('id').primaryKey(),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => paymentAttempts.id),
    orderId: uuid('order_id').notNull(),
    kind: text('kind').$type<RefundKind>().notNull(),
    status: text('status').$type<RefundStatus>().notNull().default('requested'),
    amountCents: integer('amount_cents').notNull(),
    /** Of it, shipping. */
    shippingCents: integer('shipping_cents').notNull().default(0),
    lines: jsonb('lines').$type<RefundLine[]>().notNull(),
    currency: text('currency').notNull(),
    reason: text('reason').notNull(),
    returnStock: boolean('return_stock').notNull(),
    returnDiscountUse: boolean('return_discount_use').notNull(),
    reference: text('reference'),
    failureReason: text('failure_reason'),
    requestedBy: uuid('requested_by'),
    requestedByName: text('requested_by_name').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    settledAt: moment('settled_at'),
    nextCheckAt: moment('next_check_at').notNull(),
    checkCount: integer('check_count').notNull().default(0),
  },
  (table) => [
    index('refunds_order').on(table.orderId, table.createdAt),
    index('refunds_attempt').on(table.attemptId),
    index('refunds_done').on(table.settledAt).where(sql`${table.status} = 'done'`),
    index('refunds_due').on(table.nextCheckAt).where(sql`${table.status} in ('requested', 'pending')`),
    check('refunds_amount', sql`${table.amountCents} > 0`),
  ],
)

export type Refund = typeof refunds.$inferSelect
