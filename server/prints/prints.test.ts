import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Actor } from '#server/kernel/actor.ts'
import { days } from '#server/kernel/clock.ts'
import { createTestClock } from '#tests/harness/clock.ts'
import { signedIn, visitor } from '#tests/harness/sell.ts'
import { marketMix, plainPicture, stockCategories, stockPrint } from '#tests/harness/shelves.ts'
import { shareTestShop, startTestShop } from '#tests/harness/shop.ts'

const shop = await shareTestShop()

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

test('only a thumbnail and a watermarked copy of an original are public', async () => {
  const original = await plainPicture('#2255aa', 2_000, 1_000)
  const made = await shop.prints.createPrintProduct(signedIn('admin'), marketMix, { original })
  if (!made.ok) throw new Error(made.reason)

  const print = await shop.prints.find('gang-sheet', made.slug)
  // Each kind has its own shelf.
  expect(await shop.prints.find('print', made.slug)).toBeNull()
  const [forSale] = await shop.prints.forSale([print?.variants[0]?.id ?? ''])
  expect(JSON.stringify(print)).not.toContain('original')
  expect(forSale?.original).toMatchObject({ widthPx: 2_000, heightPx: 1_000 })
  expect(await shop.files.exists(forSale?.original.key ?? '')).toBe(true)
  expect((await fetch(`${shop.origin}/files/${forSale?.original.key}`)).status).toBe(404)
  expect((await fetch(`${shop.origin}/files/public/../${forSale?.original.key}`)).status).toBe(404)

  const thumbnail = await fetch(shop.origin + (print?.thumbnailUrl ?? ''))
  expect(thumbnail.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(thumbnail.headers.get('set-cookie')).toBeNull()
  const small = await sharp(await thumbnail.bytes()).metadata()
  expect([small.format, small.width, small.height]).toEqual(['jpeg', 300, 150])

  const picture = print?.pictures[0]
  expect([picture?.width, picture?.height]).toEqual([1_200, 600])
  const shown = sharp(await (await fetch(shop.origin + (picture?.src ?? ''))).bytes())
  expect((await shown.metadata()).format).toBe('webp')
  // One flat color before, hundreds of pixels of lettering now.
  expect((await shown.stats()).channels[0]?.stdev).toBeGreaterThan(3)
})

test('a photo comes first, at 320, 640 and its own width, before the watermarked copy', async () => {
  const pictures = { original: await plainPicture(), photograph: await plainPicture('#9a5', 900, 900) }
  const made = await shop.prints.createPrintProduct(signedIn('owner'), marketMix, pictures)
  const print = await shop.prints.find('gang-sheet', made.ok ? made.slug : '')

  expect(print?.pictures.map(({ width, height }) => [width, height])).toEqual([
    [900, 900],
    [400, 400],
  ])
  const widths = (print?.picture.srcSet ?? '').split(', ').map((one) => one.split(' ')[1])
  expect(widths).toEqual(['320w', '640w', '900w'])
  for (const source of (print?.picture.srcSet ?? '').split(', '))
    expect((await fetch(shop.origin + source.split(' ')[0])).status).toBe(200)
})

test('search, category and shelf narrow the results, newest first, with the lowest price on sale', async () => {
  const clock = createTestClock()
  await using shop = await startTestShop({ clock })
  await stockCategories(shop)
  await stockPrint(shop)
  clock.advance(1_000)
  const cats = { title: 'Cat 100% stack', category: 'animals', tags: ['cats'] }
  await stockPrint(shop, cats)
  await stockPrint(shop, { kind: 'print', title: 'Lone bee', category: 'animals' })
  await stockPrint(shop, { title: 'Hidden' })
  await shop.database.pool.query("update print_products set is_active = false where title = 'Hidden'")
  const titles = async (filter: { text?: string; category?: string }) => {
    const shelf = await shop.prints.browse({ kind: 'gang-sheet', ...filter })
    return shelf.ok ? shelf.products.map(({ title, fromPrice }) => [title, fromPrice]) : null
  }
  const both = [
    ['Cat 100% stack', 1_800],
    ['Weekend market mix', 1_800],
  ]

  expect(await titles({})).toEqual(both)
  expect(await titles({ category: 'animals' })).toEqual([both[0]])
  expect(await titles({ text: 'CATS stack' })).toEqual([both[0]])
  expect(await titles({ text: 'good street' })).toEqual(both)
  expect(await titles({ text: '100%' })).toEqual([both[0]])
  expect(await titles({ text: '_' })).toEqual([])
  const prints = await shop.prints.browse({ kind: 'print' })
  expect(prints.ok && prints.categories.map(({ name }) => name)).toEqual(['Animals'])
})

test('categories in use appear in their order, and no inactive ones', async () => {
  await shop.prints.ensureCategories(signedIn('admin'), [
    { slug: 'zebras', name: 'Zebras', sortOrder: 1 },
    { slug: 'bees', name: 'Bees', sortOrder: 2 },
    { slug: 'ants', name: 'Ants', sortOrder: 2 },
    { slug: 'empty', name: 'Empty', sortOrder: 0 },
    { slug: 'away', name: 'Away', sortOrder: 0 },
  ])
  await shop.database.pool.query("update print_categories set is_active = false where slug = 'away'")
  for (const category of ['away', 'bees', 'ants', 'zebras'])
    await stockPrint(shop, { title: category, category })
  const shelf = await shop.prints.browse({ kind: 'gang-sheet' })
  expect(shelf.ok && shelf.categories.map(({ name }) => name)).toEqual(['Zebras', 'Ants', 'Bees'])
})

test('a view counts once per visitor, product and day, and never for robots', async () => {
  const clock = createTestClock()
  await using shop = await startTestShop({ clock })
  const print = await stockPrint(shop)
  const [ada, bob] = [visitor(), visitor()]
  const views = async () => (await shop.prints.find('gang-sheet', print.slug))?.viewsCount

  const look = (actor: Actor, userAgent = firefox, product = print.slug) => {
    const visitor = { ...actor, network: actor.visitorId, userAgent }
    return shop.operations.ask('visits.count', visitor, { path: `/prints/${product}` })
  }
  await Promise.all(Array.from({ length: 8 }, () => look(ada)))
  expect(await views()).toBe(1)
  await look(bob)
  await look(visitor(), 'Googlebot/2.1')
  await look(ada, firefox, randomUUID())
  expect(await views()).toBe(2)
  clock.advance(days(1))
  await look(ada)
  expect(await views()).toBe(3)
})

test('only staff add products, and errors are named in the specification’s words', async () => {
  const original = await plainPicture()
  const staff = signedIn('admin')
  const create = shop.prints.createPrintProduct

  await expect(create(signedIn('customer'), marketMix, { original })).rejects.toMatchObject({
    code: 'forbidden',
  })
  expect(await create(staff, { ...marketMix, title: ' ' }, { original })).toEqual({
    ok: false,
    reason: 'invalid',
    fieldErrors: { title: 'Title required' },
  })
  for (const [bytes, message] of [
    [Buffer.alloc(0), 'Image required'],
    [Buffer.from('not a picture'), 'failed to load the image'],
    [original.subarray(0, original.length - 40), 'failed to load the image'],
    // An image of the maximum size is checked; one byte more and it isn't.
    [Buffer.alloc(100 * 1024 * 1024), 'failed to load the image'],
    [Buffer.alloc(100 * 1024 * 1024 + 1), 'File too large'],
  ] as const)
    expect(await create(staff, marketMix, { original: bytes })).toEqual({
      ok: false,
      reason: 'picture',
      message,
    })
  expect(await shop.prints.listAddresses()).toEqual([])

  const lone = { ...marketMix, kind: 'print' as const, title: 'Lone', variants: [] }
  expect(await create(staff, lone, { original })).toEqual({
    ok: false,
    reason: 'invalid',
    fieldErrors: { variants: 'Add a size first' },
  })
  expect(await create(staff, { ...lone, isActive: false }, { original })).toMatchObject({ ok: true })

  const bare = await create(staff, { ...marketMix, title: 'Bare', variants: [] }, { original })
  const sold = await shop.prints.find('gang-sheet', bare.ok ? bare.slug : '')
  expect(sold?.variants.map(({ sizeHeight }) => sizeHeight)).toEqual([12, 24, 36, 48, 60, 72, 84, 96])
})

test('two products with one title have two addresses', async () => {
  const [first, second] = await Promise.all([stockPrint(shop), stockPrint(shop)])
  expect(new Set([first.slug, second.slug]).size).toBe(2)
  expect([first.slug, second.slug]).toContain('weekend-market-mix')
})
