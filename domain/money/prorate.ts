import { type Cents, cents } from './money.ts'

/**
 * Splits an amount by weights so that the parts add up to it, to the cent: each part is rounded down, and the cents
 * left over go to the largest remainders, the first among equal ones (largest remainder, or Hamilton's method). If all
 * weights are 0, only 0 can be split.
 *
 * @throws RangeError for a negative amount or weight, or for an amount without any weight to carry it: a bug.
 */
export function prorate(amount: Cents, weights: readonly number[]): Cents[] {
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  if (amount < 0 || weights.some((weight) => weight < 0))
    throw new RangeError('Nothing below 0 is shared out')
  if (whole === 0n) {
    if (amount !== 0) throw new RangeError(`No weight carries ${amount}`)
    return weights.map(() => cents(0))
  }
  const parts = weights.map((weight) => {
    const product = BigInt(amount) * BigInt(weight)
    return { part: Number(product / whole), remainder: product % whole }
  })
  let left = parts.reduce<number>((rest, { part }) => rest - part, amount)
  const byRemainder = parts.toSorted((a, b) => Number(b.remainder - a.remainder))
  for (const one of byRemainder) {
    if (left === 0) break
    one.part += 1
    left -= 1
  }
  return parts.map(({ part }) => cents(part))
}
