import { SquareClient, SquareEnvironment } from 'square'
import type { PaymentProvider } from '#server/payments/port.ts'
import { directFetch } from '../../direct-fetch.ts'
import { callSquare } from './call-square.ts'
import { createCheckout } from './create-checkout.ts'
import type { SquareSettings } from './deps.ts'

import { closeCheckout, lookUp } from './look-up.ts'
import { lookUpRefund, refund } from './refund.ts'

/**
 * The client for Square. The SDK retries a call once, on 408, 429 and 5xx: all our calls either read or carry our
 * idempotency key. It does not retry timeouts; SETTLE and the sweeper ask again.
 */
export function openSquare(
  settings: SquareSettings,
): Omit<PaymentProvider, 'key' | 'name' | 'verifyWebhook'> {
  const client = new SquareClient({
    token: settings.accessToken,
    environment: addressOf(settings),
    timeoutInSeconds: settings.timeoutSeconds,
    maxRetries: 1,
    fetch: directFetch,
  })
  const deps = { client, locationId: settings.locationId }
  return {
    async checkAccess() {
      await callSquare(() => client.locations.get({ locationId: settings.locationId }))
    },
    createCheckout: (request) => createCheckout(deps, request),
    lookUp: (attempt) => lookUp(deps, attempt),
    closeCheckout: (attempt) => closeCheckout(deps, attempt),
    refund: (request) => refund(deps, request),
    lookUpRefund: (request) => lookUpRefund(deps, request),
  }
}

function addressOf({ apiUrl, environment }: SquareSettings): string {
  if (apiUrl) return apiUrl
  return environment === 'sandbox' ? SquareEnvironment.Sandbox : SquareEnvironment.Production
}
