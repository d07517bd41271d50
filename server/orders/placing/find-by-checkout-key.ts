import { eq, inArray, type SQL } from 'drizzle-orm'
import type { PaymentStatus } from '#domain/orders/order-status.ts'
import type { Executor } from '#server/kernel/database.ts'
import { orders } from '../tables.ts'

export type KnownCheckout = {
  checkoutKey: string
  orderId: string
  /** Once it is placed. */
  orderNumber: string | null
  customerId: string | null
  visitorId: string | null
  fingerprint: string
  paymentStatus: PaymentStatus
}

export async function findByCheckoutKey(
  executor: Executor,
  checkoutKey: string,
): Promise<KnownCheckout | null> {
  const [row] = await find(executor, eq(orders.checkoutKey, checkoutKey))
  return row ?? null
}

/** The outcome of the checkouts that opened these orders. */
export const findCheckouts = (executor: Executor, orderIds: readonly string[]): Promise<KnownCheckout[]> =>
  find(executor, inArray(orders.id, [...orderIds]))

const find = async (executor: Executor, which: SQL): Promise<KnownCheckout[]> =>
  executor
    .select({
      checkoutKey: orders.checkoutKey,
      orderId: orders.id,
      orderNumber: orders.orderNumber,
      customerId: orders.customerId,
      visitorId: orders.visitorId,
      fingerprint: orders.checkoutFingerprint,
      paymentStatus: orders.paymentStatus,
    })
    .from(orders)
    .where(which)
