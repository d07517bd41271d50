import type { CartItem, NewCartItem } from '#domain/cart/cart-items.ts'
import { productTypes } from '#domain/catalog/product-types.ts'
import type { TshirtFile } from '#domain/tshirt/design.ts'
import type { TshirtGarment } from '#domain/tshirt/garments.ts'
import { placementZoneOf } from '#domain/tshirt/placement-zones.ts'
import { priceTshirt } from '#domain/tshirt/price-tshirt.ts'
import { isTshirtSize } from '#domain/tshirt/sizes.ts'
import { type Artworks, chosenSizes, noPrint, placedPrints, type TshirtOrder } from './order-state.ts'

/** One cart line per size. Prices are for show: the server makes its own. */
export function toCartItems(order: TshirtOrder, garment: TshirtGarment, artworks: Artworks): NewCartItem[] {
  const prints = placedPrints(order, artworks)
  const [first] = prints
  const zones = prints.map(({ zone }) => zone.name).join(', ')
  const files = prints.map(
    ({ zone, artwork, printWidth, side }): TshirtFile => ({
      id: `${side}-${artwork.id}`,
      name: artwork.fileName,
      placementZone: zone.id,
      printType: order.printOption,
      artworkId: artwork.id,
      printWidth,
    }),
  )
  return chosenSizes(order).flatMap((size): NewCartItem[] => {
    const unitPrice = priceTshirt(garment, order.printOption, size)
    if (unitPrice === null || order.color === null) return []
    return [
      {
        productType: productTypes.tshirt,
        productSize: size,
        productColor: order.color,
        quantity: order.quantities[size] ?? 1,
        unitPrice,
        designData: {
          garmentId: garment.id,
          brand: garment.brand,
          material: garment.material,
          printType: order.printOption,
          placementZone: zones,
          artworkId: first?.artwork.id,
          files,
        },
        name: garment.name,
        description: `${size}, ${order.color}, ${zones}`,
        image: first?.artwork.previewUrl ?? null,
      },
    ]
  })
}

/** What the shopper had chosen for a cart line; null for what is not a custom t-shirt of ours. */
export async function toOrder(item: CartItem): Promise<TshirtOrder | null> {
  // The schema's code is only needed here, so it does not come with the page.
  const { tshirtDesignSchema } = await import('#domain/tshirt/design.ts')
  const reading = tshirtDesignSchema.safeParse(item.designData)
  if (!reading.success || item.productType !== productTypes.tshirt) return null
  const { garmentId, printType, files } = reading.data
  const printOn = (side: 'front' | 'back') => {
    const file = files.find(({ placementZone }) => placementZoneOf(placementZone)?.side === side)
    if (!file) return noPrint
    return { zoneId: file.placementZone, artworkId: file.artworkId, printWidth: file.printWidth }
  }
  const size = item.productSize
  return {
    garmentId,
    printOption: printType,
    prints: { front: printOn('front'), back: printOn('back') },
    color: item.productColor,
    quantities: isTshirtSize(size) ? { [size]: item.quantity } : {},
  }
}
