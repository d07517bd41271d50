import { sql } from 'drizzle-orm'
import {
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '#server/kernel/tables.ts'
import { orders } from '#server/orders/tables.ts'

export const figureKinds = ['sold', 'given_back', 'film', 'finished', 'status', 'product'] as const
export type FigureKind = (typeof figureKinds)[number]

/** What a day of the shop's calendar came to, so that a period is read from its days and not from its orders. */
export const dayFigures = pgTable(
  'day_figures',
  {
    day: date('day', { mode: 'string' }).notNull(),
    kind: text('kind').$type<FigureKind>().notNull(),
    /** The status or the product that is counted; empty where a day has one figure of the kind. */
    name: text('name').notNull(),
    /** Orders, refunds, prints; of a product the pieces. */
    count: doublePrecision('count').notNull(),
    /** Cents, inches of film, hours from paid to finished. */
    amount: doublePrecision('amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.name] })],
)

/** Moments whose day is not what `day_figures` says any more; written by triggers, with the change itself. */
export const changedMoments = pgTable('changed_moments', { at: moment('at').notNull() }, (table) => [
  index('changed_moments_at').on(table.at),
])

/** One row: whose calendar the days are of. Whoever sums up days holds its lock. */
export const dayFiguresState = pgTable(
  'day_figures_state',
  {
    id: integer('id').primaryKey().default(1),
    timeZone: text('time_zone').notNull(),
  },
  (table) => [check('day_figures_state_is_one', sql`${table.id} = 1`)],
)

/** Everything that staff may look for of an order that was placed, as one text; written by triggers, with the change itself. */
export const orderWords = pgTable(
  'order_words',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    placedAt: moment('placed_at').notNull(),
    /** Its words with one blank before each. */
    words: text('words').notNull(),
  },
  (table) => [
    index('order_words_trigrams').using('gin', sql`${table.words} gin_trgm_ops`),
    index('order_words_newest').on(table.placedAt, table.orderId),
  ],
)
