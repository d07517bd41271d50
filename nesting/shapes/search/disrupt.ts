import type { Random } from '../../random.ts'
import { at } from '../outline/ring.ts'
import type { ShapeProblem } from '../problem.ts'
import { type Layout, movePiece } from './layout.ts'

/** Two large pieces of different kinds change places, and small pieces that one now buries go where it came from. */
export const disrupt = (problem: ShapeProblem, layout: Layout, random: Random): void => {
  const large = largePieces(problem)
  if (large.length < 2) return
  const first = at(large, random.below(large.length))
  const others = large.filter((piece) => kindOf(problem, piece) !== kindOf(problem, first))
  const pool = others.length > 0 ? others : large.filter((piece) => piece !== first)
  const second = at(pool, random.below(pool.length))
  const [x1, y1, pose1] = [at(layout.x, first), at(layout.y, first), at(layout.pose, first)]
  const [x2, y2, pose2] = [at(layout.x, second), at(layout.y, second), at(layout.pose, second)]
  put(problem, layout, first, x2, y2, pose2)
  put(problem, layout, second, x1, y1, pose1)
  followInto(problem, layout, first, second, x1 - x2, y1 - y2)
  followInto(problem, layout, second, first, x2 - x1, y2 - y1)
}

const kindOf = (problem: ShapeProblem, piece: number) => problem.pieces[piece]?.kind ?? -1

/** The pieces that make up three quarters of all hull area, from the largest down. */
const largePieces = (problem: ShapeProblem) => {
  const areaOf = (piece: number) => problem.kinds[kindOf(problem, piece)]?.hullArea ?? 0
  const sorted = problem.pieces.map((_, piece) => piece).sort((a, b) => areaOf(b) - areaOf(a) || a - b)
  const total = sorted.reduce((sum, piece) => sum + areaOf(piece), 0)
  let sum = 0
  let least = 0
  for (const piece of sorted) {
    sum += areaOf(piece)
    least = areaOf(piece)
    if (sum > total * 0.75) break
  }
  return sorted.filter((piece) => areaOf(piece) >= least)
}

/** In the pose nearest to the one asked for, on the film. */
const put = (problem: ShapeProblem, layout: Layout, piece: number, x: number, y: number, like: number) => {
  const wanted = problem.poses[like]?.degrees ?? 0
  const poses = problem.kinds[kindOf(problem, piece)]?.poses ?? []
  const away = (pose: number) =>
    Math.abs((((((problem.poses[pose]?.degrees ?? 0) - wanted) % 360) + 540) % 360) - 180)
  const pose = poses.reduce((best, each) => (away(each) < away(best) ? each : best), at(poses, 0))
  const box = problem.poses[pose]?.box
  if (box === undefined) throw new Error('pose out of range')
  movePiece(
    layout,
    piece,
    Math.max(-box.minX, Math.min(x, problem.width - box.maxX)),
    Math.max(-box.minY, Math.min(y, layout.length - box.maxY)),
    pose,
  )
}

/** Pieces whose middle the moved piece's hull now covers go along with the exchange. */
const followInto = (
  problem: ShapeProblem,
  layout: Layout,
  mover: number,
  partner: number,
  dx: number,
  dy: number,
) => {
  const pose = problem.poses[at(layout.pose, mover)]
  const hull = problem.kinds[kindOf(problem, mover)]?.outline.hull
  if (pose === undefined || hull === undefined) return
  for (let other = 0; other < layout.x.length; other++) {
    if (other === mover || other === partner) continue
    const x = at(layout.x, other) - at(layout.x, mover)
    const y = at(layout.y, other) - at(layout.y, mover)
    if (!isInHull(hull, x * pose.cos + y * pose.sin, y * pose.cos - x * pose.sin)) continue
    put(problem, layout, other, at(layout.x, other) + dx, at(layout.y, other) + dy, at(layout.pose, other))
  }
}

const isInHull = (hull: Float64Array, x: number, y: number) => {
  for (let i = 0, j = hull.length - 2; i < hull.length; j = i, i += 2) {
    const dx = at(hull, i) - at(hull, j)
    const dy = at(hull, i + 1) - at(hull, j + 1)
    if (dx * (y - at(hull, j + 1)) - dy * (x - at(hull, j)) < 0) return false
  }
  return true
}
