import type { ShapeProblem } from '../problem.ts'

/**
 * The current position of every piece: reference points and poses, within a film of a given length. May contain
 * overlaps.
 */
export type Layout = {
  readonly x: Float64Array
  readonly y: Float64Array
  readonly pose: Int32Array
  length: number
}

export const createLayout = (count: number): Layout => ({
  x: new Float64Array(count),
  y: new Float64Array(count),
  pose: new Int32Array(count),
  length: 0,
})

/** With the fixed shapes in their places, after the pieces. */
export const startLayout = ({ pieces, fixed }: ShapeProblem): Layout => {
  const layout = createLayout(pieces.length + fixed.length)
  fixed.forEach(({ x, y, pose }, index) => {
    movePiece(layout, pieces.length + index, x, y, pose)
  })
  return layout
}

export const copyLayout = (from: Layout, to: Layout): void => {
  to.x.set(from.x)
  to.y.set(from.y)
  to.pose.set(from.pose)
  to.length = from.length
}

export const cloneLayout = (from: Layout): Layout => {
  const to = createLayout(from.x.length)
  copyLayout(from, to)
  return to
}

export const movePiece = (layout: Layout, piece: number, x: number, y: number, pose: number): void => {
  layout.x[piece] = x
  layout.y[piece] = y
  layout.pose[piece] = pose
}

/** Film used, from the inner edge of the first margin to the end of the last piece or fixed shape. */
export const usedLength = (problem: ShapeProblem, layout: Layout): number => {
  let used = 0
  for (let i = 0; i < layout.x.length; i++) {
    const pose = problem.poses[layout.pose[i] as number]
    if (pose !== undefined) used = Math.max(used, (layout.y[i] as number) + pose.box.maxY)
  }
  return used
}
