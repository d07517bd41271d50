import { expect, test } from 'vitest'
import { isOffSheet } from '../artwork/cut-sheets.ts'
import { seedGangSheetSizes } from '../artwork/gang-sheet.ts'
import { formOfFile, type LaidFile, layFile } from './lay-file.ts'

const size = seedGangSheetSizes.find(({ id }) => id === 24)
if (!size) throw new Error('22 × 24 in is not sold')

const file = (changes: Partial<LaidFile> = {}): LaidFile => ({
  id: 'a0000000-0000-4000-8000-000000000000',
  widthPx: 6_600,
  heightPx: 7_200,
  ink: { left: 300, top: 600, width: 3_000, height: 1_500 },
  dpi: null,
  drawn: null,
  ...changes,
})
const inInches = (lengths: number[]) => lengths.map((length) => Number((length / 25.4).toFixed(4)))

test('a file as wide as the film is a ready sheet; a narrower one is one design', () => {
  expect(formOfFile(file(), size)).toBe('sheet')
  expect(formOfFile(file({ widthPx: 3_300, dpi: 150 }), size)).toBe('sheet')
  expect(formOfFile(file({ widthPx: 3_300 }), size)).toBe('copy')
  expect(formOfFile(file({ widthPx: 3_300, dpi: 72 }), size)).toBe('copy')
})

test('a ready sheet prints exactly as laid out: ink in the same place, edges unchanged', () => {
  const laid = layFile(file(), 'sheet', size)
  if (!laid.ok) throw new Error(laid.problem)
  expect([laid.width, laid.height, laid.effectiveDpi]).toEqual([22, expect.closeTo(24), expect.closeTo(300)])
  const [placed] = laid.document.placements
  // At 300 px to the inch, the ink begins 1 in from the left and 2 in from the top, and is 10 × 5 in.
  expect(inInches([placed?.x ?? 0, placed?.y ?? 0, placed?.width ?? 0, placed?.height ?? 0])).toEqual([
    6, 4.5, 10, 5,
  ])
  expect(laid.document.sheet.margin).toBe(0)
})

test('ink up to every edge of a ready sheet stays on it', () => {
  const ink = { left: 0, top: 0, width: 6_600, height: 7_203 }
  const laid = layFile(file({ heightPx: 7_203, ink }), 'sheet', size)
  if (!laid.ok) throw new Error(laid.problem)
  const [placed] = laid.document.placements
  expect(placed && isOffSheet(placed, laid.document.sheet)).toBe(false)
})

test('a ready sheet longer than the longest on sale is refused, with both lengths', () => {
  expect(layFile(file({ heightPx: 9_000 }), 'sheet', size)).toEqual({
    ok: false,
    problem: 'At 22 in wide this file is 30 in long, and the sheet is 24 in. Choose a longer size.',
  })
})

test('a single copy keeps its size, with its ink in the margin’s corner', () => {
  const laid = layFile(file({ dpi: 600 }), 'copy', size)
  if (!laid.ok) throw new Error(laid.problem)
  expect([laid.width, laid.height, laid.effectiveDpi]).toEqual([
    expect.closeTo(5),
    expect.closeTo(2.5),
    expect.closeTo(600),
  ])
  const [placed] = laid.document.placements
  expect(inInches([placed?.x ?? 0, placed?.y ?? 0])).toEqual([2.6, 1.35])
})
