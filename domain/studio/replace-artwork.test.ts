import { expect, test } from 'vitest'
import { emptyPlacementDocument, seedGangSheetSizes } from '../artwork/gang-sheet.ts'
import { mm } from '../units.ts'
import { replaceArtwork } from './replace-artwork.ts'
import { emptyStudioDocument, type StudioDocument } from './studio-document.ts'

function sheetWith(rotation: number, mirrored: boolean): StudioDocument {
  const [size] = seedGangSheetSizes
  if (!size) throw new Error('No sizes')
  const box = { width: mm(100), height: mm(50) }
  const place = { x: mm(200), y: mm(150), rotation, mirrored, locked: true }
  return {
    ...emptyStudioDocument(emptyPlacementDocument(size).sheet),
    items: [
      {
        id: 'fox-1',
        artworkId: 'fox',
        name: 'fox.png',
        ink: { width: 1_000, height: 500 },
        copies: 1,
        ...box,
      },
    ],
    placements: [{ id: 'a', itemId: 'fox-1', artworkId: 'fox', ...box, ...place }],
  }
}

/** Only the left half of the image remains. */
const half = {
  id: 'cut',
  name: 'cut.png',
  width: 1_000,
  height: 500,
  ink: { left: 0, top: 0, width: 500, height: 500 },
}

test('what is left of a repaired picture keeps its position and size, even turned and mirrored', () => {
  const placeOf = (rotation: number, mirrored: boolean) => {
    const { placements, items } = replaceArtwork(sheetWith(rotation, mirrored), ['fox-1'], half)
    expect(items[0]).toMatchObject({ artworkId: 'cut', name: 'cut.png', width: 50, height: 50 })
    const { x, y, width, height, artworkId } = placements[0] ?? {}
    expect([width, height, artworkId]).toEqual([50, 50, 'cut'])
    return [Math.round((x ?? 0) * 100) / 100, Math.round((y ?? 0) * 100) / 100]
  }
  expect(placeOf(0, false)).toEqual([175, 150])
  expect(placeOf(0, true)).toEqual([225, 150])
  expect(placeOf(90, false)).toEqual([200, 125])
})

test('other items keep their artwork', () => {
  const before = sheetWith(0, false)
  expect(replaceArtwork(before, ['owl-1'], half)).toBe(before)
})
