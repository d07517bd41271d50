import { expect, test } from 'vitest'
import { lists } from '#domain/lists/lists.ts'
import type { LabelFilters } from '#domain/shipping/label-filters.ts'
import { productionItems } from '#server/production/tables.ts'
import { sellSheetAndShirts } from '#tests/harness/draft-order.ts'
import { signedIn, visitor } from '#tests/harness/sell.ts'
import { orderToShip, waitingForLabel } from '#tests/harness/ship.ts'
import { shareTestShop } from '#tests/harness/shop.ts'

const shop = await shareTestShop()

const staff = signedIn('admin')
const contact = (name: string) => ({ fullName: name, email: `${name.toLowerCase()}@example.com`, phone: '' })

test('orders waiting for a label are found by their filters, sorted, and read page after page without end', async () => {
  const made: Awaited<ReturnType<typeof orderToShip>>[] = []
  for (const name of ['Cleo', 'Ada', 'Bob', 'Dora'])
    made.push(await orderToShip(shop, visitor(), { checkout: { contact: contact(name) } }))
  const [cleo, ada, bob, dora] = made.map(({ orderId }) => orderId)
  const pool = shop.database.pool
  await shop.database.orm.update(productionItems).set({ place: 'packed' })
  await pool.query(`update production_items set place = 'pack' where order_id = $1`, [bob])
  await pool.query(`update orders set due_at = now() - interval '2 days' where id = $1`, [bob])
  await pool.query(
    `update orders set due_at = now() + interval '9 days', delivery_speed = 'rush' where id = $1`,
    [dora],
  )
  await pool.query(`update orders set due_at = now() + interval '5 days' where id = any($1)`, [[cleo, ada]])
  const { labels } = shop.reports
  const found = async (filters: LabelFilters) =>
    (await waitingForLabel(shop, staff, filters)).map(({ id }) => id)

  const readAll = async (
    wish: Omit<Parameters<typeof labels.table>[1], 'after'>,
    after: { key: string; id: string } | null,
  ): Promise<string[]> => {
    const page = await labels.table(staff, { ...wish, ...(after && { after }) })
    return page.next ? [...page.ids, ...(await readAll(wish, page.next))] : page.ids
  }

  // Rush first, then by due day.
  expect((await found({})).slice(0, 2)).toEqual([dora, bob])
  expect(await found({ due: 'late' })).toEqual([bob])
  expect((await found({ due: 'later' })).toSorted()).toEqual([cleo, ada, dora].toSorted())
  expect(await found({ floor: 'unpacked' })).toEqual([bob])
  expect(await found({ speed: 'rush' })).toEqual([dora])
  expect(await found({ customer: 'ada@' })).toEqual([ada])
  expect(await found({ customer: '100%' })).toEqual([])
  expect(await found({ orders: `${cleo},${bob}` })).toEqual([bob, cleo])
  expect(await labels.counts(staff, [{}, { due: 'late' }, { floor: 'packed' }])).toEqual([4, 1, 3])
  expect((await labels.matching(staff, { filters: {}, sort: lists.labels.sort })).slice(0, 2)).toEqual([
    { id: dora, others: [], isPacked: true },
    { id: bob, others: [], isPacked: false },
  ])

  for (const column of ['customer', 'number', 'city', 'placed', 'service', 'floor', 'due'] as const)
    for (const isDescending of [true, false]) {
      const wish = { filters: {}, sort: { column, isDescending }, rows: 1 }
      const ids = await readAll(wish, null)
      if (column === 'customer')
        expect(ids).toEqual(isDescending ? [dora, cleo, bob, ada] : [ada, bob, cleo, dora])
      expect(ids.toSorted()).toEqual([cleo, ada, bob, dora].toSorted())
    }
})

test('an order waits until everything in it is in a parcel; joined ones are one row, found by any of them', async () => {
  const { orderId, shirts } = await sellSheetAndShirts(shop)
  await shop.orders.setStatus(staff, orderId, 'in_production')
  const filters: LabelFilters = { orders: orderId }
  const count = async () => (await shop.reports.labels.counts(staff, [filters]))[0]
  const label = (more: object = {}) =>
    shop.operations.ask('shipping.make-label', staff, { order: orderId, choice: 'cheapest', ...more })
  await label({ contents: [{ item: shirts, quantity: 2 }], seenLeft: 4 })
  expect(await count()).toBe(1)
  await label()
  expect(await count()).toBe(0)

  const checkout = { contact: contact('Grace') }
  const first = await orderToShip(shop, visitor(), { checkout })
  const second = await orderToShip(shop, visitor(), { checkout })
  const orders = [first.orderId, second.orderId]
  await shop.operations.ask('shipping.join-orders', staff, { orders })
  await shop.database.pool.query(`update production_items set place = 'packed' where order_id = $1`, [
    first.orderId,
  ])
  const wish = { filters: { orders: second.orderId }, sort: lists.labels.sort }
  expect(await shop.reports.labels.matching(staff, wish)).toEqual([
    { id: first.orderId, others: [second.orderId], isPacked: false },
  ])
  // What is left behind names no other row, and hides none.
  await shop.database.pool.query(`update orders set status = 'cancelled' where id = $1`, [first.orderId])
  expect(await shop.reports.labels.matching(staff, wish)).toEqual([
    { id: second.orderId, others: [], isPacked: false },
  ])
  // A tracking number entered without contents covers everything that is left.
  await shop.operations.ask('shipping.enter-tracking', staff, {
    ...{ order: second.orderId, trackingNumber: '1Z999AA10123456784', carrier: 'UPS' },
  })
  expect(await shop.reports.labels.matching(staff, wish)).toEqual([])
})
