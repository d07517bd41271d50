import { expect, test } from 'vitest'
import { squaredDistances } from '#nesting/index.ts'
import { applyRepair } from './apply-repair.ts'
import type { Raster } from './raster.ts'

const rasterOf = (width: number, ...pixels: readonly (readonly number[])[]): Raster => ({
  width,
  height: pixels.length / width,
  data: Uint8ClampedArray.from(pixels.flat()),
})
const pixelsOf = ({ data }: Raster): number[][] =>
  Array.from({ length: data.length / 4 }, (_, at) => [...data.slice(at * 4, at * 4 + 4)])

const white = [255, 255, 255, 255]
const mixed = [252, 252, 252, 255]
const black = [0, 0, 0, 255]
/** Half as far from white as what counts as separate ink: black, and half of it. */
const faded = [249, 249, 249, 128]

test.each([
  ['right of', 3, [white, mixed, black], [[255, 255, 255, 0], faded, black]],
  ['left of', 3, [black, mixed, white], [black, faded, [255, 255, 255, 0]]],
  ['below', 1, [white, mixed, black], [[255, 255, 255, 0], faded, black]],
  ['above', 1, [black, mixed, white], [black, faded, [255, 255, 255, 0]]],
])('only a mixed pixel %s a removed one fades', (_where, width, before, after) => {
  const picture = rasterOf(width, ...before)
  applyRepair(
    picture,
    { kind: 'knock_out', color: [255, 255, 255], tolerance: 2, from: 'everywhere' },
    squaredDistances,
  )
  expect(pixelsOf(picture)).toEqual(after)
})

test('a mixed pixel whose neighbors stay keeps its color', () => {
  const row = [white, black, mixed, black]
  const picture = rasterOf(4, ...row)
  applyRepair(
    picture,
    { kind: 'knock_out', color: [255, 255, 255], tolerance: 2, from: 'everywhere' },
    squaredDistances,
  )
  expect(pixelsOf(picture)).toEqual([[255, 255, 255, 0], ...row.slice(1)])
})

/**
 * A halftone with one level of transparency: which pixels of 80 × 80 are ink, with dots of 14.1 px, so that a row
 * repeats after 20.
 */
function dotsOf(alpha: number): (x: number, y: number) => boolean {
  const side = 80
  const picture = rasterOf(side, ...Array.from({ length: side * side }, () => [0, 0, 0, alpha]))
  const linesPerInch = (side * 25.4) / (80 * 10 * Math.SQRT2)
  applyRepair(picture, { kind: 'halftone', width: 80, linesPerInch }, squaredDistances)
  return (x, y) => picture.data[(y * side + x) * 4 + 3] === 255
}

test.each([40, 64, 128, 191])('dots on a grid at 45° cover as much as %i of 255', (alpha) => {
  const isInk = dotsOf(alpha)
  let inked = 0
  for (let y = 0; y < 40; y++)
    for (let x = 0; x < 40; x++) {
      expect(isInk(x + 20, y)).toBe(isInk(x, y))
      expect(isInk(x + 10, y + 10)).toBe(isInk(x, y))
      if (isInk(x, y)) inked++
    }
  expect(isInk(10, 0)).toBe(false)
  expect(isInk(20, 20)).toBe(true)
  expect(Math.abs(inked / 1_600 - alpha / 255)).toBeLessThan(0.1)
})
