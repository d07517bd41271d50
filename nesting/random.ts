/** A small seeded generator (xorshift128, Marsaglia 2003): the same seed gives the same numbers everywhere. */
export type Random = {
  /** A whole number in 0 … bound − 1. */
  readonly below: (bound: number) => number
  /** A real number in 0 … 1, 1 excluded. */
  readonly real: () => number
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
  }
}
