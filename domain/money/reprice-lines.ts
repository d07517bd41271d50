import { type Cents, cents, noMoney } from './money.ts'
import { applyTiers, type PriceTier, type TierLine, tierOf, withoutTiers } from './product-pricing.ts'

/** A line as an order keeps it: its price with the quantity break that it was sold at, and its set-up. */
export type SoldLine = TierLine & { setupFee: Cents }

/**
 * Prices a changed order by the rule of a new one. What it has keeps the price that it was sold at, changed by what its
 * quantity break changes by; what is added counts for the same breaks. A set-up that was asked for is asked once: by the
 * first line that is left of its tier.
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
  const own = withoutTiers(before, kept, tiers)
  const charged = applyTiers<Kept | Added>([...own, ...added], tiers)
  const asked = new Map<PriceTier, number>()
  for (const line of before) {
    const tier = tierOf(line, tiers)
    if (tier) asked.set(tier, (asked.get(tier) ?? 0) + line.setupFee)
  }
  const told = new Set<PriceTier>()
  return charged.map((line, index) => {
    const sold = kept[index]
    const tier = tierOf(line, tiers)
    if (!tier) return sold ? { ...line, setupFee: sold.setupFee } : line
    const isFirst = !told.has(tier)
    told.add(tier)
    const hasKept = kept.some((one) => tierOf(one, tiers) === tier)
    if (!hasKept) return line
    return { ...line, setupFee: isFirst ? cents(asked.get(tier) ?? 0) : noMoney }
  })
}
