import { eq, inArray, sql } from 'drizzle-orm'
import type { OrderTotals } from '#domain/orders/totals.ts'
import type { Actor, SystemActor } from '#server/kernel/actor.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { announceOrder } from '../announce-order.ts'
import type { OrdersDeps } from '../deps.ts'
import type { NewOrderItem } from '../placing/record-order.ts'
import { recordHistory } from '../record-history.ts'
import { isGoods, orderItems, orders } from '../tables.ts'
import type { ChangeableOrder } from './read-for-change.ts'

type ItemPrice = Pick<
  NewOrderItem,
  'quantity' | 'unitPriceCents' | 'setupFeeCents' | 'discountCents' | 'taxCents'
>

export type OrderChange = {
  /** Every remaining line, with its new price. */
  kept: readonly (ItemPrice & { id: string })[]
  removed: readonly string[]
  added: readonly NewOrderItem[]
  totals: OrderTotals
  shippingDiscountCents: number
  /** The part of the total that is neither paid nor returned yet; negative if the customer is owed money. */
  openCents: number
  note: string
}

export type AddedItem = NewOrderItem & { id: string; position: number }

/**
 * Changes the lines and totals of an order that the caller has locked. Added lines get positions after all that ever
 * existed, so that no ticket refers to two things.
 */
export async function applyChange(
  { clock, realtime }: Pick<OrdersDeps, 'clock' | 'realtime'>,
  transaction: Transaction,
  actor: Actor,
  order: ChangeableOrder,
  change: OrderChange,
): Promise<AddedItem[]> {
  const { kept, removed, totals } = change
  if (removed.length > 0) await transaction.delete(orderItems).where(inArray(orderItems.id, [...removed]))
  for (const { id, ...price } of kept)
    await transaction.update(orderItems).set(price).where(eq(orderItems.id, id))
  const before = order.lastPosition ?? Math.max(0, ...order.items.map(({ position }) => position))
  const added = await addItems(transaction, order.id, before, change.added)
  await transaction
    .update(orders)
    .set({
      subtotalCents: totals.subtotal,
      discountCents: totals.discount,
      shippingDiscountCents: change.shippingDiscountCents,
      shippingCents: totals.shipping,
      taxCents: totals.tax,
      totalCents: totals.total,
      pieces: sql`(select coalesce(sum(${orderItems.quantity}), 0) from ${orderItems} where ${orderItems.orderId} = ${orders.id} and ${isGoods()})`,
      totals,
      openCents: change.openCents,
      lastPosition: before + added.length,
      version: sql`${orders.version} + 1`,
    })
    .where(eq(orders.id, order.id))
  await recordHistory(transaction, {
    ...{ orderId: order.id, at: clock.now(), actor, kind: 'change', from: null, to: 'changed' },
    note: change.note,
  })
  await announceOrder(realtime, transaction, 'order.changed', order)
  return added
}

async function addItems(
  transaction: Transaction,
  orderId: string,
  before: number,
  items: readonly NewOrderItem[],
): Promise<AddedItem[]> {
  if (items.length === 0) return []
  const rows = items.map((item, index) => ({ ...item, orderId, position: before + index + 1 }))
  const inserted = await transaction
    .insert(orderItems)
    .values(rows)
    .returning({ id: orderItems.id, position: orderItems.position })
  return rows.map((row) => {
    const id = inserted.find(({ position }) => position === row.position)?.id
    if (!id) throw new Error('A line was added but is missing')
    return { ...row, id }
  })
}

/** What a change left open was paid, returned or settled by hand; returns what is still open. */
export async function settleOpen(
  { clock, realtime }: Pick<OrdersDeps, 'clock' | 'realtime'>,
  transaction: Transaction,
  actor: Actor | SystemActor,
  orderId: string,
  { cents, note }: { cents: number; note: string },
): Promise<void> {
  const [order] = await transaction
    .update(orders)
    .set({ openCents: sql`${orders.openCents} - ${cents}::integer`, version: sql`${orders.version} + 1` })
    .where(eq(orders.id, orderId))
    .returning({ id: orders.id, customerId: orders.customerId })
  if (!order) return
  await recordHistory(transaction, {
    ...{ orderId, at: clock.now(), actor, kind: 'change', from: null, to: 'settled', note },
  })
  await announceOrder(realtime, transaction, 'order.changed', order)
}
