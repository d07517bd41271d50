import { productTypes } from '../catalog/product-types.ts'
import type { ChargedLine, DeliveryMethod, OrderTotals } from '../orders/totals.ts'
import { table } from '../table.ts'
import { amountOff, isMeantFor, type Offer, type OfferLine } from './discount.ts'
import { formatMoney } from './money.ts'
import { minimumNotMet } from './promo-code.ts'

/** Plural names of product types, for use in a sentence. */
const kinds = table<string>({
  [productTypes.gangSheet]: 'gang sheets',
  [productTypes.premadeGangSheet]: 'premade gang sheets',
  [productTypes.premadePrint]: 'premade prints',
  [productTypes.tshirt]: 'custom shirts',
  [productTypes.tumbler]: 'custom tumblers',
  [productTypes.tshirtListing]: 'ready-made shirts',
  [productTypes.tumblerListing]: 'ready-made tumblers',
})

/** The names of the products in an offer that is limited to certain products. */
export type NamedLine = Omit<OfferLine, keyof ChargedLine> & { name: string }

/** A sentence does not list more names than this. */
const mostNames = 2

/** "10% off custom shirts", "$5.00 off shipping": how much is taken off, and off what. */
export function offerTerms(
  offer: Pick<Offer, 'reduction' | 'scope' | 'targets'>,
  lines: readonly NamedLine[] = [],
): string {
  const { reduction } = offer
  const much = reduction.type === 'percentage' ? `${reduction.share / 100}%` : formatMoney(reduction.amount)
  return `${much} off ${targetWords(offer, lines)}`
}

function targetWords({ scope, targets }: Pick<Offer, 'scope' | 'targets'>, lines: readonly NamedLine[]) {
  switch (scope) {
    case 'site_wide':
      return 'all items'
    case 'shipping':
      return 'shipping'
    case 'category':
      return inWords(targets.map((target) => kinds[target] ?? target))
    case 'product': {
      const meant = lines.filter((line) => isMeantFor({ scope, targets }, line))
      const names = [...new Set(meant.map(({ name }) => name))]
      return names.length > 0 && names.length <= mostNames ? inWords(names) : 'selected products'
    }
  }
}

const inWords = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

/** The stored part of a discount. `terms` is missing from older orders and from discounts given by staff. */
export type KeptDiscount = { code: string | null; name: string | null; terms: string | null }

type OrderDiscount = {
  discountCode: string | null
  discountName: string | null
  discountTerms: string | null
}

/** "SUMMER10: 10% off custom shirts": the label in front of the amount, wherever a total is broken down. */
export function discountLabel({ code, name, terms }: KeptDiscount): string {
  const called = code ?? name
  if (called && terms) return `${called}: ${terms}`
  return called ? `Discount (${called})` : 'Discount'
}

/** The same for an order. */
export const orderDiscountLabel = ({ discountCode, discountName, discountTerms }: OrderDiscount): string =>
  discountLabel({ code: discountCode, name: discountName, terms: discountTerms })

/** The same for an offer that applies to this cart. */
export const offerLabel = (offer: Offer, lines: readonly NamedLine[]): string =>
  discountLabel({ ...offer, terms: offerTerms(offer, lines) })

type CartOfOffer = {
  lines: readonly OfferLine[]
  delivery: DeliveryMethod
  totals: OrderTotals
  /** The one offer that applies. */
  counts: Offer | null
  /** Whether delivery is faster than standard, as in the totals. */
  isFaster?: boolean
}

/** Why a valid offer saves nothing in this cart; null when it saves something, or when the cart is empty. */
export function whyNothingOff(
  offer: Offer,
  { lines, delivery, totals, counts, isFaster }: CartOfOffer,
): string | null {
  if (lines.length === 0 || counts?.id === offer.id) return null
  if (totals.subtotal < offer.minimumOrder) return minimumNotMet(offer.minimumOrder).message
  const takes = `${offer.code ?? offer.name} takes ${offerTerms(offer)}`
  if (offer.scope === 'shipping' && isFaster) return `${takes}, but that’s for standard shipping only.`
  if (amountOff(offer, lines, totals) > 0)
    return counts && `${takes}, but ${counts.name} saves you more here, and only one discount applies.`
  if (offer.scope === 'shipping')
    return `${takes}, but ${delivery === 'pickup' ? 'pickup is free anyway' : 'your order already ships free'}.`
  const isMissing = !lines.some((line) => isMeantFor(offer, line))
  return `${takes}, but ${isMissing ? 'none are in your cart' : 'they’re already free'}.`
}
