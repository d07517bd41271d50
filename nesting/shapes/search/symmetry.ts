import type { Pose, ShapeProblem } from '../problem.ts'
import { disturb } from './disturb.ts'
import { type Layout, movePiece, usedLength } from './layout.ts'
import { fittingPose } from './shrink.ts'
import type { Space } from './space.ts'

/** With fewer pieces, nesting is good enough without it. */
const LEAST_PIECES = 60
/** The share of the pieces that must have an image or be one. */
const LEAST_PAIRED = 2 / 3

/**
 * Layouts in which every second copy is the image of the one before it under a half turn about the film's center. Only
 * half as many pieces are moved, each gain counts twice, and dense layouts of many copies are seldom worse for it. With
 * an odd number, one has no image. Undefined if shapes may not take a half turn, if something is already on the film,
 * or if there are few copies.
 */
export const symmetricLayouts = (problem: ShapeProblem): Space | undefined => {
  const { pieces, fixed, halfTurns, width } = problem
  const pairs = pairCopies(problem)
  const allTurn = pieces.every(({ kind }) =>
    problem.kinds[kind]?.poses.every((pose) => (halfTurns[pose] ?? -1) >= 0),
  )
  if (
    !allTurn ||
    fixed.length > 0 ||
    pieces.length < LEAST_PIECES ||
    pairs.length * 2 < pieces.length * LEAST_PAIRED
  )
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
  /** Swaps leaders in the second half of the film with their images, which changes nothing visible. */
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

/** Copies of one kind, in pairs. */
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
