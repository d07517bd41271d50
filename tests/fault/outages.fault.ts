import { randomUUID } from 'node:crypto'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { minutes } from '#server/kernel/clock.ts'
import { repairWorkJob } from '#server/kernel/pending-work.ts'
import { browse } from '#tests/harness/browse.ts'
import { createTestClock } from '#tests/harness/clock.ts'
import { startMailServer } from '#tests/harness/mail-server.ts'
import { transparentPng } from '#tests/harness/pictures.ts'
import { sellSheet } from '#tests/harness/print-orders.ts'
import { startS3, type TestS3 } from '#tests/harness/s3/start-s3.ts'
import { sellGangSheet, signedIn, visitor } from '#tests/harness/sell.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'
import { uploadArtwork } from '#tests/harness/upload.ts'

const staff = signedIn('admin', 'staff@example.com')

/** As if the pauses were over. */
const bringForward = ({ database }: TestShop, name: string) =>
  database.pool.query(`update pgboss.job set start_after = now() where name = $1 and state = 'retry'`, [name])

test('a mail server that is away for twenty minutes costs no mail, and doubles none', async () => {
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
  expect(waiting).toMatchObject({ kind: 'mail_waits', title: '10 mails wait' })

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
  expect((await shop.mail.list()).map(({ state }) => state)).toEqual(Array.from({ length: 12 }, () => 'sent'))
  expect((await shop.reports.attention(staff)).map(({ kind }) => kind)).not.toContain('mail_waits')
})

const storeSettings = ({ settings }: TestS3) => ({
  ...{ S3_BUCKET: settings.bucket, S3_REGION: settings.region, S3_ENDPOINT: settings.endpoint },
  ...{ S3_ACCESS_KEY_ID: settings.accessKeyId, S3_SECRET_ACCESS_KEY: settings.secretAccessKey },
})

test('a store that fails while print files are made costs none: PNG and PDF are tried again', async () => {
  await using s3 = await startS3()
  await using shop = await startTestShop({ settings: storeSettings(s3) })
  const { item } = await sellSheet(shop, visitor())
  const printFile = async () => {
    const { rows } = await shop.database.pool.query('select state, pdf_state, error from print_files')
    return rows
  }
  const broken = async (job: string) => {
    s3.fail(true)
    await expect(shop.jobs.runDue()).rejects.toThrow('The file store failed')
    s3.fail(false)
    await bringForward(shop, job)
  }
  await shop.jobs.runDue()
  expect(await shop.printFiles.request(staff, item.id)).toMatchObject({ ok: true })
  await broken('print-files.render')
  expect(await printFile()).toEqual([{ state: 'rendering', pdf_state: null, error: null }])
  await shop.jobs.runDue()
  expect(await printFile()).toEqual([{ state: 'ready', pdf_state: 'ready', error: null }])

  // As it was before its PDF was made; a PDF without a job gets one.
  await shop.database.pool.query(`update print_files set pdf_state = 'making'`)
  await shop.jobs.enqueue(shop.database.orm, repairWorkJob, {})
  await broken('print-files.pdf')
  expect(await printFile()).toEqual([{ state: 'ready', pdf_state: 'making', error: null }])
  await shop.jobs.runDue()
  expect(await printFile()).toEqual([{ state: 'ready', pdf_state: 'ready', error: null }])
})

test('a store that fails while uploads wait to be looked at costs no upload, and tells no shopper to begin anew', async () => {
  await using s3 = await startS3()
  await using shop = await startTestShop({ settings: storeSettings(s3) })
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
