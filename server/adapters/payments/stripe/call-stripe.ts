import Stripe from 'stripe'
import { seconds } from '#server/kernel/clock.ts'
import { ProviderRefusal } from '#server/payments/port.ts'
import { withDeadline } from '../with-deadline.ts'

/** Longer than a call, its pause and its one repetition at their own time-outs. */
const longest = seconds(30)

/** Calls Stripe outside of any transaction; its refusals come out as ours, everything else as it is. */
export async function callStripe<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await withDeadline('Stripe', longest, call)
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.statusCode !== undefined)
      throw new ProviderRefusal('Stripe', error.statusCode, error.message.slice(0, 300))
    throw error
  }
}
