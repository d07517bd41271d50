import { withoutDeps } from '#server/kernel/door.ts'
import { confirmByStaff } from './confirm-by-staff.ts'
import { flagOrder } from './flag-order.ts'
import { markPaid } from './mark-paid.ts'
import { markUnpaid } from './mark-unpaid.ts'
import { markUnverified } from './mark-unverified.ts'
import { moneyOf } from './money-of.ts'
import { notePayment } from './note-payment.ts'

/** Called by payments only; each changes the order at most once and returns whether it did. */
export const paymentCalls = {
  markPaid,
  markUnverified,
  markUnpaid,
  /** Adds to the history something that staff must look at. */
  flag: flagOrder,
  /** Adds a payment event to the history; `to` if the payment status changes with it. */
  notePayment,
  /** The amounts of an order's parts, for refunds. */
  moneyOf: withoutDeps(moneyOf),
  confirmByStaff,
}
