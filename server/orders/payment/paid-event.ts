import type { EventData } from '#domain/event-data.ts'
import { orders } from '../tables.ts'

/** What is read of an order that was just paid, to tell of it. */
export const paidColumns = {
  id: orders.id,
  customerId: orders.customerId,
  orderNumber: orders.orderNumber,
  totalCents: orders.totalCents,
}

/** A paid order has its number. */
export const paidEventOf = ({
  id,
  orderNumber,
  totalCents,
}: {
  id: string
  orderNumber: string | null
  totalCents: number
}): EventData<'order.paid'> => ({ orderId: id, orderNumber: orderNumber ?? '', totalCents })
