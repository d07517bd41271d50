import type { Ring } from '../outline/ring.ts'
import type { Lattice } from './ink.ts'

/**
 * Contours between marked and unmarked corners (marching squares; Lorensen and Cline 1987 in the plane), through the
 * midpoints of the lattice's edges, in cells. Marked corners are on the left as seen with y pointing down, so outlines
 * and holes run in opposite directions; two diagonally opposite marked corners of a cell are connected. The outermost
 * corners must be unmarked.
 */
export const marchSquares = ({ columns, rows, marks }: Lattice): Ring[] => {
  const next = new Map<number, number>()
  for (let y = 0; y < rows - 1; y++) {
    for (let x = 0; x < columns - 1; x++) {
      const corner = y * columns + x
      const shape =
        (marks[corner] as number) |
        ((marks[corner + 1] as number) << 1) |
        ((marks[corner + columns + 1] as number) << 2) |
        ((marks[corner + columns] as number) << 3)
      const segments = SEGMENTS[shape] ?? []
      for (const [from, to] of segments) {
        next.set(edgeNumber(corner, from, columns), edgeNumber(corner, to, columns))
      }
    }
  }
  const rings: Ring[] = []
  for (const start of next.keys()) {
    if (!next.has(start)) continue
    const points: number[] = []
    for (let edge: number | undefined = start; edge !== undefined; ) {
      pushMiddle(points, edge, columns)
      const after: number | undefined = next.get(edge)
      next.delete(edge)
      edge = after === start ? undefined : after
    }
    rings.push(Float64Array.from(points))
  }
  return rings
}

/** Sides of a cell: 0 top, 1 right, 2 bottom, 3 left. Corners count 1, 2, 4, 8 clockwise from the top left. */
type Side = 0 | 1 | 2 | 3

/** From side to side with the marked corners on the left as seen, y pointing down. */
const SEGMENTS: readonly (readonly (readonly [Side, Side])[])[] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [
    [1, 0],
    [3, 2],
  ],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[2, 0]],
  [
    [0, 3],
    [2, 1],
  ],
  [[2, 1]],
  [[1, 3]],
  [[1, 0]],
  [[0, 3]],
  [],
]

/** Twice the corner at the edge's start, plus 1 for an edge that runs down. */
const edgeNumber = (corner: number, side: Side, columns: number) => {
  if (side === 0) return 2 * corner
  if (side === 1) return 2 * (corner + 1) + 1
  if (side === 2) return 2 * (corner + columns)
  return 2 * corner + 1
}

const pushMiddle = (points: number[], edge: number, columns: number) => {
  const corner = Math.floor(edge / 2)
  const x = corner % columns
  const y = Math.floor(corner / columns)
  if (edge % 2 === 0) points.push(x + 0.5, y)
  else points.push(x, y + 0.5)
}
