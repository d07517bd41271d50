import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { after, minutes, systemClock } from '#server/kernel/clock.ts'
import { StorageOutage } from '#server/kernel/file-store.ts'
import { printStaff, sellSheet } from '#tests/harness/print-orders.ts'
import { startS3 } from '#tests/harness/s3/start-s3.ts'
import { visitor } from '#tests/harness/sell.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'

/** As time passes: what waits for its next try is due. */
const letPausesPass = (shop: TestShop) =>
  shop.database.pool.query(`update pgboss.job set start_after = now() where state = 'retry'`)

async function shopOnBucket() {
  const s3 = await startS3()
  const { bucket, endpoint, accessKeyId, secretAccessKey } = s3.settings
  let now = (): Date => systemClock.now()
  const shop = await startTestShop({
    clock: { now: () => now() },
    settings: {
      ...{ S3_BUCKET: bucket, S3_ENDPOINT: endpoint ?? '' },
      ...{ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey },
    },
  })
  return {
    ...{ s3, shop },
    waitMinutes(count: number) {
      const before = now
      now = () => after(before(), minutes(count))
    },
    async [Symbol.asyncDispose]() {
      await shop[Symbol.asyncDispose]()
      await s3[Symbol.asyncDispose]()
    },
  }
}

test('without storage a print file waits in words, staff are told, and it becomes ready by itself', async () => {
  await using place = await shopOnBucket()
  const { shop, s3 } = place
  const { item } = await sellSheet(shop, visitor())
  await shop.jobs.runDue()
  const fileNow = async () => (await shop.printFiles.listForItems(printStaff, [item.id]))[0]

  s3.fail(true)
  expect(await shop.printFiles.request(printStaff, item.id)).toMatchObject({ ok: true })
  for (let attempt = 0; attempt < 12; attempt++) {
    await expect(shop.jobs.runDue()).rejects.toThrow(StorageOutage)
    await letPausesPass(shop)
  }
  expect(await fileNow()).toMatchObject({
    state: 'queued',
    error: expect.stringMatching(/^The file store does not answer/),
  })
  const told = async () =>
    (await shop.reports.attention(printStaff)).filter(({ kind }) => kind === 'print_file_waits')
  expect(await told()).toEqual([])
  place.waitMinutes(11)
  expect(await told()).toMatchObject([
    { title: 'One print file waits', reason: expect.stringContaining('does not answer') },
  ])

  s3.fail(false)
  await shop.jobs.runDue()
  expect(await fileNow()).toMatchObject({ state: 'ready', error: null, pdf: { state: 'ready' } })
  expect(await told()).toEqual([])
})

test('whoever asks again while it waits does not wait for the next pause', async () => {
  await using place = await shopOnBucket()
  const { shop, s3 } = place
  const { item } = await sellSheet(shop, visitor())
  await shop.jobs.runDue()
  s3.fail(true)
  await shop.printFiles.request(printStaff, item.id)
  await expect(shop.jobs.runDue()).rejects.toThrow(StorageOutage)
  s3.fail(false)

  await shop.jobs.runDue()
  const states = async () =>
    (await shop.printFiles.listForItems(printStaff, [item.id])).map(({ state }) => state)
  expect(await states()).toEqual(['queued'])
  await shop.printFiles.request(printStaff, item.id)
  await shop.jobs.runDue()
  expect(await states()).toEqual(['ready'])
})

test('a PDF that storage interrupts waits, too; an original that is not there fails in words at once', async () => {
  await using place = await shopOnBucket()
  const { shop, s3 } = place
  const { item } = await sellSheet(shop, visitor())
  await shop.jobs.runDue()
  const fileNow = async () => (await shop.printFiles.listForItems(printStaff, [item.id]))[0]
  await shop.printFiles.request(printStaff, item.id)
  await shop.jobs.runDue()
  await shop.database.pool.query(`update print_files set pdf_state = 'making'`)
  await shop.database.pool.query(
    `insert into pgboss.job (name, data) select 'print-files.pdf', jsonb_build_object('printFileId', id) from print_files`,
  )
  s3.fail(true)
  await expect(shop.jobs.runDue()).rejects.toThrow(StorageOutage)
  expect(await fileNow()).toMatchObject({ pdf: { state: 'making' } })
  s3.fail(false)
  await letPausesPass(shop)
  await shop.jobs.runDue()
  expect(await fileNow()).toMatchObject({ pdf: { state: 'ready' } })

  await shop.database.pool.query(`update artworks set storage_key = $1`, [`artworks/${randomUUID()}`])
  await shop.printFiles.request(printStaff, item.id)
  await shop.jobs.runDue()
  expect(await fileNow()).toMatchObject({
    state: 'failed',
    error: expect.stringContaining('There is no file'),
  })
})
