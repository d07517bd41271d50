import type { NoFitArea } from './no-fit-areas.ts'

export type Marks = {
  /** Per cell: −1 inside an area, 0 clear, otherwise the number of its latest rim entry. Entries count from 1. */
  readonly cells: Int32Array
  /** Per corner of the grid: 1 if inside. */
  readonly nodes: Uint8Array
  /** Per rim entry: the area, and the previous entry in the same cell, or 0. */
  readonly areaOf: number[]
  readonly before: number[]
}

/** Rounding allowance in cells: it makes rims wider and insides narrower. */
const BLUR = 1e-7

/**
 * Marks which grid cells are inside an area, and which are cut by a rim. A cell is inside when its four corners are.
 */
export const markCells = (areas: readonly NoFitArea[], columns: number, rows: number): Marks => {
  const marks: Marks = {
    cells: new Int32Array(columns * rows),
    nodes: new Uint8Array((columns + 1) * (rows + 1)),
    areaOf: [-1],
    before: [0],
  }
  const outline = createSpans(rows)
  areas.forEach((area, index) => {
    traceSpans(outline, area.corners, rows)
    fillCells(marks, outline, index, columns, rows)
  })
  return marks
}

/** An area row by row: its extent on each grid line, and within each row of cells. */
type Spans = {
  readonly left: Float64Array
  readonly right: Float64Array
  readonly outerLeft: Float64Array
  readonly outerRight: Float64Array
}

const createSpans = (rows: number): Spans => ({
  left: new Float64Array(rows + 1),
  right: new Float64Array(rows + 1),
  outerLeft: new Float64Array(rows + 1),
  outerRight: new Float64Array(rows + 1),
})

const traceSpans = (spans: Spans, corners: Float64Array, rows: number) => {
  const { left, right, outerLeft, outerRight } = spans
  left.fill(Number.POSITIVE_INFINITY)
  right.fill(Number.NEGATIVE_INFINITY)
  outerLeft.fill(Number.POSITIVE_INFINITY)
  outerRight.fill(Number.NEGATIVE_INFINITY)
  const widen = (row: number, u: number) => {
    if (row < 0 || row >= rows) return
    if (u < (outerLeft[row] as number)) outerLeft[row] = u
    if (u > (outerRight[row] as number)) outerRight[row] = u
  }
  const n = corners.length
  for (let i = 0, j = n - 2; i < n; j = i, i += 2) {
    const u1 = corners[j] as number
    const v1 = corners[j + 1] as number
    const u2 = corners[i] as number
    const v2 = corners[i + 1] as number
    widen(Math.floor(v2 - BLUR), u2)
    widen(Math.floor(v2 + BLUR), u2)
    const low = Math.min(v1, v2)
    const high = Math.max(v1, v2)
    const slope = high > low ? (u2 - u1) / (v2 - v1) : 0
    for (let row = Math.max(0, Math.ceil(low)); row <= high && row <= rows; row++) {
      const u = u1 + (row - v1) * slope
      if (u < (left[row] as number)) left[row] = u
      if (u > (right[row] as number)) right[row] = u
      widen(row - 1, u)
      widen(row, u)
    }
  }
}

const fillCells = (marks: Marks, spans: Spans, area: number, columns: number, rows: number) => {
  const { left, right, outerLeft, outerRight } = spans
  for (let row = 0; row <= rows; row++) {
    const from = Math.ceil((left[row] as number) + BLUR)
    const to = Math.floor((right[row] as number) - BLUR)
    if (from <= to) marks.nodes.fill(1, row * (columns + 1) + from, row * (columns + 1) + to + 1)
  }
  for (let row = 0; row < rows; row++) {
    if ((outerLeft[row] as number) > (outerRight[row] as number)) continue
    const innerFrom = Math.ceil(Math.max(left[row] as number, left[row + 1] as number) + BLUR)
    const innerTo = Math.floor(Math.min(right[row] as number, right[row + 1] as number) - BLUR)
    const outerFrom = Math.max(0, Math.floor((outerLeft[row] as number) - BLUR))
    const outerTo = Math.min(columns, Math.ceil((outerRight[row] as number) + BLUR))
    for (let column = outerFrom; column < outerTo; column++) {
      const index = row * columns + column
      const mark = marks.cells[index] as number
      if (mark === -1) continue
      if (column >= innerFrom && column < innerTo) {
        marks.cells[index] = -1
        continue
      }
      marks.before.push(mark)
      marks.cells[index] = marks.areaOf.push(area) - 1
    }
  }
}
