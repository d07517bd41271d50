import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { CounterMethod } from '#domain/money/counter-methods.ts'
import { moment } from '#server/kernel/tables.ts'

/** The counter's own books: payments that staff took by hand. The shop reads them through the provider port. */
export const counterPayments = pgTable(
  'counter_payments',
  {
    attemptId: uuid('attempt_id').primaryKey(),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    method: text('method').$type<CounterMethod>().notNull(),
    /** The number of the terminal's receipt or of a check. */
    reference: text('reference').notNull().default(''),
    takenBy: uuid('taken_by'),
    takenByName: text('taken_by_name').notNull(),
    takenAt: moment('taken_at').notNull(),
  },
  (table) => [
    index('counter_payments_taken').on(table.takenAt.desc()),
    check('counter_payments_amount', sql`${table.amountCents} > 0`),
  ],
)

/** Money that staff refunded by hand; `id` is the refund's. */
export const counterRefunds = pgTable(
  'counter_refunds',
  {
    id: uuid('id').primaryKey(),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => counterPayments.attemptId),
    amountCents: integer('amount_cents').notNull(),
    givenAt: moment('given_at').notNull(),
  },
  (table) => [index('counter_refunds_payment').on(table.attemptId)],
)
