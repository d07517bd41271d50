import type { Layout } from './layout.ts'
import type { Problem } from './problem.ts'
import type { NestPlacement, NestResult, NestUnplaced } from './types.ts'

/** Converts a layout in grid steps into placements in the caller's unit, one per copy, each with its item's id. */
export const presentLayout = (problem: Problem, layout: Layout, boundSteps: number): NestResult => {
  const { grid, strip, kinds, locked } = problem
  const copiesOfKind = kinds.map((kind) =>
    kind.members.flatMap((member) =>
      Array.from({ length: member.item.copies }, (_, index) => ({ member, copy: member.firstCopy + index })),
    ),
  )
  const used = kinds.map(() => 0)
  const placements: NestPlacement[] = []
  for (let slot = 0; slot < layout.count; slot++) {
    const kind = layout.kind[slot] as number
    const next = copiesOfKind[kind]?.[used[kind] as number]
    if (!next) continue
    used[kind] = (used[kind] as number) + 1
    const { item } = next.member
    const onItsSide = next.member.turned !== (layout.turned[slot] === 1)
    placements.push({
      itemId: item.id,
      copy: next.copy,
      x: strip.margin + grid.toLength(layout.x[slot] as number),
      y: strip.margin + grid.toLength(layout.y[slot] as number),
      width: onItsSide ? item.height : item.width,
      height: onItsSide ? item.width : item.height,
      turn: onItsSide ? 90 : 0,
    })
  }
  const left = new Map<string, number>()
  kinds.forEach((_, kind) => {
    for (const { member } of copiesOfKind[kind]?.slice(used[kind]) ?? [])
      left.set(member.item.id, (left.get(member.item.id) ?? 0) + 1)
  })
  const noRoom = [...left].map(([itemId, copies]): NestUnplaced => ({ itemId, copies, reason: 'no_room' }))

  const ends = [...placements, ...locked].map((box) => box.y + box.height)
  const height = ends.length === 0 ? 0 : Math.max(...ends) + strip.margin
  const area = [...placements, ...locked].reduce((sum, box) => sum + box.width * box.height, 0)
  const bound =
    placements.length === 0 || noRoom.length > 0
      ? 0
      : grid.toLength(boundSteps) - strip.spacing + 2 * strip.margin
  return {
    placements,
    height,
    unplaced: [...problem.unplaced, ...noRoom],
    density: height === 0 ? 0 : area / (strip.width * height),
    lowerBound: Math.min(bound, height),
    optimal: noRoom.length === 0 && layout.height <= boundSteps,
  }
}
