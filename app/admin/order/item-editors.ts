import { productTypes } from '#domain/catalog/product-types.ts'
import { titleOf } from '#domain/orders/item-options.ts'
import type { StaffOrder } from '#server/orders/index.ts'
import type { ItemEditor } from './editor-buttons.tsx'

type OutsideEditor = { urlOf(designId: string): string; origin: string }

/** A sheet of an order that artwork can be added to in our own studio. */
export type OpenSheet = { id: string; name: string; addressWith(artworkId: string): string }

export const openSheetsOf = (
  { items }: Pick<StaffOrder, 'items'>,
  editors: Readonly<Record<string, ItemEditor>>,
): OpenSheet[] =>
  items.flatMap((item) => {
    const { id } = item
    const editor = editors[id]
    return editor?.origin === null
      ? [{ id, name: titleOf(item), addressWith: (artworkId) => `${editor.url}?with=${artworkId}` }]
      : []
  })

/** Where each gang sheet's design is edited: in the outside editor if there is one, else in our own studio. */
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
