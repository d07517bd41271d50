import { formatLocalDay, localTimeOf } from '#domain/local-time.ts'
import { cents, formatMoney } from '#domain/money/money.ts'
import { itemTitle } from '#domain/orders/item-options.ts'
import type { SettleWay } from '#domain/orders/order-change.ts'
import type { ChangeableOrder, NewOrderItem } from '#server/orders/index.ts'
import type { ChangePlan } from './plan-change.ts'

export const money = (amount: number): string => formatMoney(cents(amount))

/** What changed, one line each, also shown to the customer. */
export function wordsOf(
  order: ChangeableOrder,
  { changed, removed, totals }: ChangePlan,
  added: readonly Pick<
    NewOrderItem,
    'name' | 'quantity' | 'productType' | 'productSize' | 'productColor' | 'designData'
  >[],
): string[] {
  const words = [
    ...changed.map(({ item, quantity }) => `${itemTitle(item)}: ${quantity} instead of ${item.quantity}`),
    ...removed.map((item) => `Removed: ${item.quantity} × ${itemTitle(item)}`),
    ...added.map((item) => `Added: ${item.quantity} × ${itemTitle(item)}`),
  ]
  if (totals.shipping !== order.shippingCents)
    words.push(`Shipping: ${money(totals.shipping)} instead of ${money(order.shippingCents)}`)
  if (totals.discount !== order.discountCents)
    words.push(`Discount: ${money(totals.discount)} instead of ${money(order.discountCents)}`)
  return words
}

/** How the difference is settled, for the history. */
export function settledWords(differenceCents: number, settle: SettleWay): string {
  if (differenceCents === 0) return 'Nothing to settle'
  const amount = money(Math.abs(differenceCents))
  const isOwed = differenceCents > 0
  if (settle === 'provider') return isOwed ? `${amount} requested by payment link` : `${amount} refunded`
  if (settle === 'done') return isOwed ? `${amount} was paid by hand` : `${amount} was refunded by hand`
  return isOwed ? `${amount} to be paid later` : `${amount} to be refunded later`
}

/** The same for the customer. */
export function settledForCustomer(differenceCents: number, settle: SettleWay): string | null {
  if (differenceCents === 0) return null
  const amount = money(Math.abs(differenceCents))
  const isOwed = differenceCents > 0
  if (settle === 'provider')
    return isOwed
      ? `${amount} is left to pay. We’ll continue with what was added as soon as it’s paid.`
      : `${amount} goes back to you the way you paid.`
  if (settle === 'done')
    return isOwed
      ? `You’ve already paid the additional ${amount}.`
      : `You’ve already received the ${amount} back.`
  return isOwed
    ? `We’ll ask you for the additional ${amount} later.`
    : `We’ll refund the ${amount} to you later.`
}

export const dayWords = (moment: Date, timeZone: string): string =>
  formatLocalDay(localTimeOf(moment, timeZone).day)
