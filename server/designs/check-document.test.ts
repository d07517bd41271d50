import { expect, test } from 'vitest'
import type { Crop } from '#domain/artwork/crop.ts'
import type { ArtworkView } from '#server/artwork/index.ts'
import { sheetWith } from '#tests/harness/sell-drawn-sheet.ts'
import { checkDocument } from './check-document.ts'

/** Its ink is the left half. */
const artwork = {
  ...{ id: 'fox', fileName: 'fox.png', state: 'ready', ink: { left: 0, top: 0, width: 200, height: 100 } },
  measured: { outline: [{ outline: [0, 0, 0.5, 0, 0.5, 1, 0, 1], holes: [] }] },
} as unknown as ArtworkView

const { document } = sheetWith(artwork.id)

/** As wide as half of it if it is cropped to a half. */
const problemOf = (crop: Crop | undefined, known = artwork) => {
  const placements = document.placements.map((one) => ({ ...one, width: one.height, crop }))
  return checkDocument({ ...document, placements }, true, [known])?.reason
}

test.each([
  ['the half with ink', { left: 0, top: 0, right: 0.5, bottom: 1 }, undefined],
  ['the half without', { left: 0.5, top: 0, right: 1, bottom: 1 }, 'blank_crop'],
  ['all of it, squeezed', undefined, 'distorted'],
])('a crop that leaves %s', (_what, crop, expected) => {
  expect(problemOf(crop)).toBe(expected)
})

test('an unmeasured artwork has no known blank areas', () => {
  expect(
    problemOf({ left: 0.5, top: 0, right: 1, bottom: 1 }, { ...artwork, measured: null }),
  ).toBeUndefined()
})
