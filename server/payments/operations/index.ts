import { confirmPayment } from './confirm-payment.ts'
import { refundOrder } from './refund-order.ts'

export const paymentOperations = [confirmPayment, refundOrder] as const
