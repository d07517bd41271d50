import type Stripe from 'stripe'
import { z } from 'zod'
import { type KnownAttempt, ProviderRefusal, type ProviderTruth } from '#server/payments/port.ts'
import { callStripe } from './call-stripe.ts'

const sessionSchema = z.object({
  id: z.string(),
  client_reference_id: z.string().nullish(),
  status: z.enum(['open', 'complete', 'expired']).nullish(),
  payment_status: z.string(),
  payment_intent: z
    .object({
      id: z.string(),
      status: z.string(),
      amount_received: z.int().nonnegative(),
      currency: z.string().length(3),
      latest_charge: z.object({ amount_refunded: z.int().nonnegative() }).nullish(),
    })
    .nullish(),
})

export type StripeSession = z.output<typeof sessionSchema>

/**
 * Reads the session with its payment. Without a reference no one was sent to the page yet, so nothing can have been
 * paid.
 */
export async function lookUp(client: Stripe, attempt: KnownAttempt): Promise<ProviderTruth> {
  const session = await readSession(client, attempt)
  if (!session) return { state: 'unknown' }
  const intent = session.payment_intent
  if (intent && intent.amount_received > 0)
    return {
      state: 'paid',
      amount: intent.amount_received,
      currency: intent.currency.toUpperCase(),
      attemptId: session.client_reference_id ?? '',
      refunded: intent.latest_charge?.amount_refunded ?? 0,
    }
  if (session.status === 'expired')
    return { state: 'expired', reason: 'The payment page was not finished in time' }
  if (session.status !== 'complete') return { state: 'open' }
  const isDeclined = intent?.status === 'requires_payment_method' || intent?.status === 'canceled'
  return isDeclined ? { state: 'failed', reason: 'The bank declined the payment' } : { state: 'processing' }
}

export async function readSession(
  client: Stripe,
  { reference }: KnownAttempt,
): Promise<StripeSession | null> {
  if (reference === null) return null
  try {
    const expand = ['payment_intent.latest_charge']
    return sessionSchema.parse(
      await callStripe(() => client.checkout.sessions.retrieve(reference, { expand })),
    )
  } catch (error) {
    if (error instanceof ProviderRefusal && error.status === 404) return null
    throw error
  }
}
