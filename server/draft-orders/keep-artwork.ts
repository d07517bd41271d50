import type { DraftOrderInput } from '#domain/orders/draft-order.ts'
import { artworkIdsOf } from '#domain/orders/draft-order.ts'
import type { Transaction } from '#server/kernel/database.ts'
import type { DraftOrderDeps } from './deps.ts'
import type { BilledOrder } from './tables.ts'

/** `id`: what the uploads were made for. */
export type ArtworkToKeep = Pick<DraftOrderInput, 'id' | 'customerId' | 'lines'>

/**
 * Staff uploads become the customer's, or stay the order's if the customer is a guest; each sheet laid out from a file
 * becomes a design of the same owner. In the transaction that bills it.
 */
export async function keepArtwork(
  { artwork, designs }: Pick<DraftOrderDeps, 'artwork' | 'designs'>,
  transaction: Transaction,
  { id: draftOrderId, customerId, lines }: ArtworkToKeep,
  { items }: Pick<BilledOrder, 'items'>,
): Promise<void> {
  if (customerId) {
    const ids = lines.flatMap(artworkIdsOf)
    await artwork.handToCustomer(transaction, { draftOrderId, customerId, ids })
  }
  for (const [index, line] of lines.entries()) {
    const { designId, designData, quantity } = items[index] ?? {}
    const isLaid = line.kind === 'sheet' && line.designId === null && line.artworkId !== null
    if (!isLaid || !designId || !designData?.document || !quantity) continue
    const { document, title } = designData
    const owner = { ownerId: customerId, visitorId: draftOrderId }
    await designs.saveForOrder(transaction, { designId, document, quantity, title, ...owner })
  }
}
