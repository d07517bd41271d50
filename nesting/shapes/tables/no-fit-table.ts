import { type ConvexPart, mirrorPart } from '../outline/convex-part.ts'
import type { Box } from '../outline/ring.ts'
import { depthField } from './depth-field.ts'
import { markCells } from './mark-cells.ts'
import { discSides, noFitArea } from './no-fit-areas.ts'
import type { NoFitTable } from './table-format.ts'
import { writeCells } from './write-cells.ts'

export type TableShape = { readonly parts: readonly ConvexPart[]; readonly box: Box }

export type TableSettings = {
  readonly spacing: number
  /** How much closer than the spacing shapes may be, to allow for rounding. */
  readonly slack: number
  /** Cells along the longer side. */
  readonly resolution: number
  /** Number of sides for a full circle of round corners of the spacing. */
  readonly roundness: number
  /** Loss of a collision by its depth in the layout's unit. */
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
