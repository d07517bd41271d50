import {
  addCents,
  atMost,
  type BasisPoints,
  basisPoints,
  type Cents,
  cents,
  noMoney,
  shareOfCents,
  subtractCents,
  timesCents,
} from '../money/money.ts'

export const deliveryMethods = ['pickup', 'shipping'] as const
export type DeliveryMethod = (typeof deliveryMethods)[number]

export type PriceRules = {
  taxRate: BasisPoints
  shippingPrice: Cents
  /** Null: no order qualifies for free shipping. */
  freeShippingFrom: Cents | null
  /** Shipping is faster than standard: discounts on shipping do not apply to it. */
  isFaster?: boolean
}

/** Seed values, docs/spec-map.md S9. The shop's settings replace them. */
export const seedPriceRules: PriceRules = {
  taxRate: basisPoints(825),
  shippingPrice: cents(899),
  freeShippingFrom: cents(7_500),
}

/** `setupFee` is charged once per line, whatever its quantity. */
export type ChargedLine = { id: string; unitPrice: Cents; quantity: number; setupFee?: Cents }

/** The total of a line. */
export const lineTotal = ({ unitPrice, quantity, setupFee = noMoney }: ChargedLine): Cents =>
  addCents(timesCents(unitPrice, quantity), setupFee)

export type OrderTotals = {
  subtotal: Cents
  discount: Cents
  shipping: Cents
  tax: Cents
  total: Cents
}

/**
 * Totals of a cart (docs/spec-map.md S9): shipping is free from the threshold and for pickup; tax is a share of the
 * subtotal, even for pickup and before any discount; the total is never below 0.
 */
export function totalsOf(
  lines: readonly ChargedLine[],
  delivery: DeliveryMethod,
  rules: PriceRules,
  discount: Cents = noMoney,
): OrderTotals {
  const subtotal = addCents(...lines.map(lineTotal))
  const isFree = delivery === 'pickup' || lines.length === 0 || reaches(subtotal, rules.freeShippingFrom)
  const shipping = isFree ? noMoney : rules.shippingPrice
  const tax = shareOfCents(subtotal, rules.taxRate)
  const before = addCents(subtotal, shipping, tax)
  const taken = atMost(discount, before)
  return { subtotal, discount: taken, shipping, tax, total: subtractCents(before, taken) }
}

const reaches = (subtotal: Cents, threshold: Cents | null): boolean =>
  threshold !== null && subtotal >= threshold
