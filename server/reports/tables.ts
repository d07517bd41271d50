import { sql } from 'drizzle-orm'
import {
  bigint,
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

/** Totals per day of the shop's calendar, so that a period is read from its days and not from its orders. */
export const dayFigures = pgTable(
  'day_figures',
  {
    day: date('day', { mode: 'string' }).notNull(),
    kind: text('kind').$type<FigureKind>().notNull(),
    /** The status or product being counted; empty if a day has a single figure of this kind. */
    name: text('name').notNull(),
    /** Orders, refunds, prints; for a product, the pieces. */
    count: doublePrecision('count').notNull(),
    /** Cents, inches of film, hours from paid to finished. */
    amount: doublePrecision('amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.name] })],
)

/** Points in time whose day is out of date in `day_figures`; written by triggers, with the change itself. */
export const changedMoments = pgTable('changed_moments', { at: moment('at').notNull() }, (table) => [
  index('changed_moments_at').on(table.at),
])

/** A single row: the time zone of the stored days. Summing up days holds its lock. */
export const dayFiguresState = pgTable(
  'day_figures_state',
  {
    id: integer('id').primaryKey().default(1),
    timeZone: text('time_zone').notNull(),
  },
  (table) => [check('day_figures_state_is_one', sql`${table.id} = 1`)],
)

/** Everything staff may search for in a placed order, as one text; written by triggers, with the change itself. */
export const orderWords = pgTable(
  'order_words',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    placedAt: moment('placed_at').notNull(),
    /** Its words, each preceded by one space. */
    words: text('words').notNull(),
  },
  (table) => [
    index('order_words_trigrams').using('gin', sql`${table.words} gin_trgm_ops`),
    index('order_words_newest').on(table.placedAt, table.orderId),
  ],
)

/**
 * Sort and search data for the customer list: one row for everyone who has an account and is not staff; written by
 * triggers, with the change itself. Name and address in lowercase.
 */
export const customerFigures = pgTable(
  'customer_figures',
  {
    customerId: uuid('customer_id').primaryKey(),
    name: text('name').notNull().default(''),
    email: text('email').notNull().default(''),
    phone: text('phone').notNull().default(''),
    /** From their newest order that names one, as written there. */
    company: text('company').notNull().default(''),
    tags: text('tags').notNull().default(''),
    since: moment('since').notNull().default(sql`'-infinity'`),
    /** Without a placed order: as long ago as possible. */
    lastOrderAt: moment('last_order_at').notNull().default(sql`'-infinity'`),
    orders: integer('orders').notNull().default(0),
    spentCents: bigint('spent_cents', { mode: 'number' }).notNull().default(0),
    /** Name, address, phone and the companies of their orders, each word preceded by one space. */
    words: text('words').notNull().default(''),
  },
  (table) => [
    index('customer_figures_name').on(table.name, table.customerId),
    index('customer_figures_email').on(table.email, table.customerId),
    index('customer_figures_phone').on(table.phone, table.customerId),
    index('customer_figures_company').on(sql`lower(${table.company})`, table.customerId),
    index('customer_figures_tags').on(table.tags, table.customerId),
    index('customer_figures_since').on(table.since, table.customerId),
    index('customer_figures_last').on(table.lastOrderAt, table.customerId),
    index('customer_figures_orders').on(table.orders, table.customerId),
    index('customer_figures_spent').on(table.spentCents, table.customerId),
    index('customer_figures_words').using('gin', sql`${table.words} gin_trgm_ops`),
  ],
)
