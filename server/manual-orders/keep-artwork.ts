import type { ManualOrderInput } from '#domain/orders/manual-order.ts'
import { artworkIdsOf } from '#domain/orders/manual-order.ts'
import type { Transaction } from '#server/kernel/database.ts'
import type { ManualOrderDeps } from './deps.ts'
import type { BilledOrder } from './tables.ts'

/** `id`: what the uploads were made for. */
export type ArtworkToKeep = Pick<ManualOrderInput, 'id' | 'customerId' | 'lines'>

/**
 * What staff put in is from now on the customer's, or stays the order's while it is a guest's; each sheet that was laid
 * of a file is a design of whoever that is. In the transaction that bills it.
 */
export async function keepArtwork(
  { artwork, designs }: Pick<ManualOrderDeps, 'artwork' | 'designs'>,
  transaction: Transaction,
  { id: manualOrderId, customerId, lines }: ArtworkToKeep,
  { items }: Pick<BilledOrder, 'items'>,
): Promise<void> {
  if (customerId) {
    const ids = lines.flatMap(artworkIdsOf)
    await artwork.handToCustomer(transaction, { manualOrderId, customerId, ids })
  }
  for (const [index, line] of lines.entries()) {
    const { designId, designData, quantity } = items[index] ?? {}
    const isLaid = line.kind === 'sheet' && line.designId === null && line.artworkId !== null
    if (!isLaid || !designId || !designData?.document || !quantity) continue
    const { document, title } = designData
    const owner = { ownerId: customerId, visitorId: manualOrderId }
    await designs.saveForOrder(transaction, { designId, document, quantity, title, ...owner })
  }
}
