import { createDiscounts } from '../discounts/index.ts'
import { createInventory } from '../inventory/index.ts'
import { createListings } from '../listings/index.ts'
import { createPricing } from '../pricing/index.ts'
import { createPrints } from '../prints/index.ts'
import { createTshirts } from '../tshirts/index.ts'
import { createTumblers } from '../tumblers/index.ts'
import type { Basics } from './basics.ts'
import type { Designing } from './designing.ts'
import type { Platform } from './platform.ts'

export type Below = Platform & Basics & Designing

/** What is sold and at what price. */
export function composeProducts(below: Below) {
  const inventory = createInventory(below)
  return {
    inventory,
    prints: createPrints({
      ...below,
      describeShop: below.readSettings,
      traceStored: below.artwork.traceStored,
    }),
    listings: createListings({ ...below, inventory, defaultPictures: below.settings.defaultPictures }),
    discounts: createDiscounts(below),
    pricing: createPricing(below),
    tshirts: createTshirts(below),
    tumblers: createTumblers(below),
  }
}

export type Products = ReturnType<typeof composeProducts>
