import { productTypes } from '#domain/catalog/product-types.ts'
import type { StaffOrder } from '#server/orders/index.ts'
import type { ItemEditor } from './editor-buttons.tsx'

type OutsideEditor = { urlOf(designId: string): string; origin: string }

/** Where each gang sheet's design is edited: in the outside editor when there is one, else in our own studio. */
export function editorsOf(
  { id: orderId, items }: Pick<StaffOrder, 'id' | 'items'>,
  outside: OutsideEditor | null,
): Record<string, ItemEditor> {
  const editors: Record<string, ItemEditor> = {}
  for (const { id, productType, designId, designData } of items) {
    if (productType !== productTypes.gangSheet) continue
    if (!outside && designData?.document)
      editors[id] = { url: `/admin/orders/${orderId}/items/${id}/studio`, origin: null }
    if (outside && designId) editors[id] = { url: outside.urlOf(designId), origin: outside.origin }
  }
  return editors
}
