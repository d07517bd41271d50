import { designIdMessages, parseDesignId } from '#domain/artwork/design-id.ts'
import { freezeDesign } from '#domain/orders/freeze-design.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { PrintFilesDeps } from './deps.ts'
import { type Refusal, refuse } from './request-print-file.ts'
import { serviceFor } from './start-generation.ts'
import { supersedePrintFiles } from './supersede-print-files.ts'

export type SaveDesignIdOutcome =
  | { ok: true; designId: string }
  | Refusal
  | { ok: false; reason: 'invalid_id' | 'unknown_design'; message: string }

/**
 * Sets the design that an item is printed from, by id or by a URL that contains one. A design from our own studio is
 * frozen into the item; prints of another one are superseded.
 */
export async function saveDesignId(
  deps: PrintFilesDeps,
  actor: Actor,
  orderItemId: string,
  entered: string,
): Promise<SaveDesignIdOutcome> {
  const item = await deps.orders.itemForPrinting(orderItemId)
  if (!item) return refuse('item_not_found')
  const service = serviceFor(deps, item)
  const designId = parseDesignId(entered)
  if (designId === null) {
    const message = service ? designIdMessages.enterOutside : designIdMessages.enterOwn
    return { ok: false, reason: 'invalid_id', message }
  }
  const [design] = service ? [] : await deps.designs.freezeAny(actor, [designId])
  if (!service && !design)
    return { ok: false, reason: 'unknown_design', message: 'This shop has no design with this ID.' }
  const designData = design ? freezeDesign(design, deps.clock.now()) : null
  await deps.database.transaction(async (transaction) => {
    await deps.orders.setDesign(transaction, actor, { orderItemId, designId, designData })
    await supersedePrintFiles(deps, transaction, orderItemId)
    await deps.realtime.announce(transaction, { topic: 'staff', event: 'order.changed', id: item.orderId })
  })
  return { ok: true, designId }
}
