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
  /** In place of https://api.stripe.com; tests set it. */
  apiUrl?: string
  /** What a question may take in whole. */
  timeoutSeconds: number
}

/**
 * What asks Stripe. The SDK repeats a call once, when the connection broke and on 409 and 5xx: all of ours either read
 * or carry our idempotency key. One that goes on after the shopper's time is up changes nothing, therefore.
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
