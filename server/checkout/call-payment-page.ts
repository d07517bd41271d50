import type { Actor } from '#server/kernel/actor.ts'
import type { Orders } from '#server/orders/index.ts'
import type { CheckoutNeeds, CheckoutVisit, PrepareOutcome } from './index.ts'

type Known = NonNullable<Awaited<ReturnType<Orders['findByCheckoutKey']>>>

/**
 * CALL, and every replay of a checkout: to the payment page while there is something to pay, to the result once
 * there is not. Another person's key, other contents or a payment given up mean a new checkout.
 */
export async function callPaymentPage(
  { payments }: Pick<CheckoutNeeds, 'payments'>,
  actor: Actor,
  order: Known,
  fingerprint: string,
  { origin }: CheckoutVisit,
): Promise<PrepareOutcome> {
  const isOwn =
    order.visitorId === actor.visitorId || (actor.user !== null && order.customerId === actor.user.id)
  const isGivenUp = order.paymentStatus === 'failed' || order.paymentStatus === 'expired'
  if (!isOwn || isGivenUp || order.fingerprint !== fingerprint) return { ok: false, reason: 'start_again' }

  const attempt = await payments.attemptOfOrder(null, order.orderId)
  if (!attempt) throw new Error(`Order ${order.orderId} has no payment attempt`)
  const { attemptId } = attempt
  const call = await payments.call(attemptId)
  const provider = payments.providerKey
  if (call.ok)
    return { ok: true, redirectUrl: call.url, attemptId, provider, reference: call.reference || null }
  if (call.reason === 'over') {
    const redirectUrl = `${origin}/payment-success?attempt=${attemptId}`
    return { ok: true, redirectUrl, attemptId, provider, reference: null }
  }
  return { ...call, providerName: payments.providerName }
}
