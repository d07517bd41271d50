import { randomUUID } from 'node:crypto'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { minutes } from '#server/kernel/clock.ts'
import { startMailServer } from '#tests/fakes/mail-server.ts'
import { browse } from '#tests/harness/browse.ts'
import { createTestClock } from '#tests/harness/clock.ts'
import { transparentPng } from '#tests/harness/pictures.ts'
import { startS3 } from '#tests/harness/s3/start-s3.ts'
import { sellGangSheet, signedIn, visitor } from '#tests/harness/sell.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'
import { uploadArtwork } from '#tests/harness/upload.ts'

const staff = signedIn('admin', 'staff@example.com')

/** As if the pauses were over. */
const bringForward = ({ database }: TestShop, name: string) =>
  database.pool.query(`update pgboss.job set start_after = now() where name = $1 and state = 'retry'`, [name])

test('a mail server that is down for twenty minutes loses no email, and duplicates none', async () => {
  const clock = createTestClock()
  await using server = await startMailServer()
  await using shop = await startTestShop({ clock, isAlive: true, settings: { SMTP_URL: server.url } })
  const mails = async (state: string) =>
    (await shop.database.pool.query('select 1 from mails where state = $1 and error is not null', [state]))
      .rowCount
  await sellGangSheet(shop, visitor())
  await expect.poll(() => server.received.length).toBe(2)

  await server.close()
  for (let order = 0; order < 5; order++) await sellGangSheet(shop, visitor())
  await expect.poll(() => mails('queued')).toBe(10)
  clock.advance(minutes(20))
  for (let round = 0; round < 4; round++) await bringForward(shop, 'mail.deliver')
  const [waiting] = await shop.reports.attention(staff)
  expect(waiting).toMatchObject({ kind: 'mail_waits', title: '10 emails are waiting' })

  await server.open()
  await bringForward(shop, 'mail.deliver')
  await expect
    .poll(async () => {
      await bringForward(shop, 'mail.deliver')
      return server.received.length
    })
    .toBe(12)
  const subjects = (await Promise.all(server.received.map((raw) => PostalMime.parse(raw)))).map(
    ({ subject, to }) => `${subject} to ${to?.[0]?.address}`,
  )
  expect(new Set(subjects).size).toBe(12)
  // The server has an email before the shop has recorded that it does.
  await expect
    .poll(async () => (await shop.mail.list()).map(({ state }) => state))
    .toEqual(Array.from({ length: 12 }, () => 'sent'))
  expect((await shop.reports.attention(staff)).map(({ kind }) => kind)).not.toContain('mail_waits')
})

test('a store that fails while uploads wait for inspection loses no upload, and asks no shopper to start over', async () => {
  await using s3 = await startS3()
  const { bucket, region, endpoint, accessKeyId, secretAccessKey } = s3.settings
  const settings = {
    ...{ S3_BUCKET: bucket, S3_REGION: region, S3_ENDPOINT: endpoint },
    ...{ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey },
  }
  await using shop = await startTestShop({ settings })
  const browser = browse(shop, randomUUID())
  const picture = await transparentPng({ width: 40, height: 40 }, { left: 5, top: 5, width: 30, height: 30 })
  const ids: string[] = []
  for (let upload = 0; upload < 3; upload++) ids.push(await uploadArtwork(shop, browser, picture))
  const states = async () =>
    Promise.all(ids.map(async (id) => (await shop.artwork.get(browser.actor, id))?.state))

  s3.fail(true)
  await expect(shop.jobs.runDue()).rejects.toThrow()
  expect(await states()).toEqual(['inspecting', 'inspecting', 'inspecting'])
  s3.fail(false)
  await expect
    .poll(async () => {
      await bringForward(shop, 'artwork.inspect')
      await shop.jobs.runDue()
      return states()
    })
    .toEqual(['ready', 'ready', 'ready'])
})
