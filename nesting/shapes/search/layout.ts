import type { ShapeProblem } from '../problem.ts'

/** Where every piece lies now: reference points and poses, within a film of a given length. May hold overlaps. */
export type Layout = {
  readonly x: Float64Array
  readonly y: Float64Array
  readonly pose: Int32Array
  /** Pieces from the film's start to its end, by reference point. */
  readonly order: Int32Array
  /** Place of each piece in `order`. */
  readonly rank: Int32Array
  length: number
}

export const createLayout = (count: number): Layout => ({
  x: new Float64Array(count),
  y: new Float64Array(count),
  pose: new Int32Array(count),
  order: Int32Array.from({ length: count }, (_, i) => i),
  rank: Int32Array.from({ length: count }, (_, i) => i),
  length: 0,
})

export const copyLayout = (from: Layout, to: Layout): void => {
  to.x.set(from.x)
  to.y.set(from.y)
  to.pose.set(from.pose)
  to.order.set(from.order)
  to.rank.set(from.rank)
  to.length = from.length
}

export const cloneLayout = (from: Layout): Layout => {
  const to = createLayout(from.x.length)
  copyLayout(from, to)
  return to
}

/** Puts a piece elsewhere and keeps the order right. */
export const movePiece = (layout: Layout, piece: number, x: number, y: number, pose: number): void => {
  layout.x[piece] = x
  layout.y[piece] = y
  layout.pose[piece] = pose
  const { order, rank } = layout
  let place = rank[piece] as number
  while (place > 0 && (layout.y[order[place - 1] as number] as number) > y) {
    order[place] = order[place - 1] as number
    rank[order[place] as number] = place
    place--
  }
  while (place < order.length - 1 && (layout.y[order[place + 1] as number] as number) < y) {
    order[place] = order[place + 1] as number
    rank[order[place] as number] = place
    place++
  }
  order[place] = piece
  rank[piece] = place
}

/** Sorts the pieces anew after many moved at once. */
export const sortLayout = (layout: Layout): void => {
  const sorted = Array.from(layout.order).sort(
    (a, b) => (layout.y[a] as number) - (layout.y[b] as number) || a - b,
  )
  sorted.forEach((piece, place) => {
    layout.order[place] = piece
    layout.rank[piece] = place
  })
}

/** Film used, from the first margin's inner edge to the end of the last piece. */
export const usedLength = (problem: ShapeProblem, layout: Layout): number => {
  let used = 0
  for (let i = 0; i < layout.x.length; i++) {
    const pose = problem.poses[layout.pose[i] as number]
    if (pose !== undefined) used = Math.max(used, (layout.y[i] as number) + pose.box.maxY)
  }
  return used
}
