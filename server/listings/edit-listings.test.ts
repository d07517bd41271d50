import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Actor } from '#server/kernel/actor.ts'
import { auditEntries } from '#server/kernel/tables.ts'
import type { InputOf } from '#server/operations.ts'
import { signedIn } from '#tests/harness/sell.ts'
import { lotusCup, plainPicture, stockTshirt, stockTumbler, tourTee } from '#tests/harness/shelves.ts'
import { shareTestShop, type TestShop } from '#tests/harness/shop.ts'

const shop = await shareTestShop()

const [ada, ben, shopper] = [signedIn('admin'), signedIn('owner'), signedIn()]

async function uploaded(shop: TestShop, actor: Actor, color: string): Promise<string> {
  const bytes = await plainPicture(color, 500, 400)
  return (await shop.artwork.importPicture(actor, { fileName: 'front.png', bytes })).id
}

async function onlyTshirt(shop: TestShop) {
  const [one] = await shop.listings.listForStaff(ada, 'tshirt')
  if (!one) throw new Error('No listing')
  return one
}

const levels = (listing: Awaited<ReturnType<typeof onlyTshirt>>) =>
  Object.fromEntries(listing.stock.map(({ size, color, onHand }) => [`${size}-${color}`, onHand]))

test('an edit keeps stock that stays, opens new variants, closes those left out, and orders pictures', async () => {
  await stockTshirt(shop)
  const before = await onlyTshirt(shop)
  // One unit of a variant that is removed is held in the meantime.
  const holdMaroon = (count: number) =>
    shop.database.pool.query(
      `update stock_levels set reserved = $1 where listing_id = $2 and size = 'S' and color = 'Maroon'`,
      [count, before.id],
    )
  await holdMaroon(1)
  const [standing] = before.pictures
  const added = await uploaded(shop, ada, '#06c')
  const input = { ...tourTee, title: 'Second tour', sizes: ['S', 'L', '2XL'], colors: ['Black'], stock: {} }

  const saved = await shop.operations.ask('tshirt-listings.update', ada, {
    ...{ ...input, listing: before.id, version: 1 },
    pictures: [
      { artworkId: added, alt: 'From behind' },
      { key: standing?.key ?? '', alt: 'From the front' },
    ],
  })
  expect(saved.listing).toMatchObject({ id: before.id, version: 2 })
  const after = await onlyTshirt(shop)
  expect(after).toMatchObject({ title: 'Second tour', version: 2, brand: 'Gildan Heavy Cotton' })
  expect(after.pictures.map(({ alt }) => alt)).toEqual(['From behind', 'From the front'])
  expect(after.pictures[1]?.key).toBe(standing?.key)
  expect(levels(after)).toEqual({ 'S-Black': 3, 'L-Black': 100, '2XL-Black': 100 })
  const shown = await shop.listings.find('tshirt', after.slug)
  expect(Object.keys(shown?.stock ?? {}).toSorted()).toEqual(['2XL-Black', 'L-Black', 'S-Black'])
  await holdMaroon(0)
  // Removed variants are written off in the journal and can't be bought.
  const closed = (await shop.inventory.journalOf(ada, before.id)).filter(({ kind }) => kind === 'adjust')
  expect(closed.map(({ size, color, onHandChange, note }) => [size, color, onHandChange, note])).toEqual([
    ['S', 'Maroon', -99, 'No longer offered'],
    ['M', 'Maroon', -100, 'No longer offered'],
    ['L', 'Maroon', -100, 'No longer offered'],
  ])
  const ask = { listing: before.id, size: 'S', color: 'Maroon', quantity: 1 }
  expect(await shop.operations.call('listings.check-stock', ada, ask)).toMatchObject({ code: 'not_found' })
  expect((await shop.inventory.levelOf({ listingId: before.id, size: 'S', color: 'Black' }))?.name).toBe(
    'Second tour',
  )
})

test('the second of two editors is shown the current version, and nothing is overwritten', async () => {
  await stockTshirt(shop)
  const { id } = await onlyTshirt(shop)
  const edit = (actor: Actor, seenVersion: number, title: string) =>
    shop.listings.update(actor, { id, seenVersion }, { ...tourTee, title }, [])
  expect(await edit(ada, 1, 'Theirs')).toEqual({ ok: true, id })
  expect(await edit(ben, 1, 'Mine')).toEqual({
    ok: false,
    reason: 'conflict',
    current: await onlyTshirt(shop),
  })

  const race = await Promise.all(['One', 'Two', 'Three'].map((title) => edit(ben, 2, title)))
  expect(race.filter(({ ok }) => ok)).toHaveLength(1)
  expect(race.filter((one) => !one.ok && one.reason === 'conflict')).toHaveLength(2)
})

test('a copy has the same pictures and no stock; archived listings leave the shop and come back unchanged', async () => {
  const cup = await stockTumbler(shop)
  const { listing: copy } = await shop.operations.ask('listings.duplicate', ada, { listing: cup.id })
  expect(copy).toMatchObject({
    title: 'Still Water tumbler (copy)',
    isActive: false,
    material: 'Stainless Steel',
    features: ['Leak Proof', 'BPA Free'],
  })
  expect(copy.stock.map(({ onHand }) => onHand)).toEqual([0, 0, 0, 0])
  // On sale like the other, but it doesn't come first in the index of shelves.
  const putOnSale = (isActive: boolean) =>
    shop.database.pool.query('update listings set is_active = $1 where id = $2', [isActive, copy.id])
  await putOnSale(true)
  const newestFirst = (await shop.listings.listForStaff(ada, 'tumbler')).map(({ id }) => id)
  expect(newestFirst).toEqual([copy.id, cup.id])
  await putOnSale(false)
  expect(copy.pictures.map(({ alt }) => alt)).toEqual(['A cup in Navy Blue', 'A cup in White'])

  for (let time = 0; time < 2; time++) await shop.operations.ask('listings.archive', ada, { listing: cup.id })
  expect(await shop.listings.browse('tumbler')).toEqual({ ok: true, listings: [] })
  expect(await shop.listings.find('tumbler', cup.slug)).toBeNull()
  expect((await shop.listings.forSale([cup.id]))[0]?.isOnSale).toBe(false)
  expect((await shop.listings.preview(ada, cup.id))?.title).toBe('Still Water tumbler')
  await shop.operations.ask('listings.bring-back', ben, { listing: cup.id })
  expect((await shop.listings.find('tumbler', cup.slug))?.title).toBe('Still Water tumbler')
  const actions = await shop.database.orm.select({ action: auditEntries.action }).from(auditEntries)
  expect(actions.filter(({ action }) => /archive|bring/.test(action))).toEqual([
    { action: 'listing.archive' },
    { action: 'listing.bring-back' },
  ])
})

test('missing values of a listing are named at each field, and nothing is changed', async () => {
  const { create, update } = shop.listings
  const text = 'Please fill in all required fields'
  const wrongTee = { ...tourTee, title: ' ', priceCents: 0, brand: '', sizes: [], colors: [] }
  const wrongCup = { ...lotusCup, title: ' ', priceCents: 0, material: '', sizes: [], colors: [] }
  const choose = 'Choose at least one'
  const asked = { title: text, priceCents: text, sizes: choose, colors: choose }
  const refused = (more: object) => ({ ok: false, reason: 'invalid', fieldErrors: { ...asked, ...more } })
  expect(await create(ada, 'tshirt', wrongTee, [])).toEqual(refused({ brand: text }))
  expect(await create(ada, 'tumbler', wrongCup, [])).toEqual(refused({ material: text }))
  expect(await shop.listings.listAddresses()).toEqual([])

  const { id } = await stockTshirt(shop)
  const before = await onlyTshirt(shop)
  expect(await update(ada, { id, seenVersion: 1 }, wrongTee, [])).toEqual(refused({ brand: text }))
  const notOwn = [{ artworkId: await uploaded(shop, ben, '#fff'), alt: '' }]
  expect(await update(ada, { id, seenVersion: 1 }, tourTee, notOwn)).toEqual({ ok: false, reason: 'picture' })
  expect(await onlyTshirt(shop)).toEqual(before)
})

test('a deleted listing leaves the shop with its stock', async () => {
  const tee = await stockTshirt(shop)
  const { id } = tee
  const gone = { ok: false, reason: 'not_found' }
  const { update, archive, bringBack } = shop.listings
  const { ask, call } = shop.operations
  await ask('listings.remove', ada, { listing: id })
  expect(await shop.inventory.levelsOf([id])).toEqual([])
  expect(await shop.listings.find('tshirt', tee.slug)).toBeNull()
  for (const door of [archive, bringBack]) expect(await door(ada, randomUUID())).toEqual(gone)
  for (const name of ['listings.remove', 'listings.duplicate'] as const)
    expect(await call(name, ada, { listing: randomUUID() })).toMatchObject({ ok: false, code: 'not_found' })
  expect(await update(ada, { id, seenVersion: 1 }, tourTee, [])).toEqual(gone)
})

test('a listing without pictures shows the default picture of its kind', async () => {
  const set = (actor: Actor, chosen: { artwork: string } | null, version: number) =>
    shop.operations.call('settings.set-default-picture', actor, { product: 'tshirt', chosen, version })
  expect(await set(shopper, null, 0)).toMatchObject({ code: 'forbidden' })
  expect(await set(ada, { artwork: await uploaded(shop, ada, '#0a0') }, 0)).toMatchObject({ ok: true })
  const made = await shop.listings.create(ada, 'tshirt', tourTee, [])
  const found = await shop.listings.find('tshirt', made.ok ? made.slug : '')
  expect(found?.picture?.src).toMatch(/^\/files\/public\/tshirt-\d{13}\/[0-9a-f-]{36}\/500\.webp$/)
  expect(found?.picture?.alt).toBe('Static Kings tour tee')
  expect((await fetch(shop.origin + found?.picture?.src)).status).toBe(200)
  // Someone who hasn't seen it can't replace it.
  expect(await set(ben, null, 0)).toMatchObject({ ok: false, reason: 'conflict', theirs: { version: 1 } })
  expect(await set(ben, null, 1)).toMatchObject({ ok: true, value: { picture: null, version: 2 } })
  expect((await shop.listings.find('tshirt', found?.slug ?? ''))?.picture).toBeNull()
})

test('a picture of the media library becomes a default picture, and counts as in use', async () => {
  const set = (input: InputOf<'settings.set-default-picture'>) =>
    shop.operations.call('settings.set-default-picture', ada, input)
  await set({ product: 'tshirt', chosen: { artwork: await uploaded(shop, ada, '#0a0') }, version: 0 })
  const all = { text: '', filter: '', before: '' } as const
  const [item] = (await shop.mediaLibrary.list(ada, all)).items
  const mediaId = item?.id ?? ''

  const other = { product: 'tumbler', chosen: { media: mediaId }, version: 0 } as const
  expect(await set(other)).toMatchObject({ ok: true })
  expect(await set({ ...other, chosen: { media: randomUUID() }, version: 1 })).toMatchObject({
    fieldErrors: { chosen: 'We couldn’t read the picture. Try another one.' },
  })

  const views = await shop.settings.listDefaultPictures(ada)
  const srcOf = (product: string) => views.find((one) => one.product === product)?.picture?.src
  expect(srcOf('tumbler')).toBe(srcOf('tshirt'))
  // Nothing was copied, and the library lists both uses.
  expect((await shop.mediaLibrary.list(ada, all)).items).toMatchObject([{ id: mediaId, isUsed: true }])
  const uses = (await shop.mediaLibrary.get(ada, mediaId))?.uses ?? []
  expect(uses.map(({ title }) => title).toSorted()).toEqual(['tshirt', 'tumbler'])
})
