import { eq } from 'drizzle-orm'
import { dueDateOf } from '#domain/orders/due-date.ts'
import { calendarAt } from '#domain/shipping/delivery-speed.ts'
import type { Transaction } from '#server/kernel/database.ts'
import type { OrdersDeps } from '../deps.ts'
import { orderItems, orders } from '../tables.ts'
import { arrivesOn } from './arrives-on.ts'

/**
 * When an order that is being paid is due, for the update that marks it as paid: its row is locked until then. A date that
 * it has, it keeps.
 */
export async function dueWhenPaid(
  { clock, readSettingsWithin }: Pick<OrdersDeps, 'clock' | 'readSettingsWithin'>,
  transaction: Transaction,
  orderId: string,
) {
  const { deliveryMethod, deliverySpeed, dueAt } = orders
  const rows = await transaction
    .select({
      ...{ deliveryMethod, deliverySpeed, dueAt },
      ...{ arrivesOn: orders.arrivesOn, productType: orderItems.productType },
    })
    .from(orders)
    .leftJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(eq(orders.id, orderId))
    .for('no key update', { of: orders })
  const [order] = rows
  if (!order || order.arrivesOn !== null) return {}
  const settings = await readSettingsWithin(transaction)
  const types = rows.flatMap(({ productType }) => productType ?? [])
  const calendar = calendarAt(settings, settings.speeds, order.deliverySpeed)
  const due = order.dueAt ?? dueDateOf(clock.now(), types, calendar)
  return { dueAt: due, arrivesOn: arrivesOn(order, due, settings) }
}
