import { type ConvexPart, mirrorPart } from '../outline/convex-part.ts'
import type { Box } from '../outline/ring.ts'
import { depthField } from './depth-field.ts'
import { markCells } from './mark-cells.ts'
import { discSides, noFitArea } from './no-fit-areas.ts'
import { writeCells } from './write-cells.ts'

/**
 * How two shapes at fixed turns clash, by where the second lies as seen from the first: a grid over their no-fit
 * polygon. Cells wholly inside or outside answer at once; a cell on the rim keeps the few half-planes that cut it, so
 * that the answer is exact there too. The corners hold the loss, by how deep the clash is, to be read between them.
 */
export type NoFitTable = {
  readonly minX: number
  readonly minY: number
  /** Side of a cell, in the layout's unit. */
  readonly cell: number
  readonly columns: number
  readonly rows: number
  /** Row by row: 0 clear, −1 overlap, or the place in `planes` of the areas that cut the cell. */
  readonly cells: Int32Array
  /** At such a place: number of areas, then for each the number of planes and a, b, c of each. */
  readonly planes: readonly number[]
  /** Loss at the cells' corners, row by row, `columns + 1` a row. */
  readonly nodes: Float32Array
}

export type TableShape = { readonly parts: readonly ConvexPart[]; readonly box: Box }

export type TableSettings = {
  readonly spacing: number
  /** Distance that shapes may be nearer than the spacing, against rounding. */
  readonly slack: number
  /** Cells along the longer side. */
  readonly resolution: number
  /** Sides of a round corner of the spacing, all around. */
  readonly roundness: number
  /** Loss of a clash by its depth in the layout's unit. */
  readonly loss: (depth: number) => number
}

export const buildTable = (first: TableShape, second: TableShape, settings: TableSettings): NoFitTable => {
  const reach = settings.spacing - settings.slack
  const width = first.box.maxX - first.box.minX + second.box.maxX - second.box.minX + 2 * reach
  const height = first.box.maxY - first.box.minY + second.box.maxY - second.box.minY + 2 * reach
  const cell = Math.max(width, height) / (settings.resolution - 0.5)
  const columns = Math.ceil(width / cell + 0.01)
  const rows = Math.ceil(height / cell + 0.01)
  const minX = first.box.minX - second.box.maxX - reach - ((columns - width / cell) / 2) * cell
  const minY = first.box.minY - second.box.maxY - reach - ((rows - height / cell) / 2) * cell
  const grid = { minX, minY, cell }
  const mirrored = second.parts.map(mirrorPart)
  const disc = settings.spacing > 0 ? discSides(settings.roundness) : []
  const areas = first.parts.flatMap((part) =>
    mirrored.map((other) => noFitArea(part, other, reach, disc, grid)),
  )
  const marks = markCells(areas, columns, rows)
  const { cells, planes } = writeCells(areas, marks, columns)
  const nodes = Float32Array.from(depthField(marks.nodes, columns + 1, rows + 1), (depth) =>
    depth > 0 ? settings.loss(depth * cell) : 0,
  )
  return { minX, minY, cell, columns, rows, cells, planes, nodes }
}
