import { expect, test } from 'vitest'
import {
  createRandom,
  fillSheet,
  findCheapestMix,
  type NestItem,
  nestSheets,
  type ShapeItem,
  spreadCopies,
} from './index.ts'

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

test('several sheets: each is filled, copies are numbered through, impossible items are named once', () => {
  const items = [square('a', 5), { ...square('wide', 2), width: 30 }]
  const { sheets, unplaced } = nestSheets(items, { ...film, maxHeight: 24 })
  expect(sheets.map((sheet) => sheet.placements.map(({ copy }) => copy))).toEqual([[0, 1, 2, 3], [4]])
  expect(sheets.map((sheet) => sheet.height)).toEqual([24, 12])
  expect(unplaced).toEqual([{ itemId: 'wide', copies: 2, reason: 'too_wide' }])
})

test('an item too long for every sheet is reported, not retried forever', () => {
  const { sheets, unplaced } = nestSheets([{ ...square('long', 1), height: 30 }], { ...film, maxHeight: 24 })
  expect(sheets).toEqual([])
  expect(unplaced).toEqual([{ itemId: 'long', copies: 1, reason: 'too_tall' }])
})

test('if locked copies leave no space on the first sheet, the next ones take the rest', () => {
  const locked = [{ x: 0, y: 0, width: 22, height: 24 }]
  const { sheets, unplaced } = nestSheets([square('a', 5)], { ...film, maxHeight: 24 }, { locked })
  expect(sheets.map(({ placements }) => placements.length)).toEqual([4, 1])
  expect(unplaced).toEqual([])
})

test('fill: as many more copies as the sheet can take', () => {
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

test('fill with something smaller than one by one', () => {
  const small = { ...square('small', 1), width: 0.5, height: 0.5 }
  const filled = fillSheet([], small, { ...film, width: 2, maxHeight: 2 }, { budget: { steps: 50 } })
  expect(filled.moreCopies).toBe(16)
})

test('fill around existing copies', () => {
  const locked = [{ x: 0, y: 0, width: 11, height: 12 }]
  const filled = fillSheet([], square('b', 1), { ...film, maxHeight: 24 }, { locked, budget: { steps: 50 } })
  expect(filled.moreCopies).toBe(3)
})

test('cheapest: one sheet that fits all, if nothing cheaper can', () => {
  const mix = findCheapestMix([square('a', 9)], film, { kind: 'sizes', sizes }, { budget: { steps: 50 } })
  expect(mix.sheets.map(({ sizeId }) => sizeId)).toEqual(['60'])
  expect(mix).toMatchObject({ price: 3000, reason: 'nothing_cheaper_can_hold_it', unplaced: [] })
})

test('cheapest: two small sheets where the large one costs more', () => {
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

test('film by length is charged in whole steps', () => {
  const prices = { kind: 'length' as const, pricePerStep: 50, step: 1, minimum: 6 }
  const long = findCheapestMix([{ ...square('a', 1), height: 12.3 }], film, prices)
  expect(long).toMatchObject({ price: 650, reason: 'film_by_length' })
  expect(findCheapestMix([{ ...square('a', 1), height: 2 }], film, prices).price).toBe(300)
})

/** Half of its box is empty: two of them fill one box. */
const corner = (id: string, copies: number): ShapeItem => ({
  id,
  shape: [
    {
      outline: [
        [0, 0],
        [11, 0],
        [0, 12],
      ],
    },
  ],
  copies,
  turns: 'quarter',
})

/** Slightly wider and longer than the boxes need. */
const wide = { ...film, width: 23 }

test('cheapest, by true shape: a shorter sheet where two fit in the box of one, and each try is reported', () => {
  const tried: string[] = []
  const prices = {
    kind: 'sizes' as const,
    sizes: [13, 26, 39, 52].map((height) => ({ id: String(height), height, price: height * 50 })),
  }
  const boxes = findCheapestMix([square('a', 8)], wide, prices, { budget: { steps: 50 } })
  const onTry = (ids: readonly string[]) => void tried.push(ids.join(' '))
  const mix = findCheapestMix([corner('a', 8)], wide, prices, { budget: { steps: 100 }, onTry })
  expect(boxes.price).toBe(2600)
  expect(mix).toMatchObject({ price: 1300, reason: 'nothing_cheaper_can_hold_it', unplaced: [] })
  expect(mix.sheets.flatMap(({ result }) => result.placements)).toHaveLength(8)
  expect(mix.rejected).toEqual([])
  expect(tried).toEqual([])

  const short = { kind: 'sizes' as const, sizes: [{ id: 'short', height: 26, price: 1300 }] }
  const two = findCheapestMix([corner('a', 14)], wide, short, { budget: { steps: 100 }, onTry })
  expect(two.sheets.map(({ sizeId }) => sizeId)).toEqual(['short', 'short'])
  expect(tried).toEqual(['short short'])
})

test('cheapest, by true shape: a sheet much shorter than the shortest roll is not even tried', () => {
  const tried: string[] = []
  const spaced = { ...wide, spacing: 1 }
  const roll = findCheapestMix([corner('a', 4)], spaced, { kind: 'length', pricePerStep: 1, step: 0.01 })
  const height = (roll.sheets[0]?.result.height ?? 0) - 1
  const prices = {
    kind: 'sizes' as const,
    sizes: [height, height + 20].map((each, index) => ({
      id: 'ab'[index] ?? '',
      height: each,
      price: index + 1,
    })),
  }
  const onTry = (ids: readonly string[]) => void tried.push(ids.join(' '))
  const mix = findCheapestMix([corner('a', 4)], spaced, prices, { onTry })
  expect(mix.rejected).toEqual([{ sizeIds: ['a'], price: 1, why: 'did_not_fit' }])
  expect(tried).not.toContain('a')
})

test('cheapest, by true shape: never costs more than by boxes, however little time there is', () => {
  const prices = { kind: 'sizes' as const, sizes }
  const boxes = findCheapestMix([square('a', 9)], film, prices, { budget: { steps: 50 } })
  const signal = { aborted: true }
  const mix = findCheapestMix([corner('a', 9)], film, prices, { budget: { steps: 1 }, signal })
  expect(mix.price).toBe(boxes.price)
  expect(mix.sheets.flatMap(({ result }) => result.placements)).toHaveLength(9)
})

test('fill, by true shape: never fewer than by boxes, and each count reached is reported', () => {
  const sheet = { ...wide, maxHeight: 26 }
  const counts: number[] = []
  const onMore = (moreCopies: number) => void counts.push(moreCopies)
  const hasty = fillSheet([corner('a', 1)], corner('a', 1), sheet, { signal: { aborted: true } })
  expect(hasty.moreCopies).toBe(3)
  const filled = fillSheet([corner('a', 1)], corner('a', 1), sheet, { budget: { steps: 100 }, onMore })
  expect(filled.moreCopies).toBe(7)
  expect(filled.result.placements).toHaveLength(8)
  expect(counts.at(-1)).toBe(7)
  expect(counts).toEqual([...counts].sort((one, other) => one - other))
})

test('spread: with kinds, only places of the same kind are swapped', () => {
  const placed = nestSheets([square('a', 4), square('b', 4)], { ...film, maxHeight: 48 }).sheets[0]
  if (!placed) throw new Error('No sheet')
  const names = (all: readonly { itemId: string }[]) => all.map(({ itemId }) => itemId)
  const kinds = placed.placements.map(({ itemId }) => itemId)
  expect(names(spreadCopies(placed.placements, createRandom(1), kinds))).toEqual(names(placed.placements))
  expect(names(spreadCopies(placed.placements, createRandom(1)))).not.toEqual(names(placed.placements))
})
