import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Place, Process, ReprintReason } from '#domain/orders/production.ts'
import { moment } from '#server/kernel/tables.ts'

/** Where each item of a paid order is on the floor, in addition to its order's status. */
export const productionItems = pgTable(
  'production_items',
  {
    orderItemId: uuid('order_item_id').primaryKey(),
    orderId: uuid('order_id').notNull(),
    /** The text of its ticket's barcode. */
    ticket: text('ticket').notNull(),
    /** The processes it goes through, as of when it came in. */
    route: text('route').array().$type<Process[]>().notNull(),
    place: text('place').$type<Place>().notNull(),
    /** Number of copies of the whole item. */
    quantity: integer('quantity').notNull(),
    /** How often it was made before: 0 the first time. */
    run: integer('run').notNull().default(0),
    /** Copies that this run makes: all of them the first time. */
    runCopies: integer('run_copies').notNull(),
    /**
     * The reason staff gave. Other blocks are in the fields below; the text for all of them is built when it is shown.
     */
    blockedReason: text('blocked_reason'),
    blockedBy: text('blocked_by'),
    /** The change to its order that has to be paid first, and the amount. */
    waitsForChange: uuid('waits_for_change'),
    waitsForCents: integer('waits_for_cents'),
    isArtworkToFollow: boolean('is_artwork_to_follow').notNull().default(false),
    /** Which staff member makes it, and on which printer; null if not assigned. Either may no longer exist. */
    assigneeId: uuid('assignee_id'),
    printerId: uuid('printer_id'),
    /** Its design was replaced while it was in print or past it; null once someone has decided. */
    designChangedAt: moment('design_changed_at'),
    movedAt: moment('moved_at').notNull().defaultNow(),
    movedBy: text('moved_by').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('production_items_ticket').on(table.ticket),
    index('production_items_order').on(table.orderId),
    /** Remaining work: few rows, however old the shop is. */
    index('production_items_unpacked').on(table.orderId).where(sql`${table.place} <> 'packed'`),
    index('production_items_changed').on(table.orderId).where(sql`${table.designChangedAt} is not null`),
    check(
      'production_items_waits',
      sql`(${table.waitsForChange} is null) = (${table.waitsForCents} is null)`,
    ),
    check('production_items_copies', sql`${table.quantity} > 0 and ${table.runCopies} > 0`),
  ],
)

export type ProductionItemRow = typeof productionItems.$inferSelect

export const moveWays = ['board', 'scan', 'undo', 'reprint'] as const
export type MoveWay = (typeof moveWays)[number]

/** Every move of an item: who, when, from, to, how. */
export const productionMoves = pgTable(
  'production_moves',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    orderItemId: uuid('order_item_id').notNull(),
    from: text('from_place').$type<Place>().notNull(),
    to: text('to_place').$type<Place>().notNull(),
    way: text('way').$type<MoveWay>().notNull(),
    at: moment('at').notNull().defaultNow(),
    actorId: uuid('actor_id'),
    actorName: text('actor_name').notNull(),
  },
  (table) => [index('production_moves_item').on(table.orderItemId, table.id)],
)

/** Film that went through the printer: one row per item and run, written when the item leaves printing. */
export const productionPrints = pgTable(
  'production_prints',
  {
    orderItemId: uuid('order_item_id').notNull(),
    run: integer('run').notNull(),
    copies: integer('copies').notNull(),
    /** Film for all copies of the run. */
    inches: doublePrecision('inches').notNull(),
    at: moment('at').notNull().defaultNow(),
    actorName: text('actor_name').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderItemId, table.run] }),
    index('production_prints_at').on(table.at),
  ],
)

/** What was spoiled and made again. The id is the form's own, so that one form makes one reprint. */
export const productionReprints = pgTable(
  'production_reprints',
  {
    id: uuid('id').primaryKey(),
    orderItemId: uuid('order_item_id').notNull(),
    ticket: text('ticket').notNull(),
    /** The run that was spoiled. */
    run: integer('run').notNull(),
    copies: integer('copies').notNull(),
    /** Film used by the spoiled copies. */
    wastedInches: doublePrecision('wasted_inches').notNull(),
    reason: text('reason').$type<ReprintReason>().notNull(),
    note: text('note').notNull().default(''),
    at: moment('at').notNull().defaultNow(),
    actorId: uuid('actor_id'),
    actorName: text('actor_name').notNull(),
  },
  (table) => [
    uniqueIndex('production_reprints_run').on(table.orderItemId, table.run),
    index('production_reprints_at').on(table.at),
  ],
)
