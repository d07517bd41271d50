import { z } from 'zod'
import { productTypes } from '#domain/cart/cart.ts'
import type { Offer } from '#domain/money/discount.ts'
import { type Cents, cents, noMoney } from '#domain/money/money.ts'
import { applyTiers } from '#domain/money/product-pricing.ts'
import { repriceLines, type SoldLine } from '#domain/money/reprice-lines.ts'
import type { DeliveryMethod, PriceRules } from '#domain/orders/totals.ts'
import { type DeliverySpeed, priceRulesAt } from '#domain/shipping/delivery-speed.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { CartDeps } from './deps.ts'
import { type KeptLine, type PricedCart, priceWith } from './price-cart.ts'
import { priceStaffSheets } from './price-staff-sheets.ts'
import type { PricedLine, Pricer } from './pricer.ts'
import { pricers } from './pricers.ts'

/** What staff decide in a draft order; a shopper's cart has none of it. */
export type StaffTerms = {
  /** Whose designs may be ordered, and whose held stock doesn't count against the order. */
  customer: Actor
  discount: { amount: Cents; reason: string } | null
  speed: DeliverySpeed
  /** Replaces the shipping price by the shop's rules; null keeps that. */
  shippingPrice: Cents | null
}

/**
 * Prices a draft by staff with the same rules as a cart, with three differences: lines with staff's own text and price,
 * sheets made from a file or whose artwork is to follow, and staff's discount in place of promotions. Staff only.
 */
export async function priceForStaff(
  deps: CartDeps,
  actor: Actor,
  lines: readonly unknown[],
  delivery: DeliveryMethod,
  terms: StaffTerms,
): Promise<PricedCart> {
  return priceWith(deps, terms.customer, lines, delivery, {
    pricers: pricersOf(actor),
    rulesOf: rulesOf(terms),
    charge: applyTiers,
    findOffers: async () => ({ code: null, offers: terms.discount ? [offerOf(terms.discount)] : [] }),
  })
}

/** The terms of an order's sale and its changes. */
export type ChangeTerms = Pick<StaffTerms, 'customer' | 'speed' | 'shippingPrice'> & {
  /** All lines that the order has; `kept` are those that stay, with their new quantities. */
  before: readonly OrderedLine[]
  kept: readonly OrderedLine[]
  /** The offer behind its discount, as it is now. */
  offer: Offer | null
}

export type OrderedLine = SoldLine & { id: string }

/**
 * Prices a change of an order: added lines as in a draft order, existing ones as sold except for the quantity break,
 * and tax, shipping and its own discount by the rules for everything together. Staff only.
 */
export const priceChange = (
  deps: CartDeps,
  actor: Actor,
  added: readonly unknown[],
  delivery: DeliveryMethod,
  { customer, before, kept, offer, ...terms }: ChangeTerms,
): Promise<PricedChange> =>
  priceWith(deps, customer, added, delivery, {
    pricers: pricersOf(actor),
    rulesOf: rulesOf(terms),
    charge: (lines, tiers) => repriceLines(before, kept, lines, tiers),
    findOffers: async () => ({ code: null, offers: offer ? [offer] : [] }),
  })

export type PricedChange = PricedCart & { kept: KeptLine[] }

const pricersOf = (actor: Actor) => ({
  ...pricers,
  [productTypes.gangSheet]: priceStaffSheets(actor),
  [productTypes.custom]: priceCustomLines,
})

const rulesOf =
  ({ speed, shippingPrice }: Pick<StaffTerms, 'speed' | 'shippingPrice'>) =>
  (rules: PriceRules, { speeds }: ShopSettings): PriceRules =>
    withShippingPrice(priceRulesAt(rules, speeds, speed), shippingPrice)

const withShippingPrice = (rules: PriceRules, shippingPrice: Cents | null): PriceRules =>
  shippingPrice === null ? rules : { ...rules, shippingPrice, freeShippingFrom: null }

/** Its id is no one's: a discount for this one order has no use count. */
const offerOf = ({ amount, reason }: { amount: Cents; reason: string }): Offer => ({
  id: 'staff',
  code: null,
  name: reason,
  reduction: { type: 'fixed_amount', amount },
  scope: 'site_wide',
  targets: [],
  minimumOrder: noMoney,
})

const customSchema = z.object({
  title: z.string().min(1).max(120),
  reason: z.string().min(1).max(300),
  isFee: z.boolean().default(false),
})

const priceCustomLines: Pricer = async ({ clock }, _actor, lines) => {
  const timestamp = clock.now().toISOString()
  return lines.map(({ designData, unitPrice }): PricedLine => {
    const custom = customSchema.safeParse(designData)
    if (!custom.success) return { ok: false, problem: 'Say what it is, and why it is a line of its own.' }
    return {
      ok: true,
      unitPrice: cents(unitPrice),
      name: custom.data.title,
      productSize: '',
      productColor: '',
      designId: null,
      designData: {
        ...custom.data,
        isPremadeProduct: true,
        imageUrl: null,
        originalFiles: [],
        canvasLayout: [],
        timestamp,
      },
    }
  })
}
