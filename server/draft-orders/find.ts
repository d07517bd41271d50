import { and, asc, desc, eq, gt, inArray, isNotNull, or } from 'drizzle-orm'
import { isUuid } from '#domain/uuid.ts'
import { after, days } from '#server/kernel/clock.ts'
import type { Executor } from '#server/kernel/database.ts'
import type { DraftOrderDeps } from './deps.ts'
import { type DraftOrderCard, type DraftOrderRow, type StaffDraftOrder, toCard, toStaff } from './present.ts'
import { draftOrders, draftOrderTries } from './tables.ts'

type Deps = Pick<DraftOrderDeps, 'database' | 'clock' | 'orders' | 'payments'>

/** How long drafts that ended unpaid are listed with the waiting ones: someone may ask about them. */
const endedFor = days(7)
const most = 50

export async function findRow(executor: Executor, id: string): Promise<DraftOrderRow | null> {
  if (!isUuid(id)) return null
  const [row] = await executor.select().from(draftOrders).where(eq(draftOrders.id, id))
  return row ?? null
}

export async function findByToken(executor: Executor, token: string): Promise<DraftOrderRow | null> {
  const [row] = await executor.select().from(draftOrders).where(eq(draftOrders.token, token))
  return row ?? null
}

/** Every order that was opened for it, first one first. */
export async function triesOf(executor: Executor, id: string): Promise<string[]> {
  const rows = await executor
    .select({ orderId: draftOrderTries.orderId })
    .from(draftOrderTries)
    .where(eq(draftOrderTries.draftOrderId, id))
    .orderBy(asc(draftOrderTries.openedAt))
  return rows.map(({ orderId }) => orderId)
}

export async function get(deps: Deps, id: string): Promise<StaffDraftOrder | null> {
  const row = await findRow(deps.database.orm, id)
  if (!row) return null
  const orderNumber = row.orderId && (await deps.orders.labelsOf([row.orderId])).get(row.orderId)?.orderNumber
  const order = row.orderId && orderNumber ? { id: row.orderId, orderNumber } : null
  return toStaff(row, order, await isBeingDecided(deps, row))
}

async function isBeingDecided(
  { payments }: Pick<Deps, 'payments'>,
  { state, orderId }: DraftOrderRow,
): Promise<boolean> {
  const attempt = state === 'sent' && orderId ? await payments.attemptOfOrder(orderId) : null
  return attempt !== null && payments.isBeingDecided(attempt.attemptId)
}

/** Drafts and those awaiting payment, and those that recently ended unpaid; last changed first. Staff only. */
export async function listWaiting({ database, clock }: Deps): Promise<DraftOrderCard[]> {
  const hasEnded = and(
    inArray(draftOrders.state, ['expired', 'cancelled']),
    // No one asks about a discarded draft.
    isNotNull(draftOrders.billed),
    gt(draftOrders.changedAt, after(clock.now(), -endedFor)),
  )
  const rows = await database.orm
    .select()
    .from(draftOrders)
    .where(or(inArray(draftOrders.state, ['draft', 'sent']), hasEnded))
    .orderBy(desc(draftOrders.changedAt), desc(draftOrders.id))
    .limit(most)
  return rows.map(toCard)
}

/** The draft order that an order was written as, and those that answer a bulk quote request. Staff only. */
export async function listOf(
  { database }: Deps,
  of: { orderId: string } | { quoteId: string },
): Promise<DraftOrderCard[]> {
  const rows = await database.orm
    .select()
    .from(draftOrders)
    .where('orderId' in of ? eq(draftOrders.orderId, of.orderId) : eq(draftOrders.quoteId, of.quoteId))
    .orderBy(desc(draftOrders.createdAt))
    .limit(most)
  return rows.map(toCard)
}
