import { expect, test } from 'vitest'
import { createNester } from '#nesting/index.ts'
import type { NestAnswer } from './nest-worker.ts'

test('nesting worker messages grow only with the placements: at most 160 bytes for each of 500', () => {
  const items = Array.from({ length: 50 }, (_, index) => ({
    id: `0a1b2c3d-${index + 1}`,
    width: 20 + index,
    height: 70 - index,
    copies: 10,
    turns: 'quarter' as const,
  }))
  const nester = createNester(items, { width: 558.8, margin: 2.54, spacing: 3.81 })
  nester.step(20)
  const answer: NestAnswer = { id: 1, result: nester.best(), isFinal: false, filmNeeded: null }
  expect(answer.result.placements).toHaveLength(500)
  expect(JSON.stringify(answer).length).toBeLessThan(500 * 160)
})
