import { checkNow } from './check-payment.ts'
import { confirmPayment } from './confirm-payment.ts'
import { noteDifference } from './note-difference.ts'
import { leaveSandbox, payInSandbox } from './pay-in-sandbox.ts'
import { refundOrder } from './refund-order.ts'
import { settlePayment } from './settle-payment.ts'

export const paymentOperations = [
  confirmPayment,
  refundOrder,
  checkNow,
  noteDifference,
  settlePayment,
  payInSandbox,
  leaveSandbox,
] as const
