import { expect, test } from 'vitest'
import { starOf } from '#tests/harness/random-problems.ts'
import { createRandom } from '../../random.ts'
import { startFromBoxes } from '../box-start.ts'
import { createKernel } from '../kernel/kernel.ts'
import { createShapeProblem } from '../problem.ts'
import { cloneLayout } from './layout.ts'
import { compress } from './optimize.ts'
import { createWorkbench } from './separate.ts'
import { allLayouts } from './space.ts'

test('small cuts make the film shorter, and each that works is reported', () => {
  const shape = [{ outline: starOf([3, 1, 2, 1, 3, 2]) }]
  const items = [{ id: 'star', shape, copies: 8, turns: 'half' } as const]
  const problem = createShapeProblem(items, { width: 20, spacing: 0.25, margin: 0 })
  const start = startFromBoxes(problem, 1, 20)
  const bench = createWorkbench(problem, cloneLayout(start), createRandom(1), createKernel(problem))
  const told: number[] = []
  const progress = { spent: () => 0.5, report: ({ length }: typeof start) => void told.push(length) }
  const run = compress({ bench, space: allLayouts(problem), progress, until: 1 }, start)
  for (let turns = 0; turns < 300; turns++) run.next()
  expect(told.length).toBeGreaterThan(10)
  expect(told[0]).toBeLessThan(start.length)
  expect(told).toEqual([...new Set(told)].toSorted((a, b) => b - a))
})
