import type { ShapeProblem } from '../problem.ts'
import { type Layout, usedLength } from './layout.ts'

/** Shortens the film: what lies beyond `cut` moves back by the difference, and everything is kept on the film. */
export const shrinkLayout = (problem: ShapeProblem, layout: Layout, length: number, cut: number): void => {
  const back = layout.length - length
  layout.length = length
  for (let i = 0; i < layout.x.length; i++) {
    const box = problem.poses[layout.pose[i] as number]?.box
    if (box === undefined) throw new Error('pose out of range')
    const y = layout.y[i] as number
    const moved = y > cut ? y - back : y
    layout.y[i] = Math.max(-box.minY, Math.min(moved, length - box.maxY))
  }
}

export const fitLength = (problem: ShapeProblem, layout: Layout): void => {
  layout.length = usedLength(problem, layout)
}

/** No film is shorter than the piece that needs the most of it. */
export const shortestFilm = ({ kinds, poses }: ShapeProblem): number =>
  Math.max(
    0,
    ...kinds.map((kind) =>
      Math.min(...kind.poses.map((pose) => (poses[pose] ? poses[pose].box.maxY - poses[pose].box.minY : 0))),
    ),
  )
