import { expect, test } from 'vitest'
import { createTogether } from './together.ts'

/** Writes that end on request. */
function slow() {
  const written: number[][] = []
  const ends: ((error?: Error) => void)[] = []
  const write = (all: number[]): Promise<void> => {
    written.push(all)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    ends.push((error) => (error ? reject(error) : resolve()))
    return promise
  }
  return { written, ends, one: createTogether(write) }
}

test('requests that arrive during a write are all written together with the next one', async () => {
  const { written, ends, one } = slow()
  const first = one(1)
  await expect.poll(() => written).toEqual([[1]])
  const others = [one(2), one(3)]
  expect(written).toEqual([[1]])
  ends[0]?.()
  await first
  await expect.poll(() => written).toEqual([[1], [2, 3]])
  ends[1]?.()
  await Promise.all(others)
})

test('a failed write is reported to those who came with it, and to no one else', async () => {
  const { written, ends, one } = slow()
  const first = one(1)
  await expect.poll(() => written).toHaveLength(1)
  const second = one(2)
  ends[0]?.(new Error('away'))
  await expect(first).rejects.toThrow('away')
  await expect.poll(() => written).toEqual([[1], [2]])
  ends[1]?.()
  await second
})

test('callers who asked together get the combined result', async () => {
  const one = createTogether(async (all: number[]) => all.length)
  expect(await Promise.all([one(1), one(2)])).toEqual([2, 2])
  expect(await one(3)).toBe(1)
})
