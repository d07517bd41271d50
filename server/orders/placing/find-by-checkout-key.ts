import { eq } from 'drizzle-orm'
import type { PaymentStatus } from '#domain/orders/order-status.ts'
import type { Executor } from '#server/kernel/database.ts'
import { orders } from '../tables.ts'

export type KnownCheckout = {
  orderId: string
  customerId: string | null
  visitorId: string | null
  fingerprint: string
  paymentStatus: PaymentStatus
}

export async function findByCheckoutKey(
  executor: Executor,
  checkoutKey: string,
): Promise<KnownCheckout | null> {
  const [row] = await executor
    .select({
      orderId: orders.id,
      customerId: orders.customerId,
      visitorId: orders.visitorId,
      fingerprint: orders.checkoutFingerprint,
      paymentStatus: orders.paymentStatus,
    })
    .from(orders)
    .where(eq(orders.checkoutKey, checkoutKey))
  return row ?? null
}
