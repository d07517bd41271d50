import { expect, test } from 'vitest'
import { emptyPlacementDocument, seedGangSheetSizes } from '../gang-sheet.ts'
import { inches, inchesToMm, mm } from '../units.ts'
import { cheaperSize, cheapestSize } from './choose-size.ts'
import { findFindings } from './findings.ts'
import { emptyStudioDocument, type StudioDocument } from './studio-document.ts'

function sheetWith(spots: [x: number, y: number][], copies = spots.length, inkWidth = 1_200): StudioDocument {
  const [size] = seedGangSheetSizes
  if (!size) throw new Error('No sizes')
  const box = { width: mm(100), height: mm(50) }
  const item = {
    id: 'fox-1',
    artworkId: 'fox',
    name: 'fox.png',
    ink: { width: inkWidth, height: inkWidth / 2 },
    copies,
  }
  return {
    ...emptyStudioDocument(emptyPlacementDocument(size).sheet),
    items: [{ ...item, ...box }],
    placements: spots.map(([x, y], index) => ({
      ...box,
      id: `fox-1-${index + 1}`,
      itemId: 'fox-1',
      artworkId: 'fox',
      x: mm(x),
      y: mm(y),
      rotation: 0,
      mirrored: false,
      locked: true,
    })),
  }
}

const told = (document: StudioDocument) =>
  findFindings(document, 150).map(({ isBlocking, message, placementIds }) => [
    isBlocking,
    message,
    placementIds,
  ])

test('a sheet without faults has no findings', () => {
  expect(
    told(
      sheetWith([
        [60, 40],
        [170, 40],
      ]),
    ),
  ).toEqual([])
})

test('over the edge blocks; overlapping warns', () => {
  expect(
    told(
      sheetWith([
        [40, 40],
        [200, 40],
        [240, 60],
      ]),
    ),
  ).toEqual([
    [true, '1 copy of “fox.png” reaches over the edge of the sheet.', ['fox-1-1']],
    [false, '2 copies of “fox.png” overlap other artwork.', ['fox-1-2', 'fox-1-3']],
  ])
})

test('copies without a place block, once the sheet is arranged', () => {
  const document = sheetWith([[60, 40]], 3)
  expect(told(document)).toEqual([[true, '2 copies of “fox.png” do not fit on this sheet.', []]])
  expect(told({ ...document, isArranged: false })).toEqual([])
})

test('low resolution warns with the figure', () => {
  expect(told(sheetWith([[60, 40]], 1, 400))).toEqual([
    [
      false,
      '“fox.png” prints at 102 dpi and may look soft. Make it smaller or upload a larger file.',
      ['fox-1-1'],
    ],
  ])
})

test('the cheapest size is the shortest on sale that is long enough', () => {
  const needed = (length: number) => inchesToMm(inches(length))
  expect(cheapestSize(seedGangSheetSizes, needed(24))?.id).toBe(24)
  expect(cheapestSize(seedGangSheetSizes, needed(24.1))?.id).toBe(36)
  expect(cheapestSize(seedGangSheetSizes, needed(121))).toBe(null)
  expect(cheaperSize(seedGangSheetSizes, 60, needed(30))?.id).toBe(36)
  expect(cheaperSize(seedGangSheetSizes, 36, needed(30))).toBe(null)
  expect(cheaperSize(seedGangSheetSizes, 36, needed(0))).toBe(null)
})
