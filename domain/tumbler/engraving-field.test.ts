import { expect, test } from 'vitest'
import { cutShare, engravingFieldOf, layEngraving } from './engraving-field.ts'
import { firstWrap, type Wrap } from './wrap.ts'

const band = engravingFieldOf('40oz', 'fullWrap')
const square = { left: 10, top: 20, width: 1_000, height: 1_000 }
const wrap = (way: Wrap['way'], more: Partial<Wrap> = {}): Wrap => ({ way, size: 1, place: 0.5, ...more })

test('a picture filling the band is cut where the shopper says, by default in the middle', () => {
  const part = (place?: number) =>
    layEngraving(band, square, place === undefined ? undefined : wrap('fill', { place })).map(
      ({ ink }) => ink,
    )
  expect(part()).toEqual([{ left: 10, top: 376, width: 1_000, height: 288 }])
  expect(part(0.5)).toEqual(part())
  expect(part(0)).toEqual([{ left: 10, top: 20, width: 1_000, height: 288 }])
  expect(part(1)).toEqual([{ left: 10, top: 732, width: 1_000, height: 288 }])
})

test('a picture shown whole is uncut, centered, at the requested size and height', () => {
  expect(layEngraving(band, square, wrap('whole'))).toEqual([
    { left: 4.45, top: 0, width: 3.6, height: 3.6, ink: square },
  ])
  const [half] = layEngraving(band, square, wrap('whole', { size: 0.5, place: 1 }))
  expect(half).toMatchObject({ left: 5.35, top: 1.8, width: 1.8, height: 1.8 })
})

test('a repeated picture goes around as often as it fits, evenly, and never past the band', () => {
  const laid = layEngraving(band, square, wrap('repeat', { size: 0.5 }))
  expect(laid).toHaveLength(6)
  const gaps = laid.slice(1).map(({ left }, at) => left - (laid[at]?.left ?? 0))
  for (const gap of gaps) expect(gap).toBeCloseTo(12.5 / 6, 9)
  expect(laid[0]?.left).toBeCloseTo(12.5 - ((laid[5]?.left ?? 0) + 1.8), 9)
  expect(layEngraving(band, { ...square, height: 200 }, wrap('repeat'))).toHaveLength(1)
})

test('nothing is cropped unasked: a square starts whole, a band fills', () => {
  expect(cutShare(band, square)).toBeCloseTo(0.712, 3)
  expect(firstWrap(cutShare(band, square)).way).toBe('whole')
  expect(firstWrap(cutShare(band, { width: 1_250, height: 380 })).way).toBe('fill')
})

test('on a single side the picture is whole, whatever the band setting', () => {
  const side = engravingFieldOf('40oz', 'single')
  expect(layEngraving(side, square, wrap('repeat'))).toEqual(layEngraving(side, square))
})
