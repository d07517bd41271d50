import type { Kind } from './problem.ts'

/** Finds in constant time every kind that has a side of a given length, so that exact fits need no scan. */
export type SideIndex = {
  /** Index of the bucket for a length, or −1 when no box has such a side. */
  readonly find: (length: number) => number
  /** Bucket b is `entries` from `start[b]` to `start[b + 1]`. */
  readonly start: Int32Array
  /** kind × 2 + turned, for a box that is as wide as the bucket's length when turned that way. */
  readonly entries: Int32Array
}

export const createSideIndex = (kinds: readonly Kind[]): SideIndex => {
  const buckets = new Map<number, number[]>()
  const add = (length: number, entry: number) => {
    const bucket = buckets.get(length)
    if (bucket) bucket.push(entry)
    else buckets.set(length, [entry])
  }
  kinds.forEach((kind, index) => {
    add(kind.width, index * 2)
    if (kind.canTurn) add(kind.height, index * 2 + 1)
  })
  let size = 16
  while (size < buckets.size * 4) size *= 2
  const mask = size - 1
  const lengths = new Float64Array(size).fill(-1)
  const numbers = new Int32Array(size)
  const start = new Int32Array(buckets.size + 1)
  const entries: number[] = []
  let number = 0
  for (const [length, bucket] of buckets) {
    let slot = (Math.imul(length, GOLDEN) >>> 8) & mask
    while ((lengths[slot] as number) >= 0) slot = (slot + 1) & mask
    lengths[slot] = length
    numbers[slot] = number
    start[number++] = entries.length
    entries.push(...bucket)
  }
  start[number] = entries.length
  const find = (length: number) => {
    let slot = (Math.imul(length, GOLDEN) >>> 8) & mask
    for (;;) {
      const found = lengths[slot] as number
      if (found === length) return numbers[slot] as number
      if (found < 0) return -1
      slot = (slot + 1) & mask
    }
  }
  return { find, start, entries: Int32Array.from(entries) }
}

const GOLDEN = 0x9e3779b1
