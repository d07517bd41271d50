import { alike, may, onDatabase } from '#server/kernel/door.ts'
import { listForOrder, ofOrders } from './find.ts'
import { followPayment } from './follow-payment.ts'
import { followRefund, reopenDebt } from './follow-refund.ts'
import { readOpen } from './read-open.ts'
import { viewForPayer } from './view-for-payer.ts'
import { withdrawLink } from './withdraw-link.ts'

export const orderChangesCalls = {
  /** What the page that changes an order begins with; null for none. */
  open: may('orders.write', readOpen),
  /** For whoever has the link; null when it is none. */
  view: viewForPayer,
  /** SETTLE, called by payments only. */
  followPayment,
  /** A refund is asked for, or has failed, in that transaction. */
  followRefund,
  reopenDebt,
  /** An order was cancelled, in its transaction. */
  withdrawLink,
  listForOrder: alike('orders.read', listForOrder),
  /** Of orders that the caller has checked to be the customer's; by order, the newest first. */
  ofOrders: onDatabase(ofOrders),
}
