/** A small seeded generator (xorshift128, Marsaglia 2003): the same seed gives the same numbers everywhere. */
export type Random = {
  /** An integer in 0 … bound − 1. */
  readonly below: (bound: number) => number
  /** A real number from 0 up to but excluding 1. */
  readonly real: () => number
  /** Exponentially distributed with mean 1: −ln of a random real. */
  readonly exponential: () => number
}

export const createRandom = (seed: number): Random => {
  let a = (seed ^ 0x9e3779b9) | 0
  let b = (Math.imul(seed, 0x85ebca6b) ^ 0x243f6a88) | 0
  let c = 0xb7e15162 | 0
  let d = 0x1f83d9ab | 0
  const next = () => {
    let t = a ^ (a << 11)
    a = b
    b = c
    c = d
    t ^= t >>> 8
    d = d ^ (d >>> 19) ^ t
    return d >>> 0
  }
  for (let i = 0; i < 16; i++) next()
  return {
    below: (bound) => Math.floor((next() / 4294967296) * bound),
    real: () => next() / 4294967296,
    exponential: () => minusLog(next()),
  }
}

/**
 * −ln((n + 1) / 2^32) for a 32-bit integer n, to seven digits. `Math.log` may differ in its last bit between browsers,
 * and one bit is enough to produce a different layout; sums and products are the same everywhere.
 */
const minusLog = (n: number): number => {
  const zeros = Math.clz32(n)
  const mantissa = ((n + 1) * 2 ** zeros) / 4294967296
  const s = (mantissa - 1) / (mantissa + 1)
  const q = s * s
  return (
    zeros * Math.LN2 -
    2 * s * (1 + q * (1 / 3 + q * (1 / 5 + q * (1 / 7 + q * (1 / 9 + q * (1 / 11 + q / 13))))))
  )
}
