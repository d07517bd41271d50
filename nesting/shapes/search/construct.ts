import type { Random } from '../../random.ts'
import type { Kernel } from '../kernel/kernel.ts'
import type { Pose, ShapeProblem } from '../problem.ts'
import { type Layout, movePiece, startLayout } from './layout.ts'

/**
 * A first layout without overlaps: large pieces first, each at the sampled free place nearest to the film's start, then
 * slid toward the start. Yields after every few pieces. `expected` is roughly how long it may become. Only `pieces` are
 * placed.
 */
export function* construct(
  problem: ShapeProblem,
  kernel: Kernel,
  random: Random,
  samples: number,
  expected: number,
  pieces: readonly number[] = problem.pieces.map((_, piece) => piece),
): Generator<void, Layout> {
  const count = problem.pieces.length
  const layout = startLayout(problem)
  layout.length = expected
  kernel.load(layout)
  const bulk = (piece: number) => {
    const kind = problem.kinds[problem.pieces[piece]?.kind ?? -1]
    return kind === undefined ? 0 : kind.hullArea * kind.diameter
  }
  const sequence = pieces.toSorted((a, b) => bulk(b) - bulk(a) || a - b)
  problem.fixed.forEach(({ x, y, pose }, index) => {
    kernel.enter(count + index, x, y, pose)
  })
  // A fixed shape may end inside the margin, before the used film, and still needs its spacing.
  let used = problem.fixed.reduce(
    (end, { pose, y }) => Math.max(end, y + (problem.poses[pose] as Pose).box.maxY),
    -problem.spacing,
  )
  for (const [place, piece] of sequence.entries()) {
    const kind = problem.kinds[problem.pieces[piece]?.kind ?? -1]
    if (kind === undefined) throw new Error('piece out of range')
    let best = { ...afterAll(problem, kind.poses[0] as number, used), end: Number.POSITIVE_INFINITY }
    for (const number of kind.poses) {
      const pose = problem.poses[number] as Pose
      const height = pose.box.maxY - pose.box.minY
      const score = (x: number, y: number) => 10 * (2 * y + pose.box.maxY) + x
      const tries = Math.ceil(samples / kind.poses.length)
      for (let i = -1; i < tries; i++) {
        let { x, y } = afterAll(problem, number, used)
        if (i >= 0) {
          x = -pose.box.minX + random.real() * (problem.width - pose.box.maxX + pose.box.minX)
          y = -pose.box.minY + random.real() * Math.max(0, used + problem.spacing - height * 0.5)
        }
        if (score(x, y) >= best.end + height || !kernel.isClear(number, x, y)) continue
        // Even for very flat pieces, the film's start is only a few steps away.
        const first = Math.max(height * 0.5, problem.width / 256)
        for (let step = first; step > Math.max(height * 1e-3, problem.slack); ) {
          if (y - step >= -pose.box.minY && kernel.isClear(number, x, y - step)) y -= step
          else if (x - step >= -pose.box.minX && kernel.isClear(number, x - step, y)) x -= step
          else step /= 2
        }
        const end = score(x, y)
        if (end < best.end) best = { x, y, pose: number, end }
      }
    }
    movePiece(layout, piece, best.x, best.y, best.pose)
    kernel.enter(piece, best.x, best.y, best.pose)
    used = Math.max(used, best.y + (problem.poses[best.pose] as Pose).box.maxY)
    if (place % 8 === 7) yield
  }
  layout.length = Math.max(0, used)
  return layout
}

/** Beyond everything placed so far: free for any shapes. */
const afterAll = (problem: ShapeProblem, number: number, used: number) => {
  const { box } = problem.poses[number] as Pose
  return { x: -box.minX, y: used + problem.spacing - box.minY, pose: number }
}
