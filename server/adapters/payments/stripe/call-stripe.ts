import Stripe from 'stripe'
import { ProviderRefusal } from '#server/payments/port.ts'

/** Turns Stripe's refusals into ours and rethrows everything else unchanged. */
export async function callStripe<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.statusCode !== undefined)
      throw new ProviderRefusal('Stripe', error.statusCode, error.message.slice(0, 300))
    throw error
  }
}
