import { editingCartItemKey } from '#app/cart/editing-item.ts'
import { isUuid } from '#domain/uuid.ts'

/** What the cart handed over to be edited: the item's id is kept, its design is opened. */
export type EditingItem = { id: string; quantity: number; designId: string; sizeId: number | null }

/** Null when the page was not reached from the cart. */
export function readEditingItem(): EditingItem | null {
  try {
    const { id, quantity, designData } = JSON.parse(window.localStorage.getItem(editingCartItemKey) ?? '')
    const { design_id: designId, size_id: sizeId } = designData
    const isItem = typeof id === 'string' && isCount(quantity) && isUuid(designId)
    return isItem ? { id, quantity, designId, sizeId: isCount(sizeId) ? sizeId : null } : null
  } catch {
    return null
  }
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0

export function forgetEditingItem(): void {
  try {
    window.localStorage.removeItem(editingCartItemKey)
  } catch {
    // Nothing was kept.
  }
}
