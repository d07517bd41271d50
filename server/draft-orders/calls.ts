import { alike } from '#server/kernel/door.ts'
import { get, listOf, listWaiting } from './find.ts'
import { followPayment } from './follow-payment.ts'
import { viewForPayer } from './view-for-payer.ts'

export const draftOrdersCalls = {
  get: alike('orders.read', get),
  listWaiting: alike('orders.read', listWaiting),
  listOf: alike('orders.read', listOf),
  /** For anyone who has the link; null when it is invalid. */
  view: viewForPayer,
  /** SETTLE, called by payments only. */
  followPayment,
}
