import { type Cents, cents, noMoney } from './money.ts'
import { applyTiers, breakPrices, type PriceTier, type TierLine, tierOf } from './product-pricing.ts'

/** A line as an order keeps it: with the quantity break that it was sold at, its price before that, and its set-up. */
export type SoldLine = TierLine & { ownPrice: Cents; setupFee: Cents }

/**
 * Prices a changed order by the rule of a new one. What it has keeps the price that it was sold at, unless it reaches
 * another quantity break now, or loses one; what is added counts for the same breaks. A set-up that was asked for is asked
 * once: by the first line that is left of its tier.
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
