import type { PriceTier } from '#domain/money/product-pricing.ts'
import type { TshirtColor } from '#domain/tshirt/colors.ts'
import type { TshirtGarment } from '#domain/tshirt/garments.ts'
import type { Artworks, Missing } from './order-state.ts'
import type { useEditedShirt } from './use-edited-shirt.ts'
import type { TshirtOrderStore } from './use-tshirt-order.ts'

export type OrderPanelProps = {
  store: TshirtOrderStore
  garment: TshirtGarment
  color: TshirtColor | null
  artworks: Artworks
  missing: readonly Missing[]
  tiers: readonly PriceTier[]
  edited: ReturnType<typeof useEditedShirt>
}
