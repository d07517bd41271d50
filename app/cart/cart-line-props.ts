import type { GangSheetSize } from '#domain/artwork/gang-sheet.ts'
import type { CartItem } from '#domain/cart/cart-items.ts'
import type { Charge } from './price-in-browser.ts'
import type { PriceChange, ToldItem } from './use-cart-totals.ts'

export type CartLineProps = {
  item: CartItem
  index: number
  /** For gang sheets: all sizes on sale. */
  sizes: readonly GangSheetSize[]
  problem: string | undefined
  priceChange: PriceChange | undefined
  /** What it costs at its quantity. */
  charge: Charge | undefined
  told: ToldItem | undefined
}
