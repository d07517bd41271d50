import { expect, test } from 'vitest'
import { markCells } from './mark-cells.ts'

/** The grid's rows as digits, top row first. */
const rowsOf = (values: ArrayLike<number>, columns: number): string[] =>
  Array.from({ length: values.length / columns }, (_, row) =>
    Array.from({ length: columns }, (_, column) => values[row * columns + column]).join(' '),
  )

test('grid corners inside an area are marked, as are cells with four of them and all cells its edge crosses', () => {
  const area = { planes: Float64Array.of(), corners: Float64Array.of(1.2, 1.3, 5.8, 1.3, 5.8, 4.4, 1.2, 4.4) }
  const marks = markCells([area], 8, 6)
  expect(rowsOf(marks.nodes, 9)).toEqual([
    '0 0 0 0 0 0 0 0 0',
    '0 0 0 0 0 0 0 0 0',
    '0 0 1 1 1 1 0 0 0',
    '0 0 1 1 1 1 0 0 0',
    '0 0 1 1 1 1 0 0 0',
    '0 0 0 0 0 0 0 0 0',
    '0 0 0 0 0 0 0 0 0',
  ])
  const inside = Array.from(marks.cells, (mark) => (mark > 0 ? 1 : mark))
  expect(rowsOf(inside, 8)).toEqual([
    '0 0 0 0 0 0 0 0',
    '0 1 1 1 1 1 0 0',
    '0 1 -1 -1 -1 1 0 0',
    '0 1 -1 -1 -1 1 0 0',
    '0 1 1 1 1 1 0 0',
    '0 0 0 0 0 0 0 0',
  ])
})
