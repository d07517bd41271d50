import { type OrderStatus, orderHold, type PaymentStatus } from '#domain/orders/order-status.ts'
import type { DeliveryMethod } from '#domain/orders/totals.ts'

/** docs/spec-map.md B4: the only statuses in which a label can be made. */
const labelStatuses: readonly OrderStatus[] = ['ready_for_print', 'in_production']

export type LabelRefusal = NonNullable<ReturnType<typeof orderHold>> | 'pickup' | 'wrong_status'

/** Null when a label can be made for the order. */
export function refusesLabel(order: {
  status: string
  paymentStatus: PaymentStatus
  deliveryMethod: DeliveryMethod
}): LabelRefusal | null {
  const hold = orderHold(order)
  if (hold) return hold
  if (order.deliveryMethod === 'pickup') return 'pickup'
  return labelStatuses.some((status) => status === order.status) ? null : 'wrong_status'
}

export const labelRefusalWords: Record<LabelRefusal, string> = {
  cancelled: 'This order is cancelled, so nothing in it ships.',
  refunded: 'This order is refunded, so nothing in it ships.',
  unpaid: 'The payment for this order isn’t confirmed yet. Nothing ships until it is.',
  pickup: 'This order is picked up at the shop, so it needs no label.',
  wrong_status: 'A label can be made while the order is in production or ready for print.',
}
