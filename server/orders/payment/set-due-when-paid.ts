import { and, eq, isNull } from 'drizzle-orm'
import { dueDateOf } from '#domain/orders/due-date.ts'
import { calendarAt, type Delivery } from '#domain/shipping/delivery-speed.ts'
import type { Transaction } from '#server/kernel/database.ts'
import type { OrdersDeps } from '../deps.ts'
import { orderItems, orders } from '../tables.ts'
import { arrivesOn } from './arrives-on.ts'

/** Works out when an order that was just paid is due. In the transaction that marks it as paid; a date that it has, it keeps. */
export async function setDueWhenPaid(
  { clock, readSettingsWithin }: Pick<OrdersDeps, 'clock' | 'readSettingsWithin'>,
  transaction: Transaction,
  { id, ...order }: Delivery & { id: string; dueAt: Date | null },
): Promise<void> {
  const settings = await readSettingsWithin(transaction)
  const items = await transaction
    .select({ productType: orderItems.productType })
    .from(orderItems)
    .where(eq(orderItems.orderId, id))
  const types = items.map(({ productType }) => productType)
  const calendar = calendarAt(settings, settings.speeds, order.deliverySpeed)
  const dueAt = order.dueAt ?? dueDateOf(clock.now(), types, calendar)
  await transaction
    .update(orders)
    .set({ dueAt, arrivesOn: arrivesOn(order, dueAt, settings) })
    .where(and(eq(orders.id, id), isNull(orders.arrivesOn)))
}
