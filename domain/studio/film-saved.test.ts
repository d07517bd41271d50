import { expect, test } from 'vitest'
import { emptyPlacementDocument, seedGangSheetSizes } from '../artwork/gang-sheet.ts'
import { inches, inchesToMm, mm, mmToInches } from '../units.ts'
import { filmInRows, filmSaved, priceOfFilm } from './film-saved.ts'
import { emptyStudioDocument, type StudioDocument } from './studio-document.ts'

const inch = (length: number) => inchesToMm(inches(length))

/** Copies of 6 × 4 in: three in a row of 22 in; `spots` are their positions, in inches from the top left corner. */
function sheetWith(copies: number, spots: [x: number, y: number][]): StudioDocument {
  const size = seedGangSheetSizes.find(({ id }) => id === 24)
  if (!size) throw new Error('No such size')
  const box = { width: inch(6), height: inch(4) }
  return {
    ...emptyStudioDocument(emptyPlacementDocument(size).sheet),
    items: [
      {
        id: 'fox-1',
        artworkId: 'fox',
        name: 'fox.png',
        ink: { width: 1_800, height: 1_200 },
        copies,
        ...box,
      },
    ],
    placements: spots.map(([x, y], index) => ({
      ...box,
      id: `fox-1-${index}`,
      itemId: 'fox-1',
      artworkId: 'fox',
      x: inch(x + 3),
      y: inch(y + 2),
      rotation: 0,
      mirrored: false,
      locked: false,
    })),
  }
}

test('rows are as people lay them out by hand: copy after copy, with the sheet’s gaps', () => {
  expect(mmToInches(filmInRows(sheetWith(3, [])))).toBeCloseTo(4.2, 6)
  expect(mmToInches(filmInRows(sheetWith(4, [])))).toBeCloseTo(8.35, 6)
})

test('film saved is shown in length and at the price table’s rates, and omitted when none is saved', () => {
  // Four copies in 6.1 in of film (one on top of another, to make the sum work) instead of 8.35 in: both cost 12 in.
  const spots: [number, number][] = [
    [0.1, 0.1],
    [6.3, 0.1],
    [12.5, 2],
    [0.1, 2],
  ]
  const saved = filmSaved(sheetWith(4, spots), seedGangSheetSizes)
  expect([mmToInches(saved?.length ?? mm(0)), saved?.worth]).toEqual([expect.closeTo(2.25, 6), 0])
  expect(filmSaved(sheetWith(4, spots.slice(1)), seedGangSheetSizes)).toBeNull()
  const rows = sheetWith(3, [
    [0.1, 0.1],
    [6.25, 0.1],
    [12.4, 0.1],
  ])
  expect(filmSaved(rows, seedGangSheetSizes)).toBeNull()
})

test('film costs what the cheapest sheets of that length cost', () => {
  expect(priceOfFilm(seedGangSheetSizes, mm(0))).toBe(0)
  expect(priceOfFilm(seedGangSheetSizes, inch(12))).toBe(600)
  expect(priceOfFilm(seedGangSheetSizes, inch(12.2))).toBe(1_200)
  expect(priceOfFilm(seedGangSheetSizes, inch(130))).toBe(6_600)
})
