import fc from 'fast-check'
import { expect, test } from 'vitest'
import { problemsOnSheets } from '#tests/harness/random-problems.ts'
import { inputs } from '#tests/harness/run-form.ts'
import { checkPlacements } from './check-placements.ts'
import { nestShapes } from './nest-shapes.ts'
import { createShapeNester } from './shape-nester.ts'

test('any shapes on a fixed sheet: copies left out are counted and named', () => {
  let checked = 0
  fc.assert(
    fc.property(problemsOnSheets, ({ items, strip, seed }) => {
      const result = nestShapes(items, strip, { seed, budget: { steps: 12 } })
      expect(checkPlacements(items, strip, result, 1e-7)).toEqual([])
      checked++
    }),
    { numRuns: inputs(5_000) },
  )
  expect(checked).toBe(inputs(5_000))
})

test('the same seed and steps give the same shapes, whether run at once or step by step', () => {
  fc.assert(
    fc.property(problemsOnSheets, ({ items, strip, seed }) => {
      const budget = { steps: 12 }
      const once = nestShapes(items, strip, { seed, budget })
      const nester = createShapeNester(items, strip, { seed, spent: (tried) => tried / budget.steps })
      for (let i = 0; i < budget.steps && !nester.isDone(); i++) nester.step()
      expect(nester.best()).toEqual(once)
    }),
    { numRuns: inputs(300) },
  )
})
