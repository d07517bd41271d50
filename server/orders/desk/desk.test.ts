import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addDays, localTimeOf, momentOf } from '#domain/local-time.ts'
import type { OrderFilters } from '#domain/orders/order-filters.ts'
import { after, minutes } from '#server/kernel/clock.ts'
import type { InputOf } from '#server/operations.ts'
import { sellGangSheet, signedIn, visitor } from '#tests/harness/sell.ts'
import { shareTestShop, type TestShop } from '#tests/harness/shop.ts'
import { orderHistory, orders } from '../tables.ts'

const zone = 'America/Chicago'

const shop = await shareTestShop()

const staff = signedIn('admin', 'staff@example.com')

async function sellTwo(shop: TestShop) {
  await sellGangSheet(shop, visitor(), { delivery: 'pickup' })
  await sellGangSheet(shop, visitor())
  const { orders: listed } = await shop.orders.listForStaff(staff, {})
  return listed.map(({ id }) => id)
}

test('filters by status, payment, delivery, product and shop days', async () => {
  const [shipped = '', pickup = ''] = await sellTwo(shop)
  // 23:30 on March 9 in Chicago, and half an hour later.
  await shop.database.pool.query('update orders set placed_at = $1 where id = $2', [
    '2026-03-10T04:30:00Z',
    pickup,
  ])
  await shop.database.pool.query('update orders set placed_at = $1 where id = $2', [
    '2026-03-10T05:00:00Z',
    shipped,
  ])
  await shop.orders.setStatus(staff, shipped, 'shipped')
  const found = async (filters: OrderFilters) =>
    (await shop.orders.listForStaff(staff, filters)).orders.map(({ id }) => id)

  expect(await found({ status: 'shipped' })).toEqual([shipped])
  expect(await found({ payment: 'unverified' })).toEqual([])
  expect(await found({ payment: 'paid', delivery: 'pickup' })).toEqual([pickup])
  expect(await found({ product: 'Gang Sheet' })).toEqual([shipped, pickup])
  expect(await found({ product: 'Custom Tumbler' })).toEqual([])
  expect(await found({ to: '2026-03-09' })).toEqual([pickup])
  expect(await found({ from: '2026-03-10', to: '2026-03-10' })).toEqual([shipped])
})

test('due filters include only orders still underway, by shop days', async () => {
  const [first = '', second = ''] = await sellTwo(shop)
  const now = new Date()
  const midnight = momentOf(addDays(localTimeOf(now, zone).day, 1), '00:00', zone)
  const due = (orderId: string, at: Date) =>
    shop.database.pool.query('update orders set due_at = $1 where id = $2', [at, orderId])
  const found = async (filter: 'overdue' | 'today' | 'week') =>
    (await shop.orders.listForStaff(staff, { due: filter })).orders.map(({ id }) => id)

  await due(first, after(now, -minutes(1)))
  await due(second, after(midnight, -1))
  expect([await found('overdue'), await found('today'), await found('week')]).toEqual([
    [first],
    [second],
    [second],
  ])
  await due(second, midnight)
  expect([await found('today'), await found('week')]).toEqual([[], [second]])
  await shop.orders.setStatus(staff, second, 'shipped')
  expect(await found('week')).toEqual([])
})

test('many statuses set together: each order gets its own answer, and undo leaves alone what has moved on', async () => {
  const [first = '', second = ''] = await sellTwo(shop)
  await shop.orders.setStatus(staff, second, 'in_production')
  const gone = randomUUID()
  const change = async (changes: InputOf<'orders.set-statuses'>['changes']) =>
    (await shop.operations.ask('orders.set-statuses', staff, { changes })).results

  const results = await change([first, second, gone].map((order) => ({ order, to: 'in_production' })))

  expect(results).toEqual([
    {
      orderId: first,
      orderNumber: 'GW-000002',
      ok: true,
      from: 'pending_review',
      to: 'in_production',
    },
    {
      orderId: second,
      orderNumber: 'GW-000001',
      ok: false,
      message: 'It already has this status',
    },
    { orderId: gone, orderNumber: '', ok: false, message: 'There is no such order' },
  ])
  const back = { order: first, to: 'pending_review', expected: 'in_production' } as const
  expect(await change([back])).toMatchObject([{ ok: true, to: 'pending_review' }])
  expect(await change([back])).toMatchObject([
    { ok: false, message: 'Someone has changed it since, so it was left alone' },
  ])
})

test('the export contains every order that the filters find, page after page, and formulas are text', async () => {
  const contact = { email: 'ada@example.com', fullName: '=cmd()', phone: '' }
  await sellGangSheet(shop, visitor(), { contact })
  const chosen = await sellTwo(shop)
  const read = async (wish: Parameters<typeof shop.orders.desk.export>[1]) => {
    let csv = ''
    for await (const piece of await shop.orders.desk.export(staff, wish)) csv += piece
    return csv.trim().split('\r\n')
  }

  const all = await read({ filters: {} })
  expect(all).toHaveLength(4)
  expect(all[0]).toBe(
    'Order number,Placed,Status,Payment,Customer,Email,Phone,Delivery,Items,Subtotal,Discount,Shipping,Tax,Total',
  )
  expect(all[3]).toContain(
    `'=cmd(),ada@example.com,,shipping,1 × Gang Sheet 22 × 60 in,30.00,0.00,8.99,2.48,41.47`,
  )
  expect(await read({ filters: { delivery: 'pickup' } })).toHaveLength(2)
  expect(await read({ orderIds: [chosen[0] ?? '', 'x'] })).toHaveLength(2)
})

test('only staff can do any of it, and nothing happens when others try', async () => {
  const [orderId = ''] = await sellTwo(shop)
  const { desk } = shop.orders
  for (const actor of [visitor(), signedIn('customer')]) {
    const refused = { ok: false, reason: 'refused' }
    const changes = [{ order: orderId, to: 'shipped' }]
    expect(await shop.operations.callByName('orders.set-statuses', actor, { changes })).toMatchObject(refused)
    await expect(desk.export(actor, { filters: {} })).rejects.toThrow('Access Denied')
  }
  expect(await shop.database.orm.$count(orderHistory)).toBe(4)
  expect((await shop.database.orm.select().from(orders)).map(({ status }) => status)).toEqual([
    'pending_review',
    'pending_review',
  ])
})
