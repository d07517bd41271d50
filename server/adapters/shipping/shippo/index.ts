import type { Clock } from '#server/kernel/clock.ts'
import type { ShippingProvider } from '#server/shipping/port.ts'
import { verifyShippoWebhook } from './verify-webhook.ts'

export type ShippoNeeds = {
  clock: Clock
  token: string
  /** Set when Shippo signs webhooks for the account. */
  webhookSecret: string | null
  /** Where Shippo is; its own address unless a proxy or a test stands in between. */
  serverUrl?: string
  timeoutMilliseconds?: number
}

/** Shippo by its official SDK, whose some four hundred files only a shop that ships by Shippo loads. */
export function createShippo(needs: ShippoNeeds): ShippingProvider {
  const opened = import('./open-shippo.ts').then(({ openShippo }) => openShippo(needs))
  // Whoever calls is told.
  opened.catch(() => {})
  return {
    key: 'shippo',
    name: 'Shippo',
    checkAccess: async () => (await opened).checkAccess(),
    rates: async (request) => (await opened).rates(request),
    buyLabel: async (request) => (await opened).buyLabel(request),
    findPurchase: async (query) => (await opened).findPurchase(query),
    readLabel: async (reference) => (await opened).readLabel(reference),
    voidLabel: async (reference) => (await opened).voidLabel(reference),
    track: async (query) => (await opened).track(query),
    verifyWebhook: (headers, rawBody) => verifyShippoWebhook(needs, headers, rawBody),
  }
}
