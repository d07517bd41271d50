import { expect, test } from 'vitest'
import { auditEntries } from '#server/kernel/tables.ts'
import { signedIn, visitor } from '#tests/harness/sell.ts'
import { shareTestShop } from '#tests/harness/shop.ts'

const shop = await shareTestShop()

const staff = signedIn('admin', 'staff@example.com')

test('prices of sheets, shirts and tumblers change together or not at all, and the change is audited', async () => {
  const { catalog, tshirts, tumblers, operations } = shop

  const sheets = { '12': { from: 600, to: 650 }, '24': { from: 1_200, to: 1_200 } }
  expect(await operations.ask('gang-sheets.change-prices', staff, { prices: sheets })).toEqual({ changed: 1 })
  const shirt = 'gildan-heavy-cotton/frontBack/XL'
  await operations.ask('tshirts.change-prices', staff, { prices: { [shirt]: { from: 2_200, to: 2_350 } } })
  const cup = { '40oz/fullWrap': { from: 4_500, to: 4_900 } }
  await operations.ask('tumblers.change-prices', staff, { prices: cup })

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

test('one price that someone else changed, or that does not exist, stops all of them', async () => {
  for (const [key, from] of [
    ['24', 1_111],
    // The price of another product.
    ['x', 1_200],
  ] as const)
    expect(
      await shop.operations.call('gang-sheets.change-prices', staff, {
        prices: { '12': { from: 600, to: 650 }, [key]: { from, to: 1_300 } },
      }),
    ).toEqual({
      ...{ ok: false, reason: 'conflict', yours: expect.anything(), message: expect.any(String) },
      theirs: { key, prices: { [key]: key === 'x' ? null : 1_200 } },
    })
  const several = { '12': { from: 601, to: 650 }, '24': { from: 1_200, to: 1_250 }, '36': { from: 1, to: 2 } }
  expect(await shop.operations.call('gang-sheets.change-prices', staff, { prices: several })).toMatchObject({
    theirs: { key: '12', prices: { '12': 600, '36': 1_800 } },
  })
  expect((await shop.catalog.gangSheetSizes())[0]?.price).toBe(600)
  const prices = { '12': { from: 600, to: -1 } }
  expect(await shop.operations.call('gang-sheets.change-prices', staff, { prices })).toMatchObject({
    ok: false,
    reason: 'invalid',
    fieldErrors: { prices: 'Enter 0 or more', 'prices.12.to': 'Enter 0 or more' },
  })
})

/** How all prices on a shelf are read and made equal: a listing changed only by its price would show. */
const shelves = {
  'gang-sheets': [
    'select id as key, price_cents as price from gang_sheet_sizes',
    'update gang_sheet_sizes set price_cents = 2000',
  ],
  tshirts: [
    `select garment_id || '/' || print_option || '/' || size as key, price_cents as price from tshirt_prices`,
    'update tshirt_prices set price_cents = 2000',
  ],
  tumblers: [
    `select id || '/' || type as key, price from tumbler_sizes,
      lateral (values ('single', single_cents), ('double', double_cents), ('fullWrap', full_wrap_cents)) as prices (type, price)`,
    'update tumbler_sizes set single_cents = 2000, double_cents = 2000, full_wrap_cents = 2000',
  ],
} as const

test.each(Object.entries(shelves))(
  'of %s, a price changes alone and only from the value seen, and an unknown one not at all',
  async (shelf, [read, makeAlike]) => {
    await shop.database.pool.query(makeAlike)
    const all = async () =>
      Object.fromEntries(
        (await shop.database.pool.query(read)).rows.map(({ key, price }) => [key, Number(price)]),
      ) as Record<string, number>
    const change = (key: string, from: number, to: number) =>
      shop.operations.call(`${shelf as keyof typeof shelves}.change-prices`, staff, {
        prices: { [key]: { from, to } },
      })
    const before = await all()
    for (const [key, price] of Object.entries(before)) {
      expect(await change(key, price + 1, 1)).toMatchObject({
        ...{ reason: 'conflict', theirs: { key, prices: { [key]: price } } },
      })
      expect(await change(`${key}x`, price, 1)).toMatchObject({
        ...{ reason: 'conflict', theirs: { prices: { [`${key}x`]: null } } },
      })
      expect(await all()).toEqual(before)
      expect(await change(key, price, price + 7)).toMatchObject({ ok: true })
      expect(await all()).toEqual({ ...before, [key]: price + 7 })
      expect(await change(key, price + 7, price)).toMatchObject({ ok: true })
    }
  },
)

test('only staff change a price', async () => {
  for (const actor of [visitor(), signedIn('customer', 'ada@example.com')])
    for (const name of ['gang-sheets', 'tshirts', 'tumblers'] as const)
      expect(await shop.operations.call(`${name}.change-prices`, actor, { prices: {} })).toMatchObject({
        ok: false,
        reason: 'refused',
      })
})
