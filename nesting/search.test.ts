import { expect, test } from 'vitest'
import { createProblem } from './problem.ts'
import { createRandom } from './random.ts'
import { createSearch } from './search.ts'

const strip = { width: 22, spacing: 0.25, margin: 0.5 }

test('a try reports an improvement exactly when the best layout changes, and never once it is done', () => {
  const random = createRandom(4)
  let better = 0
  for (let round = 0; round < 30; round++) {
    const items = Array.from({ length: 1 + random.below(5) }, (_, index) => ({
      id: `item ${index}`,
      width: 1 + random.below(9),
      height: 1 + random.below(9),
      copies: 1 + random.below(6),
      turns: 'quarter' as const,
    }))
    const search = createSearch(createProblem(items, strip), round)
    const sizeOfBest = (): string => `${search.best.count} ${search.best.height}`
    for (let tries = 0; tries < 60; tries++) {
      const wasDone = search.isDone()
      const before = sizeOfBest()
      const isBetter = search.tryOne()
      expect(isBetter).toBe(sizeOfBest() !== before)
      if (wasDone) expect(isBetter).toBe(false)
      if (isBetter) better++
    }
    expect(search.best.height).toBeGreaterThanOrEqual(search.bound)
  }
  expect(better).toBeGreaterThan(40)
})
