import { type CounterMethod, counterMethods } from './counter-methods.ts'
import { cents, formatMoney } from './money.ts'
import { shareOut } from './refund-rules.ts'

/** How money is refunded: online, by the provider that took it, or by hand, the way it was taken at the counter. */
export type RefundWay = 'online' | CounterMethod

/** What is left of a payment, in cents. */
export type Holding = { leftCents: number; way: RefundWay }

const stepOf: Record<RefundWay, (amount: string) => string> = {
  online: (amount) => `${amount} goes back online, the way it was paid.`,
  cash: (amount) => `Give ${amount} back in cash: this only records it.`,
  card: (amount) => `Give ${amount} back with the card terminal: this only records it.`,
  other: (amount) => `Give ${amount} back by hand, the way it was paid: this only records it.`,
}

/** How this amount is refunded, and what staff have to do; null when the payments do not cover it. */
export function howItGoesBack(holdings: readonly Holding[], amountCents: number): string | null {
  const shares = shareOut(holdings, ({ leftCents }) => leftCents, amountCents)
  if (!shares) return null
  const byWay = Map.groupBy(shares, ({ of }) => of.way)
  return [...byWay]
    .map(([way, of]) =>
      stepOf[way](formatMoney(cents(of.reduce((sum, share) => sum + share.amountCents, 0)))),
    )
    .join(' ')
}

/** Follows "given back"; empty for an online refund. */
export const backBy = (way: RefundWay): string =>
  way === 'online' ? '' : way === 'cash' ? ' in cash' : ` by hand (${counterMethods[way].toLowerCase()})`
