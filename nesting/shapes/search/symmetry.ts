import type { Random } from '../../random.ts'
import type { Pose, ShapeProblem } from '../problem.ts'
import { disturb } from './disturb.ts'
import { type Layout, movePiece, usedLength } from './layout.ts'
import { fitLength, fittingPose, shrinkLayout } from './shrink.ts'

/** Which layouts are searched: all, or those only that look the same when the film is turned by half. */
export type Space = {
  /** Pieces to lay; the others are images of these. */
  readonly leaders: readonly number[]
  /** Per piece the number of its image, −1 when it has none, −2 when it is an image itself. */
  readonly mates: Int32Array
  /** Length of the film in which a cut is a different one. */
  readonly span: (layout: Layout) => number
  /** Shortens the film at the cut; everything stays on it, overlapping. */
  readonly shrink: (layout: Layout, length: number, cut: number) => void
  /** Ends the film where the last piece ends. */
  readonly fit: (layout: Layout) => void
  /** Turns a piece where it lies, or exchanges two; overlaps come of it. */
  readonly disturb: (layout: Layout, random: Random) => void
  /** Puts the images behind a layout of the leaders alone. */
  readonly complete: (layout: Layout) => void
}

export const allLayouts = (problem: ShapeProblem): Space => {
  const leaders = problem.pieces.map((_, piece) => piece)
  return {
    leaders,
    mates: new Int32Array(problem.pieces.length).fill(-1),
    span: ({ length }) => length,
    shrink: (layout, length, cut) => shrinkLayout(problem, layout, length, cut),
    fit: (layout) => fitLength(problem, layout),
    disturb: (layout, random) => disturb(problem, layout, leaders, random),
    complete: () => {},
  }
}

/** Fewer pieces are nested well enough without. */
const LEAST_PIECES = 60

/**
 * Layouts in which every second copy is the image of the one before it by a half turn about the film's middle. Half as
 * many pieces are moved, each gain counts twice, and dense layouts of many copies are seldom worse for it. Of an odd
 * number one has no image. Undefined where shapes may not be turned by half, where something lies on the film already,
 * and where copies are few.
 */
export const symmetricLayouts = (problem: ShapeProblem): Space | undefined => {
  const { pieces, fixed, halfTurns, width } = problem
  const pairs = pairCopies(problem)
  const allTurn = pieces.every(({ kind }) =>
    problem.kinds[kind]?.poses.every((pose) => (halfTurns[pose] ?? -1) >= 0),
  )
  if (!allTurn || fixed.length > 0 || pieces.length < LEAST_PIECES || pairs.length * 3 < pieces.length)
    return undefined
  const mates = new Int32Array(pieces.length).fill(-1)
  for (const [leader, image] of pairs) {
    mates[leader] = image
    mates[image] = -2
  }
  const leaders = pieces.map((_, piece) => piece).filter((piece) => mates[piece] !== -2)

  const putImages = (layout: Layout) => {
    for (const [leader, image] of pairs) {
      const pose = halfTurns[layout.pose[leader] as number] as number
      const x = width - (layout.x[leader] as number)
      movePiece(layout, image, x, layout.length - (layout.y[leader] as number), pose)
    }
  }
  /** Exchanges leaders in the film's second half with their images, which changes nothing to see. */
  const leadInFirstHalf = (layout: Layout) => {
    for (const [leader, image] of pairs) {
      if (middleOf(problem, layout, leader) <= layout.length / 2) continue
      const [x, y, pose] = [layout.x[leader], layout.y[leader], layout.pose[leader]] as const
      const { x: xs, y: ys, pose: poses } = layout
      movePiece(layout, leader, xs[image] as number, ys[image] as number, poses[image] as number)
      movePiece(layout, image, x as number, y as number, pose as number)
    }
  }
  return {
    leaders,
    mates,
    span: ({ length }) => length / 2,
    shrink: (layout, length, cut) => {
      leadInFirstHalf(layout)
      const back = (layout.length - length) / 2
      layout.length = length
      for (const leader of leaders) {
        const pose = fittingPose(problem, pieces[leader]?.kind ?? -1, layout.pose[leader] as number, length)
        const { box } = problem.poses[pose] as Pose
        const [x, y] = [layout.x[leader] as number, layout.y[leader] as number]
        layout.pose[leader] = pose
        layout.x[leader] = Math.max(-box.minX, Math.min(x, width - box.maxX))
        layout.y[leader] = Math.max(-box.minY, Math.min(y > cut ? y - back : y, length - box.maxY))
      }
      putImages(layout)
    },
    fit: (layout) => {
      const gap = Math.min(firstUsed(problem, layout), layout.length - usedLength(problem, layout))
      for (const leader of leaders) layout.y[leader] = (layout.y[leader] as number) - gap
      layout.length -= 2 * gap
      putImages(layout)
    },
    disturb: (layout, random) => {
      disturb(problem, layout, leaders, random)
      putImages(layout)
    },
    complete: (layout) => {
      layout.length = 2 * layout.length + problem.spacing
      putImages(layout)
    },
  }
}

/** Copies of one kind, two by two. */
const pairCopies = ({ kinds, pieces }: ShapeProblem): (readonly [number, number])[] =>
  kinds.flatMap(({ index }) => {
    const copies = pieces.flatMap(({ kind }, piece) => (kind === index ? [piece] : []))
    return copies.flatMap((copy, place) => {
      const next = copies[place + 1]
      return place % 2 === 0 && next !== undefined ? [[copy, next] as const] : []
    })
  })

const middleOf = ({ poses }: ShapeProblem, layout: Layout, piece: number) => {
  const box = poses[layout.pose[piece] as number]?.box
  return (layout.y[piece] as number) + (box === undefined ? 0 : (box.minY + box.maxY) / 2)
}

const firstUsed = ({ poses, pieces }: ShapeProblem, layout: Layout) => {
  let first = Number.POSITIVE_INFINITY
  for (let piece = 0; piece < pieces.length; piece++) {
    const box = poses[layout.pose[piece] as number]?.box
    if (box !== undefined) first = Math.min(first, (layout.y[piece] as number) + box.minY)
  }
  return first
}
