import { and, eq, inArray, isNotNull, lt, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { statusesOnTheWay } from '#domain/orders/due-date.ts'
import { releasedStatuses } from '#domain/orders/order-status.ts'
import { boardKeptDays } from '#domain/orders/production.ts'
import { after, days } from '#server/kernel/clock.ts'
import { orders } from '#server/orders/tables.ts'
import { productionItems, productionMoves } from '#server/production/tables.ts'

/** The board's rule for what is left to be done of an item, whatever its order's status. */
export const isUnpacked: SQL = ne(productionItems.place, 'packed')

/** By itself a condition without any row's columns, so that the items of a board that nobody keeps are not even read. */
const isKept = (now: Date): SQL =>
  sql`(select ${productionMoves.at} from ${productionMoves} order by ${productionMoves.id} desc limit 1)
    > ${after(now, -days(boardKeptDays)).toISOString()}::timestamptz`

const isSinceFirstMove = sql`(${productionItems.movedBy} <> '' or ${productionItems.createdAt}
  >= (select ${productionMoves.at} from ${productionMoves} order by ${productionMoves.id} limit 1))`

/**
 * Of an item: whether the board's word for it counts beyond the board. A shop that does not keep its board would be
 * told for ever of work that was done long ago: it counts while something was moved within `boardKeptDays`, for what
 * came in since the board's first move, and for what was itself moved.
 */
export const isTracked = (now: Date): SQL<boolean> =>
  sql<boolean>`coalesce(${isKept(now)} and ${isSinceFirstMove}, false)`

/** Of an order: it is called finished, as by a label that was made early, and something of it is not packed. */
export const hasLeftOvers = (now: Date): SQL<boolean> =>
  sql<boolean>`(${and(
    notInArray(orders.status, [...statusesOnTheWay, 'cancelled', 'awaiting_payment']),
    inArray(orders.paymentStatus, releasedStatuses),
    // An array, so that the orders are found by their ids and not each looked at.
    sql`${orders.id} = any(array(select ${productionItems.orderId} from ${productionItems}
      where ${isUnpacked} and ${isKept(now)} and ${isSinceFirstMove}))`,
  )})`

/** Of an order: not all of its money was given back. */
export const isMoneyKept: SQL = ne(orders.paymentStatus, 'refunded')

/** Of an order: something is left to be done, by its status or by the board. */
export const isUnfinished = (now: Date): SQL =>
  or(and(inArray(orders.status, [...statusesOnTheWay]), isMoneyKept), hasLeftOvers(now)) ?? sql`false`

/** Of an order: it should be done by now. */
export const isLate = (now: Date): SQL | undefined =>
  and(isUnfinished(now), lt(orders.dueAt, now), isNotNull(orders.placedAt))

/** Of an order: nobody has looked at it yet. */
export const isToReview = (): SQL | undefined =>
  and(eq(orders.status, 'pending_review'), isMoneyKept, isNotNull(orders.placedAt))
