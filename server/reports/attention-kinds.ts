import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  not,
  notInArray,
  or,
  sql,
} from 'drizzle-orm'
import { cents, formatMoney } from '#domain/money/money.ts'
import { paymentLinkReminderDays } from '#domain/orders/draft-order.ts'
import { dueWords } from '#domain/orders/due-date.ts'
import { itemTitle } from '#domain/orders/item-options.ts'
import { differenceLinkDays } from '#domain/orders/order-change.ts'
import { warningsOf } from '#domain/orders/order-design.ts'
import { rollCodeOf } from '#domain/orders/roll.ts'
import { shopAlerts } from '#server/doctor/tables.ts'
import { draftOrders } from '#server/draft-orders/tables.ts'
import { editRequests } from '#server/edit-requests/tables.ts'
import { inboundMails } from '#server/inbound-mail/tables.ts'
import { after, days, minutes } from '#server/kernel/clock.ts'
import { gigabytes } from '#server/kernel/files/free-space.ts'
import { orderChanges } from '#server/order-changes/tables.ts'
import { orderHistory, orderItems, orderMessages, orders } from '#server/orders/tables.ts'
import { hasOpenDifference, paymentAttempts, refunds } from '#server/payments/tables.ts'
import { printFiles } from '#server/printfiles/tables.ts'
import { rollDeliveries, rolls } from '#server/rolls/tables.ts'
import { shipments } from '#server/shipping/tables.ts'
import { webhooks } from '#server/webhooks/tables.ts'
import { type Asked, type AttentionKind, waitingRows } from './attention-kind.ts'
import { machineKinds } from './machine-attention.ts'
import { hasLeftOvers, isLate, isMoneyKept, isToReview } from './open-work.ts'
import { short } from './short.ts'

const orderName = { orderId: orders.id, orderNumber: orders.orderNumber, who: orders.contactName }

/** What the doctor watches and no other kind tells. */
const alertsOfTheirOwn = ['certificate', 'clock', 'payment-webhooks'] as const

/** How long after it was placed the money of a cancelled order is asked about: then it is kept on purpose. */
const keptMoneyDays = days(90)

/** Of an order: what was collected for it and its changes, and was neither given back nor asked back. */
const keptCents = sql<number>`(select
  coalesce(sum(coalesce(${paymentAttempts.reportedCents}, ${paymentAttempts.capturedCents}) - ${paymentAttempts.refundedCents}), 0)::int
  from ${paymentAttempts} where ${paymentAttempts.orderId} = "orders"."id")`

const moneyCameAt = sql`(select max(${paymentAttempts.settledAt}) from ${paymentAttempts}
  where ${paymentAttempts.orderId} = ${orders.id} and ${inArray(paymentAttempts.status, ['paid', 'mismatch'])})`

const cancelledAt = sql`(select max(${orderHistory.at}) from ${orderHistory}
  where ${orderHistory.orderId} = ${orders.id} and ${orderHistory.kind} = 'status' and ${orderHistory.to} = 'cancelled')`

/** What may wait for staff, most pressing first. Each looks at rows that only a cause keeps, so it ends with its cause. */
export const attentionKinds: readonly ((asked: Asked) => AttentionKind)[] = [
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
            // Whoever gave a part of it back then has decided about the rest, but for what came later.
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
            // Its link was mailed a moment ago: the customer is asked to pay it.
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
  ({ orm, now, settings: { timeZone } }) =>
    waitingRows({
      kind: 'late_order',
      rows: orm
        .select({ ...orderName, at: orders.dueAt })
        .from(orders)
        .where(isLate(now)),
      order: [asc(orders.dueAt)],
      show: (row) => ({
        ...named(row),
        id: row.orderId,
        reason: row.at ? dueWords(row.at, now, timeZone) : 'Late',
      }),
    }),
  ({ orm }) => {
    // Two messages about one order are one thing to do: the oldest of them.
    const oldest = orm
      .selectDistinctOn([orderMessages.orderId], {
        orderId: orderMessages.orderId,
        at: orderMessages.at,
        text: orderMessages.text,
      })
      .from(orderMessages)
      .where(and(eq(orderMessages.kind, 'from_customer'), isNull(orderMessages.answeredAt)))
      .orderBy(orderMessages.orderId, asc(orderMessages.at))
      .as('oldest')
    return waitingRows({
      kind: 'customer_message',
      rows: orm
        .select({ ...orderName, at: oldest.at, text: oldest.text })
        .from(oldest)
        .innerJoin(orders, eq(orders.id, oldest.orderId)),
      order: [asc(oldest.at)],
      show: (row) => ({ ...named(row), id: row.orderId, reason: short(row.text) }),
    })
  },
  ({ orm }) =>
    waitingRows({
      kind: 'mail_unmatched',
      rows: orm.select().from(inboundMails).where(eq(inboundMails.state, 'unmatched')),
      order: [asc(inboundMails.receivedAt)],
      show: ({ id, fromName, fromAddress, subject, receivedAt }) => ({
        ...{ id, orderId: null, title: fromName || fromAddress, at: receivedAt },
        reason: short(`${subject || 'A mail'}: of which order is it?`),
      }),
    }),
  ({ orm }) =>
    waitingRows({
      kind: 'edit_request',
      rows: orm
        .select({
          ...orderName,
          id: editRequests.id,
          at: editRequests.createdAt,
          text: editRequests.requestDetails,
        })
        .from(editRequests)
        .innerJoin(orders, eq(orders.id, editRequests.orderId))
        .where(eq(editRequests.status, 'pending')),
      order: [asc(editRequests.createdAt)],
      show: (row) => ({ ...named(row), id: row.id, reason: short(row.text) }),
    }),
  ({ orm, settings: { warnBelowDpi } }) =>
    waitingRows({
      kind: 'finding_accepted',
      rows: orm
        .select({ ...orderName, at: orders.placedAt, item: orderItems })
        .from(orders)
        .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
        .where(and(isToReview(), hasFinding(warnBelowDpi))),
      order: [desc(orders.placedAt), asc(orderItems.position)],
      show({ item, ...row }) {
        const design = item.designData
        const accepted = warningsOf(design).find(({ acceptedAt }) => acceptedAt !== null)
        const coarse = design?.canvasLayout.find(({ dpi }) => dpi < warnBelowDpi)
        const found = accepted?.message ?? `“${coarse?.name}” prints at ${coarse?.dpi} dpi`
        return { ...named(row), id: item.id, reason: short(`${itemTitle(item)}: ${found}`) }
      },
    }),
  ({ orm, now }) =>
    waitingRows({
      kind: 'print_file_failed',
      rows: orm
        .select({
          ...orderName,
          id: printFiles.id,
          at: printFiles.finishedAt,
          file: printFiles.fileName,
          why: printFiles.error,
        })
        .from(printFiles)
        .innerJoin(orders, eq(orders.id, printFiles.orderId))
        .where(
          and(
            eq(printFiles.state, 'failed'),
            isMoneyKept,
            or(notInArray(orders.status, ['shipped', 'completed', 'cancelled']), hasLeftOvers(now)),
            sql`not exists (select 1 from ${printFiles} as newer
              where newer.order_item_id = ${printFiles.orderItemId} and newer.part = ${printFiles.part}
                and newer.created_at > ${printFiles.createdAt})`,
          ),
        ),
      order: [desc(printFiles.createdAt)],
      show: (row) => ({
        ...named(row),
        id: row.id,
        reason: short([row.file, row.why].filter(Boolean).join(': ')),
      }),
    }),
  ({ orm, now }) =>
    waitingRows({
      kind: 'label_doubt',
      rows: orm
        .select({
          ...orderName,
          id: shipments.id,
          at: shipments.createdAt,
          state: shipments.purchase,
          why: shipments.problem,
        })
        .from(shipments)
        .innerJoin(orders, eq(orders.id, shipments.orderId))
        .where(
          and(
            isNotNull(shipments.nextCheckAt),
            inArray(shipments.purchase, ['buying', 'voiding', 'absent']),
            lt(shipments.createdAt, after(now, -doubtAfter)),
          ),
        ),
      order: [desc(shipments.createdAt)],
      show: (row) => ({
        ...named(row),
        id: row.id,
        reason: row.why ?? (row.state === 'voiding' ? 'Nobody knows yet whether the label is void' : doubt),
      }),
    }),
  ({ orm }) =>
    waitingRows({
      kind: 'delivery_exception',
      rows: orm
        .select({
          ...orderName,
          id: shipments.id,
          at: shipments.trackedAt,
          carrier: shipments.carrier,
          number: shipments.trackingNumber,
        })
        .from(shipments)
        .innerJoin(orders, eq(orders.id, shipments.orderId))
        .where(eq(shipments.status, 'exception')),
      order: [desc(shipments.createdAt)],
      show: (row) => ({
        ...named(row),
        id: row.id,
        reason: `${row.carrier} reports a problem with ${row.number ?? 'the parcel'}`,
      }),
    }),
  ...machineKinds,
  ({ orm }) =>
    waitingRows({
      kind: 'webhook_off',
      rows: orm
        .select()
        .from(webhooks)
        .where(and(not(webhooks.isActive), isNotNull(webhooks.problem))),
      order: [asc(webhooks.name)],
      show: ({ id, name, problem, problemAt, createdAt }) => ({
        ...{ id, orderId: null, title: name, at: problemAt ?? createdAt },
        reason: problem ?? '',
      }),
    }),
  ({ orm, now }) => {
    const isWaiting = inArray(rollDeliveries.state, ['waiting', 'placing'])
    return waitingRows({
      kind: 'roll_not_sent',
      rows: orm
        .select({ roll: rolls, at: rollDeliveries.createdAt, attempts: rollDeliveries.attempts })
        .from(rollDeliveries)
        .innerJoin(rolls, eq(rolls.id, rollDeliveries.rollId))
        .where(
          and(
            notInArray(rolls.state, ['taken_apart', 'spoiled']),
            or(
              eq(rollDeliveries.state, 'failed'),
              and(isWaiting, lt(rollDeliveries.createdAt, after(now, -deliveryTimeout))),
            ),
            sql`not exists (select 1 from ${rollDeliveries} as newer
              where newer.roll_id = ${rollDeliveries.rollId} and newer.created_at > ${rollDeliveries.createdAt})`,
          ),
        ),
      order: [asc(rollDeliveries.createdAt)],
      show: ({ roll, at, attempts }) => ({
        ...{ id: roll.id, orderId: null, at, title: `${rollCodeOf(roll.number)} · ${roll.printerName}` },
        reason: short(attempts.at(-1)?.problem ?? 'Nobody has begun to send it'),
      }),
    })
  },
  ({ now, room: { state, freeBytes, floorBytes } }) => {
    const isShort = state !== 'enough' && freeBytes !== null
    const refused = `uploads are refused below ${gigabytes(floorBytes)}`
    return {
      kind: 'disk_short',
      count: sql<number>`${isShort ? 1 : 0}::int`,
      list: async () => [
        {
          ...{ kind: 'disk_short', id: 'disk', orderId: null, at: now },
          title: `${gigabytes(freeBytes ?? 0)} left on the disk`,
          reason:
            state === 'full' ? 'Uploads are refused until there is room' : `So far all is well; ${refused}`,
        },
      ],
    }
  },
  ({ now, oldBackup: old }) => ({
    kind: 'backup_old',
    count: sql<number>`${old ? 1 : 0}::int`,
    list: async () => [
      {
        ...{ kind: 'backup_old', id: 'backup', orderId: null, at: old?.lastGoodAt ?? now },
        title: old?.lastGoodAt ? 'The last good backup is old' : 'No backup has been made yet',
        reason: short(old?.problem ?? 'It was due hours ago, and nobody has made it'),
      },
    ],
  }),
  ({ orm }) =>
    waitingRows({
      kind: 'shop_alert',
      rows: orm
        .select()
        .from(shopAlerts)
        .where(inArray(shopAlerts.key, [...alertsOfTheirOwn])),
      order: [asc(shopAlerts.since)],
      show: ({ key, what, says, fix, since }) => ({
        ...{ id: key, orderId: null, title: what, at: since },
        reason: short(`${says} ${fix}`),
      }),
    }),
]

/** A warning that was accepted, or a picture that prints coarser than the shop likes. */
const hasFinding = (warnBelowDpi: number) =>
  or(
    sql`jsonb_path_exists(${orderItems.designData}, '$.warnings[*] ? (@.acceptedAt != null)')`,
    sql`jsonb_path_exists(${orderItems.designData}, '$.canvasLayout[*] ? (@.dpi < $dpi)',
      jsonb_build_object('dpi', ${warnBelowDpi}::float8))`,
  )

const doubt = 'Nobody knows yet whether the label was bought'
const doubtAfter = minutes(2)
const deliveryTimeout = minutes(10)

type Named = { orderId: string | null; orderNumber: string | null; who: string | null; at: Date | null }

const named = ({ orderId, orderNumber, who, at }: Named) => ({
  orderId,
  at: at ?? new Date(0),
  title: [orderNumber, who || 'Guest Customer'].filter(Boolean).join(' · '),
})
