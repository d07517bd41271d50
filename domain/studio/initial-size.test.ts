import { expect, test } from 'vitest'
import { inches, inchesToMm } from '../units.ts'
import { heightForWidth, initialPrintedSize, widthForHeight } from './initial-size.ts'

const sheet = {
  sizeId: 60,
  width: inchesToMm(inches(22)),
  height: inchesToMm(inches(60)),
  margin: inchesToMm(inches(0.1)),
}
const ink = { width: 1_200, height: 600 }
const inInches = ({ width, height }: { width: number; height: number }) => [
  Number((width / 25.4).toFixed(4)),
  Number((height / 25.4).toFixed(4)),
]

test('a file with a plausible density opens at that density', () => {
  expect(inInches(initialPrintedSize(ink, 250, sheet, null))).toEqual([4.8, 2.4])
  expect(inInches(initialPrintedSize(ink, 600, sheet, null))).toEqual([2, 1])
})

test('nothing opens larger than it stays sharp: not a 150 dpi file, nor a drawing with a picture in it', () => {
  expect(inInches(initialPrintedSize(ink, 150, sheet, null))).toEqual([4.8, 2.4])
  expect(inInches(initialPrintedSize(ink, 150, sheet, { isVector: true }))).toEqual([8, 4])
  expect(inInches(initialPrintedSize(ink, 300, sheet, { isVector: true, pictureScale: 0.25 }))).toEqual([
    1.2, 0.6,
  ])
})

test.each([null, 1, 72, 96, 5_000])('a density of %s is ignored: 300 dpi', (dpi) => {
  expect(inInches(initialPrintedSize(ink, dpi, sheet, null))).toEqual([4, 2])
})

test('artwork larger than the sheet within its margins is shrunk to fit, undistorted', () => {
  expect(inInches(initialPrintedSize({ width: 9_000, height: 3_000 }, null, sheet, null))).toEqual([
    21.8, 7.2667,
  ])
  expect(inInches(initialPrintedSize({ width: 3_000, height: 36_000 }, null, sheet, null))).toEqual([
    4.9833, 59.8,
  ])
})

test('the other side follows from the ink', () => {
  expect(heightForWidth(inchesToMm(inches(5)), ink)).toBeCloseTo(2.5 * 25.4, 9)
  expect(widthForHeight(inchesToMm(inches(5)), ink)).toBeCloseTo(10 * 25.4, 9)
})
