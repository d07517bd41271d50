import { withoutDeps } from '#server/kernel/door.ts'
import { confirmByStaff } from './confirm-by-staff.ts'
import { flagOrder } from './flag-order.ts'
import { markPaid } from './mark-paid.ts'
import { markUnpaid } from './mark-unpaid.ts'
import { markUnverified } from './mark-unverified.ts'
import { moneyOf } from './money-of.ts'
import { notePayment } from './note-payment.ts'

/** Called by payments only; each changes the order at most once and tells whether it did. */
export const paymentCalls = {
  markPaid,
  markUnverified,
  markUnpaid,
  /** Puts into the history what staff must look at. */
  flag: flagOrder,
  /** Something about the money for the history; `to` when the payment status changes with it. */
  notePayment,
  /** What an order's parts cost, for refunds. */
  moneyOf: withoutDeps(moneyOf),
  confirmByStaff,
}
