import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type OrderColumn, orderColumns } from '#domain/lists/lists.ts'
import type { OrderTableRow } from '#server/orders/index.ts'
import {
  everyPage,
  expectEveryRowOnce,
  expectReadByIndexes,
  type TableOf,
} from '#tests/harness/every-page.ts'
import { sellGangSheet, signedIn, visitor } from '#tests/harness/sell.ts'
import { shareTestShop, type TestShop } from '#tests/harness/shop.ts'
import { orderSortKeys, orders } from '../tables.ts'

const shop = await shareTestShop()

const staff = signedIn('office', 'staff@example.com')

const people = ['Ada', 'grace', 'Ada', 'alan', 'Radia', 'Edsger', 'Grace']

async function sellSome(shop: TestShop): Promise<void> {
  for (const [count, fullName] of people.entries()) {
    const contact = { fullName, email: `${fullName}-${count}@example.com`, phone: '' }
    await sellGangSheet(shop, visitor(), { contact, delivery: count % 3 ? 'shipping' : 'pickup' })
  }
  await shop.database.pool.query(`update orders set due_at = null where order_number = 'GW-000002'`)
  await shop.database.pool.query(
    `update orders set status = 'shipped' where order_number in ('GW-000003', 'GW-000001')`,
  )
}

const allPages = async (shop: TestShop, column: OrderColumn, isDescending: boolean, rows: number) =>
  (await everyPage(tableOf(shop), { column, isDescending }, rows)).map(({ orderNumber }) => orderNumber)

const tableOf =
  (shop: TestShop): TableOf<OrderColumn, OrderTableRow> =>
  (wish) =>
    shop.orders.desk.table(staff, { filters: {}, ...wish })

const numbered = (...counts: number[]) => counts.map((count) => `GW-00000${count}`)

test('page by page, by each column and in both directions, every order appears once, in the order of one long page', async () => {
  await sellSome(shop)
  await expectEveryRowOnce(orderColumns, tableOf(shop), people.length)
  const id = '8a4c2f6e-0000-4000-8000-000000000000'
  for (const [column, key] of [
    ['placed', 'yesterday'],
    ['total', '12e9'],
    ['due', '2026-99-99 00:00:00+00'],
    ['customer', 'a\0'],
  ] as const) {
    const wish = { filters: {}, sort: { column, isDescending: true }, rows: 100, after: { key, id } }
    expect((await shop.orders.desk.table(staff, wish)).rows).toHaveLength(7)
  }
  expect(await allPages(shop, 'number', true, 3)).toEqual(numbered(7, 6, 5, 4, 3, 2, 1))
  const names = (await allPages(shop, 'customer', false, 100)).map(
    (number) => people[Number(number.slice(-1)) - 1],
  )
  expect(names.map((name) => name?.toLowerCase())).toEqual([
    'ada',
    'ada',
    'alan',
    'edsger',
    'grace',
    'grace',
    'radia',
  ])
  expect((await allPages(shop, 'due', false, 100)).at(-1)).toBe('GW-000002')
  expect((await allPages(shop, 'status', true, 100)).slice(0, 2).toSorted()).toEqual(numbered(1, 3))
})

test('totals, views and selecting all matches count the same orders', async () => {
  await sellSome(shop)
  const { desk } = shop.orders
  const filters = [{}, { status: 'shipped' as const }, { delivery: 'pickup' as const, customer: 'ada' }]
  const counts = await desk.countViews(staff, filters)
  expect(counts).toEqual([7, 2, 1])
  for (const [at, one] of filters.entries()) {
    const sort = { column: 'placed', isDescending: true } as const
    const { rows } = await desk.table(staff, { filters: one, sort, rows: 100 })
    const totalCents = rows.reduce((sum, order) => sum + order.totalCents, 0)
    expect(await desk.sums(staff, one)).toEqual({ count: counts[at], totalCents, givenBackCents: 0 })
    const matching = await desk.matching(staff, { filters: one, sort })
    expect(matching).toEqual(rows.map(({ id, orderNumber }) => ({ id, orderNumber })))
  }
  await expect(
    desk.table(signedIn('floor'), { filters: {}, sort: { column: 'total', isDescending: false }, rows: 10 }),
  ).rejects.toThrow('Access Denied')
})

test('ordered and refunded amounts appear next to each other', async () => {
  for (const fullName of ['Ada', 'Grace'])
    await sellGangSheet(shop, visitor(), { contact: { fullName, email: 'a@example.com', phone: '' } })
  const { desk } = shop.orders
  const sort = { column: 'placed', isDescending: true } as const
  const [{ id = '' } = {}] = await desk.matching(staff, { filters: { customer: 'ada' }, sort })
  const refund = (amountCents: number, reason: string) =>
    shop.payments.refund(signedIn('admin'), id, {
      ...{ refundId: randomUUID(), kind: 'amount', amountCents, reason },
    })
  await refund(250, 'Late')
  await refund(99_999, 'More than was paid')
  expect(await desk.sums(staff, { customer: 'ada' })).toMatchObject({
    totalCents: 4_147,
    givenBackCents: 250,
  })
  expect(await desk.sums(staff, { customer: 'grace' })).toMatchObject({ givenBackCents: 0 })
  expect(await desk.sums(staff, {})).toMatchObject({ totalCents: 8_294, givenBackCents: 250 })
})

test('each column has an index that its page is read from', () =>
  expectReadByIndexes(
    shop.database,
    Object.entries(orderSortKeys(orders)).map(([name, key]) => ({
      index: `orders_by_${name}`,
      page: sql`select from ${orders} where ${orders.placedAt} is not null order by ${key} desc, ${orders.id} desc limit 5`,
    })),
  ))
