import { SquareClient, SquareEnvironment } from 'square'
import type { PaymentProvider } from '#server/payments/port.ts'
import { callSquare } from './call-square.ts'
import { createCheckout } from './create-checkout.ts'
import { closeCheckout, lookUp } from './look-up.ts'
import { lookUpRefund, refund } from './refund.ts'
import { verifyWebhook } from './verify-webhook.ts'

export type SquareSettings = {
  accessToken: string
  locationId: string
  webhookSignatureKey: string
  environment: 'production' | 'sandbox'
  /** In place of the environment's own address; tests set it. */
  apiUrl?: string
  /** Where Square posts events; its signatures cover this address. */
  notificationUrl: string
  timeoutSeconds?: number
}

export type SquareNeeds = Pick<SquareSettings, 'locationId'> & { client: SquareClient }

const defaultTimeoutSeconds = 10

/**
 * Square by payment links (Square API 2026-09-16). The SDK repeats a call once, on 408, 429 and 5xx: all of ours
 * either read or carry our idempotency key. It does not repeat what timed out; SETTLE and the sweeper ask again.
 */
export function createSquare(settings: SquareSettings): PaymentProvider {
  const client = new SquareClient({
    token: settings.accessToken,
    environment: addressOf(settings),
    timeoutInSeconds: settings.timeoutSeconds ?? defaultTimeoutSeconds,
    maxRetries: 1,
  })
  const needs = { client, locationId: settings.locationId }
  return {
    key: 'square',
    name: 'Square',
    async checkAccess() {
      await callSquare(() => client.locations.get({ locationId: settings.locationId }))
    },
    createCheckout: (request) => createCheckout(needs, request),
    lookUp: (attempt) => lookUp(needs, attempt),
    closeCheckout: (attempt) => closeCheckout(needs, attempt),
    refund: (request) => refund(needs, request),
    lookUpRefund: (request) => lookUpRefund(needs, request),
    verifyWebhook: async (headers, rawBody) => verifyWebhook(settings, headers, rawBody),
  }
}

function addressOf({ apiUrl, environment }: SquareSettings): string {
  if (apiUrl) return apiUrl
  return environment === 'sandbox' ? SquareEnvironment.Sandbox : SquareEnvironment.Production
}
