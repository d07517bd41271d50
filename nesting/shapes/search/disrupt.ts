import type { Random } from '../../random.ts'
import type { Pose, ShapeProblem } from '../problem.ts'
import { type Layout, movePiece } from './layout.ts'
import { fittingPose } from './shrink.ts'

/** Two large pieces of different kinds change places, and small pieces that one now buries go where it came from. */
export const disrupt = (problem: ShapeProblem, layout: Layout, random: Random): void => {
  const large = largePieces(problem)
  if (large.length < 2) return
  const first = large[random.below(large.length)] as number
  const others = large.filter((piece) => kindOf(problem, piece) !== kindOf(problem, first))
  const pool = others.length > 0 ? others : large.filter((piece) => piece !== first)
  const second = pool[random.below(pool.length)] as number
  const [x1, y1, pose1] = [layout.x[first] as number, layout.y[first] as number, layout.pose[first] as number]
  const [x2, y2, pose2] = [
    layout.x[second] as number,
    layout.y[second] as number,
    layout.pose[second] as number,
  ]
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
  const pose = poses.reduce((best, each) => (away(each) < away(best) ? each : best), poses[0] as number)
  const fitting = fittingPose(problem, kindOf(problem, piece), pose, layout.length)
  const { box } = problem.poses[fitting] as Pose
  movePiece(
    layout,
    piece,
    Math.max(-box.minX, Math.min(x, problem.width - box.maxX)),
    Math.max(-box.minY, Math.min(y, layout.length - box.maxY)),
    fitting,
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
  const pose = problem.poses[layout.pose[mover] as number]
  const hull = problem.kinds[kindOf(problem, mover)]?.outline.hull
  if (pose === undefined || hull === undefined) return
  for (let other = 0; other < problem.pieces.length; other++) {
    if (other === mover || other === partner) continue
    const x = (layout.x[other] as number) - (layout.x[mover] as number)
    const y = (layout.y[other] as number) - (layout.y[mover] as number)
    if (!isInHull(hull, x * pose.cos + y * pose.sin, y * pose.cos - x * pose.sin)) continue
    put(
      problem,
      layout,
      other,
      (layout.x[other] as number) + dx,
      (layout.y[other] as number) + dy,
      layout.pose[other] as number,
    )
  }
}

const isInHull = (hull: Float64Array, x: number, y: number) => {
  for (let i = 0, j = hull.length - 2; i < hull.length; j = i, i += 2) {
    const dx = (hull[i] as number) - (hull[j] as number)
    const dy = (hull[i + 1] as number) - (hull[j + 1] as number)
    if (dx * (y - (hull[j + 1] as number)) - dy * (x - (hull[j] as number)) < 0) return false
  }
  return true
}
