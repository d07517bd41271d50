import type { NewCartItem } from '../cart/cart-items.ts'
import { pictureOfItem } from '../mock-up/picture-of-item.ts'
import { cents } from '../money/money.ts'
import { itemOptions } from './item-options.ts'
import type { OrderDesignData } from './order-design.ts'

/** The fields of an ordered item needed to put it into a cart again. */
export type OrderedAgain = {
  productType: string
  productSize: string
  productColor: string
  name: string
  quantity: number
  unitPriceCents: number
  designData: OrderDesignData | null
}

/**
 * An ordered item as the builders would add it to the cart. Its price is the old one, to be replaced by today's. A gang
 * sheet refers to `designId`, a copy that the caller has made for the shopper.
 */
export function toCartItemAgain(item: OrderedAgain, designId: string | null): NewCartItem {
  const { designData } = item
  return {
    productType: item.productType,
    productSize: item.productSize,
    productColor: item.productColor,
    quantity: item.quantity,
    unitPrice: cents(item.unitPriceCents),
    designData: choiceOf(designData, designId),
    name: item.name,
    description: describe(item),
    image: pictureOfItem(item, 240),
  }
}

function choiceOf(design: OrderDesignData | null, designId: string | null): NewCartItem['designData'] {
  if (design === null) return {}
  if (design.document) return { design_id: designId ?? undefined, size_id: design.size_id }
  if ('listingId' in design) return { listingId: design.listingId }
  if ('variantId' in design) return { productId: design.productId, variantId: design.variantId }
  // A line written by staff: the shop prices each one individually.
  if ('reason' in design) return {}
  if ('engraving' in design) return { ...design.engraving, files: design.originalFiles }
  const nameOf = (id: string): string =>
    design.originalFiles.find((file) => file.id === id)?.name ?? 'Artwork'
  return {
    garmentId: design.garmentId,
    brand: design.brand,
    material: design.material,
    printType: design.printType,
    placementZone: design.placementZone,
    artworkId: design.prints[0]?.artworkId,
    files: design.prints.map(({ placementZone, artworkId, widthInches }) => ({
      id: `${placementZone}-${artworkId}`,
      name: nameOf(artworkId),
      placementZone,
      printType: design.printType,
      artworkId,
      printWidth: widthInches,
    })),
  }
}

const describe = (item: OrderedAgain): string => {
  const copies = item.designData?.document?.placements.length
  const lying = copies === undefined ? [] : [`${copies} ${copies === 1 ? 'copy' : 'copies'}`]
  return [...itemOptions(item), ...lying].join(', ')
}
