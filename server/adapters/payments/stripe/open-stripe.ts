import Stripe from 'stripe'
import { seconds } from '#server/kernel/clock.ts'
import type { PaymentProvider } from '#server/payments/port.ts'
import { callStripe } from './call-stripe.ts'
import { closeCheckout } from './close-checkout.ts'
import { createCheckout } from './create-checkout.ts'
import { lookUp } from './look-up.ts'
import { lookUpRefund, refund } from './refund.ts'

export type StripeSettings = {
  secretKey: string
  webhookSecret: string
  /** Overrides https://api.stripe.com; set by tests. */
  apiUrl?: string
  /** Total time limit for one query. */
  timeoutSeconds: number
}

/**
 * The client for Stripe. The SDK retries a call once, when the connection broke and on 409 and 5xx: all our calls
 * either read or carry our idempotency key, so one that keeps running after the shopper's time is up does no harm.
 */
export function openStripe(
  settings: StripeSettings,
): Omit<PaymentProvider, 'key' | 'name' | 'verifyWebhook'> {
  const client = new Stripe(settings.secretKey, {
    timeout: seconds(settings.timeoutSeconds),
    maxNetworkRetries: 1,
    telemetry: false,
    ...addressOf(settings.apiUrl),
  })
  return {
    async checkAccess() {
      await callStripe(() => client.balance.retrieve())
    },
    createCheckout: (request) => createCheckout(client, request),
    lookUp: (attempt) => lookUp(client, attempt),
    closeCheckout: (attempt) => closeCheckout(client, attempt),
    refund: (request) => refund(client, request),
    lookUpRefund: (request) => lookUpRefund(client, request),
  }
}

function addressOf(apiUrl: string | undefined) {
  if (!apiUrl) return {}
  const { hostname, port, protocol } = new URL(apiUrl)
  const scheme = protocol === 'http:' ? ('http' as const) : ('https' as const)
  return { host: hostname, protocol: scheme, ...(port ? { port } : {}) }
}
