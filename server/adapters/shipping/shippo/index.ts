import type { ShippingProvider } from '#server/shipping/port.ts'
import type { ShippoDeps } from './open-shippo.ts'
import { verifyShippoWebhook } from './verify-webhook.ts'

/** Shippo through its official SDK, whose four hundred or so files are loaded only by a shop that ships with Shippo. */
export function createShippo(deps: ShippoDeps): ShippingProvider {
  const opened = import('./open-shippo.ts').then(({ openShippo }) => openShippo(deps))
  // Callers get the error.
  opened.catch(() => {})
  return {
    key: 'shippo',
    name: 'Shippo',
    checkAccess: async () => (await opened).checkAccess(),
    checkAddress: async (address) => (await opened).checkAddress(address),
    rates: async (request) => (await opened).rates(request),
    buyLabel: async (request) => (await opened).buyLabel(request),
    findPurchase: async (query) => (await opened).findPurchase(query),
    readLabel: async (reference) => (await opened).readLabel(reference),
    voidLabel: async (reference) => (await opened).voidLabel(reference),
    track: async (query) => (await opened).track(query),
    verifyWebhook: (headers, rawBody) => verifyShippoWebhook(deps, headers, rawBody),
  }
}
