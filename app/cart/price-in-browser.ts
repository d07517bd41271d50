import type { CartItem } from '#domain/cart/cart-items.ts'
import { type Offer, type OfferedTotals, totalsWithOffers } from '#domain/money/discount.ts'
import { type Cents, cents } from '#domain/money/money.ts'
import { applyTiers } from '#domain/money/product-pricing.ts'
import type { DeliveryMethod } from '#domain/orders/totals.ts'
import type { PublicPrices } from '#server/cart/index.ts'

/** What one item costs at its quantity: per piece, plus a one-time setup fee. */
export type Charge = { unitPrice: Cents; setupFee: Cents }

/** `rules` for the chosen speed. */
export type BrowserPrices = Pick<PublicPrices, 'rules' | 'tiers' | 'offers'>

export type BrowserTotals = OfferedTotals & { charges: Map<string, Charge> }

/**
 * The same figures as the server's, by the same rules, from what the browser knows: its items' own prices, the shop's
 * tiers and promotions, and the offer of an applied code.
 */
export function priceInBrowser(
  items: readonly CartItem[],
  delivery: DeliveryMethod,
  { rules, tiers, offers }: BrowserPrices,
  codeOffer: Offer | null,
): BrowserTotals {
  const own = items.map((item) => ({ ...item, unitPrice: cents(item.unitPrice) }))
  const lines = applyTiers(own, tiers)
  const charges = new Map(lines.map(({ id, unitPrice, setupFee }) => [id, { unitPrice, setupFee }]))
  return { ...totalsWithOffers(lines, delivery, rules, codeOffer ? [codeOffer, ...offers] : offers), charges }
}
