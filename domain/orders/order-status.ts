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

/** What people read. */
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
 * Where the money of an order stands. `awaiting` orders are not shown to anybody until they are settled;
 * `unverified` ones are shown to staff, who release them (docs/decisions.md 5).
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

/** Paid for, at least in part, and seen to be: only such orders are printed and shipped (docs/decisions.md 5). */
export const releasedStatuses = ['paid', 'partially_refunded'] as const satisfies readonly PaymentStatus[]

export const isReleased = (status: PaymentStatus): boolean =>
  releasedStatuses.some((released) => released === status)

/** Why nothing of an order is made by its money: all of it was given back, or was never seen to be there. */
export type PaymentHold = 'refunded' | 'unpaid' | null

export const heldByPayment = (status: PaymentStatus): PaymentHold =>
  isReleased(status) ? null : status === 'refunded' ? 'refunded' : 'unpaid'

/** Why nothing of an order is made or sent; null when it may be. */
export const orderHold = ({
  status,
  paymentStatus,
}: {
  status: string
  paymentStatus: PaymentStatus
}): 'cancelled' | PaymentHold => (status === 'cancelled' ? 'cancelled' : heldByPayment(paymentStatus))
