import { expect, test } from 'vitest'
import { signedIn, visitor } from '#tests/harness/sell.ts'
import { plainPicture, stockTshirt, stockTumbler, tourTee } from '#tests/harness/shelves.ts'
import { shareTestShop } from '#tests/harness/shop.ts'

const shop = await shareTestShop()

test('a listing has a stock of 100 per size-color unless specified otherwise', async () => {
  const tee = await stockTshirt(shop)

  expect(tee.stock).toEqual({
    'S-Black': 3,
    'M-Black': 0,
    'L-Black': 100,
    'S-Maroon': 100,
    'M-Maroon': 100,
    'L-Maroon': 100,
  })
  expect(tee.make).toEqual({ label: 'Brand', value: 'Gildan Heavy Cotton' })
  const cup = await stockTumbler(shop)
  expect(cup.make).toEqual({ label: 'Material', value: 'Stainless Steel' })
  expect(cup.features).toEqual(['Leak Proof', 'BPA Free'])
  expect(cup.pictures.map(({ alt }) => alt)).toEqual(['A cup in Navy Blue', 'A cup in White'])
})

test('each shelf shows only its own kind, and whether anything is in stock', async () => {
  await stockTshirt(shop)
  await stockTshirt(shop, { title: 'Gone tee', stock: {}, defaultStock: 0 })
  await stockTshirt(shop, { title: 'Hidden tee' })
  await shop.database.pool.query("update listings set is_active = false where title = 'Hidden tee'")

  const shelf = await shop.listings.browse('tshirt')
  expect(shelf.ok && shelf.listings.map(({ title, isInStock }) => [title, isInStock])).toEqual([
    ['Gone tee', false],
    ['Static Kings tour tee', true],
  ])
  expect(await shop.listings.browse('tumbler')).toEqual({ ok: true, listings: [] })
  expect(await shop.listings.find('tumbler', 'gone-tee')).toBeNull()
})

test('listings are found by shoppers’ names for their kind, singular or plural, and not by characters inside a word', async () => {
  await stockTshirt(shop, { title: 'Ridge line', description: 'Loud.', tags: [] })
  await stockTumbler(shop)
  const found = async (kind: 'tshirt' | 'tumbler', text: string) => {
    const shelf = await shop.listings.browse(kind, text)
    return (
      shelf.ok &&
      shelf.listings.some(({ title }) => title === 'Ridge line' || title === 'Still Water tumbler')
    )
  }
  for (const text of ['shirts', 't-shirts', 'tshirt', 'tee shirt', 'ridges tee'])
    expect([text, await found('tshirt', text), await found('tumbler', text)]).toEqual([text, true, false])
  for (const text of ['tumblers', 'mugs', 'still'])
    expect([text, await found('tshirt', text), await found('tumbler', text)]).toEqual([text, false, true])
  expect(await found('tumbler', 'ill')).toBe(false)
})

test('stock is checked per size-color key and never goes below zero', async () => {
  const { id: listing } = await stockTshirt(shop)
  const ask = (size: string, color: string, quantity: unknown) =>
    shop.operations.callByName('listings.check-stock', visitor(), { listing, size, color, quantity })
  const enough = { ok: true, value: { isEnough: true, available: null, message: null } }

  expect(await ask('S', 'Black', 3)).toEqual(enough)
  expect(await ask('S', 'Maroon', 100)).toEqual(enough)
  expect(await ask('L', 'Black', '100')).toEqual(enough)
  expect(await ask('S', 'Black', 4)).toEqual({
    ok: true,
    value: { isEnough: false, available: 3, message: 'Only 3 items available in S/Black' },
  })
  expect(await ask('M', 'Black', 1)).toMatchObject({
    value: { message: 'Only 0 items available in M/Black' },
  })
  const notSold = 'We no longer sell this choice. Please choose another.'
  expect(await ask('XXL', 'Black', 1)).toMatchObject({ code: 'not_found', message: notSold })
  for (const quantity of [0, 'many'])
    expect(await ask('S', 'Black', quantity)).toMatchObject({ reason: 'invalid' })
  const below = shop.database.pool.query('update stock_levels set on_hand = on_hand - 101')
  await expect(below).rejects.toThrow('stock_levels_not_negative')
})

test('only staff add listings, and an unreadable picture adds nothing', async () => {
  const { createTshirtListing } = shop.listings
  const picture = { bytes: await plainPicture(), alt: 'A shirt' }

  await expect(createTshirtListing(signedIn(), tourTee, [picture])).rejects.toMatchObject({
    code: 'forbidden',
  })
  expect(
    await createTshirtListing(signedIn('admin'), tourTee, [picture, { bytes: Buffer.from('no'), alt: 'x' }]),
  ).toEqual({ ok: false, reason: 'picture' })
  expect(await createTshirtListing(signedIn('admin'), { ...tourTee, brand: '' }, [])).toMatchObject({
    ok: false,
    reason: 'invalid',
  })
  expect(await shop.listings.listAddresses()).toEqual([])
})
