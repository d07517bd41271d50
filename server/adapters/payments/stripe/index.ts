import Stripe from 'stripe'
import type { Clock } from '#server/kernel/clock.ts'
import { seconds } from '#server/kernel/clock.ts'
import type { PaymentProvider } from '#server/payments/port.ts'
import { callStripe } from './call-stripe.ts'
import { closeCheckout } from './close-checkout.ts'
import { createCheckout } from './create-checkout.ts'
import { lookUp } from './look-up.ts'
import { lookUpRefund, refund } from './refund.ts'
import { verifyWebhook } from './verify-webhook.ts'

export type StripeSettings = {
  secretKey: string
  webhookSecret: string
  /** In place of https://api.stripe.com; tests set it. */
  apiUrl?: string
  timeoutSeconds?: number
}

const defaultTimeoutSeconds = 10

/**
 * Stripe by Checkout Sessions on Stripe's own page. The SDK repeats a call once, when the connection broke and on
 * 409 and 5xx: all of ours either read or carry our idempotency key.
 */
export function createStripe(settings: StripeSettings, clock: Clock): PaymentProvider {
  const client = new Stripe(settings.secretKey, {
    timeout: seconds(settings.timeoutSeconds ?? defaultTimeoutSeconds),
    maxNetworkRetries: 1,
    telemetry: false,
    ...addressOf(settings.apiUrl),
  })
  return {
    key: 'stripe',
    name: 'Stripe',
    async checkAccess() {
      await callStripe(() => client.balance.retrieve())
    },
    createCheckout: (request) => createCheckout(client, request),
    lookUp: (attempt) => lookUp(client, attempt),
    closeCheckout: (attempt) => closeCheckout(client, attempt),
    refund: (request) => refund(client, request),
    lookUpRefund: (request) => lookUpRefund(client, request),
    verifyWebhook: async (headers, rawBody) =>
      verifyWebhook(settings.webhookSecret, clock.now(), headers, rawBody),
  }
}

function addressOf(apiUrl: string | undefined) {
  if (!apiUrl) return {}
  const { hostname, port, protocol } = new URL(apiUrl)
  const scheme = protocol === 'http:' ? ('http' as const) : ('https' as const)
  return { host: hostname, protocol: scheme, ...(port ? { port } : {}) }
}
