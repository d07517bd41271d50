import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inputs } from '#tests/harness/run-form.ts'
import { createNester, nest } from './index.ts'
import type { NestItem, NestObstacle, NestResult, NestStrip } from './types.ts'

const side = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 120 }).map((tenths) => tenths / 10) },
  { weight: 3, arbitrary: fc.double({ min: 0.001, max: 15, noNaN: true }) },
  { weight: 1, arbitrary: fc.constantFrom(0, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e-7, 500, 22, 11) },
)
const copies = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 0, max: 5 }) },
  { weight: 1, arbitrary: fc.constantFrom(-1, 1.5, Number.NaN, 30) },
)
const items = fc
  .array(
    fc.record({
      width: side,
      height: side,
      copies,
      turns: fc.constantFrom('none' as const, 'quarter' as const),
    }),
    {
      maxLength: 9,
    },
  )
  .map((all) => all.map((item, index): NestItem => ({ ...item, id: `item ${index}` })))
const strip = fc.record({
  width: fc.constantFrom(22, 12.5, 3, 558.8),
  spacing: fc.constantFrom(0, 0.25, 0.125, 1 / 3),
  margin: fc.constantFrom(0, 0.5, 0.1),
})
const seed = fc.integer({ min: 0, max: 1e6 })
const budget = { steps: 40 }

/**
 * An independent check that shares no code with the engine: every pair of boxes and every edge, in the caller's unit.
 */
const faults = (
  result: NestResult,
  all: readonly NestItem[],
  film: NestStrip,
  locked: readonly NestObstacle[] = [],
): string[] => {
  const found: string[] = []
  const tolerance = film.width * 1e-8
  const boxes: NestObstacle[] = [...result.placements]
  boxes.forEach((a, index) => {
    if (a.x < film.margin - tolerance || a.y < film.margin - tolerance) found.push(`${index} leaves the film`)
    if (a.x + a.width > film.width - film.margin + tolerance) found.push(`${index} is over the right edge`)
    const end = Math.min(film.maxHeight ?? Number.POSITIVE_INFINITY, result.height)
    if (a.y + a.height > end - film.margin + tolerance) found.push(`${index} is over the end`)
    for (const b of [...boxes.slice(index + 1), ...locked]) {
      const apartX = Math.max(b.x - a.x - a.width, a.x - b.x - b.width)
      const apartY = Math.max(b.y - a.y - a.height, a.y - b.y - b.height)
      if (Math.max(apartX, apartY) < film.spacing - tolerance) found.push(`${index} is too near to another`)
    }
  })
  for (const item of all) {
    const placed = result.placements.filter((placement) => placement.itemId === item.id)
    const left = result.unplaced.filter((entry) => entry.itemId === item.id)
    const leftCopies = left.reduce((sum, entry) => sum + entry.copies, 0)
    if (!Object.is(placed.length + leftCopies, item.copies))
      found.push(`${item.id}: ${placed.length} + ${leftCopies}`)
    if (new Set(placed.map((placement) => placement.copy)).size !== placed.length)
      found.push(`${item.id}: copy twice`)
    for (const placement of placed) {
      const isTurned = placement.turn === 90
      if (isTurned && item.turns === 'none') found.push(`${item.id} was turned`)
      if (placement.width !== (isTurned ? item.height : item.width))
        found.push(`${item.id} changed its width`)
      if (placement.height !== (isTurned ? item.width : item.height))
        found.push(`${item.id} changed its height`)
    }
  }
  return found
}

describe('any input', () => {
  test('on a roll: nothing overlaps, counts are exact, no result beats the bound', () => {
    fc.assert(
      fc.property(items, strip, seed, (all, film, number) => {
        const result = nest(all, film, { seed: number, budget })
        expect(faults(result, all, film)).toEqual([])
        expect(result.unplaced.filter(({ reason }) => reason === 'no_room' || reason === 'too_tall')).toEqual(
          [],
        )
        expect(result.height).toBeGreaterThanOrEqual(result.lowerBound)
      }),
      { numRuns: inputs(10_000) },
    )
  })

  test('on a fixed sheet: copies left out are counted', () => {
    fc.assert(
      fc.property(
        items,
        strip,
        fc.constantFrom(0, 0.9, 6, 12, 24.7),
        seed,
        (all, film, maxHeight, number) => {
          const sheet = { ...film, maxHeight }
          expect(faults(nest(all, sheet, { seed: number, budget }), all, sheet)).toEqual([])
        },
      ),
      { numRuns: inputs(5_000) },
    )
  })

  test('around locked placements', () => {
    const place = fc.double({ min: -2, max: 24, noNaN: true })
    const box = fc
      .record({ x: place, y: place, width: side, height: side })
      .filter(({ width, height }) => width > 0 && height > 0 && width < 1000 && height < 1000)
    fc.assert(
      fc.property(items, strip, fc.array(box, { maxLength: 6 }), seed, (all, film, locked, number) => {
        const result = nest(all, film, { seed: number, budget, locked })
        expect(faults(result, all, film, locked)).toEqual([])
      }),
      { numRuns: inputs(4_000) },
    )
  })
})

test('the same seed and steps give the same result, whether run at once or step by step', () => {
  fc.assert(
    fc.property(items, strip, seed, (all, film, number) => {
      const nester = createNester(all, film, { seed: number })
      for (let i = 0; i < 40; i++) nester.step(1)
      expect(nester.best()).toEqual(nest(all, film, { seed: number, budget }))
    }),
    { numRuns: inputs(200) },
  )
})

test('2,000 copies', () => {
  const all: NestItem[] = [
    { id: 'a', width: 3.93, height: 3.1, copies: 1500, turns: 'quarter' },
    { id: 'b', width: 2.92, height: 1.31, copies: 500, turns: 'quarter' },
  ]
  const film = { width: 22, spacing: 0.25, margin: 0 }
  const result = nest(all, film, { budget: { steps: 20 } })
  expect(faults(result, all, film)).toEqual([])
  expect(result.density).toBeGreaterThan(0.8)
})
