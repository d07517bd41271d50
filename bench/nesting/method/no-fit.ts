import type { Contour } from '#nesting/index.ts'
import { type ConvexPart, mirrorPart } from '#nesting/shapes/outline/convex-part.ts'
import { convexCover, readOutline } from '#nesting/shapes/outline/read-outline.ts'
import { boxOf, type Ring } from '#nesting/shapes/outline/ring.ts'
import { markCells } from '#nesting/shapes/tables/mark-cells.ts'
import { discSides, noFitArea } from '#nesting/shapes/tables/no-fit-areas.ts'
import { type Frame, inks, rectangle, rings } from './svg.ts'

const spacing = 0.25
const resolution = 28

const chevron: Contour = {
  outline: [
    [0, 0],
    [1.6, 0],
    [3, 2.2],
    [4.4, 0],
    [6, 0],
    [3.6, 5],
    [2.4, 5],
  ],
}
const tag: Contour = {
  outline: [
    [0, 0.35],
    [0.5, 0],
    [1.3, 0],
    [1.3, 0.7],
    [0.5, 0.7],
  ],
}
/** Margin around the pictures, for parts that extend beyond the grid. */
const margin = 0.7

/** Two shapes cut into convex parts; then where the second's center may not be, as the table's grid records it. */
export const drawNoFit = (): Frame[] => {
  const first = partsOf(chevron)
  const second = partsOf(tag)
  const a = boxOf(first.map(({ ring }) => ring))
  const b = boxOf(second.map(({ ring }) => ring))
  const width = a.maxX - a.minX + b.maxX - b.minX + 2 * spacing
  const height = a.maxY - a.minY + b.maxY - b.minY + 2 * spacing
  const cell = Math.max(width, height) / (resolution - 1)
  const columns = Math.ceil(width / cell) + 1
  const rows = Math.ceil(height / cell) + 1
  const grid = {
    minX: a.minX - b.maxX - spacing - cell / 2,
    minY: a.minY - b.maxY - spacing - cell / 2,
    cell,
  }
  const mirrored = second.map(mirrorPart)
  const areas = first.flatMap((part) =>
    mirrored.map((other) => noFitArea(part, other, spacing, discSides(48), grid)),
  )
  const marks = markCells(areas, columns, rows)
  const cells = Array.from(marks.cells, (mark, at) =>
    rectangle(margin + (at % columns) * cell, margin + Math.floor(at / columns) * cell, cell, cell, {
      fill: mark === -1 ? inks.inside : mark > 0 ? inks.rim : '#fff',
      stroke: inks.faint,
      line: 0.015,
    }),
  ).join('')
  const [dx, dy] = [margin - grid.minX, margin - grid.minY]
  const frame = { width: columns * cell + 2 * margin, height: rows * cell + 2 * margin }
  // The deepest free cell of the hollow, at the center of the grid.
  const free = Math.max(
    ...marks.cells.map((mark, at) => (mark === 0 && isInMiddle(at, columns, rows) ? at : -1)),
  )
  const [freeX, freeY] = [
    margin + ((free % columns) + 0.5) * cell,
    margin + (Math.floor(free / columns) + 0.5) * cell,
  ]
  const beside = [
    ...first.map((part) => drawPart(part, dx, dy, inks.piece)),
    ...second.map((part) => drawPart(part, freeX, freeY, inks.other)),
  ]
  const overlay = [
    cells,
    ...first.map((part) => rings([pointsOf(part.ring, dx, dy)], { stroke: inks.line, line: 0.04 })),
    ...second.map((part) =>
      rings([pointsOf(part.ring, freeX, freeY)], { stroke: inks.line, line: 0.04, dash: '0.12 0.08' }),
    ),
    rectangle(freeX - 0.07, freeY - 0.07, 0.14, 0.14, { fill: inks.line }),
  ]
  return [
    { ...frame, drawn: beside.join('\n') },
    { ...frame, drawn: overlay.join('\n') },
  ]
}

const isInMiddle = (at: number, columns: number, rows: number) =>
  Math.abs((at % columns) - columns / 2) < columns / 4 && at / columns < rows / 2

const partsOf = (contour: Contour): ConvexPart[] => {
  const outline = readOutline([contour])
  if (outline === undefined) throw new Error('The picture needs a shape with an area')
  return convexCover(outline, 0.001, 64, spacing)
}

const drawPart = ({ ring }: ConvexPart, dx: number, dy: number, fill: string) =>
  rings([pointsOf(ring, dx, dy)], { fill, stroke: inks.line, line: 0.04 })

const pointsOf = (ring: Ring, dx: number, dy: number) =>
  Array.from(
    { length: ring.length / 2 },
    (_, at) => [(ring[2 * at] ?? 0) + dx, (ring[2 * at + 1] ?? 0) + dy] as const,
  )
