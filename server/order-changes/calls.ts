import { alike, may, onDatabase } from '#server/kernel/door.ts'
import { listForOrder, ofOrders } from './find.ts'
import { followPayment } from './follow-payment.ts'
import { followRefund, reopenDebt } from './follow-refund.ts'
import { readOpen } from './read-open.ts'
import { viewForPayer } from './view-for-payer.ts'
import { withdrawLink } from './withdraw-link.ts'

export const orderChangesCalls = {
  /** The initial data of the page that changes an order; null if there is none. */
  open: may('orders.write', readOpen),
  /** For anyone with the link; null if it is invalid. */
  view: viewForPayer,
  /** SETTLE, called by payments only. */
  followPayment,
  /** Called in the transaction in which a refund is requested or has failed. */
  followRefund,
  reopenDebt,
  /** Called in the transaction that cancels an order. */
  withdrawLink,
  listForOrder: alike('orders.read', listForOrder),
  /** For orders that the caller has verified to be the customer's; by order, newest first. */
  ofOrders: onDatabase(ofOrders),
}
