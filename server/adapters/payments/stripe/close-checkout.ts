import type Stripe from 'stripe'
import { type KnownAttempt, ProviderRefusal } from '#server/payments/port.ts'
import { callStripe } from './call-stripe.ts'
import { readSession } from './look-up.ts'

/** Stripe responds with 400 both for a paid session and for one that is already over; only the first is news. */
export async function closeCheckout(client: Stripe, attempt: KnownAttempt): Promise<void> {
  const { reference } = attempt
  if (reference === null) return
  try {
    await callStripe(() => client.checkout.sessions.expire(reference))
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error
    const session = await readSession(client, attempt)
    if (session && session.status !== 'expired') throw error
  }
}
