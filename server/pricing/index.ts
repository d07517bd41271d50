import type { PriceTier } from '#domain/money/product-pricing.ts'

import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import { activeTiers } from './active-tiers.ts'
import type { PricingDeps } from './deps.ts'
import { pricingOperations } from './operations/index.ts'

export type { PricingView } from './present.ts'

/** Base prices, setup fees and quantity breaks of what the shop makes (product_pricing). */
export type Pricing = {
  /** What prices carts now; the same rows go to the browser. */
  activeTiers(): Promise<PriceTier[]>
  operations: BoundOperation[]
}

export const createPricing = (deps: PricingDeps): Pricing => ({
  activeTiers: () => activeTiers(deps),
  operations: bindOperations(pricingOperations, deps),
})
