import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, not, notInArray, or, sql } from 'drizzle-orm'
import { dueWords } from '#domain/orders/due-date.ts'
import { itemTitle } from '#domain/orders/item-options.ts'
import { warningsOf } from '#domain/orders/order-design.ts'
import { rollCodeOf } from '#domain/orders/roll.ts'
import { shopAlerts } from '#server/doctor/tables.ts'
import { editRequests } from '#server/edit-requests/tables.ts'
import { inboundMails } from '#server/inbound-mail/tables.ts'
import { after, minutes } from '#server/kernel/clock.ts'
import { gigabytes } from '#server/kernel/files/free-space.ts'
import { orderItems, orderMessages, orders } from '#server/orders/tables.ts'
import { printFiles } from '#server/printfiles/tables.ts'
import { rollDeliveries, rolls } from '#server/rolls/tables.ts'
import { shipments } from '#server/shipping/tables.ts'
import { webhooks } from '#server/webhooks/tables.ts'
import { type Asked, type AttentionKind, named, orderName, waitingRows } from './attention-kind.ts'
import { machineKinds } from './machine-attention.ts'
import { moneyKinds } from './money-attention.ts'
import { hasLeftOvers, isLate, isMoneyKept, isToReview } from './open-work.ts'
import { short } from './short.ts'

/** Checks of the doctor that no other kind covers. */
const alertsOfTheirOwn = ['certificate', 'clock', 'payment-webhooks'] as const

/**
 * What may wait for staff, most pressing first. Each one queries rows that exist only as long as their cause, so it
 * ends with its cause.
 */
export const attentionKinds: readonly ((asked: Asked) => AttentionKind)[] = [
  ...moneyKinds,
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
    // Two messages about one order are a single task: the oldest of them.
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
        reason: short(`${subject || 'An email'}: which order does it belong to?`),
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
        reason: row.why ?? (row.state === 'voiding' ? 'It’s not clear yet whether the label is void' : doubt),
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
        reason: short(attempts.at(-1)?.problem ?? 'No one has started to send it'),
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
            state === 'full'
              ? 'Uploads are refused until there is free space'
              : `Everything still works; ${refused}`,
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
        reason: short(old?.problem ?? 'It was due hours ago and has not been made'),
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

/** An accepted warning, or an image that prints at a lower resolution than the shop wants. */
const hasFinding = (warnBelowDpi: number) =>
  or(
    sql`jsonb_path_exists(${orderItems.designData}, '$.warnings[*] ? (@.acceptedAt != null)')`,
    sql`jsonb_path_exists(${orderItems.designData}, '$.canvasLayout[*] ? (@.dpi < $dpi)',
      jsonb_build_object('dpi', ${warnBelowDpi}::float8))`,
  )

const doubt = 'It’s not clear yet whether the label was bought'
const doubtAfter = minutes(2)
const deliveryTimeout = minutes(10)
