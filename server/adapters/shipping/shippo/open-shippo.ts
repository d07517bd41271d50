import { Shippo } from 'shippo'
import { HTTPClient } from 'shippo/lib/http.js'
import { type Clock, seconds } from '#server/kernel/clock.ts'
import { callOutside } from '#server/kernel/database.ts'
import type { ShippingProvider } from '#server/shipping/port.ts'
import { directFetch } from '../../direct-fetch.ts'
import { buyShippoLabel, findShippoPurchase } from './buy-label.ts'
import { checkShippoAddress } from './check-address.ts'
import { askShippoRates } from './rates.ts'
import { readShippoLabel } from './read-label.ts'
import { trackWithShippo } from './track.ts'
import { voidShippoLabel } from './void-label.ts'

export type ShippoDeps = {
  clock: Clock
  token: string
  /** Set when Shippo signs webhooks for the account. */
  webhookSecret: string | null
  /** Shippo's base URL; its own unless there is a proxy or a test in between. */
  serverUrl?: string
  timeoutMilliseconds?: number
}

/**
 * The client for Shippo. Shippo has no idempotency keys, so the port's `purchaseId` goes along as metadata, and a
 * doubtful purchase is looked up by it. The SDK neither times out nor retries on its own: we set a timeout, and leave
 * retries to the callers, who know what is safe to repeat.
 */
export function openShippo(
  deps: ShippoDeps,
): Required<Omit<ShippingProvider, 'key' | 'name' | 'verifyWebhook' | 'forget'>> {
  const timeoutMs = deps.timeoutMilliseconds ?? seconds(30)
  const client = new Shippo({
    apiKeyHeader: deps.token,
    shippoApiVersion: '2018-02-08',
    serverURL: deps.serverUrl,
    timeoutMs,
    retryConfig: { strategy: 'none' },
    httpClient: new HTTPClient({ fetcher: directFetch }),
  })
  const outside = <T>(call: (signal: AbortSignal) => Promise<T>): Promise<T> =>
    callOutside('Shippo', timeoutMs, call)
  return {
    checkAccess: async () => void (await outside(() => client.transactions.list({ page: 1, results: 1 }))),
    checkAddress: (address) => outside(() => checkShippoAddress(client, address)),
    rates: (request) => outside(() => askShippoRates(client, request)),
    buyLabel: (request) => outside(() => buyShippoLabel(client, request)),
    findPurchase: (query) => outside(() => findShippoPurchase(client, query)),
    readLabel: (reference) => outside((signal) => readShippoLabel(client, reference, signal)),
    voidLabel: (reference) => outside(() => voidShippoLabel(client, reference)),
    track: (query) => outside(() => trackWithShippo(client, query)),
  }
}
