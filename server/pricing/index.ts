import type { PriceTier } from '#domain/product-pricing.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import { activeTiers } from './active-tiers.ts'
import { pricingOperations } from './operations/index.ts'

export type { PricingView } from './present.ts'

/** Base prices, setup fees and quantity breaks of what the shop makes (product_pricing). */
export type Pricing = {
  /** What prices carts now; the same rows go to the browser. */
  activeTiers(): Promise<PriceTier[]>
  operations: BoundOperation[]
}

export type PricingNeeds = { database: Database; clock: Clock }

export const createPricing = (needs: PricingNeeds): Pricing => ({
  activeTiers: () => activeTiers(needs),
  operations: bindOperations(pricingOperations, needs),
})
