import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { days, minutes } from '#server/kernel/clock.ts'
import { browse, signInFrom } from '#tests/harness/browse.ts'
import { createTestClock } from '#tests/harness/clock.ts'
import { transparentPng } from '#tests/harness/pictures.ts'
import { shareTestShop, type TestShop } from '#tests/harness/shop.ts'
import { artworkIdOf, beginUpload, sendBytes, uploadArtwork } from '#tests/harness/upload.ts'
import { sweepUploadsJob } from './jobs.ts'
import { artworks } from './tables.ts'

const clock = createTestClock()
const shop = await shareTestShop({ clock })

const picture = () => transparentPng({ width: 20, height: 20 }, { left: 1, top: 1, width: 9, height: 9 })

test('an unfinished upload is kept for three days, then discarded with its bytes', async () => {
  const browser = browse(shop)
  const url = (await beginUpload(shop, browser, 100)).headers.get('location') ?? ''
  await sendBytes(url, browser, 0, Buffer.alloc(40))
  const key = `artworks/${artworkIdOf(url)}/original`

  clock.advance(days(3) - minutes(1))
  await sweep(shop)
  expect(await shop.files.size(key)).toBe(40)

  clock.advance(minutes(2))
  await sweep(shop)
  expect(await shop.files.exists(key)).toBe(false)
  expect(await shop.database.orm.$count(artworks)).toBe(0)
})

test('a complete upload never recorded as finished is finished and inspected', async () => {
  const browser = browse(shop)
  const id = await uploadArtwork(shop, browser, await picture())
  await shop.database.pool.query(`delete from pgboss.job where name = 'artwork.inspect'`)
  await shop.database.orm.update(artworks).set({ state: 'uploading' }).where(eq(artworks.id, id))

  clock.advance(minutes(5))
  await sweep(shop)

  expect((await shop.artwork.get(browser.actor, id))?.state).toBe('ready')
})

test('a staff upload for the shop is not listed as their own artwork and is deleted once the shop has its copy', async () => {
  const staff = await signInFrom(shop, browse(shop), 'admin')
  const customer = await signInFrom(shop, browse(shop), 'customer')
  const metadata = { filename: 'cup.png', filetype: 'image/png', purpose: 'shop' }
  const forShop = await uploadArtwork(shop, staff, await picture(), { metadata })
  const own = await uploadArtwork(shop, staff, await picture())
  const theirs = await uploadArtwork(shop, customer, await picture(), { metadata })
  await shop.jobs.runDue()
  const listed = async (actor: typeof staff.actor) => (await shop.artwork.list(actor)).map(({ id }) => id)
  expect(await listed(staff.actor)).toEqual([own])
  expect(await listed(customer.actor)).toEqual([theirs])
  expect(await shop.artwork.readOriginal(staff.actor, forShop)).toEqual(await picture())

  clock.advance(days(3) + minutes(1))
  await sweep(shop)
  const key = (id: string) => `artworks/${id}/original`
  expect(await shop.files.exists(key(forShop))).toBe(false)
  expect([await shop.files.exists(key(own)), await shop.files.exists(key(theirs))]).toEqual([true, true])
})

async function sweep(shop: TestShop): Promise<void> {
  await shop.jobs.enqueue(shop.database.orm, sweepUploadsJob, {})
  await shop.retention.apply()
  await shop.jobs.runDue()
}
