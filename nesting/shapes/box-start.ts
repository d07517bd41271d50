import { createNester } from '../nester.ts'
import type { Fixed, ShapeProblem } from './problem.ts'
import { type Layout, startLayout, usedLength } from './search/layout.ts'

/**
 * An immediate first layout: the pieces' bounding boxes packed by the rectangle engine, upright or on their side if a
 * turn gives that box. Safe for any shapes, and never longer than a layout without true shapes.
 */
export const startFromBoxes = (problem: ShapeProblem, seed: number, tries: number): Layout => {
  const { kinds, poses, pieces, fixed } = problem
  const kindsOfPieces = Math.max(0, ...pieces.map(({ kind }) => kind + 1))
  const upright = kinds.map((kind) => kind.poses[0] as number)
  const onSide = kinds.map((kind) =>
    kind.poses.find((pose) => isSideways(problem, kind.poses[0] as number, pose)),
  )
  const nester = createNester(
    kinds.slice(0, kindsOfPieces).map((kind) => {
      const box = poses[kind.poses[0] as number]?.box
      return {
        id: String(kind.index),
        width: box === undefined ? 0 : box.maxX - box.minX,
        height: box === undefined ? 0 : box.maxY - box.minY,
        copies: pieces.filter((piece) => piece.kind === kind.index).length,
        turns: onSide[kind.index] === undefined ? 'none' : 'quarter',
      }
    }),
    { width: problem.width + problem.slack, spacing: problem.spacing, margin: 0 },
    { seed, locked: fixed.map((one) => boxOnFilm(problem, one)) },
  )
  nester.step(tries)
  const placements = nester.best().placements
  const byKind = kinds.map((kind) =>
    placements.filter((placement) => placement.itemId === String(kind.index)),
  )
  const layout = startLayout(problem)
  pieces.forEach((piece, index) => {
    const placement = byKind[piece.kind]?.pop()
    if (placement === undefined) throw new Error('the box of a piece that fits was not placed')
    const pose =
      placement.turn === 0
        ? (upright[piece.kind] as number)
        : (onSide[piece.kind] ?? (upright[piece.kind] as number))
    const box = poses[pose]?.box
    if (box === undefined) throw new Error('pose out of range')
    layout.x[index] = Math.min(placement.x - box.minX, problem.width - box.maxX)
    layout.y[index] = placement.y - box.minY
    layout.pose[index] = pose
  })
  layout.length = usedLength(problem, layout)
  return layout
}

const boxOnFilm = ({ poses }: ShapeProblem, { pose, x, y }: Fixed) => {
  const box = poses[pose]?.box
  if (box === undefined) throw new Error('pose out of range')
  return { x: x + box.minX, y: y + box.minY, width: box.maxX - box.minX, height: box.maxY - box.minY }
}

const isSideways = ({ poses }: ShapeProblem, upright: number, pose: number) => {
  const degrees = (poses[pose]?.degrees ?? 0) - (poses[upright]?.degrees ?? 0)
  return Math.abs(degrees) === 90 || Math.abs(degrees) === 270
}
