import { productTypes } from '#domain/catalog/product-types.ts'
import type { FloorItem } from '#server/orders/index.ts'

const fromShelves: ReadonlySet<string> = new Set([
  ...[productTypes.tshirt, productTypes.tshirtListing],
  ...[productTypes.tumbler, productTypes.tumblerListing],
])

/** Garments and tumblers; items printed on film alone are not picked from the shelves. */
export const isPicked = ({ productType }: Pick<FloorItem, 'productType'>): boolean =>
  fromShelves.has(productType)
