import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { days } from '#server/kernel/clock.ts'
import { StorageOutage } from '#server/kernel/file-store.ts'
import { avifKeyOf } from '#server/kernel/pictures/avif-copies.ts'
import { auditEntries, media } from '#server/kernel/tables.ts'
import type { OutcomeOf } from '#server/operations.ts'
import { createTestClock } from '#tests/harness/clock.ts'
import { noisyPng } from '#tests/harness/pictures.ts'
import { letPausesPass, openShopOnBucket } from '#tests/harness/processes/shop-on-bucket.ts'
import { sellGangSheet, signedIn, visitor } from '#tests/harness/sell.ts'
import { stockPrint } from '#tests/harness/shelves.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'

const shop = await startTestShop()
afterAll(() => shop[Symbol.asyncDispose]())

const staff = signedIn('admin', 'staff@example.com')
const all = { text: '', filter: '', before: '' } as const

async function added(shop: TestShop, fileName: string) {
  const outcome = await shop.blog.addMedia(staff, { fileName, bytes: await noisyPng(64, 48) })
  if (!outcome.ok) throw new Error('not added')
  return outcome.media
}

const remove = (shop: TestShop, id: string) => shop.operations.call('media.remove', staff, { media: id })
const bringBack = (shop: TestShop, id: string) =>
  shop.operations.call('media.bring-back', staff, { media: id })

async function sweep(shop: TestShop): Promise<void> {
  await shop.retention.apply()
  await shop.jobs.runDue()
}

test('media used by an article, a listing, a campaign or the look is reported and cannot be deleted', async () => {
  await using shop = await startTestShop()
  const { mediaLibrary } = shop
  const { id, picture } = await added(shop, 'press.png')
  const usesNow = async () =>
    (await mediaLibrary.get(staff, id))?.uses.map(({ what, title }) => `${what}: ${title}`)
  expect(await usesNow()).toEqual([])

  const content = `<p>Look</p><img src="${picture.src}" alt="A press">`
  await shop.operations.ask('articles.create', staff, { title: 'In text', content })
  await shop.operations.ask('articles.create', staff, { title: 'On top', featuredMediaId: id })
  await shop.operations.ask('campaigns.create', staff, { subject: 'Spring', content })
  const { settings, version } = await shop.settings.readForStaff(staff)
  const { src, width, height } = picture
  const look = { ...settings.look, logo: { src, width, height } }
  await shop.operations.ask('settings.change-look', staff, { look, version })
  const [item] = (await mediaLibrary.list(staff, all)).items
  const fileKey = item?.fileKey ?? ''
  const cup = {
    title: 'Cup',
    material: 'Stainless Steel',
    priceCents: 2_500,
    sizes: ['20oz'],
    colors: ['Black'],
  }
  const listing = await shop.listings.create(staff, 'tumbler', cup, [{ key: fileKey, alt: 'A cup' }])
  expect(listing).toMatchObject({ ok: true })

  expect(await usesNow()).toEqual([
    'At the top of the article: On top',
    'In the article: In text',
    'Listing: Cup',
    'Logo: Look of the shop',
    'Campaign: Spring',
  ])
  expect(await remove(shop, id)).toMatchObject({ ok: false, code: 'conflict' })
  expect((await mediaLibrary.list(staff, all)).items).toMatchObject([{ id, isUsed: true }])
  expect((await mediaLibrary.list(staff, { ...all, filter: 'unused' })).items).toEqual([])
})

test('a picture of an earlier version of an article is in use, and reported as such', async () => {
  const { mediaLibrary } = shop
  const { id, picture } = await added(shop, 'press.png')
  const words = { title: 'Pressing', content: `<p>Look</p><img src="${picture.src}" alt="A press">` }
  const { article } = await shop.operations.ask('articles.create', staff, words)
  const target = { article: article.id, version: 1 }
  const usesNow = async () => (await mediaLibrary.get(staff, id))?.uses.map(({ what }) => what)

  await shop.operations.ask('articles.update', staff, { ...target, ...words, title: 'Pressing well' })
  expect(await usesNow()).toEqual(['In the article'])
  const without = { title: 'Pressing well', content: '<p>Look</p>' }
  await shop.operations.ask('articles.update', staff, { ...target, version: 2, ...without })
  expect(await usesNow()).toEqual(['In an earlier version of the article'])
  expect(await remove(shop, id)).toMatchObject({ ok: false, code: 'conflict' })
})

test('an unused picture can be deleted and restored, and loses its files after a week', async () => {
  const clock = createTestClock()
  await using shop = await startTestShop({ clock })
  const { mediaLibrary, files } = shop
  const { id, picture } = await added(shop, 'lonely.png')
  const key = picture.src.replace('/files/', '')

  expect(await remove(shop, id)).toMatchObject({ ok: true })
  expect(await remove(shop, id)).toMatchObject({ ok: false, code: 'not_found' })
  expect((await mediaLibrary.list(staff, all)).items).toEqual([])
  expect(await bringBack(shop, id)).toMatchObject({ ok: true })
  expect((await mediaLibrary.list(staff, all)).items).toMatchObject([{ id, isUsed: false }])

  await remove(shop, id)
  clock.advance(days(7) - 1_000)
  await sweep(shop)
  expect(await files.exists(key)).toBe(true)
  clock.advance(2_000)
  await sweep(shop)
  expect(await files.exists(key)).toBe(false)
  for (const gone of [id, 'no-id'])
    expect(await bringBack(shop, gone)).toMatchObject({ ok: false, code: 'not_found' })
  const actions = (await shop.database.orm.select().from(auditEntries)).map(({ action }) => action)
  expect(actions).toEqual(expect.arrayContaining(['media.add', 'media.remove', 'media.bring-back']))
})

test('a deleted picture that is then used after all keeps its files and comes back', async () => {
  const clock = createTestClock()
  await using shop = await startTestShop({ clock })
  const { id, picture } = await added(shop, 'late.png')
  await remove(shop, id)
  const content = `<img src="${picture.src}" alt="Late">`
  await shop.operations.ask('articles.create', staff, { title: 'Written meanwhile', content })
  clock.advance(days(8))
  await sweep(shop)
  expect(await shop.files.exists(picture.src.replace('/files/', ''))).toBe(true)
  expect((await shop.mediaLibrary.list(staff, all)).items).toMatchObject([{ id, isUsed: true }])
})

test('the library is searched, filtered, described and read page by page', async () => {
  const clock = createTestClock()
  await using shop = await startTestShop({ clock })
  const { mediaLibrary } = shop
  const one = await added(shop, 'first.png')
  const rows = Array.from(
    { length: 60 },
    (_, at) => `(
    'picture', 'listing', 'public/listings/${at}', '/files/x', 'Listing ${at}', 'a', now() - ${at} * interval '1 day'
  )`,
  )
  await shop.database.pool.query(
    `insert into media (kind, source, key, src, file_name, uploaded_by_name, created_at) values ${rows}`,
  )
  const words = { fileName: 'Press', alt: 'A press at work' }
  const describe = (changes = {}) =>
    shop.operations.call('media.describe', staff, { media: one.id, ...words, ...changes })
  expect(await describe()).toMatchObject({ ok: true })
  expect(await describe({ fileName: ' ' })).toMatchObject({
    reason: 'invalid',
    fieldErrors: { fileName: 'Give it a name' },
  })
  const found = await mediaLibrary.list(staff, { ...all, text: 'AT WORK' })
  expect(found.items).toMatchObject([
    { id: one.id, alt: 'A press at work', uploadedByName: 'staff@example.com' },
  ])
  expect((await mediaLibrary.list(staff, { ...all, filter: 'article' })).items).toHaveLength(1)

  const listings = { ...all, filter: 'listing' } as const
  const first = await mediaLibrary.list(staff, listings)
  expect([first.items.length, first.items[0]?.fileName]).toEqual([48, 'Listing 0'])
  const second = await mediaLibrary.list(staff, { ...listings, before: first.next ?? '' })
  expect([second.items.length, second.items[0]?.fileName, second.next]).toEqual([12, 'Listing 48', null])
})

test('prints add their copies, never their original; only staff can look', async () => {
  const { mediaLibrary, prints } = shop
  const input = { kind: 'gang-sheet' as const, title: 'Trout', basePriceCents: 500, variants: [] }
  const made = await prints.createPrintProduct(staff, input, { original: await noisyPng(900, 600) })
  if (!made.ok) throw new Error('not made')
  const { items } = await mediaLibrary.list(staff, { ...all, filter: 'print' })
  expect(items.map(({ source, width, height, isUsed }) => [source, width, height, isUsed]).sort()).toEqual([
    ['thumbnail', 300, 200, true],
    ['watermarked', 900, 600, true],
  ])
  expect(JSON.stringify((await mediaLibrary.list(staff, all)).items)).not.toContain('originals')
  await shop.operations.ask('prints.remove', staff, { print: made.id })
  expect((await mediaLibrary.list(staff, { ...all, filter: 'unused' })).items).toHaveLength(2)

  const id = items[0]?.id ?? ''
  for (const actor of [visitor(), signedIn('customer', 'ada@example.com')]) {
    await expect(mediaLibrary.list(actor, all)).rejects.toThrow('Access Denied')
    await expect(mediaLibrary.get(actor, id)).rejects.toThrow('Access Denied')
    for (const name of ['media.remove', 'media.bring-back'] as const)
      expect(await shop.operations.call(name, actor, { media: id })).toMatchObject({ reason: 'refused' })
    const words = { media: id, fileName: 'x', alt: '' }
    expect(await shop.operations.call('media.describe', actor, words)).toMatchObject({ reason: 'refused' })
  }
})

const mediaRows = (shop: TestShop, key: string, count: number) =>
  shop.database.pool.query(
    `insert into media (kind, source, key, src, file_name, uploaded_by_name, created_at)
     select 'picture', 'watermarked', ${key}, '/files/x', 'Filled ' || n, 'x', now() - n * interval '1 minute'
     from generate_series(1, ${count}) n`,
  )

test('a file that a hundred orders show does not hide that an order shows another', async () => {
  await using shop = await startTestShop()
  const { orderNumber } = await sellGangSheet(shop, visitor())
  await mediaRows(shop, `'public/listings/' || n`, 3)
  const { pool } = shop.database
  await pool.query(
    `with copies as (
       insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(),
         'order_number', 'X-' || n, 'checkout_key', gen_random_uuid()))).*
       from orders o cross join generate_series(1, 100) n where o.order_number = $1 returning id, order_number
     )
     insert into order_items select (jsonb_populate_record(i, jsonb_build_object('id', gen_random_uuid(), 'order_id', c.id,
       'design_data', jsonb_build_object('imageUrl', '/files/public/listings/'
         || case c.order_number when 'X-1' then 2 else 1 end || '/480.webp')))).*
     from copies c cross join order_items i join orders o on o.id = i.order_id where o.order_number = $1`,
    [orderNumber],
  )
  const { items } = await shop.mediaLibrary.list(staff, all)
  expect(items.map(({ fileName, isUsed }) => [fileName, isUsed])).toEqual([
    ['Filled 1', true],
    ['Filled 2', true],
    ['Filled 3', false],
  ])
  expect((await shop.mediaLibrary.get(staff, items[0]?.id ?? ''))?.uses).toHaveLength(50)
  expect(await shop.mediaLibrary.get(staff, items[1]?.id ?? '')).toMatchObject({
    uses: [{ what: 'Order', title: 'X-1' }],
  })
  // No one paid for them, and every test's books are checked at its end.
  await pool.query(`delete from orders where order_number like 'X-%'`)
})

test('pages continue by `cursor`, like those of every list, to the end', async () => {
  await using shop = await startTestShop()
  await mediaRows(shop, `'public/copies/' || n`, 120)
  const seen = new Set<string>()
  let cursor: string | null = ''
  let pages = 0
  for (; cursor !== null && pages < 9; pages++) {
    const outcome: OutcomeOf<'media.list'> = await shop.operations.call('media.list', staff, { cursor })
    if (!outcome.ok) throw new Error(outcome.message)
    for (const { id } of outcome.value.items) seen.add(id)
    cursor = outcome.value.next
  }
  expect([cursor, seen.size, pages]).toEqual([null, await shop.database.orm.$count(media), 3])
})

test('a search for unused media answers after looking at a thousand, and continues from there', async () => {
  await using shop = await startTestShop()
  const { mediaLibrary, database } = shop
  await mediaRows(shop, `'public/copies/' || n`, 1_001)
  const print = await stockPrint(shop)
  await database.pool.query(
    `insert into print_products select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'slug', 'x-' || n,
       'watermarked_key', 'public/copies/' || n || '/watermarked.jpg'))).* from print_products p, generate_series(1, 1000) n
     where p.id = $1`,
    [print.id],
  )
  await database.pool.query(`delete from media where key not like 'public/copies/%'`)
  const unused = { ...all, filter: 'unused' } as const
  const first = await mediaLibrary.list(staff, unused)
  expect(first.items).toEqual([])
  const second = await mediaLibrary.list(staff, { ...unused, before: first.next ?? '' })
  expect(second).toMatchObject({ items: [{ fileName: 'Filled 1001', isUsed: false }], next: null })
})

test('files of media removed from the library are deleted once the file store is back, however long it was away', async () => {
  await using place = await openShopOnBucket()
  const { shop, s3, clock } = place
  const { id } = await added(shop, 'press.png')
  const [item] = (await shop.mediaLibrary.list(staff, all)).items
  const key = join(dirname(item?.fileKey ?? ''), 'share.jpg')
  const copy = avifKeyOf(item?.fileKey ?? '')
  await shop.files.write(copy, Buffer.from('made for a visitor'), { contentType: 'image/avif' })
  expect(await shop.files.exists(key)).toBe(true)
  expect(await remove(shop, id)).toMatchObject({ ok: true })
  clock.advance(days(8))
  s3.fail(true)
  await expect(sweep(shop)).rejects.toThrow(StorageOutage)
  expect(await shop.mediaLibrary.get(staff, id)).toBeNull()
  s3.fail(false)
  await letPausesPass(shop)
  await shop.jobs.runDue()
  expect(await shop.files.exists(key)).toBe(false)
  expect(await shop.files.exists(copy)).toBe(false)
})
