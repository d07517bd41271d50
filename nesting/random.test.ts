import { expect, test } from 'vitest'
import { createRandom } from './random.ts'

test('the same seed gives the same numbers, whole ones in range', () => {
  const first = createRandom(5)
  const second = createRandom(5)
  const numbers = Array.from({ length: 1000 }, () => first.below(7))
  expect(Array.from({ length: 1000 }, () => second.below(7))).toEqual(numbers)
  expect(new Set(numbers)).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]))
})

test('exponential numbers are minus the logarithm of the real ones', () => {
  const first = createRandom(9)
  const second = createRandom(9)
  for (let i = 0; i < 1000; i++) {
    const real = first.real() + 2 ** -32
    expect(second.exponential()).toBeCloseTo(-Math.log(real), 6)
  }
})
