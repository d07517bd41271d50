import { expect, test } from 'vitest'
import { inches, inchesToMm, type Mm, mm, mmToInches } from '../units.ts'
import {
  besideEachOther,
  documentOfSheet,
  filmOfSizes,
  isOffSheet,
  isSameFilm,
  sheetsOf,
  sheetWords,
  sheetWordsOf,
  sizesOfFilm,
  soldAs,
} from './cut-sheets.ts'
import { emptyPlacementDocument, type Placement, seedGangSheetSizes } from './gang-sheet.ts'

const sizes = [24, 12, 12].flatMap((id) => seedGangSheetSizes.find((size) => size.id === id) ?? [])
const [longest] = sizes
if (!longest) throw new Error('No sizes')
const one = emptyPlacementDocument(longest).sheet
const film = filmOfSizes(one, sizes)
const inInches = (length: Mm) => Number(mmToInches(length).toFixed(3))
const inch = (length: number) => inchesToMm(inches(length))

const at = (y: number): Placement => ({
  ...{ id: `at-${y}`, artworkId: '0f0e0d0c-0b0a-4908-8706-050403020100' },
  ...{ x: inch(5), y: inch(y), width: inch(4), height: inch(2) },
  ...{ rotation: 0, mirrored: false, locked: false },
})

test('a film is cut from the top; a single sheet is not cut', () => {
  expect(sheetsOf(film).map(({ number, of, sizeId, top }) => [number, of, sizeId, inInches(top)])).toEqual([
    [1, 3, 24, 0],
    [2, 3, 12, 24],
    [3, 3, 12, 36],
  ])
  expect([film.sizeId, inInches(film.height)]).toEqual([24, 48])
  expect(filmOfSizes(film, [longest])).toEqual(one)
})

test('a copy belongs to the sheet its center is on, and only there', () => {
  const lying = [at(1), at(23), at(23.5), at(24.5), at(25), at(47), at(47.5)]
  expect(lying.map((placement) => isOffSheet(placement, film))).toEqual([
    ...[false, false, true, true, false, false, true],
  ])
  const document = { version: 1 as const, sheet: film, placements: [at(1), at(25), at(40)] }
  const [, second] = sheetsOf(film)
  expect(second && documentOfSheet(document, second)).toMatchObject({
    sheet: { ...one, sizeId: 12, height: inch(12) },
    placements: [{ id: 'at-25', y: expect.closeTo(inch(1)) }],
  })
})

test('sheets placed side by side keep their copies', () => {
  const { width, height, placements, sheets } = besideEachOther({ sheet: film, placements: [at(1), at(25)] })
  const [, second] = sheets
  expect(height).toBe(inch(24))
  expect(width).toBeCloseTo(inch(3 * 22 + (2 * 22) / 12))
  expect(placements.map(({ x, y }) => [x - (x > inch(22) ? (second?.left ?? 0) : 0), y])).toEqual([
    [inch(5), inch(1)],
    [inch(5), expect.closeTo(inch(1))],
  ])
})

test('what is sold is described by number, sizes and the sum of the prices', () => {
  expect(soldAs(sizes)).toEqual({
    name: 'Gang Sheet, 3 sheets',
    productSize: '22 × 24 in + 2 of 22 × 12 in',
    unitPrice: 2_400,
  })
  expect(soldAs([longest])).toMatchObject({ name: 'Gang Sheet 22 × 24 in', unitPrice: 1_200 })
  const words = ['Sheet 1 of 3: 22 × 24 in', 'Sheet 2 of 3: 22 × 12 in', 'Sheet 3 of 3: 22 × 12 in']
  expect([sheetWords(film), sheetWordsOf(sizes)]).toEqual([words, words])
})

test('a film counts as sizes on sale only if each sheet has the length of its size', () => {
  expect(sizesOfFilm(film, seedGangSheetSizes)?.map(({ id }) => id)).toEqual([24, 12, 12])
  expect(sizesOfFilm(film, seedGangSheetSizes.slice(1))).toBe(null)
  const cheated = [
    { ...film, cutInto: film.cutInto?.map((sheet) => ({ ...sheet, sizeId: 12 })) },
    { ...film, height: mm(film.height + 25.4) },
    { ...film, sizeId: 12 },
    { ...film, width: mm(film.width * 2) },
  ]
  expect(cheated.map((one) => sizesOfFilm(one, seedGangSheetSizes))).toEqual([null, null, null, null])
  expect(cheated.map((one) => isSameFilm(one, film))).toEqual([false, false, true, false])
})
