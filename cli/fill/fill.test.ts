import { expect, test } from 'vitest'
import { sellGangSheet, visitor } from '#tests/harness/sell.ts'
import { stockPrint } from '#tests/harness/shelves.ts'
import { startTestShop } from '#tests/harness/shop.ts'
import { fillOrders } from './fill-orders.ts'
import { fillArtworks, fillCustomers } from './fill-people.ts'
import { fillPrints } from './fill-prints.ts'

test('a shop is filled as far as requested, by people whose accounts hold what they bought', async () => {
  await using shop = await startTestShop()
  const { database } = shop
  await sellGangSheet(shop, visitor())
  await stockPrint(shop)
  const fill = async () => [
    await fillCustomers(database, 20),
    await fillPrints(database, 20),
    await fillArtworks(database, 50),
    await fillOrders(database, { orders: 60, open: 5, people: 20 }),
  ]
  expect(await fill()).toEqual([20, 19, 49, 59])
  expect(await fill()).toEqual([0, 0, 0, 0])
  // Older than the existing ones, and for existing customers.
  expect(await fillOrders(database, { orders: 90, open: 0, people: 20 })).toBe(30)

  const { rows } = await database.pool.query(
    `select (select count(*) from orders where customer_id is not null)::int as owned,
       (select sum(orders) from customer_figures)::int as told,
       (select count(distinct customer_id) from orders)::int as buyers,
       (select count(*) from order_words)::int as words,
       (select count(*) from print_product_variants)::int as sizes`,
  )
  expect(rows[0]).toMatchObject({ owned: 89, told: 89, buyers: 20, words: 90 })
  expect(rows[0].sizes % 20).toBe(0)
  const shelf = await shop.prints.browse({ kind: 'gang-sheet', text: '19' })
  expect(shelf.ok && shelf.products.length).toBe(1)
})
