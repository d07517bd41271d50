import type { Actor } from '#server/kernel/actor.ts'
import type { OrderReceipt } from '#server/orders/index.ts'
import type { HowPaid } from '#server/payments/index.ts'
import type { CheckoutDeps } from './deps.ts'

export type Receipt = OrderReceipt & {
  payment: Omit<HowPaid, 'orderId'>
  /** The order's page; a guest's is open to anyone who has the link. */
  orderPath: string
}

/** The receipt behind the address that a payment page returns to; null for anyone but the buyer. */
export async function readReceipt(
  { orders, payments, orderLinks }: Pick<CheckoutDeps, 'orders' | 'payments' | 'orderLinks'>,
  actor: Actor,
  attemptId: string,
): Promise<Receipt | null> {
  const paid = await payments.howPaid(attemptId)
  if (!paid) return null
  const { orderId, ...payment } = paid
  const receipt = await orders.receiptOf(actor, orderId)
  if (!receipt) return null
  const orderPath = receipt.isGuest ? orderLinks.pathOf(orderId) : `/order/${orderId}`
  return { ...receipt, payment, orderPath }
}
