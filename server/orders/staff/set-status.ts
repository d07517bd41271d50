import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import { isUuid } from '#domain/uuid.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Transaction } from '#server/kernel/database.ts'
import type { OrdersDeps } from '../deps.ts'
import { recordStatus } from '../record-status.ts'
import { orders } from '../tables.ts'

export type SetStatusOutcome =
  | { ok: true; from: OrderStatus; to: OrderStatus }
  /** `moved`: someone else has changed it since, so there is nothing to undo. */
  | { ok: false; reason: 'not_found' | 'unchanged' | 'moved' }

/**
 * Any status at any time; the history records who changed it from what, so that it can be set back. With `expected`,
 * the order is changed only if it still has that status.
 */
export async function setStatus(
  deps: StatusDeps & Pick<OrdersDeps, 'database'>,
  actor: Actor,
  orderId: string,
  status: OrderStatus,
  expected?: OrderStatus,
): Promise<SetStatusOutcome> {
  return deps.database.transaction((transaction) =>
    setStatusWithin(deps, transaction, actor, orderId, status, expected),
  )
}

type StatusDeps = Pick<OrdersDeps, 'clock' | 'realtime' | 'emit'>

/** The same in the transaction of the action that sets the status; if refused, nothing is written. */
export async function setStatusWithin(
  deps: StatusDeps,
  transaction: Transaction,
  actor: Actor,
  orderId: string,
  status: OrderStatus,
  expected?: OrderStatus,
): Promise<SetStatusOutcome> {
  if (!isUuid(orderId)) return { ok: false, reason: 'not_found' }
  if (status === 'cancelled') await deps.emit(transaction, 'order.cancelling', { orderId })
  const [before] = await transaction
    .select({ status: orders.status })
    .from(orders)
    .where(and(eq(orders.id, orderId), isNotNull(orders.placedAt)))
    .for('update')
  if (!before) return { ok: false, reason: 'not_found' }
  if (expected !== undefined && before.status !== expected) return { ok: false, reason: 'moved' }
  const [changed] = await transaction
    .update(orders)
    .set({ status, version: sql`${orders.version} + 1` })
    .where(and(eq(orders.id, orderId), ne(orders.status, status)))
    .returning({ id: orders.id, customerId: orders.customerId })
  if (!changed) return { ok: false, reason: 'unchanged' }
  const change = { from: before.status as OrderStatus, to: status }
  await recordStatus(deps, transaction, actor, changed, change)
  return { ok: true, ...change }
}
