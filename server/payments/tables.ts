import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/kernel/tables.ts'

/**
 * `pending` until the provider has told. `mismatch`: money moved, but not the amount or currency asked for.
 */
export const attemptStatuses = ['pending', 'paid', 'mismatch', 'failed', 'cancelled', 'expired'] as const
export type AttemptStatus = (typeof attemptStatuses)[number]

export const settleSources = ['return', 'webhook', 'sweeper', 'staff'] as const
export type SettleSource = (typeof settleSources)[number]

/** One try to collect one order's total. Its id is the idempotency key at the provider. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    orderId: uuid('order_id').notNull(),
    provider: text('provider').notNull(),
    status: text('status').$type<AttemptStatus>().notNull().default('pending'),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    description: text('description').notNull(),
    customerEmail: text('customer_email').notNull(),
    returnUrl: text('return_url').notNull(),
    /** The provider's own name for it; null until CALL has been answered. */
    reference: text('reference'),
    /** What the provider's events call it, where that is another name. */
    eventReference: text('event_reference'),
    redirectUrl: text('redirect_url'),
    /** What the provider said was paid, whatever we asked for. */
    reportedCents: integer('reported_cents'),
    reportedCurrency: text('reported_currency'),
    /** What counts as received for the order. */
    capturedCents: integer('captured_cents').notNull().default(0),
    failureReason: text('failure_reason'),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    settledAt: moment('settled_at'),
    settledBy: text('settled_by').$type<SettleSource>(),
    /** When the sweeper asks the provider next, and how often it has. */
    nextCheckAt: moment('next_check_at').notNull(),
    checkCount: integer('check_count').notNull().default(0),
  },
  (table) => [
    index('payment_attempts_order').on(table.orderId),
    uniqueIndex('payment_attempts_reference').on(table.provider, table.reference),
    uniqueIndex('payment_attempts_event_reference').on(table.provider, table.eventReference),
    index('payment_attempts_due').on(table.nextCheckAt).where(sql`${table.status} = 'pending'`),
  ],
)

/** Webhooks as they came, each stored once however often the provider sends it. */
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
    index('payment_events_received').on(table.receivedAt.desc()),
  ],
)
