import { expect, test } from 'vitest'
import { listingCheckout } from '#tests/harness/promote.ts'
import { signedIn, startCheckout, visitor } from '#tests/harness/sell.ts'
import { stockTshirt } from '#tests/harness/shelves.ts'
import { shareTestShop, type TestShop } from '#tests/harness/shop.ts'

const shop = await shareTestShop()

const staff = signedIn('admin')

const onHand = async ({ inventory }: TestShop, listingId: string) =>
  Object.fromEntries(
    (await inventory.levelsOf([listingId])).map(({ size, color, onHand }) => [`${size}-${color}`, onHand]),
  )

/** Starts a payment for two of them. */
async function hold(shop: TestShop, listingId: string): Promise<void> {
  const shopper = visitor()
  const wish = { listingId, size: 'S', color: 'Black', quantity: 2 }
  await startCheckout(shop, shopper, await listingCheckout(shop, shopper, wish))
}

test('many sizes and colors are counted together, all or none, each with an entry in the journal', async () => {
  const { id: listingId } = await stockTshirt(shop)
  const before = await onHand(shop, listingId)
  const count = (changes: object[], kind = 'adjust') =>
    shop.inventory.changeMany(staff, { listingId, kind, note: 'Counted on Friday', changes })

  expect(
    await count([
      { size: 'S', color: 'Black', from: 3, to: 12 },
      { size: 'M', color: 'Black', from: 0, to: 0 },
      { size: 'L', color: 'Black', from: 100, to: 90 },
    ]),
  ).toEqual({ ok: true, changed: 2 })
  expect(await onHand(shop, listingId)).toEqual({ ...before, 'S-Black': 12, 'L-Black': 90 })
  const journal = await shop.inventory.journalOf(staff, listingId)
  expect(journal.slice(0, 2).map(({ size, onHandChange, note }) => [size, onHandChange, note])).toEqual([
    ['S', 9, 'Counted on Friday'],
    ['L', -10, 'Counted on Friday'],
  ])

  // A sale between viewing and saving: it is reported, and nothing is saved at all.
  expect(
    await count([
      { size: 'M', color: 'Black', from: 0, to: 7 },
      { size: 'S', color: 'Black', from: 3, to: 20 },
    ]),
  ).toEqual({
    ok: false,
    reason: 'conflict',
    moved: [{ size: 'S', color: 'Black', seen: 3, onHand: 12 }],
  })
  expect((await onHand(shop, listingId))['M-Black']).toBe(0)

  // Incoming goods are added, regardless of what was sold in the meantime.
  expect(await count([{ size: 'S', color: 'Black', from: 3, to: 5 }], 'restock')).toEqual({
    ok: true,
    changed: 1,
  })
  expect((await onHand(shop, listingId))['S-Black']).toBe(17)
})

test('an invalid count, one not offered and one below held stock are refused by name', async () => {
  const { id: listingId } = await stockTshirt(shop)
  const count = (changes: object[]) =>
    shop.inventory.changeMany(staff, { listingId, kind: 'adjust', changes })

  expect(await count([{ size: 'S', color: 'Black', to: -1 }])).toMatchObject({ ok: false, reason: 'invalid' })
  expect(await count([])).toMatchObject({ ok: false, reason: 'invalid' })
  expect(await count([{ size: 'XL', color: 'Black', to: 1 }])).toEqual({
    ok: false,
    reason: 'not_found',
    size: 'XL',
    color: 'Black',
  })
  await hold(shop, listingId)
  expect(await count([{ size: 'S', color: 'Black', from: 3, to: 1 }])).toEqual({
    ok: false,
    reason: 'reserved',
    size: 'S',
    color: 'Black',
    reserved: 2,
  })
  await expect(
    shop.inventory.changeMany(signedIn(), { listingId, kind: 'adjust', changes: [] }),
  ).rejects.toThrow('Access Denied')
})

test('stock held by shoppers who are paying stays theirs when a size is closed', async () => {
  const { id: listingId } = await stockTshirt(shop)
  await hold(shop, listingId)
  await shop.operations.ask('listings.remove', staff, { listing: listingId })
  expect(await shop.inventory.levelsOf([listingId])).toMatchObject([
    { size: 'S', color: 'Black', onHand: 2, reserved: 2, available: 0 },
  ])
})
