import { expect, test } from 'vitest'
import { analyzeEngraving } from './analyze-engraving.ts'

type Pixel = [red: number, green: number, blue: number, alpha: number]
const black: Pixel = [0, 0, 0, 255]
const red: Pixel = [255, 0, 0, 255]

/** This many sampled pixels, each followed by three that are never read. */
const sampled = (pixels: Pixel[], between: Pixel = red) =>
  new Uint8ClampedArray(pixels.flatMap((pixel) => [...pixel, ...between, ...between, ...between]))
const repeat = (pixel: Pixel, count: number): Pixel[] => Array.from({ length: count }, () => pixel)

test('exactly 95 % passes, one pixel less fails', () => {
  expect(analyzeEngraving(sampled([...repeat(black, 95), ...repeat(red, 5)]))).toEqual({
    isBlackAndWhite: true,
    percentage: 95,
    counted: 100,
  })
  expect(analyzeEngraving(sampled([...repeat(black, 949), ...repeat(red, 51)]))).toEqual({
    isBlackAndWhite: false,
    percentage: 94.9,
    counted: 1_000,
  })
})

test('94.99 % is never shown as 95', () => {
  const { isBlackAndWhite, percentage } = analyzeEngraving(
    sampled([...repeat(black, 9_499), ...repeat(red, 501)]),
  )
  expect([isBlackAndWhite, percentage]).toEqual([false, 94.9])
})

test.each<[Pixel, boolean]>([
  [[100, 110, 100, 255], true],
  [[100, 111, 100, 255], false],
  [[110, 100, 105, 255], true],
  [[95, 100, 106, 255], false],
  [[255, 255, 245, 255], true],
])('channels of %j are gray: %s', (pixel, isBlackAndWhite) => {
  expect(analyzeEngraving(sampled([pixel])).isBlackAndWhite).toBe(isBlackAndWhite)
})

test('alpha 127 is skipped, 128 counts', () => {
  const faint: Pixel = [255, 0, 0, 127]
  const seen: Pixel = [255, 0, 0, 128]
  expect(analyzeEngraving(sampled([black, ...repeat(faint, 50)]))).toEqual({
    isBlackAndWhite: true,
    percentage: 100,
    counted: 1,
  })
  expect(analyzeEngraving(sampled([black, seen]))).toEqual({
    isBlackAndWhite: false,
    percentage: 50,
    counted: 2,
  })
})

test('only every fourth pixel is checked, from the first', () => {
  const pixels = sampled(repeat(black, 3)).slice(0, (4 + 4 + 1) * 4)
  expect(analyzeEngraving(pixels)).toEqual({ isBlackAndWhite: true, percentage: 100, counted: 3 })
  expect(analyzeEngraving(sampled(repeat(red, 3), black)).percentage).toBe(0)
})

test('a picture with nothing visible is not engraved', () => {
  expect(analyzeEngraving(sampled(repeat([0, 0, 0, 0], 9)))).toEqual({
    isBlackAndWhite: false,
    percentage: 0,
    counted: 0,
  })
})
