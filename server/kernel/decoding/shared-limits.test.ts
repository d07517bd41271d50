import { expect, test } from 'vitest'
import { isOverLimits, shareLimits } from './shared-limits.ts'

/** In the order in which they are written, as the other thread may see them. */
const written = ({ buffer }: { buffer: SharedArrayBuffer }) => new Float64Array(buffer, 0, 2)

test('a task that uses too much is over its limits, and an idle process never is', () => {
  const limits = shareLimits()
  expect(isOverLimits(limits.buffer)).toBe(false)

  limits.begin({ megabytes: 1_000_000, cpuSeconds: 1_000_000 })
  expect(isOverLimits(limits.buffer)).toBe(false)
  limits.begin({ megabytes: 1, cpuSeconds: 1_000_000 })
  expect(isOverLimits(limits.buffer)).toBe(true)
  limits.begin({ megabytes: 1_000_000, cpuSeconds: -1 })
  expect(isOverLimits(limits.buffer)).toBe(true)

  limits.end()
  expect(isOverLimits(limits.buffer)).toBe(false)
})

test.each([0, 1])(
  'checked while a task begins or ends, with limit %i not yet written, it is not over',
  (missing) => {
    const limits = shareLimits()
    limits.begin({ megabytes: 1, cpuSeconds: -1 })
    written(limits)[missing] = 0

    expect(isOverLimits(limits.buffer)).toBe(false)
  },
)
