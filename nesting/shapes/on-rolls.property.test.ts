import fc from 'fast-check'
import { expect, test } from 'vitest'
import { problemsOnRolls, starOf } from '#tests/harness/random-problems.ts'
import { inputs } from '#tests/harness/run-form.ts'
import { checkPlacements } from './check-placements.ts'
import { nestShapes } from './nest-shapes.ts'
import { createShapeNester } from './shape-nester.ts'
import type { ShapeItem } from './types.ts'

test('any shapes on a roll: nothing overlaps or comes too close, and counts are exact', () => {
  let checked = 0
  fc.assert(
    fc.property(problemsOnRolls, ({ items, strip, seed }) => {
      const result = nestShapes(items, strip, { seed, budget: { steps: 12 } })
      expect(checkPlacements(items, strip, result, 1e-7)).toEqual([])
      expect(result.unplaced.filter(({ reason }) => reason === 'no_room' || reason === 'too_tall')).toEqual(
        [],
      )
      expect(result.height).toBeGreaterThanOrEqual(result.lowerBound - 1e-9)
      checked++
    }),
    { numRuns: inputs(5_000) },
  )
  expect(checked).toBe(inputs(5_000))
})

test('2,000 copies of a star', () => {
  const items: ShapeItem[] = [
    { id: 'star', shape: [{ outline: starOf([3, 1, 3, 1, 3, 1, 3, 1]) }], copies: 2000, turns: 'quarter' },
  ]
  const strip = { width: 50, spacing: 0.2, margin: 0 }
  const nester = createShapeNester(items, strip)
  nester.step()
  const result = nester.best()
  expect(result.placements).toHaveLength(2000)
  expect(checkPlacements(items, strip, result, 1e-7)).toEqual([])
})
