import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { minutes } from '#server/kernel/clock.ts'
import { StorageOutage } from '#server/kernel/file-store.ts'
import { browse } from '#tests/harness/browse.ts'
import { transparentPng } from '#tests/harness/pictures.ts'
import { printStaff, sellSheet } from '#tests/harness/print-orders.ts'
import { letPausesPass, openShopOnBucket } from '#tests/harness/processes/shop-on-bucket.ts'
import { visitor } from '#tests/harness/sell.ts'
import { uploadArtwork } from '#tests/harness/upload.ts'

test('without storage a print file waits with a message, staff are notified, and it becomes ready automatically', async () => {
  await using place = await openShopOnBucket()
  const { shop, s3 } = place
  const { item } = await sellSheet(shop, visitor())
  await shop.jobs.runDue()
  const fileNow = async () => (await shop.printFiles.listForItems(printStaff, [item.id]))[0]

  s3.fail(true)
  expect(await shop.printFiles.request(printStaff, item.id)).toMatchObject({ ok: true })
  for (let attempt = 0; attempt < 4; attempt++) {
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
  place.clock.advance(minutes(11))
  expect(await told()).toMatchObject([
    { title: 'One print file is waiting', reason: expect.stringContaining('does not answer') },
  ])

  s3.fail(false)
  await shop.jobs.runDue()
  expect(await fileNow()).toMatchObject({ state: 'ready', error: null, pdf: { state: 'ready' } })
  expect(await told()).toEqual([])
})

test('a new request while it waits does not wait for the next pause', async () => {
  await using place = await openShopOnBucket()
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

test('a PDF interrupted by storage also waits; a missing original fails with a message right away', async () => {
  await using place = await openShopOnBucket()
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

test('an upload whose pictures cannot be stored is not a broken file, however often it is tried', async () => {
  await using place = await openShopOnBucket()
  const { shop, s3 } = place
  const browser = browse(shop)
  const bytes = await transparentPng({ width: 60, height: 40 }, { left: 5, top: 5, width: 50, height: 30 })
  const id = await uploadArtwork(shop, browser, bytes)
  s3.fail(true, 'PUT')
  for (let attempt = 0; attempt < 3; attempt++) {
    await expect(shop.jobs.runDue()).rejects.toThrow(StorageOutage)
    await letPausesPass(shop)
  }
  expect(await shop.artwork.get(browser.actor, id)).toMatchObject({ state: 'inspecting' })
  s3.fail(false)
  await shop.jobs.runDue()
  expect(await shop.artwork.get(browser.actor, id)).toMatchObject({ state: 'ready' })
})
