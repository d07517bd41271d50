import type { Pose, ShapeProblem } from '../problem.ts'
import { type Layout, usedLength } from './layout.ts'

/** Shortens the film: pieces beyond `cut` move back by the difference, and everything is kept on the film. */
export const shrinkLayout = (problem: ShapeProblem, layout: Layout, length: number, cut: number): void => {
  const back = layout.length - length
  layout.length = length
  for (let i = 0; i < problem.pieces.length; i++) {
    const pose = fittingPose(problem, problem.pieces[i]?.kind ?? -1, layout.pose[i] as number, length)
    const { box } = problem.poses[pose] as Pose
    layout.pose[i] = pose
    layout.x[i] = Math.max(-box.minX, Math.min(layout.x[i] as number, problem.width - box.maxX))
    const y = layout.y[i] as number
    const moved = y > cut ? y - back : y
    layout.y[i] = Math.max(-box.minY, Math.min(moved, length - box.maxY))
  }
}

/** The pose itself if it is not longer than the film, otherwise one that is not. */
export const fittingPose = (problem: ShapeProblem, kind: number, pose: number, length: number): number => {
  const fits = (each: number) => extent(problem.poses[each]) <= length + problem.slack
  return fits(pose) ? pose : (problem.kinds[kind]?.poses.find(fits) ?? pose)
}

const extent = (pose: Pose | undefined) => (pose === undefined ? 0 : pose.box.maxY - pose.box.minY)

export const fitLength = (problem: ShapeProblem, layout: Layout): void => {
  layout.length = usedLength(problem, layout)
}

/**
 * The minimum length: no film is shorter than the piece that needs the most of it, or ends before a fixed shape does.
 */
export const shortestFilm = ({ kinds, poses, pieces, fixed }: ShapeProblem): number => {
  const used = new Set(pieces.map(({ kind }) => kind))
  const needs = kinds.map(({ index, poses: own }) =>
    used.has(index) ? Math.min(...own.map((pose) => extent(poses[pose]))) : 0,
  )
  return Math.max(0, ...needs, ...fixed.map(({ pose, y }) => y + (poses[pose]?.box.maxY ?? 0)))
}
