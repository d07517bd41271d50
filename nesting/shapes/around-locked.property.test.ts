import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyObstacles, problemsOnRolls, problemsOnSheets } from '#tests/harness/random-problems.ts'
import { inputs } from '#tests/harness/run-form.ts'
import { checkPlacements } from './check-placements.ts'
import { nestShapes } from './nest-shapes.ts'

const problems = fc.oneof(problemsOnRolls, problemsOnSheets)
const budget = { steps: 8 }

test('any shapes around any locked ones: none comes too close to them, counts are exact', () => {
  let checked = 0
  fc.assert(
    fc.property(problems, anyObstacles, ({ items, strip, seed }, locked) => {
      const result = nestShapes(items, strip, { seed, locked, budget })
      expect(checkPlacements(items, strip, result, 1e-7, locked)).toEqual([])
      checked++
    }),
    { numRuns: inputs(1_000) },
  )
  expect(checked).toBe(inputs(1_000))
})

test.each([0.1, 0.5, 0.6])('a locked area %d in into a margin of 0.5 in keeps its distance', (height) => {
  const outline = [[0, 0] as const, [1.4, 0] as const, [1.4, 0.7] as const, [0, 0.7] as const]
  const items = [{ id: 'leaf', shape: [{ outline }], copies: 1, turns: 'none' as const }]
  const strip = { width: 4, spacing: 1, margin: 0.5 }
  const locked = [{ x: 0, y: 0, width: 4, height }]
  const { placements } = nestShapes(items, strip, { seed: 1, locked, budget })
  expect(placements).toHaveLength(1)
  expect(placements[0]?.y).toBeCloseTo(height + strip.spacing, 7)
})

test('layouts unaware of locked areas would have run into them', () => {
  const clashing = fc
    .sample(fc.tuple(problems, anyObstacles), { numRuns: 100, seed: 14 })
    .filter(([{ items, strip, seed }, locked]) => {
      const result = nestShapes(items, strip, { seed, budget })
      return checkPlacements(items, strip, result, 1e-7, locked).length > 0
    })
  expect(clashing.length).toBeGreaterThan(20)
})
