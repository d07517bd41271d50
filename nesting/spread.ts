import type { Random } from './random.ts'
import type { NestPlacement } from './types.ts'

/** Swaps tried per placement. */
const TRIES = 40

/**
 * Moves copies of one item apart without moving any place: placements of equal size change items where that lowers
 * the sum of 1 / distance² over all pairs of copies. A clogged nozzle then spoils a few of each design, not all of one.
 */
export const spreadCopies = (placements: readonly NestPlacement[], random: Random): NestPlacement[] => {
  const placed = [...placements]
  const sizes = Map.groupBy(placed.keys(), (index) => {
    const { width, height } = placed[index] as NestPlacement
    return `${Math.round(width * 1e6)} ${Math.round(height * 1e6)}`
  })
  const groups = [...sizes.values()].filter(
    (group) => new Set(group.map((index) => placed[index]?.itemId)).size > 1,
  )
  for (const group of groups) {
    for (let tries = group.length * TRIES; tries > 0; tries--) {
      const a = group[random.below(group.length)] as number
      const b = group[random.below(group.length)] as number
      const first = placed[a] as NestPlacement
      const second = placed[b] as NestPlacement
      if (first.itemId === second.itemId) continue
      const before = crowding(placed, a, first.itemId, b) + crowding(placed, b, second.itemId, a)
      const after = crowding(placed, a, second.itemId, b) + crowding(placed, b, first.itemId, a)
      if (after >= before) continue
      placed[a] = { ...second, x: first.x, y: first.y }
      placed[b] = { ...first, x: second.x, y: second.y }
    }
  }
  return placed
}

/** Σ 1 / distance² from the place at `index` to the copies of `itemId` elsewhere than at `except`. */
const crowding = (placed: readonly NestPlacement[], index: number, itemId: string, except: number) => {
  const here = placed[index] as NestPlacement
  let sum = 0
  for (let other = 0; other < placed.length; other++) {
    const there = placed[other] as NestPlacement
    if (other === index || other === except || there.itemId !== itemId) continue
    const dx = here.x + here.width / 2 - (there.x + there.width / 2)
    const dy = here.y + here.height / 2 - (there.y + there.height / 2)
    sum += 1 / Math.max(1e-9, dx * dx + dy * dy)
  }
  return sum
}
