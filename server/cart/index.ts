import type { Offer } from '#domain/discount.ts'
import type { DesignToFreeze } from '#domain/order-design.ts'
import type { PriceTier } from '#domain/product-pricing.ts'
import type { DeliveryMethod, PriceRules } from '#domain/quote.ts'
import { priceRulesOf } from '#domain/shop-settings.ts'
import type { ArtworkView } from '#server/artwork/index.ts'
import type { Catalog } from '#server/catalog/index.ts'
import type { Designs } from '#server/designs/index.ts'
import type { Discounts } from '#server/discounts/index.ts'
import type { Inventory } from '#server/inventory/index.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { Listings } from '#server/listings/index.ts'
import type { Pricing } from '#server/pricing/index.ts'
import type { Prints } from '#server/prints/index.ts'
import type { Settings } from '#server/settings/index.ts'
import type { Tshirts } from '#server/tshirts/index.ts'
import type { Tumblers } from '#server/tumblers/index.ts'
import type { PromoRequest } from './find-offers.ts'
import { cartOperations } from './operations/index.ts'
import { type PricedCart, priceCart } from './price-cart.ts'
import { priceForStaff, type StaffTerms } from './price-for-staff.ts'

export type { PricedCart, PricedItem } from './price-cart.ts'
export type { StaffTerms } from './price-for-staff.ts'

export type Cart = {
  /**
   * What the shop asks for these lines, from its own prices, rules and designs, with what an order keeps of each.
   * `lines` is what a browser sent: prices in it are ignored, and each line that cannot be ordered is told by itself.
   */
  price(
    actor: Actor,
    lines: readonly unknown[],
    delivery: DeliveryMethod,
    promo?: PromoRequest,
  ): Promise<PricedCart>
  /** The same for a manual order: with lines, a discount and a shipping price of staff's own. Staff only. */
  priceForStaff(
    actor: Actor,
    lines: readonly unknown[],
    delivery: DeliveryMethod,
    terms: StaffTerms,
  ): Promise<PricedCart>
  /** What a browser needs to show the same figures before it has asked. */
  publicPrices(): Promise<PublicPrices>
  operations: BoundOperation[]
}

/** Rules, quantity breaks and promotions without a code; all of it is shown to anybody. */
export type PublicPrices = { rules: PriceRules; tiers: PriceTier[]; offers: Offer[] }

export type CartNeeds = {
  pricing: Pick<Pricing, 'activeTiers'>
  discounts: Pick<Discounts, 'automaticOffers' | 'readCode'>
  inventory: Pick<Inventory, 'heldBy'>
  catalog: Catalog
  settings: Settings
  clock: Clock
  /** Designs of these ids that are the actor's own, as they are now. */
  designsOf(actor: Actor, designIds: readonly string[]): Promise<DesignToFreeze[]>
  /** Those of these that another builder holds and are the actor's own. */
  outsideDesignsOf: Designs['findOutside']
  prints: Pick<Prints, 'forSale'>
  listings: Pick<Listings, 'forSale'>
  tumblers: Pick<Tumblers, 'sizes' | 'checkEngraving'>
  tshirts: Pick<Tshirts, 'garments' | 'colors'>
  /** Artworks of these ids that are the actor's own. */
  artworksOf(actor: Actor, artworkIds: readonly string[]): Promise<ArtworkView[]>
}

export function createCart(needs: CartNeeds): Cart {
  return {
    price: (actor, lines, delivery, promo) => priceCart(needs, actor, lines, delivery, promo),
    priceForStaff: (actor, lines, delivery, terms) => priceForStaff(needs, actor, lines, delivery, terms),
    async publicPrices() {
      const [settings, tiers, offers] = await Promise.all([
        needs.settings.read(),
        needs.pricing.activeTiers(),
        needs.discounts.automaticOffers(),
      ])
      return { rules: priceRulesOf(settings), tiers, offers }
    },
    operations: bindOperations(cartOperations, needs),
  }
}
