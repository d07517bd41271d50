import type { Offer } from '#domain/money/discount.ts'

import type { PriceTier } from '#domain/money/product-pricing.ts'
import type { DeliveryMethod, PriceRules } from '#domain/orders/totals.ts'
import type { SpeedTerms } from '#domain/shipping/delivery-speed.ts'
import { priceRulesOf } from '#domain/shop/shop-settings.ts'

import type { Actor } from '#server/kernel/actor.ts'
import type { Executor } from '#server/kernel/database.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { OwnDataPart } from '#server/kernel/own-data.ts'
import { namedInJson } from '#server/kernel/text/named-in-json.ts'
import type { CartDeps } from './deps.ts'
import { cartOperations } from './operations/index.ts'
import { cartOwnData } from './own-data.ts'
import { type CartChoices, type PricedCart, priceCart } from './price-cart.ts'
import {
  type ChangeTerms,
  type PricedChange,
  priceChange,
  priceForStaff,
  type StaffTerms,
} from './price-for-staff.ts'
import { cartItems } from './tables.ts'

export type { PricedCart, PricedItem } from './price-cart.ts'
export type { OrderedLine, PricedChange, StaffTerms } from './price-for-staff.ts'

export type Cart = {
  /**
   * What the shop asks for these lines, from its own prices, rules and designs, with what an order keeps of each.
   * `lines` is what a browser sent: prices in it are ignored, and each line that cannot be ordered is told by itself.
   */
  price(
    actor: Actor,
    lines: readonly unknown[],
    delivery: DeliveryMethod,
    choices?: CartChoices,
  ): Promise<PricedCart>
  /** The same for a manual order: with lines, a discount and a shipping price of staff's own. Staff only. */
  priceForStaff(
    actor: Actor,
    lines: readonly unknown[],
    delivery: DeliveryMethod,
    terms: StaffTerms,
  ): Promise<PricedCart>
  /** What an order would cost with other quantities and further lines. Staff only. */
  priceChange(
    actor: Actor,
    added: readonly unknown[],
    delivery: DeliveryMethod,
    terms: ChangeTerms,
  ): Promise<PricedChange>
  /** What a browser needs to show the same figures before it has asked. */
  publicPrices(): Promise<PublicPrices>
  /** Those of `ids` that an item in an account's cart names. */
  findArtworkUses(executor: Executor, ids: readonly string[]): Promise<string[]>
  ownData: OwnDataPart
  operations: BoundOperation[]
}

/** Rules, quantity breaks and promotions without a code; all of it is shown to anybody. */
export type PublicPrices = {
  rules: PriceRules
  tiers: PriceTier[]
  offers: Offer[]
  /** What faster shipping costs, and when it arrives. */
  speeds: SpeedTerms
}

export function createCart(deps: CartDeps): Cart {
  return {
    price: (actor, lines, delivery, choices) => priceCart(deps, actor, lines, delivery, choices),
    priceForStaff: (actor, lines, delivery, terms) => priceForStaff(deps, actor, lines, delivery, terms),
    priceChange: (actor, added, delivery, terms) => priceChange(deps, actor, added, delivery, terms),
    async publicPrices() {
      const [settings, tiers, offers] = await Promise.all([
        deps.settings.read(),
        deps.pricing.activeTiers(),
        deps.discounts.automaticOffers(),
      ])
      return { rules: priceRulesOf(settings), tiers, offers, speeds: settings.speeds }
    },
    findArtworkUses: (executor, ids) => namedInJson(executor, cartItems, cartItems.content, ids),
    ownData: cartOwnData(deps),
    operations: bindOperations(cartOperations, deps),
  }
}
