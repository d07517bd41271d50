import { and, eq, inArray, isNotNull, lt, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { statusesOnTheWay } from '#domain/orders/due-date.ts'
import { releasedStatuses } from '#domain/orders/order-status.ts'
import { boardKeptDays } from '#domain/orders/production.ts'
import { after, days } from '#server/kernel/clock.ts'
import { orders } from '#server/orders/tables.ts'
import { productionItems, productionMoves } from '#server/production/tables.ts'

/** The board's rule for unfinished work on an item, whatever its order's status. */
export const isUnpacked: SQL = ne(productionItems.place, 'packed')

/** A condition that uses no row's columns, so that the items of an unused board are not even read. */
const isKept = (now: Date): SQL =>
  sql`(select ${productionMoves.at} from ${productionMoves} order by ${productionMoves.id} desc limit 1)
    > ${after(now, -days(boardKeptDays)).toISOString()}::timestamptz`

const isSinceFirstMove = sql`(${productionItems.movedBy} <> '' or ${productionItems.createdAt}
  >= (select ${productionMoves.at} from ${productionMoves} order by ${productionMoves.id} limit 1))`

/**
 * For an item: whether its place on the board counts outside the board. A shop that doesn't maintain its board would
 * otherwise be reminded forever of work done long ago: it counts only while something was moved within `boardKeptDays`,
 * and only for items that came in since the board's first move or were themselves moved.
 */
export const isTracked = (now: Date): SQL<boolean> =>
  sql<boolean>`coalesce(${isKept(now)} and ${isSinceFirstMove}, false)`

/**
 * For an order: it counts as finished, for example because of a label made early, but something in it is not packed.
 */
export const hasLeftOvers = (now: Date): SQL<boolean> =>
  sql<boolean>`(${and(
    notInArray(orders.status, [...statusesOnTheWay, 'cancelled', 'awaiting_payment']),
    inArray(orders.paymentStatus, releasedStatuses),
    // An array, so that the orders are found by id rather than each being checked.
    sql`${orders.id} = any(array(select ${productionItems.orderId} from ${productionItems}
      where ${isUnpacked} and ${isKept(now)} and ${isSinceFirstMove}))`,
  )})`

/** For an order: not all of its money was refunded. */
export const isMoneyKept: SQL = ne(orders.paymentStatus, 'refunded')

/** For an order: work is left, by its status or by the board. */
export const isUnfinished = (now: Date): SQL =>
  or(and(inArray(orders.status, [...statusesOnTheWay]), isMoneyKept), hasLeftOvers(now)) ?? sql`false`

/** For an order: it should be done by now. */
export const isLate = (now: Date): SQL | undefined =>
  and(isUnfinished(now), lt(orders.dueAt, now), isNotNull(orders.placedAt))

/** For an order: no one has reviewed it yet. */
export const isToReview = (): SQL | undefined =>
  and(eq(orders.status, 'pending_review'), isMoneyKept, isNotNull(orders.placedAt))
