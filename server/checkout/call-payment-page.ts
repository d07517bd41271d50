import type { Actor } from '#server/kernel/actor.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Orders } from '#server/orders/index.ts'
import type { Attempt } from '#server/payments/index.ts'
import type { CheckoutDeps } from './deps.ts'

type Known = NonNullable<Awaited<ReturnType<Orders['findByCheckoutKey']>>>

/** `provider` and `reference` identify the payment at its provider; null once there is nothing left to pay. */
type PaymentPage = { redirectUrl: string; attemptId: string; provider: string; reference: string | null }

/**
 * CALL, and every replay of a checkout: leads to the payment page while there is something to pay, to the result once
 * there is not. Another person's key, other contents or an abandoned payment require a new checkout. `opened` is the
 * attempt that was just written with the order.
 *
 * @throws AppError if a new checkout is needed, or the provider returns no page.
 */
export async function callPaymentPage(
  { payments, origin }: Pick<CheckoutDeps, 'payments' | 'origin'>,
  actor: Actor,
  order: Pick<Known, 'orderId' | 'customerId' | 'visitorId' | 'fingerprint' | 'paymentStatus'>,
  fingerprint: string,
  opened?: Attempt,
): Promise<PaymentPage> {
  const isGivenUp = order.paymentStatus === 'failed' || order.paymentStatus === 'expired'
  if (!isOwn(order, actor) || isGivenUp || order.fingerprint !== fingerprint)
    throw new AppError('invalid', startAgain, { because: 'start_again' })

  const attemptId = opened?.id ?? (await payments.attemptOfOrder(order.orderId))?.attemptId
  if (!attemptId) throw new Error(`Order ${order.orderId} has no payment attempt`)
  const call = await payments.call(attemptId, opened)
  const provider = payments.providerKey
  if (call.ok) return { redirectUrl: call.url, attemptId, provider, reference: call.reference || null }
  if (call.reason === 'over') {
    const redirectUrl = `${actor.origin ?? origin}/payment-success?attempt=${attemptId}`
    return { redirectUrl, attemptId, provider, reference: null }
  }
  const { reason: because } = call
  throw new AppError('unavailable', wordsOf(call, payments.providerName), { because })
}

/** Whether the order belongs to the browser that opened it, or to its account. */
export const isOwn = (order: Pick<Known, 'visitorId' | 'customerId'>, { visitorId, user }: Actor): boolean =>
  order.visitorId === visitorId || (user !== null && order.customerId === user.id)

const startAgain =
  'This checkoutKey belongs to another checkout, or to one that has ended. Use a new one and send it again.'

type NoPage = { reason: 'no_url' } | { reason: 'provider_failed'; message: string | null }

/** Worded as in the specification, with the active provider in place of Square. */
function wordsOf(call: NoPage, providerName: string): string {
  if (call.reason === 'no_url') return 'No checkout URL received'
  return call.message ?? `Could not create ${providerName} checkout. Please try again.`
}
