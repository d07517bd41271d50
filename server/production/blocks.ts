import { sql } from 'drizzle-orm'
import { cents, formatMoney } from '#domain/money/money.ts'
import { waitsForPayment } from '#domain/orders/order-change.ts'
import { artworkToFollow, changedAfterPrinting } from '#domain/orders/production.ts'
import { type ProductionItemRow, productionItems } from './tables.ts'

type Blocks = Pick<
  ProductionItemRow,
  'blockedReason' | 'waitsForCents' | 'isArtworkToFollow' | 'designChangedAt'
>

/** Everything that blocks an item, as shown to staff; null if nothing does. Each is lifted independently. */
export function blockReasonOf(item: Blocks): string | null {
  const reasons = [
    item.designChangedAt && changedAfterPrinting,
    item.waitsForCents !== null && waitsForPayment(formatMoney(cents(item.waitsForCents))),
    item.isArtworkToFollow && artworkToFollow,
    item.blockedReason,
  ].filter(Boolean)
  return reasons.length > 0 ? reasons.join(' · ') : null
}

/** The same as a condition: nothing blocks it. */
export const isFree = sql<boolean>`(${productionItems.blockedReason} is null and ${productionItems.waitsForChange} is null
  and not ${productionItems.isArtworkToFollow} and ${productionItems.designChangedAt} is null)`

export function blockOf(item: ProductionItemRow): { reason: string; by: string } | null {
  const reason = blockReasonOf(item)
  return reason === null ? null : { reason, by: item.blockedBy ?? '' }
}

/**
 * The values with which staff let an item continue, whatever it waited for. Only settleChange decides about a changed
 * design.
 */
export const unblocked = {
  blockedReason: null,
  blockedBy: null,
  waitsForChange: null,
  waitsForCents: null,
  isArtworkToFollow: false,
} as const
