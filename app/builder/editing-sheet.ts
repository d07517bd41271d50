import { readEditingItem } from '#app/cart/editing-item.ts'
import { isUuid } from '#domain/uuid.ts'

/** What the cart handed over for editing: the item's id is kept, and its design is opened. */
export type EditingSheet = { id: string; quantity: number; designId: string; sizeId: number | null }

/** Null when the page was not reached from the cart. */
export function readEditingSheet(): EditingSheet | null {
  const item = readEditingItem()
  if (item === null) return null
  const { id, quantity, designData } = item
  const { design_id: designId, size_id: sizeId } = designData
  if (!isCount(quantity) || !isUuid(designId)) return null
  return { id, quantity, designId, sizeId: isCount(sizeId) ? sizeId : null }
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0
