/** docs/spec-map.md S4 and B4. A new paid order is `pending_review`. */
export const orderStatuses = [
  'pending_review',
  'in_production',
  'ready_for_print',
  'ready_for_pickup',
  'shipped',
  'completed',
  'cancelled',
] as const

export type OrderStatus = (typeof orderStatuses)[number]

/** The names shown to people. */
export const orderStatusNames: Record<OrderStatus, string> = {
  pending_review: 'Pending review',
  in_production: 'In production',
  ready_for_print: 'Ready for print',
  ready_for_pickup: 'Ready for pickup',
  shipped: 'Shipped',
  completed: 'Completed',
  cancelled: 'Cancelled',
}

/**
 * The payment status of an order. `awaiting` orders are not shown to anyone until they are settled; `unverified` ones
 * are shown to staff, who release them (docs/decisions.md 5).
 */
export const paymentStatuses = [
  'awaiting',
  'paid',
  'unverified',
  'failed',
  'expired',
  'refunded',
  'partially_refunded',
] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** Paid at least in part, and confirmed: only such orders are printed and shipped (docs/decisions.md 5). */
export const releasedStatuses = ['paid', 'partially_refunded'] as const satisfies readonly PaymentStatus[]

export const isReleased = (status: PaymentStatus): boolean =>
  releasedStatuses.some((released) => released === status)

/** Why an order is not produced because of its payment: it was fully refunded, or never confirmed. */
export type PaymentHold = 'refunded' | 'unpaid' | null

export const heldByPayment = (status: PaymentStatus): PaymentHold =>
  isReleased(status) ? null : status === 'refunded' ? 'refunded' : 'unpaid'

/** Why an order is not produced or shipped; null when it may be. */
export const orderHold = ({
  status,
  paymentStatus,
}: {
  status: string
  paymentStatus: PaymentStatus
}): 'cancelled' | PaymentHold => (status === 'cancelled' ? 'cancelled' : heldByPayment(paymentStatus))
