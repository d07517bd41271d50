import { expect, test } from 'vitest'
import { mm } from '../units.ts'
import { findClashes } from './find-clashes.ts'
import type { InkOutline } from './measure-artwork.ts'

const sheet = { sizeId: 12, width: mm(558.8), height: mm(304.8), spacing: mm(4), margin: mm(2.5) }
/** The upper left half of the box. */
const corner: InkOutline = [{ outline: [0, 0, 1, 0, 0, 1], holes: [] }]
/** A frame with a hole of half its size. */
const frame: InkOutline = [
  { outline: [0, 0, 1, 0, 1, 1, 0, 1], holes: [[0.25, 0.25, 0.25, 0.75, 0.75, 0.75, 0.75, 0.25]] },
]
const outlines = new Map([
  ['corner', corner],
  ['frame', frame],
])

const placed = (id: string, artworkId: string, x: number, y: number, more = {}) => ({
  id,
  artworkId,
  x: mm(x),
  y: mm(y),
  width: mm(100),
  height: mm(100),
  rotation: 0,
  mirrored: false,
  ...more,
})

const clashes = (...placements: ReturnType<typeof placed>[]) => {
  const { overlapping, tooClose } = findClashes(placements, sheet, outlines)
  return { overlapping: [...overlapping].sort(), tooClose: [...tooClose].sort() }
}

test('boxes may overlap where the ink does not; turned or mirrored ink counts as placed', () => {
  const one = placed('a', 'corner', 60, 60)
  expect(clashes(one, placed('b', 'corner', 70, 70, { rotation: 180 }))).toEqual({
    overlapping: [],
    tooClose: [],
  })
  expect(clashes(one, placed('b', 'corner', 70, 70))).toEqual({ overlapping: ['a', 'b'], tooClose: [] })
  expect(clashes(one, placed('b', 'corner', 55, 55, { rotation: 180 }))).toEqual({
    overlapping: ['a', 'b'],
    tooClose: [],
  })
  // Only 2 × 1.5 mm apart across the diagonal: closer than the gap of 4 mm.
  expect(clashes(one, placed('b', 'corner', 61.5, 61.5, { rotation: 180 })).tooClose).toEqual(['a', 'b'])
  const turned = { rotation: 90, mirrored: true }
  expect(clashes(one, placed('b', 'corner', 61.5, 61.5, turned)).tooClose).toEqual(['a', 'b'])
  expect(clashes(one, placed('b', 'corner', 70, 70, { mirrored: true })).overlapping).toEqual(['a', 'b'])
})

test('a hole takes what fits inside it, and a piece all within ink overlaps though no edges cross', () => {
  const around = placed('a', 'frame', 100, 100)
  const small = { width: mm(20), height: mm(20) }
  expect(clashes(around, placed('b', 'unknown', 100, 100, small))).toEqual({ overlapping: [], tooClose: [] })
  expect(
    clashes(around, placed('b', 'unknown', 63, 63, { width: mm(10), height: mm(10) })).overlapping,
  ).toEqual(['a', 'b'])
})

test('copies exactly on top of each other overlap; touching ones do only if the sheet wants a gap', () => {
  expect(clashes(placed('a', 'x', 60, 60), placed('b', 'x', 60, 60)).overlapping).toEqual(['a', 'b'])
  const beside = [placed('a', 'x', 60, 60), placed('b', 'x', 160, 60)] as const
  expect(clashes(...beside)).toEqual({ overlapping: [], tooClose: ['a', 'b'] })
  const tight = findClashes(beside, { ...sheet, spacing: mm(0) }, outlines)
  expect([tight.overlapping.size, tight.tooClose.size]).toEqual([0, 0])
})

test('ink that reaches into the margin is too close to the edge', () => {
  expect(clashes(placed('a', 'x', 51, 60)).tooClose).toEqual(['a'])
  expect(clashes(placed('a', 'x', 52.6, 60)).tooClose).toEqual([])
})
