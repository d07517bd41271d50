import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Actor } from '#server/kernel/actor.ts'
import { days, hours } from '#server/kernel/clock.ts'
import { type Browser, browse, signInFrom } from '#tests/harness/browse.ts'
import { createTestClock } from '#tests/harness/clock.ts'
import { designForm, placed, readyArtwork } from '#tests/harness/design.ts'
import { sellGangSheet } from '#tests/harness/sell.ts'
import { shareTestShop, startTestShop, type TestShop } from '#tests/harness/shop.ts'
import { uploadArtwork } from '#tests/harness/upload.ts'
import { artworks } from './tables.ts'

const clock = createTestClock()
const shop = await shareTestShop({ clock })

async function sweep(shop: TestShop): Promise<void> {
  await shop.retention.apply()
  await shop.jobs.runDue()
}

/** What remains of an artwork: its row, and which of its files. */
async function left(shop: TestShop, id: string) {
  const [row] = await shop.database.orm.select().from(artworks).where(eq(artworks.id, id))
  const files = ['original', 'preview.webp', 'thumbnail.webp'].map((name) =>
    shop.files.exists(`artworks/${id}/${name}`),
  )
  return { isThere: row !== undefined, isHidden: row?.removedAt != null, files: await Promise.all(files) }
}

const whole = { isThere: true, isHidden: false, files: [true, true, true] }
const gone = { isThere: false, isHidden: false, files: [false, false, false] }

const listed = async (shop: TestShop, actor: Actor): Promise<string[]> =>
  (await shop.artwork.list(actor)).map(({ id }) => id)

test('the bytes of unprintable artwork are deleted right away; the reason stays', async () => {
  await using shop = await startTestShop()
  const visitor = browse(shop)
  const id = await uploadArtwork(shop, visitor, Buffer.alloc(50_000, 'A'))
  expect(await shop.files.exists(`artworks/${id}/original`)).toBe(true)

  await shop.jobs.runDue()

  expect(await shop.artwork.get(visitor.actor, id)).toMatchObject({
    state: 'rejected',
    rejection: expect.stringContaining('We can’t read this file as an image'),
  })
  expect((await left(shop, id)).files).toEqual([false, false, false])
})

test('artwork no one owns is deleted with its files after a month; anything in a design, order or account stays', async () => {
  const [visitor, designer, buyer] = [browse(shop), browse(shop), browse(shop)]
  const customer = await signInFrom(shop, browse(shop))
  const of = (browser: Browser) => readyArtwork(shop, browser)
  const [lost, designed, bought, owned] = [
    await of(visitor),
    await of(designer),
    await of(buyer),
    await of(customer),
  ]
  const saved = await designer.send('POST', '/api/v1/designs', designForm([placed(designed)]))
  expect(saved.status).toBe(201)
  await sellGangSheet(shop, buyer.actor)
  await shop.database.pool.query(
    `update order_items set design_data = jsonb_set(design_data, '{artworks}', $1::jsonb)`,
    [JSON.stringify([{ id: bought, name: 'fox.png' }])],
  )

  clock.advance(days(30) - hours(1))
  await sweep(shop)
  expect(await listed(shop, visitor.actor)).toEqual([lost])

  clock.advance(hours(2))
  await sweep(shop)
  expect(await left(shop, lost)).toEqual({ ...whole, isHidden: true })
  expect(await listed(shop, visitor.actor)).toEqual([])

  clock.advance(days(7))
  await sweep(shop)
  expect(await left(shop, lost)).toEqual(gone)
  for (const kept of [designed, bought, owned]) expect(await left(shop, kept)).toEqual(whole)
})

test('artwork removed by its owner is deleted after a week, unless a design or an order uses it', async () => {
  const customer = await signInFrom(shop, browse(shop))
  const [unused, designed] = [await readyArtwork(shop, customer), await readyArtwork(shop, customer)]
  await customer.send('POST', '/api/v1/designs', designForm([placed(designed)]))
  for (const id of [unused, designed]) await shop.artwork.remove(customer.actor, id)

  clock.advance(days(7) - hours(1))
  await sweep(shop)
  expect(await left(shop, unused)).toEqual({ ...whole, isHidden: true })

  clock.advance(hours(2))
  await sweep(shop)
  expect(await left(shop, unused)).toEqual(gone)
  expect(await left(shop, designed)).toEqual({ ...whole, isHidden: true })
})

test('pages of a PDF share their bytes, which stay until the last page is deleted', async () => {
  const customer = await signInFrom(shop, browse(shop))
  const first = await readyArtwork(shop, customer)
  const [row] = await shop.database.orm.select().from(artworks).where(eq(artworks.id, first))
  if (!row) throw new Error('No artwork')
  const second = crypto.randomUUID()
  const page = { ...row, id: second, page: 2, pageOf: first, previewKey: null, thumbnailKey: null }
  await shop.database.orm.insert(artworks).values(page)

  await shop.artwork.remove(customer.actor, first)
  clock.advance(days(8))
  await sweep(shop)
  expect(await shop.files.exists(row.storageKey)).toBe(true)

  await shop.artwork.remove(customer.actor, second)
  clock.advance(days(8))
  await sweep(shop)
  expect(await shop.files.exists(row.storageKey)).toBe(false)
})
