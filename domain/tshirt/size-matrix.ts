import type { OrderDesignData, TshirtDesignData } from '../orders/order-design.ts'
import { type TshirtSize, tshirtSizes } from './sizes.ts'

type OrderedShirt = { productSize: string; quantity: number; design: OrderDesignData | null }

/**
 * How many shirts of each size an order contains for one design. The cart has a line per size, so the shirts of one
 * design are several items; they belong together when garment, color and every print are the same.
 */
export function sizeMatrix(
  design: TshirtDesignData,
  items: readonly OrderedShirt[],
): { size: TshirtSize; quantity: number }[] {
  const wanted = identityOf(design)
  const alike = items.filter(
    ({ design: other }) => other && 'prints' in other && identityOf(other) === wanted,
  )
  return tshirtSizes.map((size) => ({
    size,
    quantity: alike
      .filter(({ productSize }) => productSize === size)
      .reduce((sum, { quantity }) => sum + quantity, 0),
  }))
}

const identityOf = ({ garmentId, color, prints }: TshirtDesignData): string =>
  JSON.stringify([
    garmentId,
    color.name,
    ...prints.map(({ placementZone, artworkId, widthInches }) => [placementZone, artworkId, widthInches]),
  ])
