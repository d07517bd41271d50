import type { EventData } from '#domain/event-data.ts'
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
