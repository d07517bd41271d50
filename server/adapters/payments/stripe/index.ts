import { type Clock, seconds } from '#server/kernel/clock.ts'
import { callOutside } from '#server/kernel/database.ts'
import type { PaymentProvider } from '#server/payments/port.ts'
import type { StripeSettings } from './open-stripe.ts'
import { verifyWebhook } from './verify-webhook.ts'

/**
 * Stripe by Checkout Sessions on Stripe's own page. Its SDK has some two hundred files, loaded only by a shop that
 * takes payments through Stripe.
 */
export function createStripe(settings: StripeSettings, clock: Clock): PaymentProvider {
  const opened = import('./open-stripe.ts').then(({ openStripe }) => openStripe(settings))
  // Callers get the error.
  opened.catch(() => {})
  const longest = seconds(settings.timeoutSeconds)
  /** The time limit covers the whole query, including retries and further calls. */
  const ask = async <T>(question: (door: Awaited<typeof opened>) => Promise<T>): Promise<T> => {
    const door = await opened
    return callOutside('Stripe', longest, () => question(door))
  }
  return {
    key: 'stripe',
    name: 'Stripe',
    checkAccess: () => ask((door) => door.checkAccess()),
    createCheckout: (request) => ask((door) => door.createCheckout(request)),
    lookUp: (attempt) => ask((door) => door.lookUp(attempt)),
    closeCheckout: (attempt) => ask((door) => door.closeCheckout(attempt)),
    refund: (request) => ask((door) => door.refund(request)),
    lookUpRefund: (request) => ask((door) => door.lookUpRefund(request)),
    verifyWebhook: async (headers, rawBody) =>
      verifyWebhook(settings.webhookSecret, clock.now(), headers, rawBody),
  }
}
