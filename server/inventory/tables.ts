import { sql } from 'drizzle-orm'
import {
  bigserial,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '#server/kernel/tables.ts'

/**
 * Stock per size-color key, one row each, so that one can be taken without touching the others. Stock for sale is
 * `on_hand` minus `reserved`. Changed only by the operations of this capability, each with a matching move.
 */
export const stockLevels = pgTable(
  'stock_levels',
  {
    listingId: uuid('listing_id').notNull(),
    size: text('size').notNull(),
    color: text('color').notNull(),
    /** The listing's title when the stock was opened; for notices. */
    name: text('name').notNull(),
    onHand: integer('on_hand').notNull(),
    reserved: integer('reserved').notNull().default(0),
    /** When staff were notified of low stock; null again once there is enough. */
    lowToldAt: moment('low_told_at'),
  },
  (table) => [
    primaryKey({ columns: [table.listingId, table.size, table.color] }),
    check('stock_levels_not_negative', sql`${table.reserved} >= 0 and ${table.onHand} >= ${table.reserved}`),
  ],
)

export const moveKinds = ['restock', 'adjust', 'reserve', 'release', 'allocate', 'putBack'] as const
export type MoveKind = (typeof moveKinds)[number]

/** The journal: the moves of a key add up to its level. */
export const stockMoves = pgTable(
  'stock_moves',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: moment('at').notNull().defaultNow(),
    kind: text('kind').$type<MoveKind>().notNull(),
    listingId: uuid('listing_id').notNull(),
    size: text('size').notNull(),
    color: text('color').notNull(),
    onHandChange: integer('on_hand_change').notNull(),
    reservedChange: integer('reserved_change').notNull(),
    orderId: uuid('order_id'),
    actorName: text('actor_name').notNull(),
    note: text('note').notNull().default(''),
  },
  (table) => [
    index('stock_moves_key').on(table.listingId, table.size, table.color, table.id),
    index('stock_moves_order').on(table.orderId),
  ],
)

/** `short`: paid for after the reservation had expired, and no longer available. */
export const reservationStates = ['reserved', 'allocated', 'released', 'short'] as const
export type ReservationState = (typeof reservationStates)[number]

/** What one line of an order holds; `position` is the order item's. */
export const stockReservations = pgTable(
  'stock_reservations',
  {
    orderId: uuid('order_id').notNull(),
    position: integer('position').notNull(),
    listingId: uuid('listing_id').notNull(),
    size: text('size').notNull(),
    color: text('color').notNull(),
    quantity: integer('quantity').notNull(),
    /** How much of the quantity came back to the shelf after a refund. */
    putBack: integer('put_back').notNull().default(0),
    state: text('state').$type<ReservationState>().notNull().default('reserved'),
    visitorId: uuid('visitor_id'),
    expiresAt: moment('expires_at').notNull(),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    index('stock_reservations_due').on(table.expiresAt).where(sql`${table.state} = 'reserved'`),
    index('stock_reservations_visitor').on(table.visitorId).where(sql`${table.state} = 'reserved'`),
    check(
      'stock_reservations_put_back',
      sql`${table.quantity} > 0 and ${table.putBack} between 0 and ${table.quantity}`,
    ),
  ],
)

/** Refunds whose goods came back, one row each. */
export const stockReturns = pgTable(
  'stock_returns',
  {
    orderId: uuid('order_id').notNull(),
    returnKey: text('return_key').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('stock_returns_once').on(table.orderId, table.returnKey)],
)
