import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { problemsOnSheets, starOf } from '#tests/harness/random-problems.ts'
import { inputs } from '#tests/harness/run-form.ts'
import { fillSheet, nestSheets } from '../index.ts'
import { checkPlacements } from './check-placements.ts'
import { nestShapes } from './nest-shapes.ts'
import type { Contour, Point, ShapeItem, ShapeResult } from './types.ts'

const film = { width: 20, spacing: 0.25, margin: 0.5 }
const star = (id: string, copies: number, size = 1): ShapeItem => ({
  id,
  shape: [{ outline: starOf([3, 1, 3, 1, 3, 1].map((radius) => radius * size)) }],
  copies,
  turns: 'quarter',
})

describe('locked', () => {
  test('the hollow of a locked shape can be used, a locked box cannot', () => {
    const outer: Point[] = [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ]
    const frame: Contour = {
      outline: outer,
      holes: [outer.map(([x, y]): Point => [1 + 0.8 * x, 1 + 0.8 * y])],
    }
    const items = [star('star', 1)]
    const strip = { width: 10, spacing: 0.25, margin: 0 }
    const inFrame = nestShapes(items, strip, { locked: [{ shape: [frame], x: 0, y: 0, turn: 0 }] })
    expect(inFrame.height).toBe(10)
    const afterBox = nestShapes(items, strip, { locked: [{ x: 0, y: 0, width: 10, height: 10 }] })
    expect(afterBox.placements[0]?.y).toBeCloseTo(10.25, 6)
  })
})

describe('groups', () => {
  test('members keep their relative positions however the block turns, and nothing overlaps', () => {
    const items = [
      { ...star('a', 2), group: 'team' },
      { ...star('b', 1, 0.6), group: 'team' },
      star('c', 4, 0.8),
    ]
    const result = nestShapes(items, film, { seed: 3, budget: { steps: 120 } })
    expect(result.unplaced).toEqual([])
    expect(checkPlacements(items, film, result, 1e-7)).toEqual([])
    const reach = extentOf(result, ['a', 'b'])
    const alone = nestShapes(items.slice(0, 2), film, { seed: 3, budget: { steps: 120 } })
    const block = extentOf(alone, ['a', 'b'])
    expect([...reach].sort((one, other) => one - other).map(round)).toEqual(
      [...block].sort((one, other) => one - other).map(round),
    )
  })

  test('an item that can never be nested is named, and its group is nested without it', () => {
    const items = [
      { ...star('a', 1), group: 'team' },
      { ...star('b', 1), group: 'team' },
      { ...star('wide', 2, 9), group: 'giants' },
      { id: 'nothing', shape: [], copies: 1, turns: 'none' as const, group: 'giants' },
    ]
    const result = nestShapes(items, film, { budget: { steps: 20 } })
    expect(result.placements.map(({ itemId }) => itemId)).toEqual(['a', 'b'])
    expect(result.unplaced).toEqual([
      { itemId: 'wide', copies: 2, reason: 'too_wide' },
      { itemId: 'nothing', copies: 1, reason: 'no_size' },
    ])
  })

  test('any shapes in groups: no overlap, exact counts', () => {
    fc.assert(
      fc.property(
        problemsOnSheets,
        fc.array(fc.constantFrom('one', 'two', undefined), { minLength: 5 }),
        ({ items, strip, seed }, names) => {
          const grouped = items.map((item, index) => ({ ...item, group: names[index] }))
          const result = nestShapes(grouped, strip, { seed, budget: { steps: 4 } })
          expect(checkPlacements(grouped, strip, result, 1e-7)).toEqual([])
        },
      ),
      { numRuns: inputs(100) },
    )
  })
})

describe('spread', () => {
  test('designs of one outline swap places to separate copies of one; the film stays as long', () => {
    const items = [star('a', 8), star('b', 8)]
    const budget = { steps: 30 }
    const plain = nestShapes(items, film, { budget })
    const spread = nestShapes(items, film, { budget, spread: true })
    expect(spread.height).toBe(plain.height)
    expect(checkPlacements(items, film, spread, 1e-7)).toEqual([])
    expect(crowding(spread)).toBeLessThan(crowding(plain) * 0.95)
  })
})

describe('several sheets', () => {
  test('each is filled, copies are numbered through, impossible items are named once', () => {
    const items = [star('a', 30), star('wide', 1, 9)]
    const sheet = { ...film, maxHeight: 14 }
    const { sheets, unplaced } = nestSheets(items, sheet, { budget: { steps: 60 } })
    expect(sheets.length).toBeGreaterThan(1)
    for (const each of sheets) expect(each.height).toBeLessThanOrEqual(14)
    const copies = sheets.flatMap(({ placements }) => placements.map(({ copy }) => copy))
    expect(copies).toEqual(Array.from({ length: 30 }, (_, copy) => copy))
    expect(unplaced).toEqual([{ itemId: 'wide', copies: 1, reason: 'too_wide' }])
  })
})

describe('fill', () => {
  const sheet = { ...film, maxHeight: 24 }

  test('by shape, more copies fit than boxes leave space for, and nothing overlaps', () => {
    const asked = [star('a', 2)]
    const filled = fillSheet(asked, star('b', 1), sheet, { budget: { steps: 80 } })
    const boxes = fillSheet(
      [{ id: 'a', width: 6, height: 5.2, copies: 2, turns: 'quarter' }],
      { id: 'b', width: 6, height: 5.2, copies: 1, turns: 'quarter' },
      sheet,
      { budget: { steps: 80 } },
    )
    expect(filled.moreCopies).toBeGreaterThan(boxes.moreCopies)
    expect(filled.result.unplaced).toEqual([])
    expect(filled.result.placements).toHaveLength(2 + filled.moreCopies)
    const items = [...asked, star('b', filled.moreCopies)]
    expect(checkPlacements(items, sheet, filled.result, 1e-7)).toEqual([])
  })

  test('around existing copies, and none where nothing fits', () => {
    const locked = [{ x: 0, y: 0, width: 20, height: 18 }]
    const filled = fillSheet([], star('b', 1), sheet, { locked, budget: { steps: 40 } })
    expect(filled.moreCopies).toBeGreaterThan(1)
    const items = [star('b', filled.moreCopies)]
    expect(checkPlacements(items, sheet, filled.result, 1e-7, locked)).toEqual([])
    expect(fillSheet([], star('b', 1, 9), sheet, { budget: { steps: 4 } }).moreCopies).toBe(0)
  })

  test('without a sheet there is nothing to fill', () => {
    expect(() => fillSheet([], star('b', 1), film)).toThrow(TypeError)
  })
})

const round = (length: number) => Math.round(length * 1e6) / 1e6

/** Combined width and height of some items. */
const extentOf = (result: ShapeResult, ids: readonly string[]): readonly number[] => {
  const own = result.placements.filter(({ itemId }) => ids.includes(itemId))
  return [
    Math.max(...own.map(({ x, width }) => x + width)) - Math.min(...own.map(({ x }) => x)),
    Math.max(...own.map(({ y, height }) => y + height)) - Math.min(...own.map(({ y }) => y)),
  ]
}

const crowding = ({ placements }: ShapeResult) =>
  placements.reduce(
    (sum, one, index) =>
      sum +
      placements
        .slice(index + 1)
        .filter(({ itemId }) => itemId === one.itemId)
        .reduce((own, other) => own + 1 / ((one.x - other.x) ** 2 + (one.y - other.y) ** 2), 0),
    0,
  )
