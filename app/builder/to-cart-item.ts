import { sheetWordsOf, soldAs } from '#domain/artwork/cut-sheets.ts'
import { defaultArtboardSize, type GangSheetSize } from '#domain/artwork/gang-sheet.ts'
import type { NewCartItem } from '#domain/cart/cart-items.ts'
import { productTypes } from '#domain/catalog/product-types.ts'
import type { GangSheetDesign } from '#domain/studio/builder-event.ts'

/** A design as a cart item. The price is for display only: the server works out its own. */
export function toCartItem(
  { design_id, size_id, quantity, raw }: GangSheetDesign,
  sizes: readonly GangSheetSize[],
  image: string | null,
): NewCartItem {
  return {
    productType: productTypes.gangSheet,
    ...soldAs(sizes),
    productColor: '',
    quantity,
    designData: { design_id, size_id, artboardSize: defaultArtboardSize },
    description: [...sheetWordsOf(sizes), describe(raw)].filter(Boolean).join(', '),
    image,
  }
}

/** "3 artworks, 12 copies", if the payload says so. */
export function describe(raw: unknown): string {
  if (typeof raw !== 'object' || raw === null || !('artworks' in raw) || !Array.isArray(raw.artworks))
    return ''
  const artworks = raw.artworks.length
  const copies = 'copies' in raw && typeof raw.copies === 'number' ? raw.copies : artworks
  return `${count(artworks, 'artwork', 'artworks')}, ${count(copies, 'copy', 'copies')}`
}

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`
