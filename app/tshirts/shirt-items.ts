import type { CartItem, NewCartItem } from '#domain/cart/cart-items.ts'
import { productTypes } from '#domain/catalog/product-types.ts'
import { shirtAddress } from '#domain/mock-up/shirt-look.ts'
import { itemOptions } from '#domain/orders/item-options.ts'
import type { TshirtColor } from '#domain/tshirt/colors.ts'
import type { TshirtFile } from '#domain/tshirt/design.ts'
import type { TshirtGarment } from '#domain/tshirt/garments.ts'
import { placementZoneOf } from '#domain/tshirt/placement-zones.ts'
import { priceTshirt } from '#domain/tshirt/price-tshirt.ts'
import { isTshirtSize } from '#domain/tshirt/sizes.ts'
import { lookOf } from './look-of.ts'
import {
  type Artworks,
  chosenSizes,
  noPrint,
  type PlacedPrint,
  placedPrints,
  type TshirtOrder,
} from './order-state.ts'

/** One cart line per size. Prices are for display only: the server works out its own. */
export function toCartItems(
  order: TshirtOrder,
  garment: TshirtGarment,
  color: TshirtColor | null,
  artworks: Artworks,
): NewCartItem[] {
  const prints = placedPrints(order, artworks)
  const [first] = prints
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
    if (unitPrice === null || color === null) return []
    const chosen = { productType: productTypes.tshirt, productSize: size, productColor: color.name }
    return [
      {
        ...chosen,
        quantity: order.quantities[size] ?? 1,
        unitPrice,
        designData: {
          garmentId: garment.id,
          brand: garment.brand,
          material: garment.material,
          printType: order.printOption,
          placementZone: prints.map(({ zone }) => zone.name).join(', '),
          artworkId: first?.artwork.id,
          files,
        },
        name: garment.name,
        description: itemOptions({ ...chosen, designData: { prints: prints.map(zoneOf) } }).join(', '),
        image: shirtAddress(lookOf({ garment, color, prints, size }), 240),
      },
    ]
  })
}

const zoneOf = ({ zone }: PlacedPrint) => ({ zoneName: zone.name })

/** What the shopper had chosen for a cart line; null if it isn't one of our custom t-shirts. */
export async function toOrder(item: CartItem): Promise<TshirtOrder | null> {
  // The schema's code is only needed here, so the page doesn't load it.
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
