import { z } from 'zod'
import { editingCartItemKey } from '#app/cart/editing-item.ts'

/** What the cart handed over to be edited: the item's id is kept, its design is opened. */
const editingItemSchema = z.object({
  id: z.string().min(1),
  quantity: z.int().min(1),
  designData: z.object({ design_id: z.uuid(), size_id: z.int().positive().optional().catch(undefined) }),
})

export type EditingItem = { id: string; quantity: number; designId: string; sizeId: number | null }

/** Null when the page was not reached from the cart. */
export function readEditingItem(): EditingItem | null {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(editingCartItemKey) ?? 'null')
    const { id, quantity, designData } = editingItemSchema.parse(stored)
    return { id, quantity, designId: designData.design_id, sizeId: designData.size_id ?? null }
  } catch {
    return null
  }
}

export function forgetEditingItem(): void {
  try {
    window.localStorage.removeItem(editingCartItemKey)
  } catch {
    // Nothing was kept.
  }
}
