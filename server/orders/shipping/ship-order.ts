import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { orderStatusSchema } from '#domain/orders/order-status-input.ts'
import type { LabelAddress } from '#domain/shipping/label-address.ts'
import type { Actor, SystemActor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import type { Transaction } from '#server/kernel/database.ts'
import type { OrdersDeps } from '../deps.ts'
import { recordStatus } from '../record-status.ts'
import { orderHistory, orders } from '../tables.ts'

type Deps = Pick<OrdersDeps, 'clock' | 'realtime' | 'emit'>

/** The address that a label was made for becomes the order's (docs/spec-map.md B4). */
export async function saveShippingAddress(
  transaction: Transaction,
  actor: Actor | SystemActor,
  orderId: string,
  address: LabelAddress,
): Promise<void> {
  const [before] = await transaction
    .select({ address: orders.shippingAddress })
    .from(orders)
    .where(eq(orders.id, orderId))
  if (!before) return
  const next = { ...before.address, ...address, name: address.name || before.address.name }
  await transaction
    .update(orders)
    .set({ shippingAddress: next, version: sql`${orders.version} + 1` })
    .where(eq(orders.id, orderId))
  await audit(transaction, actor, {
    action: 'order.set_address',
    subject: `order:${orderId}`,
    before: before.address,
    after: next,
  })
}

/** All of it is in parcels with labels: the order becomes completed, once (docs/spec-map.md B4). */
export async function completeByLabel(
  deps: Deps,
  transaction: Transaction,
  actor: Actor | SystemActor,
  orderId: string,
): Promise<boolean> {
  const [before] = await transaction
    .select({ status: orders.status })
    .from(orders)
    .where(eq(orders.id, orderId))
    .for('update')
  const [order] = await transaction
    .update(orders)
    .set({ status: 'completed', version: sql`${orders.version} + 1` })
    .where(and(eq(orders.id, orderId), inArray(orders.status, ['in_production', 'ready_for_print'])))
    .returning({ id: orders.id, customerId: orders.customerId })
  if (!order || !before) return false
  const change = { from: before.status, to: 'completed', note: labelNote }
  await recordStatus(deps, transaction, actor, order, change)
  return true
}

const labelNote = 'Shipping label created'

/**
 * One of the labels that completed it was voided, and the contents of its parcel are left to ship: the order returns to
 * its earlier status. A status set since then stays.
 */
export async function reopenByVoid(
  deps: Deps,
  transaction: Transaction,
  actor: Actor | SystemActor,
  orderId: string,
): Promise<void> {
  const [last] = await transaction
    .select({ from: orderHistory.from, note: orderHistory.note })
    .from(orderHistory)
    .where(and(eq(orderHistory.orderId, orderId), eq(orderHistory.kind, 'status')))
    .orderBy(desc(orderHistory.id))
    .limit(1)
  const from = orderStatusSchema.safeParse(last?.from)
  if (last?.note !== labelNote || !from.success) return
  const [order] = await transaction
    .update(orders)
    .set({ status: from.data, version: sql`${orders.version} + 1` })
    .where(and(eq(orders.id, orderId), eq(orders.status, 'completed')))
    .returning({ id: orders.id, customerId: orders.customerId })
  if (!order) return
  const change = { from: 'completed', to: from.data, note: 'Shipping label voided' }
  await recordStatus(deps, transaction, actor, order, change)
}
