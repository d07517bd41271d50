import type { Marks } from './mark-cells.ts'
import type { NoFitArea } from './no-fit-areas.ts'
import type { NoFitTable } from './table-format.ts'

/**
 * Converts each rim cell's list of areas into half-planes: only planes that cut the cell are kept, and an area covered
 * by another one within the cell is left out.
 */
export const writeCells = (
  areas: readonly NoFitArea[],
  marks: Marks,
  columns: number,
): Pick<NoFitTable, 'cells' | 'planes'> => {
  const cells = new Int32Array(marks.cells.length)
  // Index 0 would read as a clear cell.
  const planes: number[] = [0]
  const lists: number[][] = []
  for (let index = 0; index < marks.cells.length; index++) {
    let entry = marks.cells[index] as number
    if (entry <= 0) {
      cells[index] = entry
      continue
    }
    lists.length = 0
    let isInside = false
    for (; entry > 0 && !isInside; entry = marks.before[entry] as number) {
      const area = areas[marks.areaOf[entry] as number]
      const cuts = area && cutsOf(area.planes, index % columns, Math.floor(index / columns))
      if (cuts === undefined) continue
      if (cuts.length === 0) isInside = true
      else lists.push(cuts)
    }
    if (!isInside && lists.length > 1) dropCovered(lists, index % columns, Math.floor(index / columns))
    cells[index] = isInside ? -1 : lists.length === 0 ? 0 : writeLists(planes, lists)
  }
  return { cells, planes }
}

const writeLists = (planes: number[], lists: readonly number[][]) => {
  const place = planes.length
  planes.push(lists.length)
  for (const list of lists) planes.push(list.length / 3, ...list)
  return place
}

/** The planes that cut the cell; empty when it is inside all of them; undefined when it is outside one. */
const cutsOf = (planes: Float64Array, column: number, row: number): number[] | undefined => {
  const cuts: number[] = []
  for (let i = 0; i < planes.length; i += 3) {
    const a = planes[i] as number
    const b = planes[i + 1] as number
    const c = planes[i + 2] as number
    const highest = a * (a > 0 ? column + 1 : column) + b * (b > 0 ? row + 1 : row)
    if (highest <= c) continue
    const lowest = a * (a > 0 ? column : column + 1) + b * (b > 0 ? row : row + 1)
    if (lowest >= c) return undefined
    cuts.push(a, b, c)
  }
  return cuts
}

/** Removes each area that is covered by another one within the cell. */
const dropCovered = (lists: number[][], column: number, row: number) => {
  const clipped = lists.map((cuts) => clipCell(cuts, column, row))
  for (let i = lists.length - 1; i >= 0 && lists.length > 1; i--) {
    const corners = clipped[i] as number[]
    if (!lists.some((other, k) => k !== i && covers(other, corners))) continue
    lists.splice(i, 1)
    clipped.splice(i, 1)
  }
}

const covers = (cuts: readonly number[], corners: readonly number[]) => {
  for (let i = 0; i < cuts.length; i += 3) {
    for (let k = 0; k < corners.length; k += 2) {
      if (
        (cuts[i] as number) * (corners[k] as number) + (cuts[i + 1] as number) * (corners[k + 1] as number) >
        (cuts[i + 2] as number)
      )
        return false
    }
  }
  return true
}

/** Corners of the part of a cell that the half-planes leave (Sutherland and Hodgman 1974). */
const clipCell = (cuts: readonly number[], column: number, row: number) => {
  let corners = [column, row, column + 1, row, column + 1, row + 1, column, row + 1]
  for (let i = 0; i < cuts.length && corners.length > 0; i += 3) {
    const a = cuts[i] as number
    const b = cuts[i + 1] as number
    const c = cuts[i + 2] as number
    const kept: number[] = []
    for (let k = 0, j = corners.length - 2; k < corners.length; j = k, k += 2) {
      const px = corners[j] as number
      const py = corners[j + 1] as number
      const qx = corners[k] as number
      const qy = corners[k + 1] as number
      const before = c - a * px - b * py
      const after = c - a * qx - b * qy
      if (before > 0 !== after > 0) {
        const share = before / (before - after)
        kept.push(px + (qx - px) * share, py + (qy - py) * share)
      }
      if (after > 0) kept.push(qx, qy)
    }
    corners = kept
  }
  return corners
}
