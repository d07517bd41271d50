import { expect, test } from 'vitest'
import { seconds } from '#server/kernel/clock.ts'
import { createTestClock } from '#tests/harness/clock.ts'
import { visitor } from '#tests/harness/sell.ts'
import { readBatches } from './fetch-batches.ts'

test('a read that started before another counts as older, however long it took', async () => {
  const clock = createTestClock()
  const listed = Promise.withResolvers<[]>()
  const read = (list: () => Promise<[]>) =>
    readBatches(
      { clock, batches: { list } as never, backups: { atWork: async () => null } as never },
      visitor(),
    )
  const slow = read(() => listed.promise)
  clock.advance(seconds(1))
  const quick = await read(async () => [])
  clock.advance(seconds(1))
  listed.resolve([])
  expect((await slow).readAt).toBeLessThan(quick.readAt)
})
