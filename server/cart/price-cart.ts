import { z } from 'zod'
import { type CartLine, cartLineSchema } from '#domain/cart/cart.ts'
import type { CartTotals } from '#domain/cart/cart-totals.ts'
import { type LineShare, type OfferLine, totalsWithOffers } from '#domain/money/discount.ts'
import { type Cents, noMoney } from '#domain/money/money.ts'
import { applyTiers, type PriceTier } from '#domain/money/product-pricing.ts'
import { type DeliveryMethod, type OrderTotals, type PriceRules, totalsOf } from '#domain/orders/totals.ts'
import { type DeliverySpeed, priceRulesAt } from '#domain/shipping/delivery-speed.ts'
import { priceRulesOf, type ShopSettings } from '#domain/shop/shop-settings.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { CartDeps, PriceLists } from './deps.ts'
import { findOffers, type PromoRequest } from './find-offers.ts'
import type { Pricer } from './pricer.ts'
import { pricers } from './pricers.ts'
import { type PricedItem, type ReadLine, refuseTooMuch, toTotalsLine } from './totals-line.ts'

/** `items` are the lines without a problem, in order; `totals` covers only them. */
export type PricedCart = Omit<CartTotals, 'totals'> & {
  totals: OrderTotals
  items: PricedItem[]
  shippingDiscount: Cents
}

/** A line that is already in an order, at its price together with what is added. */
export type KeptLine = { id: string; quantity: number; unitPrice: Cents; setupFee: Cents; share: LineShare }

/** The shopper's choices besides what is bought and whether it is picked up. */
export type CartChoices = PromoRequest & { speed?: DeliverySpeed }

export const priceCart = (
  deps: CartDeps,
  actor: Actor,
  lines: readonly unknown[],
  delivery: DeliveryMethod,
  { speed = 'standard', ...promo }: CartChoices = {},
): Promise<PricedCart> =>
  priceWith(deps, actor, lines, delivery, {
    pricers,
    rulesOf: (rules, { speeds }) => priceRulesAt(rules, speeds, speed),
    charge: applyTiers,
    findOffers: (charged, plain, promotions) =>
      findOffers(deps, actor, promo, charged, { plain, delivery, promotions }),
  })

/** The differences between a shopper's cart, a draft order by staff and a change of an order. */
type PricingTerms = {
  pricers: Readonly<Record<string, Pricer>>
  rulesOf(rules: PriceRules, settings: ShopSettings): PriceRules
  /** The price of everything together: lines already in an order come before these. */
  charge(lines: readonly PricedCartLine[], tiers: readonly PriceTier[]): ChargedLine[]
  findOffers(
    lines: readonly OfferLine[],
    plain: OrderTotals,
    promotions: PriceLists['promotions'],
  ): ReturnType<typeof findOffers>
}

/** At the shop's own price, no matter what a browser sent. */
type PricedCartLine = Omit<CartLine, 'unitPrice'> & { unitPrice: Cents }

type ChargedLine = OfferLine & { setupFee: Cents }

export async function priceWith(
  deps: CartDeps,
  actor: Actor,
  lines: readonly unknown[],
  delivery: DeliveryMethod,
  terms: PricingTerms,
): Promise<PricedCart & { kept: KeptLine[] }> {
  const read = lines.map(readLine)
  const lists = await deps.priceLists()
  for (const [productType, pricer] of Object.entries(terms.pricers)) {
    const own = read.filter((one) => one.line?.productType === productType)
    if (own.length === 0) continue
    const priced = await pricer(
      { ...deps, ...lists },
      actor,
      own.flatMap(({ line }) => line ?? []),
    )
    own.forEach((one, index) => {
      one.priced = priced[index] ?? one.priced
    })
  }
  refuseTooMuch(read)
  const sold = read.flatMap(({ line, priced }) => (line && priced.ok ? [{ line, priced }] : []))
  const charged = terms.charge(
    sold.map(({ line, priced }) => ({ ...line, unitPrice: priced.unitPrice })),
    lists.tiers,
  )
  const keptCount = charged.length - sold.length
  const settings = await deps.settings.read()
  const rules = terms.rulesOf(priceRulesOf(settings), settings)
  const plain = totalsOf(charged, delivery, rules)
  const { code, offers } = await terms.findOffers(charged, plain, lists.promotions)
  const { totals, offer, shares, shippingDiscount } = totalsWithOffers(charged, delivery, rules, offers)
  const items = sold.map((item, index): PricedItem => {
    const { unitPrice = item.priced.unitPrice, setupFee = noMoney } = charged[keptCount + index] ?? {}
    return { ...item, unitPrice, setupFee, share: shares[keptCount + index] ?? noShare }
  })
  const byId = new Map(items.map((item) => [item.line, item]))
  return {
    lines: read.map((one) => toTotalsLine(one, one.line ? byId.get(one.line) : undefined)),
    items,
    kept: charged.slice(0, keptCount).map(({ id, quantity, unitPrice, setupFee }, index) => ({
      ...{ id, quantity, unitPrice, setupFee },
      share: shares[index] ?? noShare,
    })),
    totals,
    promotion: { offer, code },
    shippingDiscount,
  }
}

const noShare: LineShare = { discount: noMoney, tax: noMoney }

const withId = z.looseObject({ id: z.string().max(100) })

function readLine(line: unknown, index: number): ReadLine {
  const reading = cartLineSchema.safeParse(line)
  if (reading.success) {
    const problem = 'We don’t sell this product here. Please remove it.'
    return { id: reading.data.id, line: reading.data, priced: { ok: false, problem } }
  }
  const id = withId.safeParse(line).data?.id ?? `line-${index + 1}`
  return { id, line: null, priced: { ok: false, problem: describe(reading.error) } }
}

/** Only the quantity can be fixed by shoppers; anything else was not written by our pages. */
function describe(error: z.ZodError): string {
  const quantity = error.issues.find((issue) => issue.path[0] === 'quantity')
  return quantity?.message ?? 'We can’t read this item. Please remove it and add it again.'
}
