import { alike, countEach, may } from '#server/kernel/door.ts'
import { getPayment } from './get-payment.ts'
import { listForOrder } from './list-for-order.ts'
import { countPayments, listPayments } from './list-payments.ts'
import { listRefunds } from './list-refunds.ts'
import { refundOrder } from './refund-order.ts'

/** Calls made by the back office. */
export const staffCalls = {
  /**
   * Refunds money; `input` is what the form sent, see `refundSchema`. Sent twice, it is still one refund. Staff only.
   */
  refund: may('payments.refund', refundOrder),
  listRefunds: alike('payments.read', listRefunds),
  /** All payments. Staff only, like the next one. */
  table: alike('payments.read', listPayments),
  get: alike('payments.read', getPayment),
  /** The attempts of an order, for staff. */
  listForOrder: alike('payments.read', listForOrder),
  /** How many each one finds, up to 10,001. */
  counts: alike('payments.read', countEach(countPayments)),
}
