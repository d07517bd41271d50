import { type Cents, cents, noMoney } from './money.ts'
import { applyTiers, breakPrices, type PriceTier, type TierLine, tierOf } from './product-pricing.ts'

/** A line as stored in an order: with the quantity break it was sold at, its price before that, and its setup fee. */
export type SoldLine = TierLine & { ownPrice: Cents; setupFee: Cents }

/**
 * Prices a changed order by the rules for a new one. Existing lines keep the price they were sold at unless they now
 * reach a different quantity break or lose one; added lines count toward the same breaks. A setup fee that was charged
 * is charged once: on the first remaining line of its tier.
 *
 * @param before all lines that the order had; `kept` those that stay, in their new quantities, in the same order.
 * @returns `kept`, then `added`.
 */
export function repriceLines<Kept extends SoldLine, Added extends TierLine>(
  before: readonly SoldLine[],
  kept: readonly Kept[],
  added: readonly Added[],
  tiers: readonly PriceTier[],
): ((Kept | Added) & { setupFee: Cents })[] {
  const own = kept.map((line) => ({ ...line, unitPrice: line.ownPrice }))
  const charged = applyTiers<Kept | Added>([...own, ...added], tiers)
  const pricesBefore = breakPrices(before, tiers)
  const prices = breakPrices([...kept, ...added], tiers)
  const asked = new Map<PriceTier, number>()
  for (const line of before) {
    const tier = tierOf(line, tiers)
    if (tier) asked.set(tier, (asked.get(tier) ?? 0) + line.setupFee)
  }
  const told = new Set<PriceTier>()
  return charged.map((line, index) => {
    const sold = kept[index]
    const tier = tierOf(line, tiers)
    if (!tier) return sold ? { ...line, unitPrice: sold.unitPrice, setupFee: sold.setupFee } : line
    const isFirst = !told.has(tier)
    told.add(tier)
    const hasKept = kept.some((one) => tierOf(one, tiers) === tier)
    if (!hasKept) return line
    const isAtSameBreak = pricesBefore.get(tier) === prices.get(tier)
    return {
      ...line,
      unitPrice: sold && isAtSameBreak ? sold.unitPrice : line.unitPrice,
      setupFee: isFirst ? cents(asked.get(tier) ?? 0) : noMoney,
    }
  })
}
