import type { PricingDraft } from '#domain/pricing-input.ts'
import type { PriceTier } from '#domain/product-pricing.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database.ts'
import { activeTiers, listPricing, type PricingView } from './list-pricing.ts'
import { insertPricing, type SavePricingOutcome, updatePricing } from './save-pricing.ts'

export type { PricingView } from './list-pricing.ts'

/** Base prices, setup fees and quantity breaks of what the shop makes (product_pricing). */
export type Pricing = {
  /** What prices carts now; the same rows go to the browser. */
  activeTiers(): Promise<PriceTier[]>
  /** Staff only, as the two below. */
  list(actor: Actor): Promise<PricingView[]>
  insert(actor: Actor, draft: PricingDraft): Promise<SavePricingOutcome>
  update(actor: Actor, id: string, draft: PricingDraft, seenVersion: number): Promise<SavePricingOutcome>
}

export type PricingNeeds = { database: Database; clock: Clock }

export function createPricing(needs: PricingNeeds): Pricing {
  return {
    activeTiers: () => activeTiers(needs),
    list: (actor) => listPricing(needs, actor),
    insert: (actor, draft) => insertPricing(needs, actor, draft),
    update: (actor, id, draft, seenVersion) => updatePricing(needs, actor, id, draft, seenVersion),
  }
}
