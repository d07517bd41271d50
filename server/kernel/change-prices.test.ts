import { expect, test } from 'vitest'
import { auditEntries } from '#server/kernel/tables.ts'
import { signedIn, visitor } from '#tests/harness/sell.ts'
import { startTestShop } from '#tests/harness/shop.ts'

const staff = signedIn('admin', 'staff@example.com')

test('prices of sheets, shirts and tumblers change together or not at all, and are audited', async () => {
  await using shop = await startTestShop()
  const { catalog, tshirts, tumblers } = shop

  expect(
    await catalog.changePrices(staff, [
      { key: '12', from: 600, to: 650 },
      { key: '24', from: 1_200, to: 1_200 },
    ]),
  ).toEqual({ ok: true, changed: 1 })
  const shirt = 'gildan-heavy-cotton/frontBack/XL'
  expect(await tshirts.changePrices(staff, [{ key: shirt, from: 2_200, to: 2_350 }])).toMatchObject({
    ok: true,
  })
  expect(
    await tumblers.changePrices(staff, [{ key: '40oz/fullWrap', from: 4_500, to: 4_900 }]),
  ).toMatchObject({
    ok: true,
  })

  expect((await catalog.gangSheetSizes())[0]?.price).toBe(650)
  const garment = (await tshirts.garments()).find(({ id }) => id === 'gildan-heavy-cotton')
  expect(garment?.prices.frontBack).toMatchObject({ L: 2_200, XL: 2_350 })
  expect((await tumblers.sizes()).find(({ id }) => id === '40oz')?.prices.fullWrap).toBe(4_900)
  const entries = await shop.database.orm.select().from(auditEntries)
  expect(entries.map(({ subject, before, after }) => [subject, before, after])).toEqual([
    ['prices:gang-sheets', { '12': 600 }, { '12': 650 }],
    ['prices:tshirts', { [shirt]: 2_200 }, { [shirt]: 2_350 }],
    ['prices:tumblers', { '40oz/fullWrap': 4_500 }, { '40oz/fullWrap': 4_900 }],
  ])
})

test('a price that somebody else changed stops all of them', async () => {
  await using shop = await startTestShop()
  const outcome = await shop.catalog.changePrices(staff, [
    { key: '12', from: 600, to: 650 },
    { key: '24', from: 1_111, to: 1_300 },
  ])
  expect(outcome).toEqual({ ok: false, reason: 'conflict', key: '24' })
  expect((await shop.catalog.gangSheetSizes())[0]?.price).toBe(600)
  expect(await shop.catalog.changePrices(staff, [{ key: '12', from: 600, to: -1 }])).toEqual({
    ok: false,
    reason: 'invalid',
  })
})

test('nobody but staff changes a price', async () => {
  await using shop = await startTestShop()
  for (const actor of [visitor(), signedIn('customer', 'ada@example.com')])
    for (const shelf of [shop.catalog, shop.tshirts, shop.tumblers])
      expect(await shelf.changePrices(actor, [])).toEqual({ ok: false, reason: 'forbidden' })
})
