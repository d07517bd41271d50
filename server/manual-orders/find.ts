import { and, asc, desc, eq, gt, inArray, isNotNull, or } from 'drizzle-orm'
import { isUuid } from '#domain/uuid.ts'
import { after, days } from '#server/kernel/clock.ts'
import type { Executor } from '#server/kernel/database.ts'
import type { ManualOrderDeps } from './deps.ts'
import {
  type ManualOrderCard,
  type ManualOrderRow,
  type StaffManualOrder,
  toCard,
  toStaff,
} from './present.ts'
import { manualOrders, manualOrderTries } from './tables.ts'

type Deps = Pick<ManualOrderDeps, 'database' | 'clock' | 'orders'>

/** What waits, and for so long what has ended without money: somebody may ask about it. */
const endedFor = days(7)
const most = 50

export async function findRow(executor: Executor, id: string): Promise<ManualOrderRow | null> {
  if (!isUuid(id)) return null
  const [row] = await executor.select().from(manualOrders).where(eq(manualOrders.id, id))
  return row ?? null
}

export async function findByToken(executor: Executor, token: string): Promise<ManualOrderRow | null> {
  const [row] = await executor.select().from(manualOrders).where(eq(manualOrders.token, token))
  return row ?? null
}

/** Every order that was opened for it, the first one first. */
export async function triesOf(executor: Executor, id: string): Promise<string[]> {
  const rows = await executor
    .select({ orderId: manualOrderTries.orderId })
    .from(manualOrderTries)
    .where(eq(manualOrderTries.manualOrderId, id))
    .orderBy(asc(manualOrderTries.openedAt))
  return rows.map(({ orderId }) => orderId)
}

export async function get(deps: Deps, id: string): Promise<StaffManualOrder | null> {
  const row = await findRow(deps.database.orm, id)
  if (!row) return null
  const orderNumber = row.orderId && (await deps.orders.labelsOf([row.orderId])).get(row.orderId)?.orderNumber
  return toStaff(row, row.orderId && orderNumber ? { id: row.orderId, orderNumber } : null)
}

/** Drafts and what waits for its payment, and what has ended unpaid lately; last changed first. Staff only. */
export async function listWaiting({ database, clock }: Deps): Promise<ManualOrderCard[]> {
  const hasEnded = and(
    inArray(manualOrders.state, ['expired', 'cancelled']),
    // A draft that was discarded is nothing anybody asks about.
    isNotNull(manualOrders.billed),
    gt(manualOrders.changedAt, after(clock.now(), -endedFor)),
  )
  const rows = await database.orm
    .select()
    .from(manualOrders)
    .where(or(inArray(manualOrders.state, ['draft', 'sent']), hasEnded))
    .orderBy(desc(manualOrders.changedAt), desc(manualOrders.id))
    .limit(most)
  return rows.map(toCard)
}

/** The manual order that an order was written as, and those that answer a request for a bulk price. Staff only. */
export async function listOf(
  { database }: Deps,
  of: { orderId: string } | { quoteId: string },
): Promise<ManualOrderCard[]> {
  const rows = await database.orm
    .select()
    .from(manualOrders)
    .where('orderId' in of ? eq(manualOrders.orderId, of.orderId) : eq(manualOrders.quoteId, of.quoteId))
    .orderBy(desc(manualOrders.createdAt))
    .limit(most)
  return rows.map(toCard)
}
