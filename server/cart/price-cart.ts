import { z } from 'zod'
import { type CartLine, cartLineSchema, productTypes } from '#domain/cart/cart.ts'
import { mostOrderCents } from '#domain/cart/cart-limits.ts'
import type { CartTotals, CartTotalsLine } from '#domain/cart/cart-totals.ts'
import { softPrintsOf } from '#domain/checks/low-resolution.ts'
import { type LineShare, type OfferLine, totalsWithOffers } from '#domain/money/discount.ts'
import { type Cents, noMoney } from '#domain/money/money.ts'
import { applyTiers, type PriceTier } from '#domain/money/product-pricing.ts'
import { itemOptions } from '#domain/orders/item-options.ts'
import { warningsOf } from '#domain/orders/order-design.ts'
import { type DeliveryMethod, type OrderTotals, type PriceRules, totalsOf } from '#domain/orders/totals.ts'
import { type DeliverySpeed, priceRulesAt } from '#domain/shipping/delivery-speed.ts'
import { priceRulesOf, type ShopSettings } from '#domain/shop/shop-settings.ts'
import { table } from '#domain/table.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { CartDeps } from './deps.ts'
import { findOffers, type PromoRequest } from './find-offers.ts'
import { priceGangSheets } from './price-gang-sheets.ts'
import { priceListings } from './price-listings.ts'
import { pricePrints } from './price-prints.ts'
import { priceTshirts } from './price-tshirts.ts'
import { priceTumblers } from './price-tumblers.ts'
import type { PricedLine, Pricer } from './pricer.ts'

/** One row per product type that can be ordered. */
export const pricers = table<Pricer>({
  [productTypes.gangSheet]: priceGangSheets,
  [productTypes.premadeGangSheet]: pricePrints('gang-sheet'),
  [productTypes.premadePrint]: pricePrints('print'),
  [productTypes.tshirt]: priceTshirts,
  [productTypes.tumbler]: priceTumblers,
  [productTypes.tshirtListing]: priceListings('tshirt'),
  [productTypes.tumblerListing]: priceListings('tumbler'),
})

/** `unitPrice` with the quantity break; `share` is the line's part of discount and tax. */
export type PricedItem = {
  line: CartLine
  priced: Extract<PricedLine, { ok: true }>
  unitPrice: Cents
  setupFee: Cents
  share: LineShare
}

/** `items` are the lines without a problem, in their order; `totals` counts only them. */
export type PricedCart = Omit<CartTotals, 'totals'> & {
  totals: OrderTotals
  items: PricedItem[]
  shippingDiscount: Cents
}

/** A line that an order has already, at the price that it costs with what is added. */
export type KeptLine = { id: string; quantity: number; unitPrice: Cents; setupFee: Cents; share: LineShare }

type ReadLine = { id: string; line: CartLine | null; priced: PricedLine }

/** What a shopper chose besides what is bought and whether it is picked up. */
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
    findOffers: (charged, plain) => findOffers(deps, actor, promo, charged, { plain, delivery }),
  })

/** What differs between a shopper's cart, a manual order of staff and a change of an order. */
type PricingTerms = {
  pricers: Readonly<Record<string, Pricer>>
  rulesOf(rules: PriceRules, settings: ShopSettings): PriceRules
  /** What all cost together: lines that an order has already come before these. */
  charge(lines: readonly PricedCartLine[], tiers: readonly PriceTier[]): ChargedLine[]
  findOffers(lines: readonly OfferLine[], plain: OrderTotals): ReturnType<typeof findOffers>
}

/** At the shop's own price, whatever a browser sent. */
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
  for (const [productType, pricer] of Object.entries(terms.pricers)) {
    const own = read.filter((one) => one.line?.productType === productType)
    if (own.length === 0) continue
    const priced = await pricer(
      deps,
      actor,
      own.flatMap(({ line }) => line ?? []),
    )
    own.forEach((one, index) => {
      one.priced = priced[index] ?? one.priced
    })
  }
  refuseTooMuch(read)
  const sold = read.flatMap(({ line, priced }) => (line && priced.ok ? [{ line, priced }] : []))
  const tiers = await deps.pricing.activeTiers()
  const charged = terms.charge(
    sold.map(({ line, priced }) => ({ ...line, unitPrice: priced.unitPrice })),
    tiers,
  )
  const keptCount = charged.length - sold.length
  const settings = await deps.settings.read()
  const rules = terms.rulesOf(priceRulesOf(settings), settings)
  const { code, offers } = await terms.findOffers(charged, totalsOf(charged, delivery, rules))
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

/** The line by which the cart comes to more is refused, as are those after it that do not fit. */
function refuseTooMuch(read: readonly ReadLine[]): void {
  let sum = 0
  for (const one of read) {
    if (!one.line || !one.priced.ok) continue
    const price = one.priced.unitPrice * one.line.quantity
    if (sum + price <= mostOrderCents) sum += price
    else
      one.priced = { ok: false, problem: 'This is too much for one order. Take less of it, or write to us.' }
  }
}

const withId = z.looseObject({ id: z.string().max(100) })

function readLine(line: unknown, index: number): ReadLine {
  const reading = cartLineSchema.safeParse(line)
  if (reading.success) {
    const problem = 'This product is not sold here. Please remove it.'
    return { id: reading.data.id, line: reading.data, priced: { ok: false, problem } }
  }
  const id = withId.safeParse(line).data?.id ?? `line-${index + 1}`
  return { id, line: null, priced: { ok: false, problem: describe(reading.error) } }
}

/** Quantity is what shoppers can fix; anything else was not written by our pages. */
function describe(error: z.ZodError): string {
  const quantity = error.issues.find((issue) => issue.path[0] === 'quantity')
  return quantity?.message ?? 'This item cannot be read. Please remove it and add it again.'
}

const toTotalsLine = ({ id, line, priced }: ReadLine, item: PricedItem | undefined): CartTotalsLine =>
  priced.ok
    ? {
        id,
        name: priced.name,
        options: itemOptions({ ...priced, productType: line?.productType ?? '' }),
        unitPrice: priced.unitPrice,
        breakPrice: item?.unitPrice ?? priced.unitPrice,
        setupFee: item?.setupFee ?? 0,
        problem: null,
        softPrints: softPrintsOf(warningsOf(priced.designData)),
      }
    : { id, ...nothing, problem: priced.problem }

const nothing = { name: '', options: [], unitPrice: 0, breakPrice: 0, setupFee: 0, softPrints: [] }
