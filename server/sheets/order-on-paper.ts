import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { Paper } from '#server/kernel/paper/draw-paper.ts'
import type { FloorOrder, ShippableOrder } from '#server/orders/index.ts'
import type { OrderPart, PickupView } from '#server/shipping/index.ts'

/** An order with all that paper says of it; `pictures`: of its items by their ids, as PNG. */
export type OrderOnPaper = {
  floor: FloorOrder
  order: ShippableOrder
  pickup: PickupView | null
  /** Where it leaves in several shipments, or together with others, each of them; else none. */
  parts: readonly OrderPart[]
  pictures: ReadonlyMap<string, Buffer>
  /** The items of the orders that share a parcel with it, by order, with their pictures. */
  others: ReadonlyMap<string, Pick<OrderOnPaper, 'floor' | 'pictures'>>
}

/** All papers of the floor but its labels. */
export const paperOf = (title: string, { siteName }: Pick<ShopSettings, 'siteName'>): Paper => ({
  ...{ size: 'letter', title, siteName },
})
