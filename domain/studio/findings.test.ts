import { expect, test } from 'vitest'
import { partKey } from '../artwork/crop.ts'
import { filmOfSizes } from '../artwork/cut-sheets.ts'
import { emptyPlacementDocument, seedGangSheetSizes } from '../artwork/gang-sheet.ts'
import { findInPixels } from '../checks/artwork-findings.ts'
import { checkRulesSchema } from '../checks/check-rules.ts'
import type { ArtworkFacts } from '../checks/measure-artwork.ts'
import { inches, inchesToMm, mm } from '../units.ts'
import { cheaperSheets, cheapestSize } from './choose-size.ts'
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

const context = {
  warnBelowDpi: 150,
  rules: checkRulesSchema.parse({}),
  measured: new Map(),
  outlines: new Map(),
}

const told = (document: StudioDocument) =>
  findFindings(document, context).map(({ isBlocking, message, placementIds }) => [
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
    [true, '1 copy of “fox.png” extends past the edge of the sheet.', ['fox-1-1']],
    [false, '2 copies of “fox.png” overlap other artwork.', ['fox-1-2', 'fox-1-3']],
  ])
})

test('copies without a place block once the sheet is arranged', () => {
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
  const sheet = filmOfSizes(
    sheetWith([]).sheet,
    seedGangSheetSizes.filter(({ id }) => id === 60),
  )
  const [one] = sheetWith([[60, 40]]).placements
  const downTo = (bottom: number) => ({
    sheet,
    placements: one ? [{ ...one, y: mm(needed(bottom) - one.height / 2 - sheet.margin) }] : [],
  })
  const ids = (laid: ReturnType<typeof downTo>) =>
    cheaperSheets(seedGangSheetSizes, laid)?.map(({ id }) => id) ?? null
  expect(sheet.sizeId).toBe(60)
  expect(ids(downTo(30))).toEqual([36])
  expect(ids(downTo(59))).toBe(null)
  expect(ids({ sheet, placements: [] })).toBe(null)
})

const blank: ArtworkFacts = {
  version: 1,
  width: 1_000,
  height: 500,
  softShare: 0,
  haloShare: 0,
  hasWhiteBox: false,
  lines: [],
  gaps: [],
  edgeWidth: null,
  outline: [],
}

test('only the printed part of a cropped picture is judged, at its printed width', () => {
  const facts = { ...blank, softShare: 0.4, hasWhiteBox: true }
  const crop = { left: 0, top: 0, right: 0.5, bottom: 1 }
  const sheet = sheetWith([[60, 40]])
  const cropped = { ...sheet, items: sheet.items.map((item) => ({ ...item, crop })) }
  const kinds = (measured: Map<string, ArtworkFacts>) =>
    findFindings(cropped, { ...context, measured }).map(({ kind }) => kind)
  const whole = new Map([['fox', facts]])
  expect(kinds(whole)).toEqual(['soft_pixels', 'white_box'])
  const clean = { ...facts, softShare: 0, hasWhiteBox: false }
  expect(kinds(new Map([...whole, [partKey({ artworkId: 'fox', crop }), clean]]))).toEqual([])
  // 100 mm from 1,000 px: lines of 3 px are 0.3 mm, and would be 0.6 mm if the whole were 200 mm wide.
  const thin = { ...clean, lines: [0, 0, 0, 0, 0, 0, 200] }
  expect(kinds(new Map([...whole, [partKey({ artworkId: 'fox', crop }), thin]]))).toEqual(['thin_lines'])
})

test('a drawing of lines and areas is sharp at every size', () => {
  const coarse = sheetWith([[60, 40]], 1, 300)
  const facts = { ...blank, isVector: true }
  const kinds = (measured: Map<string, ArtworkFacts>) =>
    findFindings(coarse, { ...context, measured }).map(({ kind }) => kind)
  expect(kinds(new Map([['fox', blank]]))).toEqual(['low_resolution'])
  expect(kinds(new Map([['fox', facts]]))).toEqual([])
})

test('thin tips of characters in large art are no finding; as much in small art is', () => {
  const gaps = [0, 0, 0, 60]
  const kinds = (width: number, inWidth: number) =>
    findInPixels({ ...blank, width, gaps }, { name: 'fox', width: mm(inWidth) }, 1).map(({ kind }) => kind)
  // 60 px at 6 px/mm are 10 mm: less than a twentieth of 250 mm, far more of 100 mm.
  expect(kinds(1_500, 250)).toEqual([])
  expect(kinds(600, 100)).toEqual(['thin_gaps'])
})
