import { z } from 'zod'
import { type KnownAttempt, ProviderRefusal, type ProviderTruth } from '#server/payments/port.ts'
import { callSquare } from './call-square.ts'
import type { SquareDeps } from './deps.ts'
import { moneySchema } from './square-money.ts'

const orderSchema = z.object({
  order: z.object({
    referenceId: z.string().nullish(),
    state: z.string().nullish(),
    tenders: z.array(z.object({ id: z.string().nullish(), paymentId: z.string().nullish() })).nullish(),
  }),
})

const paymentSchema = z.object({
  payment: z.object({
    id: z.string(),
    status: z.string(),
    amountMoney: moneySchema,
    refundedMoney: moneySchema.nullish(),
  }),
})

export type SquarePayment = z.output<typeof paymentSchema>['payment']

type SquareOrder = z.output<typeof orderSchema>['order']

/**
 * Reads the order behind the link and all its payments. Without a reference no one was sent to the page yet, so nothing
 * can have been paid. Several payments add up; those in a currency other than the first one's show as a wrong amount.
 */
export async function lookUp(deps: SquareDeps, attempt: KnownAttempt): Promise<ProviderTruth> {
  const found = await readOrder(deps, attempt)
  if (!found) return { state: 'unknown' }
  const { order, payments } = found
  const completed = payments.filter(({ status }) => status === 'COMPLETED')
  const [first] = completed
  if (first) {
    const { currency } = first.amountMoney
    const sameCurrency = completed.filter((payment) => payment.amountMoney.currency === currency)
    const amount = sameCurrency.reduce((sum, payment) => sum + payment.amountMoney.amount, 0)
    const refunded = sameCurrency.reduce((sum, payment) => sum + (payment.refundedMoney?.amount ?? 0), 0)
    return { state: 'paid', amount, currency, attemptId: order.referenceId ?? '', refunded }
  }
  if (payments.some(({ status }) => status === 'PENDING' || status === 'APPROVED'))
    return { state: 'processing' }
  if (order.state === 'CANCELED') return { state: 'cancelled', reason: 'The payment page was closed' }
  return { state: 'open' }
}

/** The order's payments, earliest first; null when Square has no such order. */
export async function readOrder(
  { client }: SquareDeps,
  { eventReference }: KnownAttempt,
): Promise<{ order: SquareOrder; payments: SquarePayment[] } | null> {
  if (eventReference === null) return null
  try {
    const { order } = orderSchema.parse(
      await callSquare(() => client.orders.get({ orderId: eventReference })),
    )
    const ids = (order.tenders ?? []).flatMap(({ paymentId, id }) => paymentId ?? id ?? [])
    const payments = await Promise.all(
      ids.map(async (paymentId) =>
        paymentSchema.parse(await callSquare(() => client.payments.get({ paymentId }))),
      ),
    )
    return { order, payments: payments.map(({ payment }) => payment) }
  } catch (error) {
    if (error instanceof ProviderRefusal && error.status === 404) return null
    throw error
  }
}

/** Links don't expire at Square; deleting one cancels its order. */
export async function closeCheckout({ client }: SquareDeps, { reference }: KnownAttempt): Promise<void> {
  if (reference === null) return
  try {
    await callSquare(() => client.checkout.paymentLinks.delete({ id: reference }))
  } catch (error) {
    if (error instanceof ProviderRefusal && error.status === 404) return
    throw error
  }
}
