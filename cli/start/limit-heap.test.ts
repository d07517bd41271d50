import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/**
 * Half of the heap's contents is freed and the rest is scattered; reports the heap's size relative to what is in use.
 */
const script = `
  import { getHeapSpaceStatistics } from 'node:v8'
  import { closeGaps } from ${JSON.stringify(new URL('./limit-heap.ts', import.meta.url))}
  const room = () => {
    for (let times = 0; times < 6; times++) gc()
    const space = getHeapSpaceStatistics().find((one) => one.space_name === 'old_space')
    return space.space_size / space.space_used_size
  }
  const all = Array.from({ length: 400_000 }, (_, at) => ({ words: 'x' + at, list: [at] }))
  room()
  const kept = all.filter((_, at) => at % 2 === 0)
  all.length = 0
  const before = room()
  closeGaps(true)
  const closed = room()
  closeGaps(false)
  console.log(JSON.stringify({ before, closed, kept: kept.length }))`

test('heap gaps stay while there is work and are closed in an idle moment: V8 still has that flag', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...['--expose-gc', '--input-type=module', '--eval', script],
  ])
  const { before, closed, kept } = JSON.parse(stdout)

  expect(kept).toBe(200_000)
  expect(before).toBeGreaterThan(1.3)
  expect(closed).toBeLessThan(1.15)
})
