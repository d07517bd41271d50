import { productTypes } from '../catalog/product-types.ts'
import {
  type ChargedLine,
  type DeliveryMethod,
  lineTotal,
  type OrderTotals,
  type PriceRules,
  totalsOf,
} from '../orders/totals.ts'
import { addCents, atMost, type BasisPoints, type Cents, noMoney, shareOfCents } from './money.ts'
import { prorate } from './prorate.ts'

/** docs/spec-map.md B9. */
export const discountTypes = ['percentage', 'fixed_amount'] as const
export type DiscountType = (typeof discountTypes)[number]

export const discountScopes = ['site_wide', 'category', 'product', 'shipping'] as const
export type DiscountScope = (typeof discountScopes)[number]

/** A percentage or amount off, and what it applies to; without dates and counts, which the server checks. */
export type Offer = {
  id: string
  /** Null for an automatic promotion, which needs no code. */
  code: string | null
  name: string
  reduction: { type: 'percentage'; share: BasisPoints } | { type: 'fixed_amount'; amount: Cents }
  scope: DiscountScope
  /** Product types for the scope `category`, product keys for `product`; empty for the others. */
  targets: readonly string[]
  minimumOrder: Cents
}

/** A cart line with the fields that decide whether an offer applies to it. */
export type OfferLine = ChargedLine & {
  productType: string
  productSize: string
  designData: Readonly<Record<string, unknown>>
}

/** One line's share of the order's discount and tax, in whole cents. */
export type LineShare = { discount: Cents; tax: Cents }

export type OfferedTotals = {
  totals: OrderTotals
  /** The offer that applies; null when none takes anything off. */
  offer: Offer | null
  /** In the order of the lines. Together with `shippingDiscount` they add up to the totals' discount and tax. */
  shares: LineShare[]
  shippingDiscount: Cents
}

/**
 * The key of a product in the scope `product`: the id of a listing, a print or a garment, the size of a tumbler, or the
 * size id of a gang sheet.
 */
export function productKeyOf({
  productType,
  productSize,
  designData,
}: Omit<OfferLine, keyof ChargedLine>): string {
  if (productType === productTypes.tumbler) return productSize
  const key = designData.listingId ?? designData.productId ?? designData.garmentId ?? designData.size_id
  return typeof key === 'string' || typeof key === 'number' ? String(key) : ''
}

export function isMeantFor(
  offer: Pick<Offer, 'scope' | 'targets'>,
  line: Omit<OfferLine, keyof ChargedLine>,
): boolean {
  if (offer.scope === 'site_wide') return true
  if (offer.scope === 'category') return offer.targets.includes(line.productType)
  return offer.scope === 'product' && offer.targets.includes(productKeyOf(line))
}

/**
 * How much an offer takes off this cart: a percentage of the items it applies to, or an amount that is at most their
 * total; nothing below its minimum order (docs/spec-map.md S5: Discount math).
 */
export function amountOff(
  offer: Offer,
  lines: readonly OfferLine[],
  { subtotal, shipping }: OrderTotals,
): Cents {
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
 * Totals of a cart with the single best offer; of equal ones the first, so that an entered code wins over automatic
 * ones. Tax is a share of the subtotal before the discount (docs/spec-map.md S9).
 */
export function totalsWithOffers(
  lines: readonly OfferLine[],
  delivery: DeliveryMethod,
  rules: PriceRules,
  offers: readonly Offer[],
): OfferedTotals {
  const plain = totalsOf(lines, delivery, rules)
  let best: { offer: Offer; amount: Cents } | null = null
  for (const offer of offers) {
    if (offer.scope === 'shipping' && rules.isFaster) continue
    const amount = amountOff(offer, lines, plain)
    if (amount > (best?.amount ?? 0)) best = { offer, amount }
  }
  const totals = best ? totalsOf(lines, delivery, rules, best.amount) : plain
  return { totals, offer: best?.offer ?? null, ...shareOut(lines, totals, best?.offer ?? null) }
}

function shareOut(
  lines: readonly OfferLine[],
  totals: OrderTotals,
  offer: Offer | null,
): Pick<OfferedTotals, 'shares' | 'shippingDiscount'> {
  const ofLines = lines.map(lineTotal)
  const taxes = totals.subtotal === 0 ? ofLines.map(() => noMoney) : prorate(totals.tax, ofLines)
  const isOfShipping = offer?.scope === 'shipping'
  const bearing = lines.map((line, index) => (offer && isMeantFor(offer, line) ? (ofLines[index] ?? 0) : 0))
  const discounts = prorate(isOfShipping ? noMoney : totals.discount, bearing)
  return {
    shares: lines.map((_, index) => ({
      discount: discounts[index] ?? noMoney,
      tax: taxes[index] ?? noMoney,
    })),
    shippingDiscount: isOfShipping ? totals.discount : noMoney,
  }
}
