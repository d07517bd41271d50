import type { Shippo } from 'shippo'
import type { VoidTruth } from '#server/shipping/port.ts'
import { fromRefusedAnswer, fromSdk } from './read-transaction.ts'

/** Requests the refund once: an earlier request is only looked up. */
export async function voidShippoLabel(client: Shippo, reference: string): Promise<VoidTruth> {
  const { status } = await client.transactions.get(reference).then(fromSdk, fromRefusedAnswer)
  if (status === 'REFUNDED') return { state: 'voided' }
  if (status === 'REFUNDPENDING') return { state: 'pending' }
  if (status === 'REFUNDREJECTED') return { state: 'refused', message: 'Shippo refused the refund.' }
  const refund = await client.refunds.create({ transaction: reference, async: false })
  if (refund.status === 'SUCCESS') return { state: 'voided' }
  if (refund.status === 'ERROR') return { state: 'refused', message: 'Shippo refused the refund.' }
  return { state: 'pending' }
}
