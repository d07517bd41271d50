import { productTypes } from '#domain/catalog/product-types.ts'
import type { FloorItem } from '#server/orders/index.ts'

const fromShelves: ReadonlySet<string> = new Set([
  ...[productTypes.tshirt, productTypes.tshirtListing],
  ...[productTypes.tumbler, productTypes.tumblerListing],
])

/** Garments and tumblers; what is printed on film alone is not taken from the shelves. */
export const isPicked = ({ productType }: Pick<FloorItem, 'productType'>): boolean =>
  fromShelves.has(productType)
