import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/kernel/tables.ts'

export const sandboxStates = ['open', 'processing', 'paid', 'declined', 'cancelled'] as const
export type SandboxState = (typeof sandboxStates)[number]

/** The sandbox provider's own books. The shop reads them only through the provider port. */
export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    reference: text('reference').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    state: text('state').$type<SandboxState>().notNull().default('open'),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    description: text('description').notNull(),
    customerEmail: text('customer_email').notNull(),
    returnUrl: text('return_url').notNull(),
    card: text('card'),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    uniqueIndex('sandbox_payments_reference').on(table.reference),
    uniqueIndex('sandbox_payments_idempotency_key').on(table.idempotencyKey),
    index('sandbox_payments_created').on(table.createdAt),
  ],
)

export const sandboxRefundStates = ['pending', 'done', 'failed'] as const
export type SandboxRefundState = (typeof sandboxRefundStates)[number]

/** Money that the sandbox has refunded, or pretends to have. */
export const sandboxRefunds = pgTable(
  'sandbox_refunds',
  {
    reference: text('reference').primaryKey(),
    idempotencyKey: text('idempotency_key').notNull(),
    paymentKey: text('payment_key').notNull(),
    amountCents: integer('amount_cents').notNull(),
    state: text('state').$type<SandboxRefundState>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('sandbox_refunds_idempotency_key').on(table.idempotencyKey),
    index('sandbox_refunds_payment').on(table.paymentKey),
  ],
)

/** The shop's account at the sandbox: one row with the key that signs its webhooks. */
export const sandboxAccounts = pgTable('sandbox_accounts', {
  isOnly: boolean('is_only').primaryKey().default(true),
  webhookSecret: text('webhook_secret').notNull(),
})
