import { type Clock, seconds } from '#server/kernel/clock.ts'
import type { Environment } from '#server/kernel/environment.ts'
import type { ShippingProvider } from '#server/shipping/port.ts'
import { createShippo } from './shippo/index.ts'

/** Outside shipping services whose secrets are set: one that is no longer active still tracks its parcels. */
export function createShippingProviders(environment: Environment, clock: Clock): ShippingProvider[] {
  const { SHIPPO_API_TOKEN, SHIPPO_API_URL, SHIPPO_WEBHOOK_SECRET, SHIPPING_TIMEOUT_SECONDS } = environment
  if (!SHIPPO_API_TOKEN) return []
  return [
    createShippo({
      clock,
      token: SHIPPO_API_TOKEN,
      webhookSecret: SHIPPO_WEBHOOK_SECRET ?? null,
      serverUrl: SHIPPO_API_URL,
      timeoutMilliseconds: seconds(SHIPPING_TIMEOUT_SECONDS),
    }),
  ]
}
