import { sql } from 'drizzle-orm'
import { cents, formatMoney } from '#domain/money/money.ts'
import { waitsForPayment } from '#domain/orders/order-change.ts'
import { artworkToFollow, changedAfterPrinting } from '#domain/orders/production.ts'
import { type ProductionItemRow, productionItems } from './tables.ts'

type Blocks = Pick<
  ProductionItemRow,
  'blockedReason' | 'waitsForCents' | 'isArtworkToFollow' | 'designChangedAt'
>

/** All that keeps an item, as staff read it; null where nothing does. Each of these goes by itself. */
export function blockReasonOf(item: Blocks): string | null {
  const reasons = [
    item.designChangedAt && changedAfterPrinting,
    item.waitsForCents !== null && waitsForPayment(formatMoney(cents(item.waitsForCents))),
    item.isArtworkToFollow && artworkToFollow,
    item.blockedReason,
  ].filter(Boolean)
  return reasons.length > 0 ? reasons.join(' · ') : null
}

/** The same as a condition: nothing keeps it. */
export const isFree = sql<boolean>`(${productionItems.blockedReason} is null and ${productionItems.waitsForChange} is null
  and not ${productionItems.isArtworkToFollow} and ${productionItems.designChangedAt} is null)`

export function blockOf(item: ProductionItemRow): { reason: string; by: string } | null {
  const reason = blockReasonOf(item)
  return reason === null ? null : { reason, by: item.blockedBy ?? '' }
}

/** What staff let go on whatever it waited for. A changed design is decided by settleChange alone. */
export const unblocked = {
  blockedReason: null,
  blockedBy: null,
  waitsForChange: null,
  waitsForCents: null,
  isArtworkToFollow: false,
} as const
