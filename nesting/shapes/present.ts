import type { Random } from '../random.ts'
import { exchangeCopies } from '../spread.ts'
import type { NestUnplaced } from '../types.ts'
import type { ShapeProblem } from './problem.ts'
import type { Layout } from './search/layout.ts'
import { shortestFilm } from './search/shrink.ts'
import type { ShapePlacement, ShapeResult, ShapeStrip } from './types.ts'

/**
 * Converts a layout to placements in the caller's unit. Pieces that end beyond a fixed sheet are reported as `no_room`.
 * With `spread`, those with the same shape swap places so that copies of one item are far apart.
 */
export const presentShapes = (
  problem: ShapeProblem,
  strip: ShapeStrip,
  layout: Layout | undefined,
  spread?: Random,
): ShapeResult => {
  const placements: ShapePlacement[] = []
  const kinds: number[] = []
  const left = new Map<string, number>()
  const last = (strip.maxHeight ?? Number.POSITIVE_INFINITY) - strip.margin + problem.slack
  let inkOfPieces = 0
  let end = 0
  problem.pieces.forEach((piece, index) => {
    const pose = layout && problem.poses[layout.pose[index] as number]
    if (pose === undefined || layout === undefined) return
    const { box } = pose
    const y = strip.margin + (layout.y[index] as number) + box.minY
    if (y + box.maxY - box.minY > last) {
      left.set(piece.item.id, (left.get(piece.item.id) ?? 0) + 1)
      return
    }
    kinds.push(piece.kind)
    placements.push({
      itemId: piece.item.id,
      copy: piece.copy,
      x: strip.margin + (layout.x[index] as number) + box.minX,
      y,
      width: box.maxX - box.minX,
      height: box.maxY - box.minY,
      turn: pose.degrees,
    })
    inkOfPieces += problem.kinds[piece.kind]?.outline.area ?? 0
    end = Math.max(end, y + box.maxY - box.minY)
  })
  let ink = inkOfPieces
  for (const { kind, pose, y } of problem.fixed) {
    ink += problem.kinds[kind]?.outline.area ?? 0
    end = Math.max(end, strip.margin + y + (problem.poses[pose]?.box.maxY ?? 0))
  }
  const height = placements.length + problem.fixed.length === 0 ? 0 : end + strip.margin
  const noRoom = [...left].map(([itemId, copies]): NestUnplaced => ({ itemId, copies, reason: 'no_room' }))
  const free = placements.length === 0 ? 0 : inkOfPieces / problem.width
  const least = Math.max(shortestFilm(problem), free) + 2 * strip.margin
  const bound = placements.length === 0 || noRoom.length > 0 ? 0 : Math.min(least, height)
  return {
    placements: spread
      ? exchangeCopies(placements, spread, { nameOf: (_, at) => String(kinds[at]), put: putItem })
      : placements,
    height,
    unplaced: [...problem.unplaced, ...noRoom],
    notes: problem.notes,
    density: height === 0 ? 0 : Math.min(1, ink / (strip.width * height)),
    lowerBound: bound,
    optimal: noRoom.length === 0 && height <= bound + problem.slack,
  }
}

/** Shapes of one kind fill the same place. */
const putItem = (here: ShapePlacement, { itemId, copy }: ShapePlacement) => ({ ...here, itemId, copy })
