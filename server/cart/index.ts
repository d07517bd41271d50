import type { Offer } from '#domain/money/discount.ts'
import type { PriceTier } from '#domain/money/product-pricing.ts'
import type { PriceRules } from '#domain/orders/totals.ts'
import type { SpeedTerms } from '#domain/shipping/delivery-speed.ts'
import { priceRulesOf } from '#domain/shop/shop-settings.ts'
import { createDoor, type Door } from '#server/kernel/door.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { OwnDataPart } from '#server/kernel/own-data.ts'
import { type FindArtworkUses, usesInJson } from '#server/kernel/text/named-in-json.ts'
import { cartCalls } from './calls.ts'
import type { CartDeps } from './deps.ts'
import { cartOperations } from './operations/index.ts'
import { cartOwnData } from './own-data.ts'
import { cartItems } from './tables.ts'

export type { PricedCart } from './price-cart.ts'
export type { OrderedLine, PricedChange, StaffTerms } from './price-for-staff.ts'
export type { PricedItem } from './totals-line.ts'

export type Cart = Door<typeof cartCalls> & {
  /** What a browser needs to show the same figures before it has made a request. */
  publicPrices(): Promise<PublicPrices>
  /** Those of `ids` that are used by an item in an account's cart. */
  findArtworkUses: FindArtworkUses
  ownData: OwnDataPart
  operations: BoundOperation[]
}

/** Rules, quantity breaks and promotions without a code; all of it is public. */
export type PublicPrices = {
  rules: PriceRules
  tiers: readonly PriceTier[]
  offers: Offer[]
  /** The prices of faster shipping, and when it arrives. */
  speeds: SpeedTerms
}

export function createCart(deps: CartDeps): Cart {
  return {
    ...createDoor(deps, cartCalls),

    async publicPrices() {
      const [settings, { tiers, promotions }] = await Promise.all([deps.settings.read(), deps.priceLists()])
      const offers = deps.discounts.offersNow(promotions)
      return { rules: priceRulesOf(settings), tiers, offers, speeds: settings.speeds }
    },
    findArtworkUses: usesInJson({ table: cartItems, column: cartItems.content }),
    ownData: cartOwnData(deps),
    operations: bindOperations(cartOperations, deps),
  }
}
