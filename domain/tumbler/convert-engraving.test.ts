import { expect, test } from 'vitest'
import { analyzeEngraving } from './analyze-engraving.ts'
import { convertEngraving, firstConversion } from './convert-engraving.ts'

const flat = (gray: number, count: number, alpha = 255) =>
  new Uint8ClampedArray(Array.from({ length: count }, () => [gray, gray, gray, alpha]).flat())
const engravedAt = (pixels: Uint8ClampedArray) => pixels.filter((_, at) => at % 4 === 3)

test('a threshold engraves everything darker than the level', () => {
  const pixels = new Uint8ClampedArray([...flat(127, 1), ...flat(128, 1), ...flat(0, 1, 0)])
  const { pixels: made } = convertEngraving(pixels, 3, firstConversion)
  expect([...engravedAt(made)]).toEqual([255, 0, 0])
  const more = convertEngraving(pixels, 3, { ...firstConversion, level: 129 })
  expect([...engravedAt(more.pixels)]).toEqual([255, 255, 0])
})

test('inverting engraves the light areas, never the transparent ones', () => {
  const pixels = new Uint8ClampedArray([...flat(0, 1), ...flat(255, 1), ...flat(255, 1, 0)])
  const { pixels: made, engravedShare } = convertEngraving(pixels, 3, {
    ...firstConversion,
    isInverted: true,
  })
  expect([...engravedAt(made)]).toEqual([0, 255, 0])
  expect(engravedShare).toBeCloseTo(1 / 3, 12)
})

test.each([32, 64, 128, 192, 224])('dithering keeps the tone of gray %i', (gray) => {
  const { engravedShare } = convertEngraving(flat(gray, 10_000), 100, {
    ...firstConversion,
    method: 'dither',
  })
  expect(engravedShare).toBeCloseTo(1 - gray / 255, 1)
})

test('dithering two pixels passes on 7 of 16 of the error', () => {
  // 100 is engraved; its error of 100 raises the next one by 43.75: from 84 to 127.75 or from 85 to 128.75.
  const next = (gray: number) =>
    convertEngraving(new Uint8ClampedArray([...flat(100, 1), ...flat(gray, 1)]), 2, {
      ...firstConversion,
      method: 'dither',
    })
  expect([...engravedAt(next(84).pixels)]).toEqual([255, 255])
  expect([...engravedAt(next(85).pixels)]).toEqual([255, 0])
})

test('a converted picture passes the analysis', () => {
  const colorful = new Uint8ClampedArray(
    Array.from({ length: 4_000 }, (_, at) => (at % 4 === 3 ? 255 : at % 256)),
  )
  expect(analyzeEngraving(convertEngraving(colorful, 50, firstConversion).pixels).percentage).toBe(100)
})

test.each([
  [0, 0],
  [1, 1],
])('with %i black pixels, %i is engraved', (count, share) => {
  expect(convertEngraving(flat(0, count), 1, firstConversion).engravedShare).toBe(share)
})
