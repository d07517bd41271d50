import { randomUUID } from 'node:crypto'
import type { PlacementDocument } from '#domain/artwork/gang-sheet.ts'
import { freezeArtwork, freezeDesign } from '#domain/orders/freeze-design.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { PrintFilesDeps } from './deps.ts'
import { type Refusal, refuse } from './request-print-file.ts'
import { supersedePrintFiles } from './supersede-print-files.ts'

export type ChangedSheet = {
  document: PlacementDocument
  /** Timestamp of the frozen design that was edited. */
  basedOn: string
}

export type ChangeSheetOutcome =
  | { ok: true; designId: string }
  | Refusal
  | { ok: false; reason: 'invalid' | 'conflict'; message: string }

/**
 * Staff change the sheet of an ordered item: price and quantity stay, the order's history records it, and prints of the
 * previous sheet are superseded. The new sheet is a separate design; the old one stays unchanged.
 */
export async function changeSheet(
  deps: PrintFilesDeps,
  actor: Actor,
  orderItemId: string,
  { document, basedOn }: ChangedSheet,
): Promise<ChangeSheetOutcome> {
  const item = await deps.orders.itemForPrinting(orderItemId)
  if (!item) return refuse('item_not_found')
  const before = item.design
  if (!before?.document) return refuse('no_design')
  if (before.timestamp !== basedOn)
    return refused('conflict', 'Someone else changed this sheet. Open it again.')
  const ids = [...new Set(document.placements.map(({ artworkId }) => artworkId))]
  const seen = await deps.artwork.lookAtMany(actor, ids)
  const problem = deps.designs.checkSheet(document, before.document.sheet, seen)
  if (problem) return refused('invalid', problem)

  const designId = randomUUID()
  const { size_id: sizeId, title } = before
  const previewUrl = `/files/designs/${designId}/preview?v=1`
  const artworks = seen.flatMap((one) => freezeArtwork(one) ?? [])
  const design = { designId, sizeId, title, previewUrl, document, artworks }
  const designData = freezeDesign(design, deps.clock.now())
  return deps.database.transaction(async (transaction) => {
    const note = 'Sheet changed in the studio'
    if (!(await deps.orders.swapDesign(transaction, actor, { orderItemId, designData, note })))
      return refused('conflict', 'This order is finished, so its sheet can no longer be changed.')
    await deps.designs.saveForOrder(transaction, {
      designId,
      document,
      quantity: item.quantity,
      title,
      ownerId: item.customerId,
      visitorId: item.visitorId,
    })
    await deps.orders.setDesign(transaction, actor, { orderItemId, designId, designData })
    await supersedePrintFiles(deps, transaction, orderItemId)
    return { ok: true, designId } as const
  })
}

const refused = (reason: 'invalid' | 'conflict', message: string) => ({ ok: false, reason, message }) as const
