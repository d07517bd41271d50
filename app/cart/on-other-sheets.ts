import { sheetWordsOf, soldAs } from '#domain/artwork/cut-sheets.ts'
import type { GangSheetSize } from '#domain/artwork/gang-sheet.ts'
import type { CartItem, NewCartItem } from '#domain/cart/cart-items.ts'

export const onOtherSheets = (
  { id: _, ...item }: CartItem,
  sizes: readonly GangSheetSize[],
  image: string,
): NewCartItem => ({
  ...item,
  ...soldAs(sizes),
  description: sheetWordsOf(sizes).join(', ') || item.description,
  image,
  designData: { ...item.designData, size_id: sizes[0]?.id },
})
