import type Stripe from 'stripe'
import { type KnownAttempt, ProviderRefusal } from '#server/payments/port.ts'
import { callStripe } from './call-stripe.ts'
import { readSession } from './look-up.ts'

/** Stripe answers 400 both for a session that is paid and for one that is over already; only the first is news. */
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
