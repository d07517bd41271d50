import type { Random } from '../../random.ts'
import type { Pose, ShapeProblem } from '../problem.ts'
import type { Layout } from './layout.ts'
import { fittingPose } from './shrink.ts'

/**
 * Half of the time, one of the pieces takes any of its turns in place; otherwise two of different kinds swap places,
 * keeping their turns. The centers of their boxes stay, as far as the film allows.
 */
export const disturb = (
  problem: ShapeProblem,
  layout: Layout,
  pieces: readonly number[],
  random: Random,
): void => {
  const first = pieces[random.below(pieces.length)] as number
  const kind = problem.pieces[first]?.kind
  const others = random.below(2) === 0 ? [] : pieces.filter((piece) => problem.pieces[piece]?.kind !== kind)
  if (others.length === 0) {
    const turns = problem.kinds[kind ?? -1]?.poses ?? []
    putMiddle(problem, layout, first, middleOf(problem, layout, first), turns[random.below(turns.length)])
    return
  }
  const second = others[random.below(others.length)] as number
  const middle = middleOf(problem, layout, first)
  putMiddle(problem, layout, first, middleOf(problem, layout, second))
  putMiddle(problem, layout, second, middle)
}

type Middle = { readonly x: number; readonly y: number }

const middleOf = (problem: ShapeProblem, layout: Layout, piece: number): Middle => {
  const { box } = problem.poses[layout.pose[piece] as number] as Pose
  return {
    x: (layout.x[piece] as number) + (box.minX + box.maxX) / 2,
    y: (layout.y[piece] as number) + (box.minY + box.maxY) / 2,
  }
}

const putMiddle = (
  problem: ShapeProblem,
  layout: Layout,
  piece: number,
  { x, y }: Middle,
  turned = layout.pose[piece] as number,
) => {
  const pose = fittingPose(problem, problem.pieces[piece]?.kind ?? -1, turned, layout.length)
  const { box } = problem.poses[pose] as Pose
  layout.pose[piece] = pose
  layout.x[piece] = Math.max(-box.minX, Math.min(x - (box.minX + box.maxX) / 2, problem.width - box.maxX))
  layout.y[piece] = Math.max(-box.minY, Math.min(y - (box.minY + box.maxY) / 2, layout.length - box.maxY))
}
