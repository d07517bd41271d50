import { createDoor, type Door } from '#server/kernel/door.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import { pricingCalls } from './calls.ts'
import type { PricingDeps } from './deps.ts'
import { pricingOperations } from './operations/index.ts'

export type { PricingView } from './present.ts'

/** Base prices, setup fees and quantity breaks for what the shop makes (product_pricing). */
export type Pricing = Door<typeof pricingCalls> & {
  operations: BoundOperation[]
}

export const createPricing = (deps: PricingDeps): Pricing => ({
  ...createDoor(deps, pricingCalls),

  operations: bindOperations(pricingOperations, deps),
})
