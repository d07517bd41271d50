import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Actor } from '#server/kernel/actor.ts'
import { auditEntries } from '#server/kernel/tables.ts'
import { signedIn, visitor } from '#tests/harness/sell.ts'
import { plainPicture } from '#tests/harness/shelves.ts'
import { shareTestShop, type TestShop } from '#tests/harness/shop.ts'

const shop = await shareTestShop()

const variant = (height: number, priceCents: number) => ({
  name: `22" x ${height}"`,
  sizeWidth: 22,
  sizeHeight: height,
  priceCents,
})
const product = {
  kind: 'gang-sheet' as const,
  title: 'Market mix',
  basePriceCents: 1_000,
  variants: [variant(12, 1_600), variant(24, 2_200)],
}

async function uploaded(shop: TestShop, actor: Actor, color = '#2255aa'): Promise<string> {
  const bytes = await sharp(await plainPicture(color, 800, 400))
    .png()
    .toBuffer()
  return (await shop.artwork.importPicture(actor, { fileName: 'mix.png', bytes })).id
}

async function added(shop: TestShop, actor: Actor) {
  const artwork = await uploaded(shop, actor)
  return (await shop.operations.ask('prints.create', actor, { ...product, artwork })).print
}

const listed = async (shop: TestShop, actor: Actor) =>
  (await shop.operations.ask('prints.list', actor, {})).prints

test('an edit keeps the ids of variants, and the second of two editors is shown the current version', async () => {
  const [ada, ben] = [signedIn('admin'), signedIn('owner')]
  const one = await added(shop, ada)
  const [small, large] = one.variants
  if (!small || !large) throw new Error('No variants')

  // The two swap places, and one is new.
  const edit = {
    ...product,
    title: 'Night market mix',
    variants: [
      { ...small, sizeHeight: 24, priceCents: 1_700 },
      { ...large, sizeHeight: 12 },
      variant(36, 2_800),
    ],
  }
  const { operations } = shop
  const seen = { print: one.id, version: 1 }
  expect(await operations.call('prints.update', ada, { ...seen, ...edit })).toMatchObject({
    ok: true,
    value: { print: { id: one.id } },
  })
  const [saved] = await listed(shop, ada)
  expect(saved).toMatchObject({ title: 'Night market mix', version: 2, watermarkedUrl: one.watermarkedUrl })
  expect(saved?.variants.map(({ id, sizeHeight, priceCents }) => [id, sizeHeight, priceCents])).toEqual([
    [large.id, 12, 2_200],
    [small.id, 24, 1_700],
    [saved?.variants[2]?.id, 36, 2_800],
  ])

  const found = async (text: string) => {
    const shelf = await shop.prints.browse({ kind: product.kind, text })
    return shelf.ok && shelf.products.map(({ id }) => id)
  }
  expect([await found('night MARKET'), await found('bazaar')]).toEqual([[one.id], []])

  const late = await operations.call('prints.update', ben, { ...seen, ...product, title: 'Mine' })
  expect(late).toMatchObject({ ok: false, reason: 'conflict', theirs: saved, yours: { title: 'Mine' } })
  expect((await listed(shop, ada))[0]?.title).toBe('Night market mix')

  const race = await Promise.all(
    ['First', 'Second'].map((title) =>
      operations.call('prints.update', ben, { ...seen, version: 2, ...product, title }),
    ),
  )
  expect(race.map(({ ok }) => ok).sort()).toEqual([false, true])
  const actions = (await shop.database.orm.select().from(auditEntries)).map(({ action }) => action)
  expect(actions.filter((action) => action.startsWith('print-product'))).toEqual([
    'print-product.create',
    'print-product.update',
    'print-product.update',
  ])
})

test('a new picture makes new copies; the old original stays for paid orders', async () => {
  const ada = signedIn('admin')
  const one = await added(shop, ada)
  const [before] = await shop.prints.forSale([one.variants[0]?.id ?? ''])
  const artwork = await uploaded(shop, ada, '#aa5522')
  const edit = { ...product, variants: one.variants, print: one.id, version: 1, artwork }
  await shop.operations.ask('prints.update', ada, edit)
  const [after] = await shop.prints.forSale([one.variants[0]?.id ?? ''])
  expect(after?.original.key).toMatch(/^originals\//)
  expect(after?.original.key).not.toBe(before?.original.key)
  expect(await shop.files.exists(before?.original.key ?? '')).toBe(true)
  expect((await fetch(`${shop.origin}/files/${after?.original.key}`)).status).toBe(404)
})

test('copies from the browser are accepted when they match the original, and created again when they do not', async () => {
  const ada = signedIn('admin')
  const jpeg = async (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#00ff00' } })
      .jpeg()
      .toBuffer()
  const middleOf = async (copies: { thumbnail: Buffer; watermarked: Buffer }) => {
    await shop.operations.ask('prints.create', ada, {
      ...{ ...product, artwork: await uploaded(shop, ada, '#ff0000') },
      copies: {
        thumbnail: copies.thumbnail.toString('base64'),
        watermarked: copies.watermarked.toString('base64'),
      },
    })
    const [one] = await listed(shop, ada)
    const bytes = await (await fetch(shop.origin + (one?.thumbnailUrl ?? ''))).bytes()
    return [...(await sharp(bytes).resize(1, 1).raw().toBuffer())].map((value) => value > 128)
  }
  expect(await middleOf({ thumbnail: await jpeg(300, 150), watermarked: await jpeg(800, 400) })).toEqual([
    false,
    true,
    false,
  ])
  expect(await middleOf({ thumbnail: await jpeg(300, 300), watermarked: await jpeg(800, 400) })).toEqual([
    true,
    false,
    false,
  ])
  expect(await middleOf({ thumbnail: Buffer.from('no'), watermarked: await jpeg(800, 400) })).toEqual([
    true,
    false,
    false,
  ])
})

test('only staff see, edit and remove; someone else’s upload is not accepted', async () => {
  const [ada, customer] = [signedIn('admin'), signedIn('customer')]
  const one = await added(shop, ada)
  for (const actor of [customer, visitor()]) {
    await expect(shop.prints.listByIds(actor, [])).rejects.toThrow('Access Denied')
    for (const refused of [
      await shop.operations.call('prints.update', actor, { print: one.id, version: 1, ...product }),
      await shop.operations.call('prints.remove', actor, { print: one.id }),
    ])
      expect(refused).toMatchObject({ ok: false, reason: 'refused' })
  }
  const theirs = await uploaded(shop, customer)
  const { operations } = shop
  for (const artwork of [theirs, randomUUID(), null])
    expect(await operations.call('prints.create', ada, { ...product, artwork })).toMatchObject({
      reason: 'invalid',
      fieldErrors: { picture: 'Image required' },
    })
  const twice = { ...product, variants: [variant(12, 1), variant(12, 2)], print: one.id, version: 1 }
  expect(await operations.call('prints.update', ada, twice)).toMatchObject({
    reason: 'invalid',
    fieldErrors: { variants: 'Two variants have the same size, material and finish' },
  })
  expect(await operations.call('prints.remove', ada, { print: one.id })).toMatchObject({ ok: true })
  expect(await shop.database.orm.select().from(auditEntries)).toContainEqual(
    expect.objectContaining({
      ...{ action: 'print-product.delete', actorId: ada.user?.id, subject: `print-product:${one.id}` },
      before: expect.objectContaining({ title: one.title }),
    }),
  )
  expect(await operations.call('prints.remove', ada, { print: one.id })).toMatchObject({ code: 'not_found' })
  expect(await listed(shop, ada)).toEqual([])
})

test('among any number of prints staff find each by its text, page after page', async () => {
  const ada = signedIn('admin')
  const artwork = await uploaded(shop, ada)
  for (const [title, category, tags] of [
    ['Oldest fox', 'animals', ['forest']],
    ['Bee 100%', 'animals', []],
    ['Newest fox', 'holidays', ['snow_day']],
  ] as const)
    await shop.operations.ask('prints.create', ada, { ...product, artwork, title, category, tags: [...tags] })
  const titlesOf = async (asked: { text?: string; cursor?: string; limit?: number }) => {
    const { prints, next } = await shop.operations.ask('prints.list', ada, asked)
    return { titles: prints.map(({ title }) => title), next }
  }
  const first = await titlesOf({ limit: 2 })
  expect(first.titles).toEqual(['Newest fox', 'Bee 100%'])
  expect(await titlesOf({ limit: 2, cursor: first.next ?? '' })).toEqual({
    titles: ['Oldest fox'],
    next: null,
  })
  expect((await titlesOf({ text: 'FOX animals' })).titles).toEqual(['Oldest fox'])
  expect((await titlesOf({ text: '100%' })).titles).toEqual(['Bee 100%'])
  expect((await titlesOf({ text: 'snow_day' })).titles).toEqual(['Newest fox'])
  expect((await titlesOf({ text: 'snowy' })).titles).toEqual([])
  expect(await shop.prints.countForStaff(ada)).toBe(3)
  const [newest, , oldest] = await listed(shop, ada)
  if (!newest || !oldest) throw new Error('No prints')
  const asked = [oldest.id, randomUUID(), newest.id, oldest.id]
  expect(await shop.prints.listByIds(ada, asked)).toEqual([oldest, newest])
  for (const actor of [visitor(), signedIn('customer')])
    await expect(shop.prints.countForStaff(actor)).rejects.toThrow('Access Denied')
})
