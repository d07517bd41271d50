import type Stripe from 'stripe'
import { z } from 'zod'
import { ProviderRefusal, type RefundRequest, type RefundTruth } from '#server/payments/port.ts'
import { callStripe } from './call-stripe.ts'
import { readSession } from './look-up.ts'

const refundSchema = z.object({
  id: z.string(),
  status: z.string().nullish(),
  failure_reason: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
})

const listSchema = z.object({ data: z.array(refundSchema) })

/** Refusals that retrying can't change; after any other, the outcome is unknown. */
const finalStatuses = new Set([400, 402, 403, 404])

export async function refund(client: Stripe, request: RefundRequest): Promise<RefundTruth> {
  const intentId = await intentOf(client, request)
  if (!intentId) return { state: 'failed', reference: null, reason: 'Stripe has no such payment' }
  try {
    const answer = await callStripe(() =>
      client.refunds.create(
        {
          payment_intent: intentId,
          amount: request.amount,
          reason: 'requested_by_customer',
          metadata: { refund_id: request.id, attempt_id: request.attempt.id },
        },
        { idempotencyKey: request.id },
      ),
    )
    return toTruth(refundSchema.parse(answer))
  } catch (error) {
    if (error instanceof ProviderRefusal && finalStatuses.has(error.status))
      return { state: 'failed', reference: null, reason: error.message }
    throw error
  }
}

/** By its id at Stripe, or by ours among the payment's refunds. */
export async function lookUpRefund(client: Stripe, request: RefundRequest): Promise<RefundTruth> {
  const { reference } = request
  if (reference !== null)
    return toTruth(refundSchema.parse(await callStripe(() => client.refunds.retrieve(reference))))
  const payment_intent = await intentOf(client, request)
  if (!payment_intent) return { state: 'unknown' }
  const { data } = listSchema.parse(
    await callStripe(async () => ({
      data: (await client.refunds.list({ payment_intent, limit: 100 })).data,
    })),
  )
  const known = data.find(({ metadata }) => metadata?.refund_id === request.id)
  return known ? toTruth(known) : { state: 'unknown' }
}

const intentOf = async (client: Stripe, { attempt }: RefundRequest): Promise<string | null> =>
  (await readSession(client, attempt))?.payment_intent?.id ?? null

function toTruth({ id, status, failure_reason }: z.output<typeof refundSchema>): RefundTruth {
  if (status === 'succeeded') return { state: 'done', reference: id }
  if (status === 'failed' || status === 'canceled')
    return { state: 'failed', reference: id, reason: `Stripe: ${failure_reason ?? status}` }
  return { state: 'pending', reference: id }
}
