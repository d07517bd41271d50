/** Money is whole US cents, branded so that dollars, floats and counts cannot be mixed with it. */
export type Cents = number & { readonly __unit: 'cents' }

/** @throws RangeError when the amount is not a whole number of cents: a bug, never a user's mistake. */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole number of cents: ${amount}`)
  return amount as Cents
}

export const noMoney = cents(0)

export function addCents(...amounts: Cents[]): Cents {
  return cents(amounts.reduce<number>((sum, amount) => sum + amount, 0))
}

export function subtractCents(from: Cents, amount: Cents): Cents {
  return cents(from - amount)
}

export function timesCents(amount: Cents, count: number): Cents {
  return cents(amount * count)
}

/** Basis points: 825 is 8.25 %. Half a cent rounds up, away from zero. */
export type BasisPoints = number & { readonly __unit: 'basis-points' }

export function basisPoints(points: number): BasisPoints {
  if (!Number.isSafeInteger(points) || points < 0) throw new RangeError(`Not basis points: ${points}`)
  return points as BasisPoints
}

/** A share of an amount, rounded half up to the cent in integer arithmetic (money is never a float). */
export function shareOfCents(amount: Cents, share: BasisPoints): Cents {
  const product = BigInt(amount) * BigInt(share)
  const sign = product < 0n ? -1n : 1n
  return cents(Number((product * sign + 5_000n) / 10_000n) * Number(sign))
}

export function atMost(amount: Cents, limit: Cents): Cents {
  return amount > limit ? limit : amount
}

/** With 2 decimals (docs/spec-map.md S9). */
export const shopCurrency = 'USD'

/** "$1,234.50". */
export function formatMoney(amount: Cents): string {
  return dollars.format(amount / 100)
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: shopCurrency })
