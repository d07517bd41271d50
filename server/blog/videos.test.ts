import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { days, minutes } from '#server/kernel/clock.ts'
import { createTestClock } from '#tests/harness/clock.ts'
import { signedIn } from '#tests/harness/sell.ts'
import { startTestShop } from '#tests/harness/shop.ts'
import { sweepVideosJob, videoKey } from './videos.ts'

const staff = signedIn('admin', 'press@example.com')
/** The beginning of an MP4 (ISO/IEC 14496-12: a box "ftyp"). */
const whole = Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42', 'latin1')

test('an interrupted video upload is kept for three days; one that is complete is finished', async () => {
  const clock = createTestClock()
  await using shop = await startTestShop({ clock })
  const [left, complete] = [randomUUID(), randomUUID()]
  const sweep = async () => {
    await shop.jobs.enqueue(shop.database.orm, sweepVideosJob, {})
    await shop.jobs.runDue()
  }
  for (const [id, bytes] of [
    [left, whole.subarray(0, 10)],
    [complete, whole],
  ] as const) {
    const video = { fileName: 'press.mp4', byteSize: whole.length }
    expect(await shop.blog.beginVideo(staff, id, video)).toBe('ok')
    await shop.files.write(videoKey(id), bytes, { contentType: 'video/mp4' })
  }

  clock.advance(days(3) - minutes(1))
  await sweep()
  expect(await shop.blog.getVideo(staff, complete)).toMatchObject({ state: 'ready' })
  expect(await shop.blog.getVideo(staff, left)).toMatchObject({ state: 'uploading' })
  expect(await shop.files.size(videoKey(left))).toBe(10)

  clock.advance(minutes(2))
  await sweep()
  expect(await shop.blog.getVideo(staff, left)).toBeNull()
  expect(await shop.files.exists(videoKey(left))).toBe(false)
  expect(await shop.files.size(videoKey(complete))).toBe(whole.length)
})
