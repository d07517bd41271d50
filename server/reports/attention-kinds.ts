import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
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
import { dueWords } from '#domain/orders/due-date.ts'
import { itemTitle } from '#domain/orders/item-options.ts'
import { paymentLinkReminderDays } from '#domain/orders/manual-order.ts'
import { warningsOf } from '#domain/orders/order-design.ts'
import { rollCodeOf } from '#domain/orders/roll.ts'
import { editRequests } from '#server/edit-requests/tables.ts'
import { after, days, minutes } from '#server/kernel/clock.ts'
import { gigabytes } from '#server/kernel/files/free-space.ts'
import { manualOrders } from '#server/manual-orders/tables.ts'
import { orderItems, orderMessages, orders } from '#server/orders/tables.ts'
import { hasOpenDifference, paymentAttempts } from '#server/payments/tables.ts'
import { printFiles } from '#server/printfiles/tables.ts'
import { rollDeliveries, rolls } from '#server/rolls/tables.ts'
import { shipments } from '#server/shipping/tables.ts'
import { webhooks } from '#server/webhooks/tables.ts'
import type { AttentionItem, CountedItem } from './attention-item.ts'
import type { ReportDeps } from './deps.ts'
import { machineAttention } from './machine-attention.ts'
import { readOldBackup } from './old-backup.ts'
import { hasLeftOvers, isUnfinished } from './open-work.ts'
import { short } from './short.ts'
import { most } from './trouble.ts'

type Finder = (deps: ReportDeps, now: Date) => Promise<CountedItem[]>

/** Of a query whose list is cut: how many rows there are without the cut. */
const all = sql<number>`(count(*) over ())::int`

const orderName = { orderId: orders.id, orderNumber: orders.orderNumber, who: orders.contactName }

/** What may wait for staff, most pressing first. Each looks at rows that only a cause keeps, so it ends with its cause. */
const attentionKinds: readonly Finder[] = [
  async ({ database }) => {
    const rows = await database.orm
      .select({ ...orderName, all, at: orders.placedAt })
      .from(orders)
      .where(
        and(
          eq(orders.paymentStatus, 'unverified'),
          isNotNull(orders.placedAt),
          ne(orders.status, 'cancelled'),
        ),
      )
      .orderBy(desc(orders.placedAt))
      .limit(most)
    return rows.map((row) => ({
      ...named(row),
      kind: 'unverified_payment',
      id: row.orderId,
      reason: 'The provider could not confirm the payment',
    }))
  },
  async ({ database }) => {
    const rows = await database.orm
      .select({
        ...orderName,
        all,
        id: paymentAttempts.id,
        at: paymentAttempts.checkedAt,
        why: paymentAttempts.difference,
      })
      .from(paymentAttempts)
      .leftJoin(orders, eq(orders.id, paymentAttempts.orderId))
      .where(hasOpenDifference())
      .orderBy(desc(paymentAttempts.createdAt))
      .limit(most)
    return rows.map((row) => ({
      ...named(row),
      kind: 'payment_difference',
      id: row.id,
      reason: row.why ?? '',
    }))
  },
  async ({ database }, now) => {
    const rows = await database.orm
      .select({
        all,
        id: manualOrders.id,
        at: manualOrders.sentAt,
        who: manualOrders.contactName,
        totalCents: manualOrders.totalCents,
        seenAt: manualOrders.seenAt,
      })
      .from(manualOrders)
      .where(
        and(
          eq(manualOrders.state, 'sent'),
          lt(manualOrders.sentAt, after(now, -days(paymentLinkReminderDays))),
        ),
      )
      .orderBy(asc(manualOrders.sentAt))
      .limit(most)
    return rows.map(({ id, at, who, totalCents, seenAt, ...row }) => ({
      all: row.all,
      kind: 'unpaid_link',
      id,
      at: at ?? now,
      orderId: null,
      title: who,
      reason: `${formatMoney(cents(totalCents ?? 0))} to pay, ${seenAt ? 'seen' : 'not opened yet'}`,
    }))
  },
  async ({ database, readSettings }, now) => {
    const { timeZone } = await readSettings()
    const rows = await database.orm
      .select({ ...orderName, all, at: orders.dueAt })
      .from(orders)
      .where(and(isUnfinished(now), lt(orders.dueAt, now), isNotNull(orders.placedAt)))
      .orderBy(asc(orders.dueAt))
      .limit(most)
    return rows.map((row) => ({
      ...named(row),
      kind: 'late_order',
      id: row.orderId,
      reason: row.at ? dueWords(row.at, now, timeZone) : 'Late',
    }))
  },
  async ({ database }) => {
    // Two messages about one order are one thing to do: the oldest of them.
    const oldest = database.orm
      .selectDistinctOn([orderMessages.orderId], {
        orderId: orderMessages.orderId,
        at: orderMessages.at,
        text: orderMessages.text,
      })
      .from(orderMessages)
      .where(and(eq(orderMessages.kind, 'from_customer'), isNull(orderMessages.answeredAt)))
      .orderBy(orderMessages.orderId, asc(orderMessages.at))
      .as('oldest')
    const rows = await database.orm
      .select({ ...orderName, all, at: oldest.at, text: oldest.text })
      .from(oldest)
      .innerJoin(orders, eq(orders.id, oldest.orderId))
      .orderBy(asc(oldest.at))
      .limit(most)
    return rows.map((row) => ({
      ...named(row),
      kind: 'customer_message',
      id: row.orderId,
      reason: short(row.text),
    }))
  },
  async ({ database }) => {
    const rows = await database.orm
      .select({
        ...orderName,
        all,
        id: editRequests.id,
        at: editRequests.createdAt,
        text: editRequests.requestDetails,
      })
      .from(editRequests)
      .innerJoin(orders, eq(orders.id, editRequests.orderId))
      .where(eq(editRequests.status, 'pending'))
      .orderBy(asc(editRequests.createdAt))
      .limit(most)
    return rows.map((row) => ({ ...named(row), kind: 'edit_request', id: row.id, reason: short(row.text) }))
  },
  async ({ database, readSettings }) => {
    const { warnBelowDpi } = await readSettings()
    const rows = await database.orm
      .select({ ...orderName, all, at: orders.placedAt, item: orderItems })
      .from(orders)
      .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
      .where(and(eq(orders.status, 'pending_review'), isNotNull(orders.placedAt), hasFinding(warnBelowDpi)))
      .orderBy(desc(orders.placedAt), asc(orderItems.position))
      .limit(most)
    return rows.flatMap(({ item, ...row }) => {
      const design = item.designData
      const accepted = warningsOf(design).find(({ acceptedAt }) => acceptedAt !== null)
      const coarse = design?.canvasLayout.find(({ dpi }) => dpi < warnBelowDpi)
      if (!accepted && !coarse) return []
      const found = accepted?.message ?? `“${coarse?.name}” prints at ${coarse?.dpi} dpi`
      const reason = short(`${itemTitle(item)}: ${found}`)
      return [{ ...named(row), kind: 'finding_accepted', id: item.id, reason }]
    })
  },
  async ({ database }, now) => {
    const rows = await database.orm
      .select({
        ...orderName,
        all,
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
          or(notInArray(orders.status, ['shipped', 'completed', 'cancelled']), hasLeftOvers(now)),
          sql`not exists (select 1 from ${printFiles} as newer
            where newer.order_item_id = ${printFiles.orderItemId} and newer.part = ${printFiles.part}
              and newer.created_at > ${printFiles.createdAt})`,
        ),
      )
      .orderBy(desc(printFiles.createdAt))
      .limit(most)
    return rows.map((row) => ({
      ...named(row),
      kind: 'print_file_failed',
      id: row.id,
      reason: short([row.file, row.why].filter(Boolean).join(': ')),
    }))
  },
  async ({ database }, now) => {
    const rows = await database.orm
      .select({
        ...orderName,
        all,
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
      )
      .orderBy(desc(shipments.createdAt))
      .limit(most)
    return rows.map((row) => ({
      ...named(row),
      kind: 'label_doubt',
      id: row.id,
      reason: row.why ?? (row.state === 'voiding' ? 'Nobody knows yet whether the label is void' : doubt),
    }))
  },
  async ({ database }) => {
    const rows = await database.orm
      .select({
        ...orderName,
        all,
        id: shipments.id,
        at: shipments.trackedAt,
        carrier: shipments.carrier,
        number: shipments.trackingNumber,
      })
      .from(shipments)
      .innerJoin(orders, eq(orders.id, shipments.orderId))
      .where(eq(shipments.status, 'exception'))
      .orderBy(desc(shipments.createdAt))
      .limit(most)
    return rows.map((row) => ({
      ...named(row),
      kind: 'delivery_exception',
      id: row.id,
      reason: `${row.carrier} reports a problem with ${row.number ?? 'the parcel'}`,
    }))
  },
  machineAttention,
  async ({ database }) => {
    const off = and(not(webhooks.isActive), isNotNull(webhooks.problem))
    const rows = await database.orm
      .select({ ...getTableColumns(webhooks), all })
      .from(webhooks)
      .where(off)
      .orderBy(asc(webhooks.name))
      .limit(most)
    return rows.map(({ id, name, problem, problemAt, createdAt, ...row }) => ({
      ...{ all: row.all, kind: 'webhook_off', id, orderId: null, title: name },
      at: problemAt ?? createdAt,
      reason: problem ?? '',
    }))
  },
  async ({ database }, now) => {
    const isWaiting = inArray(rollDeliveries.state, ['waiting', 'placing'])
    const rows = await database.orm
      .select({ roll: rolls, at: rollDeliveries.createdAt, attempts: rollDeliveries.attempts })
      .from(rollDeliveries)
      .innerJoin(rolls, eq(rolls.id, rollDeliveries.rollId))
      .where(
        and(
          ne(rolls.state, 'taken_apart'),
          or(
            eq(rollDeliveries.state, 'failed'),
            and(isWaiting, lt(rollDeliveries.createdAt, after(now, -deliveryTimeout))),
          ),
          sql`not exists (select 1 from ${rollDeliveries} as newer
            where newer.roll_id = ${rollDeliveries.rollId} and newer.created_at > ${rollDeliveries.createdAt})`,
        ),
      )
      .orderBy(asc(rollDeliveries.createdAt))
      .limit(most)
    return rows.map(({ roll, at, attempts }) => ({
      ...{ kind: 'roll_not_sent', id: roll.id, orderId: null, at },
      title: `${rollCodeOf(roll.number)} · ${roll.printerName}`,
      reason: short(attempts.at(-1)?.problem ?? 'Nobody has begun to send it'),
    }))
  },
  async ({ readRoom }, now) => {
    const { state, freeBytes, floorBytes } = await readRoom()
    if (state === 'enough' || freeBytes === null) return []
    const refused = `uploads are refused below ${gigabytes(floorBytes)}`
    const reason =
      state === 'full' ? 'Uploads are refused until there is room' : `So far all is well; ${refused}`
    const title = `${gigabytes(freeBytes)} left on the disk`
    return [{ kind: 'disk_short', id: 'disk', at: now, orderId: null, title, reason }]
  },
  async ({ database, readSettings }, now) => {
    const { timeZone } = await readSettings()
    const old = await readOldBackup(database.orm, now, timeZone)
    if (!old) return []
    const { lastGoodAt, problem } = old
    const title = lastGoodAt ? 'The last good backup is old' : 'No backup has been made yet'
    const reason = short(problem ?? 'It was due hours ago, and nobody has made it')
    return [{ kind: 'backup_old', id: 'backup', at: lastGoodAt ?? now, orderId: null, title, reason }]
  },
]

/** A warning that was accepted, or a picture that prints coarser than the shop likes. */
const hasFinding = (warnBelowDpi: number) =>
  or(
    sql`jsonb_path_exists(${orderItems.designData}, '$.warnings[*] ? (@.acceptedAt != null)')`,
    sql`jsonb_path_exists(${orderItems.designData}, '$.canvasLayout[*] ? (@.dpi < $dpi)',
      jsonb_build_object('dpi', ${warnBelowDpi}::float8))`,
  )

/** What is listed of it, at most 50 of a kind, and how many there are of each. */
export type Attention = { items: AttentionItem[]; counts: Partial<Record<AttentionItem['kind'], number>> }

/** All of it. Staff only. */
export async function findAttention(deps: ReportDeps): Promise<Attention> {
  const now = deps.clock.now()
  const found = (await Promise.all(attentionKinds.map((find) => find(deps, now)))).flat()
  const counts = [...Map.groupBy(found, ({ kind }) => kind)].map(([kind, of]) => [
    kind,
    of[0]?.all ?? of.length,
  ])
  return { items: found.map(({ all: _, ...item }) => item), counts: Object.fromEntries(counts) }
}

const doubt = 'Nobody knows yet whether the label was bought'
const doubtAfter = minutes(2)
const deliveryTimeout = minutes(10)

type Named = {
  orderId: string | null
  orderNumber: string | null
  who: string | null
  at: Date | null
  all: number
}

const named = ({ orderId, orderNumber, who, at, all: count }: Named) => ({
  all: count,
  orderId,
  at: at ?? new Date(0),
  title: [orderNumber, who || 'Guest Customer'].filter(Boolean).join(' · '),
})
