import { type CounterMethod, counterMethods } from './counter-methods.ts'
import { cents, formatMoney } from './money.ts'
import { shareOut } from './refund-rules.ts'

/** How money goes back: online, by the provider that took it, or by hand, as it was taken at the counter. */
export type RefundWay = 'online' | CounterMethod

/** What a payment still holds, in cents. */
export type Holding = { leftCents: number; way: RefundWay }

const stepOf: Record<RefundWay, (amount: string) => string> = {
  online: (amount) => `${amount} goes back the way it was paid online.`,
  cash: (amount) => `Hand ${amount} back in cash: this only writes it down.`,
  card: (amount) => `Give ${amount} back with the card terminal: this only writes it down.`,
  other: (amount) => `Give ${amount} back by hand, the way it was paid: this only writes it down.`,
}

/** What becomes of so much, and what staff are to do for it; null when the payments do not hold it. */
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

/** Behind "given back"; nothing for what went back online. */
export const backBy = (way: RefundWay): string =>
  way === 'online' ? '' : way === 'cash' ? ' in cash' : ` by hand (${counterMethods[way].toLowerCase()})`
