import sharp from 'sharp'
import { expect, test } from 'vitest'
import { lookAlike } from './looks-alike.ts'

const side = 400
type Color = readonly [red: number, green: number, blue: number, alpha: number]
const gray: Color = [100, 100, 100, 255]
const clear: Color = [0, 0, 0, 0]

/** In one color, with another one in the top rows. */
const picture = (color: Color, other: Color = color, rows = 0) => {
  const pixels = new Uint8Array(side * side * 4)
  for (let at = 0; at < side * side; at++) pixels.set(at < rows * side ? other : color, at * 4)
  return sharp(pixels, { raw: { width: side, height: side, channels: 4 } })
}

test('a picture so small that only one of its pixels is compared is still compared', async () => {
  const pixel = (color: Color) => sharp(Uint8Array.from(color), { raw: { width: 1, height: 1, channels: 4 } })
  expect(await lookAlike(pixel(gray), pixel(gray))).toBe(true)
  expect(await lookAlike(pixel(gray), pixel([140, 100, 100, 255]))).toBe(false)
})

test.each<[string, Color, Color, number, boolean]>([
  ['the same', gray, gray, 0, true],
  ['a little darker', gray, [90, 90, 90, 255], side, true],
  ['of another red', gray, [140, 100, 100, 255], side, false],
  ['of another green', gray, [100, 140, 100, 255], side, false],
  ['of another blue', gray, [100, 100, 140, 255], side, false],
  ['more transparent', [0, 0, 0, 255], [0, 0, 0, 215], side, false],
  ['other in a hundredth of its ink', gray, [255, 0, 0, 255], 4, true],
  ['other in a thirtieth of its ink', gray, [255, 0, 0, 255], 12, false],
  ['blank, as the first', clear, clear, 0, false],
])('a picture that is %s: %j and %j in %i rows', async (_what, color, other, rows, isAlike) => {
  expect(await lookAlike(picture(color), picture(color, other, rows))).toBe(isAlike)
})
