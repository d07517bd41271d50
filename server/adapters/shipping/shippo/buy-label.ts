import type { Shippo } from 'shippo'
import { ShippoError } from 'shippo/models/errors/index.js'
import type { LabelRequest, PurchaseQuery, PurchaseTruth } from '#server/shipping/port.ts'
import { metadataOf } from './purchase-metadata.ts'
import { fromRefusedAnswer, fromSdk, type ShippoTransaction, wordsOf } from './read-transaction.ts'

/** @throws when it is unknown whether the label was bought */
export async function buyShippoLabel(
  client: Shippo,
  { purchaseId, rate }: LabelRequest,
): Promise<PurchaseTruth> {
  try {
    const bought = await client.transactions
      .create({
        rate: rate.rateId,
        async: false,
        labelFileType: 'PDF_4x6',
        metadata: metadataOf(purchaseId),
      })
      .then(fromSdk, fromRefusedAnswer)
    return toTruth(bought)
  } catch (error) {
    if (isRefusal(error)) return { state: 'refused', message: refusalWords(error) }
    throw error
  }
}

const pageSize = 50
const mostPages = 6

/** Among all purchases for this rate, the one with our metadata. */
export async function findShippoPurchase(
  client: Shippo,
  { purchaseId, rateId }: PurchaseQuery,
): Promise<PurchaseTruth> {
  const found: ShippoTransaction[] = []
  for (let page = 1; page <= mostPages; page++) {
    const list = await client.transactions.list({ rate: rateId, page, results: pageSize })
    const results = list.results ?? []
    found.push(...results.map(fromSdk).filter(({ metadata }) => metadata === metadataOf(purchaseId)))
    if (results.length < pageSize) break
  }
  const truths = found.map(toTruth)
  return (
    truths.find(({ state }) => state === 'bought') ??
    truths.find(({ state }) => state === 'waiting') ??
    truths[0] ?? { state: 'absent' }
  )
}

function toTruth(transaction: ShippoTransaction): PurchaseTruth {
  const { status, object_id, tracking_number, tracking_url_provider } = transaction
  if (status === 'SUCCESS' || status === 'REFUNDREJECTED') {
    const trackingUrl = tracking_url_provider?.startsWith('https://') ? tracking_url_provider : null
    return {
      state: 'bought',
      label: { reference: object_id, trackingNumber: tracking_number ?? '', trackingUrl, costCents: null },
    }
  }
  if (status === 'ERROR') return { state: 'refused', message: wordsOf(transaction) }
  if (status.startsWith('REFUND')) return { state: 'refused', message: 'The label was refunded at Shippo.' }
  return { state: 'waiting' }
}

/** The request was understood and rejected, so nothing was bought. A timeout (408) doesn't imply that. */
const isRefusal = (error: unknown): error is ShippoError =>
  error instanceof ShippoError &&
  error.statusCode >= 400 &&
  error.statusCode < 500 &&
  error.statusCode !== 408

function refusalWords({ statusCode, body }: ShippoError): string {
  if (statusCode === 401 || statusCode === 403)
    return 'Shippo does not accept the token: check SHIPPO_API_TOKEN.'
  if (statusCode === 429) return 'Shippo is busy right now. Nothing was bought. Try again.'
  const text = /"(?:detail|text|message)":\s*"([^"]{1,200})"/.exec(body)?.[1]
  return text ?? `Shippo refused it (${statusCode}).`
}
