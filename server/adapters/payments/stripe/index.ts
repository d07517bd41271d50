import type { Clock } from '#server/kernel/clock.ts'
import type { PaymentProvider } from '#server/payments/port.ts'
import { verifyWebhook } from './verify-webhook.ts'

export type StripeSettings = {
  secretKey: string
  webhookSecret: string
  /** In place of https://api.stripe.com; tests set it. */
  apiUrl?: string
  timeoutSeconds?: number
}

/**
 * Stripe by Checkout Sessions on Stripe's own page. Its SDK has some two hundred files, which only a shop that is paid
 * by Stripe loads.
 */
export function createStripe(settings: StripeSettings, clock: Clock): PaymentProvider {
  const opened = import('./open-stripe.ts').then(({ openStripe }) => openStripe(settings))
  // Whoever calls is told.
  opened.catch(() => {})
  return {
    key: 'stripe',
    name: 'Stripe',
    checkAccess: async () => (await opened).checkAccess(),
    createCheckout: async (request) => (await opened).createCheckout(request),
    lookUp: async (attempt) => (await opened).lookUp(attempt),
    closeCheckout: async (attempt) => (await opened).closeCheckout(attempt),
    refund: async (request) => (await opened).refund(request),
    lookUpRefund: async (request) => (await opened).lookUpRefund(request),
    verifyWebhook: async (headers, rawBody) =>
      verifyWebhook(settings.webhookSecret, clock.now(), headers, rawBody),
  }
}
