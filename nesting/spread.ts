import type { Random } from './random.ts'
import type { NestPlacement } from './types.ts'

/** Swaps tried per placement. */
const TRIES = 40

type Place = Pick<NestPlacement, 'itemId' | 'x' | 'y' | 'width' | 'height'>

/**
 * Placements with the same name may swap items; `put` returns the placement at `here` after `there` has moved to it.
 */
export type Exchange<P> = {
  readonly nameOf: (place: P, index: number) => string
  readonly put: (here: P, there: P) => P
}

/** Boxes of equal size. */
const boxExchange: Exchange<NestPlacement> = {
  nameOf: ({ width, height }) => `${Math.round(width * 1e6)} ${Math.round(height * 1e6)}`,
  put: ({ x, y }, there) => ({ ...there, x, y }),
}

/**
 * Moves copies of one item apart without changing any position: boxes of equal size swap items. With `kinds`, one for
 * each placement, only those of the same kind.
 */
export const spreadCopies = (
  placements: readonly NestPlacement[],
  random: Random,
  kinds: readonly string[] = [],
): NestPlacement[] =>
  exchangeCopies(placements, random, {
    ...boxExchange,
    nameOf: (place, at) => `${boxExchange.nameOf(place, at)} ${kinds[at] ?? ''}`,
  })

/**
 * Moves copies of one item apart without changing any position: interchangeable placements swap items where that lowers
 * the sum of 1 / distance² over all pairs of copies. A clogged nozzle then spoils a few copies of each design instead
 * of all of one.
 */
export const exchangeCopies = <P extends Place>(
  placements: readonly P[],
  random: Random,
  { nameOf, put }: Exchange<P>,
): P[] => {
  const placed = [...placements]
  const alike = Map.groupBy(placed.keys(), (index) => nameOf(placed[index] as P, index))
  const groups = [...alike.values()].filter(
    (group) => new Set(group.map((index) => placed[index]?.itemId)).size > 1,
  )
  for (const group of groups) {
    for (let tries = group.length * TRIES; tries > 0; tries--) {
      const a = group[random.below(group.length)] as number
      const b = group[random.below(group.length)] as number
      const first = placed[a] as P
      const second = placed[b] as P
      if (first.itemId === second.itemId) continue
      const before = crowding(placed, a, first.itemId, b) + crowding(placed, b, second.itemId, a)
      const after = crowding(placed, a, second.itemId, b) + crowding(placed, b, first.itemId, a)
      if (after >= before) continue
      placed[a] = put(first, second)
      placed[b] = put(second, first)
    }
  }
  return placed
}

/** Σ 1 / distance² from the place at `index` to the copies of `itemId`, except the one at `except`. */
const crowding = (placed: readonly Place[], index: number, itemId: string, except: number) => {
  const here = placed[index] as Place
  let sum = 0
  for (let other = 0; other < placed.length; other++) {
    const there = placed[other] as Place
    if (other === index || other === except || there.itemId !== itemId) continue
    const dx = here.x + here.width / 2 - (there.x + there.width / 2)
    const dy = here.y + here.height / 2 - (there.y + there.height / 2)
    sum += 1 / Math.max(1e-9, dx * dx + dy * dy)
  }
  return sum
}
