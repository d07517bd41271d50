import { expect, test } from 'vitest'
import type { Box } from '../artwork/gang-sheet.ts'
import { mm } from '../units.ts'
import { snapBox } from './snap.ts'

const sheet = { sizeId: 24, width: mm(500), height: mm(600), margin: mm(5), spacing: mm(4) }
const box = (left: number, top: number, width = 50, height = 30): Box => ({
  left: mm(left),
  top: mm(top),
  right: mm(left + width),
  bottom: mm(top + height),
})

test('snaps to the margins within reach, and shows the line', () => {
  expect(snapBox(box(6.5, 300), [], sheet, 2)).toEqual({
    x: -1.5,
    y: 0,
    guides: { vertical: [5], horizontal: [] },
  })
  expect(snapBox(box(446, 566), [], sheet, 2)).toMatchObject({ x: -1, y: -1 })
})

test('out of reach nothing happens', () => {
  expect(snapBox(box(8, 300), [], sheet, 2)).toEqual({
    x: 0,
    y: 0,
    guides: { vertical: [], horizontal: [] },
  })
})

test("snaps to the sheet's center", () => {
  expect(snapBox(box(224, 100), [], sheet, 2)).toMatchObject({ x: 1, guides: { vertical: [250] } })
})

test('aligns with the edges and centers of others', () => {
  const other = box(100, 100)
  expect(snapBox(box(101, 200), [other], sheet, 2).x).toBe(-1)
  expect(snapBox(box(116, 200, 20), [other], sheet, 2)).toMatchObject({ x: -1, guides: { vertical: [125] } })
})

test("snaps next to others at the sheet's spacing", () => {
  const other = box(100, 100)
  expect(snapBox(box(155, 101), [other], sheet, 2)).toEqual({
    x: -1,
    y: -1,
    guides: { vertical: [150], horizontal: [100] },
  })
})

test('the nearest of several wins', () => {
  expect(snapBox(box(101.5, 300), [box(100, 100), box(102, 150)], sheet, 3).x).toBe(0.5)
})

test('snaps where the gaps in its row are equal: after two others, before them, and between them', () => {
  const row = [box(100, 100), box(170, 110)]
  expect(snapBox(box(241, 105), row, sheet, 2)).toMatchObject({ x: -1, guides: { vertical: [240] } })
  expect(snapBox(box(31.5, 105), row, sheet, 2)).toMatchObject({ x: -1.5, guides: { vertical: [80] } })
  const wide = [box(100, 100), box(300, 100)]
  expect(snapBox(box(198.5, 105), wide, sheet, 2)).toMatchObject({ x: 1.5, guides: { vertical: [225] } })
  const column = [box(100, 100), box(100, 150)]
  expect(snapBox(box(120, 201), column, sheet, 2)).toMatchObject({ y: -1, guides: { horizontal: [200] } })
})

test('others in another row create no gaps', () => {
  expect(snapBox(box(241, 300), [box(100, 100), box(170, 110)], sheet, 2)).toMatchObject({ x: 0 })
})
