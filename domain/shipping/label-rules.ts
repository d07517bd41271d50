import { type OrderStatus, orderHold, type PaymentStatus } from '#domain/orders/order-status.ts'
import type { DeliveryMethod } from '#domain/orders/totals.ts'

/** docs/spec-map.md B4: the only states in which a label is made. */
const labelStatuses: readonly OrderStatus[] = ['ready_for_print', 'in_production']

export type LabelRefusal = NonNullable<ReturnType<typeof orderHold>> | 'pickup' | 'wrong_status'

/** Null when a label may be made for the order. */
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
  cancelled: 'This order is cancelled. Nothing of it ships.',
  refunded: 'This order is refunded. Nothing of it ships.',
  unpaid: 'The payment of this order is not confirmed yet. Nothing ships before it is.',
  pickup: 'This order is picked up at the shop: it needs no label.',
  wrong_status: 'A label can be made while the order is in production or ready for print.',
}
