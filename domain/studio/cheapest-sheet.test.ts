import { expect, test } from 'vitest'
import { emptyPlacementDocument, seedGangSheetSizes } from '../artwork/gang-sheet.ts'
import { inches, inchesToMm, mm } from '../units.ts'
import { setSize } from './change-items.ts'
import { onCheapestSheet } from './cheapest-sheet.ts'
import { emptyStudioDocument, type StudioDocument } from './studio-document.ts'

const sizeOf = (id: number) => {
  const size = seedGangSheetSizes.find((one) => one.id === id)
  if (!size) throw new Error(`No size ${id}`)
  return size
}
const inch = (length: number) => inchesToMm(inches(length))

/** One copy whose ink ends this many inches down the film; if there are more, none of the others fit. */
function openSheet(end: number, copies = 1): StudioDocument {
  const { sheet } = emptyPlacementDocument(sizeOf(60))
  const [width, height] = [inch(4), inch(4)]
  const item = {
    id: 'fox-1',
    artworkId: 'fox',
    name: 'fox.png',
    ink: { width: 1_200, height: 1_200 },
    copies,
  }
  const lying = {
    id: 'fox-1-1',
    itemId: 'fox-1',
    artworkId: 'fox',
    x: inch(3),
    y: mm(inch(end) - height / 2),
  }
  return {
    ...emptyStudioDocument(sheet),
    isSizeOpen: true,
    items: [{ ...item, width, height }],
    placements: [{ ...lying, width, height, rotation: 0, mirrored: false, locked: false }],
  }
}

const chosen = (document: StudioDocument, needed: number | null = null): number =>
  onCheapestSheet(document, seedGangSheetSizes, needed === null ? null : inch(needed)).sheet.sizeId

test('a sheet whose size nobody chose is the cheapest that fits everything', () => {
  expect([6, 11.9, 12, 30, 59.9].map((end) => chosen(openSheet(end)))).toEqual([12, 12, 24, 36, 60])
  const before = openSheet(6)
  expect(onCheapestSheet(before, seedGangSheetSizes, null).placements).toEqual(before.placements)
})

test('copies that do not fit need a longer sheet, laid out again and still adjusting', () => {
  const longer = onCheapestSheet(openSheet(59, 3), seedGangSheetSizes, inch(80))
  expect([longer.sheet.sizeId, longer.isArranged, longer.isSizeOpen]).toEqual([84, false, true])
  expect([chosen(openSheet(59, 3)), chosen(openSheet(59, 3), 130)]).toEqual([60, 60])
})

test('a sheet size someone chose stays', () => {
  const taken = { ...setSize(openSheet(6), sizeOf(36)), isArranged: true }
  expect([taken.isSizeOpen, chosen(taken)]).toEqual([undefined, 36])
  expect(chosen({ ...openSheet(6), isSizeOpen: undefined })).toBe(60)
})
