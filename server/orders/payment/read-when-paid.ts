import { asc, eq } from 'drizzle-orm'
import { dueDateOf } from '#domain/orders/due-date.ts'
import type { PaymentStatus } from '#domain/orders/order-status.ts'
import { calendarAt } from '#domain/shipping/delivery-speed.ts'
import type { Transaction } from '#server/kernel/database.ts'
import type { OrdersDeps } from '../deps.ts'
import type { OrderItemRow } from '../present.ts'
import { orderItems, orders } from '../tables.ts'
import { arrivesOn, usuallyArrivesOn } from './arrives-on.ts'

type WhenPaid = {
  /** Its items in order; empty if there is no such order. */
  items: OrderItemRow[]
  /** Undefined if there is no such order. */
  paymentStatus?: PaymentStatus
  /** When it is due, for the update that marks it as paid. An existing date is kept. */
  due: { dueAt?: Date; arrivesOn?: string | null }
}

/** What is read about an order being paid. Its row is locked from here on. */
export async function readWhenPaid(
  { clock, readSettingsWithin }: Pick<OrdersDeps, 'clock' | 'readSettingsWithin'>,
  transaction: Transaction,
  orderId: string,
): Promise<WhenPaid> {
  const { deliveryMethod, deliverySpeed, dueAt, paymentStatus } = orders
  const rows = await transaction
    .select({
      order: { deliveryMethod, deliverySpeed, dueAt, paymentStatus, arrivesOn: orders.arrivesOn },
      item: orderItems,
    })
    .from(orders)
    .leftJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(eq(orders.id, orderId))
    .orderBy(asc(orderItems.position))
    .for('no key update', { of: orders })
  const items = rows.flatMap(({ item }) => item ?? [])
  const order = rows[0]?.order
  const known = { items, paymentStatus: order?.paymentStatus }
  if (!order || order.arrivesOn !== null) return { ...known, due: {} }
  const settings = await readSettingsWithin(transaction)
  if (order.dueAt)
    return { ...known, due: { dueAt: order.dueAt, arrivesOn: arrivesOn(order, order.dueAt, settings) } }
  const types = items.map(({ productType }) => productType)
  const calendar = calendarAt(settings, settings.speeds, order.deliverySpeed)
  const due = dueDateOf(clock.now(), types, calendar)
  return { ...known, due: { dueAt: due, arrivesOn: usuallyArrivesOn(order, due, settings) } }
}
