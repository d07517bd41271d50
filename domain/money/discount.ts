import { productTypes } from '../catalog/product-types.ts'
import {
  type DeliveryMethod,
  lineTotal,
  type PriceRules,
  type Quote,
  type QuoteLine,
  quoteLines,
} from '../orders/quote.ts'
import { addCents, atMost, type BasisPoints, type Cents, noMoney, shareOfCents } from './money.ts'
import { prorate } from './prorate.ts'

/** docs/spec-map.md B9. */
export const discountTypes = ['percentage', 'fixed_amount'] as const
export type DiscountType = (typeof discountTypes)[number]

export const discountScopes = ['site_wide', 'category', 'product', 'shipping'] as const
export type DiscountScope = (typeof discountScopes)[number]

/** What a percentage or an amount is taken off; free of dates and counts, which the server judges. */
export type Offer = {
  id: string
  /** Null for an automatic promotion, which needs no code. */
  code: string | null
  name: string
  reduction: { type: 'percentage'; share: BasisPoints } | { type: 'fixed_amount'; amount: Cents }
  scope: DiscountScope
  /** Product types for the scope `category`, product keys for `product`; nothing for the others. */
  targets: readonly string[]
  minimumOrder: Cents
}

/** A line of the cart with what tells whether an offer is meant for it. */
export type OfferLine = QuoteLine & {
  productType: string
  productSize: string
  designData: Readonly<Record<string, unknown>>
}

/** What one line bears of the order's discount and tax, in whole cents. */
export type LineShare = { discount: Cents; tax: Cents }

export type OfferedQuote = {
  quote: Quote
  /** The offer that counts; null when none takes anything off. */
  offer: Offer | null
  /** In the order of the lines. With `shippingDiscount` they sum to the quote's discount and tax. */
  shares: LineShare[]
  shippingDiscount: Cents
}

/**
 * What a product goes by in the scope `product`: the id of a listing, a print or a garment, the size of a tumbler,
 * the size id of a gang sheet.
 */
export function productKeyOf({
  productType,
  productSize,
  designData,
}: Omit<OfferLine, keyof QuoteLine>): string {
  if (productType === productTypes.tumbler) return productSize
  const key = designData.listingId ?? designData.productId ?? designData.garmentId ?? designData.size_id
  return typeof key === 'string' || typeof key === 'number' ? String(key) : ''
}

export function isMeantFor(
  offer: Pick<Offer, 'scope' | 'targets'>,
  line: Omit<OfferLine, keyof QuoteLine>,
): boolean {
  if (offer.scope === 'site_wide') return true
  if (offer.scope === 'category') return offer.targets.includes(line.productType)
  return offer.scope === 'product' && offer.targets.includes(productKeyOf(line))
}

/**
 * What an offer takes off this cart: a percentage of what it is meant for, or an amount of at most that; nothing
 * below its minimum order (docs/spec-map.md S5: Discount math).
 */
export function amountOff(offer: Offer, lines: readonly OfferLine[], { subtotal, shipping }: Quote): Cents {
  if (subtotal < offer.minimumOrder) return noMoney
  const eligible =
    offer.scope === 'shipping'
      ? shipping
      : addCents(...lines.filter((line) => isMeantFor(offer, line)).map(lineTotal))
  return offer.reduction.type === 'percentage'
    ? atMost(shareOfCents(eligible, offer.reduction.share), eligible)
    : atMost(offer.reduction.amount, eligible)
}

/**
 * Totals of a cart with the one offer that takes most off; of equal ones the first, so a code given before
 * automatic ones wins. Tax is a share of the subtotal before the discount (docs/spec-map.md S9).
 */
export function quoteWithOffers(
  lines: readonly OfferLine[],
  delivery: DeliveryMethod,
  rules: PriceRules,
  offers: readonly Offer[],
): OfferedQuote {
  const plain = quoteLines(lines, delivery, rules)
  let best: { offer: Offer; amount: Cents } | null = null
  for (const offer of offers) {
    if (offer.scope === 'shipping' && rules.isFaster) continue
    const amount = amountOff(offer, lines, plain)
    if (amount > (best?.amount ?? 0)) best = { offer, amount }
  }
  const quote = best ? quoteLines(lines, delivery, rules, best.amount) : plain
  return { quote, offer: best?.offer ?? null, ...shareOut(lines, quote, best?.offer ?? null) }
}

function shareOut(
  lines: readonly OfferLine[],
  quote: Quote,
  offer: Offer | null,
): Pick<OfferedQuote, 'shares' | 'shippingDiscount'> {
  const totals = lines.map(lineTotal)
  const taxes = quote.subtotal === 0 ? totals.map(() => noMoney) : prorate(quote.tax, totals)
  const isOfShipping = offer?.scope === 'shipping'
  const bearing = lines.map((line, index) => (offer && isMeantFor(offer, line) ? (totals[index] ?? 0) : 0))
  const discounts = prorate(isOfShipping ? noMoney : quote.discount, bearing)
  return {
    shares: lines.map((_, index) => ({
      discount: discounts[index] ?? noMoney,
      tax: taxes[index] ?? noMoney,
    })),
    shippingDiscount: isOfShipping ? quote.discount : noMoney,
  }
}
