import { and, asc, desc, eq, gt, inArray, isNotNull, lt, ne, notInArray, or, sql } from 'drizzle-orm'
import { cents, formatMoney } from '#domain/money/money.ts'
import { paymentLinkReminderDays } from '#domain/orders/draft-order.ts'
import { differenceLinkDays } from '#domain/orders/order-change.ts'
import { draftOrders } from '#server/draft-orders/tables.ts'
import { after, days } from '#server/kernel/clock.ts'
import { orderChanges } from '#server/order-changes/tables.ts'
import { orderHistory, orders } from '#server/orders/tables.ts'
import { hasOpenDifference, paymentAttempts, refunds } from '#server/payments/tables.ts'
import { type Asked, type AttentionKind, named, orderName, waitingRows } from './attention-kind.ts'

/** How long after an order was placed we ask about the money of a cancelled order: after that it is kept on purpose. */
const keptMoneyDays = days(90)

/** For an order: what was collected for it and its changes, minus completed and requested refunds. */
const keptCents = sql<number>`(select
  coalesce(sum(coalesce(${paymentAttempts.reportedCents}, ${paymentAttempts.capturedCents}) - ${paymentAttempts.refundedCents}), 0)::int
  from ${paymentAttempts} where ${paymentAttempts.orderId} = "orders"."id")`

const moneyCameAt = sql`(select max(${paymentAttempts.settledAt}) from ${paymentAttempts}
  where ${paymentAttempts.orderId} = ${orders.id} and ${inArray(paymentAttempts.status, ['paid', 'mismatch'])})`

const cancelledAt = sql`(select max(${orderHistory.at}) from ${orderHistory}
  where ${orderHistory.orderId} = ${orders.id} and ${orderHistory.kind} = 'status' and ${orderHistory.to} = 'cancelled')`

/** Money that is not where it should be, or may not be. */
export const moneyKinds: readonly ((asked: Asked) => AttentionKind)[] = [
  ({ orm }) =>
    waitingRows({
      kind: 'unverified_payment',
      rows: orm
        .select({ ...orderName, at: orders.placedAt })
        .from(orders)
        .where(
          and(
            eq(orders.paymentStatus, 'unverified'),
            isNotNull(orders.placedAt),
            ne(orders.status, 'cancelled'),
          ),
        ),
      order: [desc(orders.placedAt)],
      show: (row) => ({
        ...named(row),
        id: row.orderId,
        reason: 'The provider could not confirm the payment',
      }),
    }),
  ({ orm }) =>
    waitingRows({
      kind: 'payment_difference',
      rows: orm
        .select({
          ...orderName,
          id: paymentAttempts.id,
          at: paymentAttempts.checkedAt,
          why: paymentAttempts.difference,
        })
        .from(paymentAttempts)
        .leftJoin(orders, eq(orders.id, paymentAttempts.orderId))
        .where(hasOpenDifference()),
      order: [desc(paymentAttempts.createdAt)],
      show: (row) => ({ ...named(row), id: row.id, reason: row.why ?? '' }),
    }),
  ({ orm, now }) =>
    waitingRows({
      kind: 'cancelled_not_refunded',
      rows: orm
        .select({ ...orderName, at: orders.placedAt, keptCents })
        .from(orders)
        .where(
          and(
            eq(orders.status, 'cancelled'),
            notInArray(orders.paymentStatus, ['awaiting', 'refunded']),
            gt(orders.placedAt, after(now, -keptMoneyDays)),
            sql`${keptCents} > 0`,
            // Whoever refunded part of it after that has decided about the rest, except for money that came later.
            sql`not exists (select 1 from ${refunds}
              where ${refunds.orderId} = ${orders.id} and ${refunds.status} <> 'failed'
                and ${refunds.createdAt} >= greatest(${moneyCameAt}, ${cancelledAt}))`,
          ),
        ),
      order: [desc(orders.placedAt)],
      show: (row) => ({
        ...named(row),
        id: row.orderId,
        reason: `${formatMoney(cents(row.keptCents))} is kept`,
      }),
    }),
  ({ orm, now }) =>
    waitingRows({
      kind: 'difference_open',
      rows: orm
        .select({ ...orderName, at: orders.placedAt, openCents: orders.openCents })
        .from(orders)
        .where(
          and(
            sql`${orders.openCents} <> 0`,
            or(ne(orders.status, 'cancelled'), lt(orders.openCents, 0)),
            // Its link was emailed a moment ago: the customer is being asked to pay it.
            sql`not exists (select 1 from ${orderChanges}
              where ${orderChanges.orderId} = ${orders.id} and ${orderChanges.state} = 'sent'
                and ${gt(orderChanges.expiresAt, after(now, days(differenceLinkDays - paymentLinkReminderDays)))})`,
          ),
        ),
      order: [desc(orders.placedAt)],
      show: ({ openCents, ...row }) => ({
        ...named(row),
        id: row.orderId,
        reason:
          openCents < 0
            ? `${formatMoney(cents(-openCents))} is owed to the customer`
            : `${formatMoney(cents(openCents))} of the changed order is not paid`,
      }),
    }),
  ({ orm, now }) =>
    waitingRows({
      kind: 'unpaid_link',
      rows: orm
        .select({
          id: draftOrders.id,
          at: draftOrders.sentAt,
          who: draftOrders.contactName,
          totalCents: draftOrders.totalCents,
          seenAt: draftOrders.seenAt,
        })
        .from(draftOrders)
        .where(
          and(
            eq(draftOrders.state, 'sent'),
            lt(draftOrders.sentAt, after(now, -days(paymentLinkReminderDays))),
          ),
        ),
      order: [asc(draftOrders.sentAt)],
      show: ({ id, at, who, totalCents, seenAt }) => ({
        ...{ id, orderId: null, title: who, at: at ?? now },
        reason: `${formatMoney(cents(totalCents ?? 0))} to pay, ${seenAt ? 'seen' : 'not opened yet'}`,
      }),
    }),
]
