import { Shippo } from 'shippo'
import type { Clock } from '#server/kernel/clock.ts'
import { seconds } from '#server/kernel/clock.ts'
import { callOutside } from '#server/kernel/database.ts'
import type { ShippingProvider } from '#server/shipping/port.ts'
import { buyShippoLabel, findShippoPurchase } from './buy-label.ts'
import { askShippoRates } from './rates.ts'
import { readShippoLabel } from './read-label.ts'
import { trackWithShippo } from './track.ts'
import { verifyShippoWebhook } from './verify-webhook.ts'
import { voidShippoLabel } from './void-label.ts'

export type ShippoNeeds = {
  clock: Clock
  token: string
  /** Set when Shippo signs webhooks for the account. */
  webhookSecret: string | null
  /** Where Shippo is; its own address unless a proxy or a test stands in between. */
  serverUrl?: string
  timeoutMilliseconds?: number
}

/**
 * Shippo by its official SDK. It knows no idempotency keys, so the port's `purchaseId` goes along as metadata, and a
 * doubtful purchase is looked up by it. The SDK neither times out nor retries by itself: we set the first, and leave
 * the second to the callers, who know what is safe to repeat.
 */
export function createShippo(needs: ShippoNeeds): ShippingProvider {
  const timeoutMs = needs.timeoutMilliseconds ?? seconds(30)
  const client = new Shippo({
    apiKeyHeader: needs.token,
    shippoApiVersion: '2018-02-08',
    serverURL: needs.serverUrl,
    timeoutMs,
    retryConfig: { strategy: 'none' },
  })
  const outside = <T>(call: () => Promise<T>): Promise<T> => callOutside('shippo', call)
  return {
    key: 'shippo',
    name: 'Shippo',
    checkAccess: async () => void (await outside(() => client.transactions.list({ page: 1, results: 1 }))),
    rates: (request) => outside(() => askShippoRates(client, request)),
    buyLabel: (request) => outside(() => buyShippoLabel(client, request)),
    findPurchase: (query) => outside(() => findShippoPurchase(client, query)),
    readLabel: (reference) => outside(() => readShippoLabel(client, reference, timeoutMs)),
    voidLabel: (reference) => outside(() => voidShippoLabel(client, reference)),
    track: (query) => outside(() => trackWithShippo(client, query)),
    verifyWebhook: (headers, rawBody) => verifyShippoWebhook(needs, headers, rawBody),
  }
}
