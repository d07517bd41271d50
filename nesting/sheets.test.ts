import { expect, test } from 'vitest'
import { fillSheet, findCheapestMix, type NestItem, nestSheets } from './index.ts'

const film = { width: 22, spacing: 0, margin: 0 }
const square = (id: string, copies: number): NestItem => ({
  id,
  width: 11,
  height: 12,
  copies,
  turns: 'none',
})
const inches = [12, 24, 36, 48, 60, 72, 84, 96, 108, 120]
const sizes = inches.map((height) => ({ id: String(height), height, price: height * 50 }))

test('several sheets: each is filled, copies are numbered through, the impossible is named once', () => {
  const items = [square('a', 5), { ...square('wide', 2), width: 30 }]
  const { sheets, unplaced } = nestSheets(items, { ...film, maxHeight: 24 })
  expect(sheets.map((sheet) => sheet.placements.map(({ copy }) => copy))).toEqual([[0, 1, 2, 3], [4]])
  expect(sheets.map((sheet) => sheet.height)).toEqual([24, 12])
  expect(unplaced).toEqual([{ itemId: 'wide', copies: 2, reason: 'too_wide' }])
})

test('what is too long for every sheet is reported, not tried for ever', () => {
  const { sheets, unplaced } = nestSheets([{ ...square('long', 1), height: 30 }], { ...film, maxHeight: 24 })
  expect(sheets).toEqual([])
  expect(unplaced).toEqual([{ itemId: 'long', copies: 1, reason: 'too_tall' }])
})

test('fill: as many more copies as the sheet takes', () => {
  const filled = fillSheet(
    [square('a', 2)],
    square('a', 1),
    { ...film, maxHeight: 60 },
    { budget: { steps: 50 } },
  )
  expect(filled.moreCopies).toBe(8)
  expect(filled.result.placements).toHaveLength(10)
  expect(filled.result.unplaced).toEqual([])
})

test('fill around what lies there already', () => {
  const locked = [{ x: 0, y: 0, width: 11, height: 12 }]
  const filled = fillSheet([], square('b', 1), { ...film, maxHeight: 24 }, { locked, budget: { steps: 50 } })
  expect(filled.moreCopies).toBe(3)
})

test('cheapest: one sheet that holds all, nothing cheaper can', () => {
  const mix = findCheapestMix([square('a', 9)], film, { kind: 'sizes', sizes }, { budget: { steps: 50 } })
  expect(mix.sheets.map(({ sizeId }) => sizeId)).toEqual(['60'])
  expect(mix).toMatchObject({ price: 3000, reason: 'nothing_cheaper_can_hold_it', unplaced: [] })
})

test('cheapest: two small sheets where the large one is dear', () => {
  const dear = [
    { id: 'small', height: 12, price: 600 },
    { id: 'large', height: 60, price: 3000 },
  ]
  const mix = findCheapestMix(
    [square('a', 4)],
    film,
    { kind: 'sizes', sizes: dear },
    { budget: { steps: 50 } },
  )
  expect(mix.sheets.map(({ sizeId }) => sizeId)).toEqual(['small', 'small'])
  expect(mix.price).toBe(1200)
})

test('cheapest: a cheaper sheet had the area but not the shape', () => {
  const items: NestItem[] = [{ id: 'a', width: 12, height: 7, copies: 2, turns: 'none' }]
  const mix = findCheapestMix(items, film, { kind: 'sizes', sizes }, { budget: { steps: 50 } })
  expect(mix).toMatchObject({ price: 1200, reason: 'cheaper_did_not_fit' })
  expect(mix.rejected).toEqual([{ sizeIds: ['12'], price: 600, why: 'did_not_fit' }])
})

test('film by length is paid in whole steps', () => {
  const prices = { kind: 'length' as const, pricePerStep: 50, step: 1, minimum: 6 }
  const long = findCheapestMix([{ ...square('a', 1), height: 12.3 }], film, prices)
  expect(long).toMatchObject({ price: 650, reason: 'film_by_length' })
  expect(findCheapestMix([{ ...square('a', 1), height: 2 }], film, prices).price).toBe(300)
})
