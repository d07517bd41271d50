import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { Paper } from '#server/kernel/paper/draw-paper.ts'
import type { FloorOrder, ShippableOrder } from '#server/orders/index.ts'
import type { OrderPart, PickupView } from '#server/shipping/index.ts'

/** An order with everything a sheet shows about it; `pictures`: pictures of its items by id, as PNG. */
export type OrderOnPaper = {
  floor: FloorOrder
  order: ShippableOrder
  pickup: PickupView | null
  /** Each shipment, if it ships in several or together with other orders; otherwise empty. */
  parts: readonly OrderPart[]
  pictures: ReadonlyMap<string, Buffer>
  /** The items of the orders that share a parcel with it, by order id, with their pictures. */
  others: ReadonlyMap<string, Pick<OrderOnPaper, 'floor' | 'pictures'>>
}

/** For all of the floor's documents except its labels. */
export const paperOf = (title: string, { siteName }: Pick<ShopSettings, 'siteName'>): Paper => ({
  ...{ size: 'letter', title, siteName },
})
