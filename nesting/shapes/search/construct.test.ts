import { expect, test } from 'vitest'
import { starOf } from '#tests/harness/random-problems.ts'
import { createRandom } from '../../random.ts'
import { createKernel } from '../kernel/kernel.ts'
import { createShapeProblem } from '../problem.ts'
import { construct } from './construct.ts'

/** A speck of dust slid past the artwork by half its own height at a time: hundreds of millions of checks. */
test('however flat a piece is, a few thousand checks per tried place slide it to the start', () => {
  const specks = {
    id: 'speck',
    shape: [{ outline: starOf([1e-8, 2e-8, 1e-8, 2e-8]) }],
    copies: 30,
    turns: 'half',
  } as const
  const stars = {
    id: 'star',
    shape: [{ outline: starOf([1, 2, 1, 2, 1, 2]) }],
    copies: 30,
    turns: 'half',
  } as const
  const problem = createShapeProblem([specks, stars], { width: 12, spacing: 0.125, margin: 0 })
  const kernel = createKernel(problem)
  let looks = 0
  const counting: typeof kernel = {
    ...kernel,
    isClear(...place) {
      looks++
      if (looks > 60 * 21 * 5_000) throw new Error('It slides without end.')
      return kernel.isClear(...place)
    },
  }
  const laying = construct(problem, counting, createRandom(1), 20, 60)
  let turn = laying.next()
  while (!turn.done) turn = laying.next()
  expect(turn.value.length).toBeLessThan(60)
})
