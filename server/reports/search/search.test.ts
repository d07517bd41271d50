import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Actor } from '#server/kernel/actor.ts'
import { sellGangSheet, signedIn, visitor } from '#tests/harness/sell.ts'
import { stockPrint } from '#tests/harness/shelves.ts'
import { shareTestShop, type TestShop } from '#tests/harness/shop.ts'

const shop = await shareTestShop()

const staff = signedIn('admin', 'staff@example.com')

async function find(shop: TestShop, text: string, actor: Actor = staff) {
  const { found } = await shop.operations.ask('search.everything', actor, { text })
  return found
}

const titles = async (shop: TestShop, text: string, actor?: Actor) =>
  (await find(shop, text, actor)).map(({ kind, title }) => `${kind} ${title}`)

const grace = { fullName: 'Grace Hopper', email: 'grace@navy.example', phone: '(202) 555-0117' }

test('an order is found by its number, customer, phone, artwork, note, message and tracking number, and shows where', async () => {
  await sellGangSheet(shop, visitor())
  const { orderNumber } = await sellGangSheet(shop, visitor(), {
    contact: grace,
    notes: 'Ring the brass bell',
  })
  const { orders } = await shop.orders.listForStaff(staff, { number: orderNumber ?? '' })
  const order = orders[0]?.id ?? ''
  await shop.operations.ask('orders.write-note', staff, { order, text: 'Wants 100% cotton_soft feel' })
  const tracking = '1Z999AA10123456784'
  await shop.database.pool.query(
    `with parcel as (insert into parcels (order_id, position, details, created_at) values ($1, 1, '{}', now()) returning id)
     insert into shipments (order_id, order_number, parcel_id, provider, purchase, from_address, to_address, carrier,
       created_by, created_at, tracking_number)
     select $1, $2, id, 'house', 'entered', '{}', '{}', 'UPS', 'staff', now(), $3 from parcel`,
    [order, orderNumber, tracking],
  )

  const hers = `order ${orderNumber}`
  expect(await titles(shop, '2')).toEqual([hers, 'order GW-000001'])
  for (const text of ['gw-2', 'GW-000002', 'hopper', 'GRACE hop', 'gr ho', 'navy.example'])
    expect([text, await titles(shop, text)]).toEqual([text, [hers]])
  for (const text of ['2025550117', '555-0117', 'brass', '100% cotton_', '1Z999', '0123456784'])
    expect([text, await titles(shop, text)]).toEqual([text, [hers]])
  expect((await titles(shop, 'fox.png')).toSorted()).toEqual(['order GW-000001', 'order GW-000002'])
  for (const text of ['rass xy', '100%soft', 'cottonXsoft', 'GW-000003', 'ra be', '   '])
    expect([text, await titles(shop, text)]).toEqual([text, []])

  expect(await find(shop, 'hopper')).toMatchObject([
    { id: order, note: 'Grace Hopper · grace@navy.example', status: 'pending_review', foundIn: null },
  ])
  expect((await find(shop, 'grace brass'))[0]?.foundIn).toMatch(/Ring the brass bell/)
  expect((await find(shop, '1z999'))[0]?.foundIn).toContain(tracking)

  await shop.database.pool.query(`update shipments set tracking_number = '9400'`)
  await shop.database.pool.query('delete from order_messages')
  expect(await titles(shop, '1z999')).toEqual([])
  expect(await titles(shop, 'cotton')).toEqual([])
  expect(await titles(shop, '9400')).toEqual([hers])
})

test('customers who bought last come first, and the newest prints; a print is also found by its category', async () => {
  const { pool } = shop.database
  await pool.query(
    `insert into profiles (user_id, full_name, email, phone, role, created_at, updated_at)
     select gen_random_uuid(), name || ' Quillfeather', name || '@quill.example', '', 'customer', now(), now()
     from unnest(array['Abel', 'Berta', 'Cleo']) name`,
  )
  await pool.query(`update customer_figures set last_order_at = now() where name like 'berta quill%'`)
  const [first, ...others] = await titles(shop, 'quill feather')
  expect([first, others.toSorted()]).toEqual([
    'customer Berta Quillfeather',
    ['customer Abel Quillfeather', 'customer Cleo Quillfeather'],
  ])

  await stockPrint(shop, { title: 'Heron at dawn', category: 'wetlands', description: 'A bittern', tags: [] })
  await stockPrint(shop, { title: 'Coot', category: 'wetlands', description: '', tags: [] })
  expect(await titles(shop, 'wetlands')).toEqual(['print Coot', 'print Heron at dawn'])
  expect(await titles(shop, 'he wetl')).toEqual(['print Heron at dawn'])
  expect(await titles(shop, 'bittern')).toEqual([])
})

test('people without permission to see a thing do not find it', async () => {
  await sellGangSheet(shop, visitor(), { contact: grace })
  await shop.database.pool.query(
    `insert into profiles (user_id, full_name, email, phone, role, created_at, updated_at)
     values ($1, 'Grace Brewster', 'grace.b@example.com', '', 'customer', now(), now())`,
    [randomUUID()],
  )
  await shop.database.pool.query(`insert into discounts (code, name, discount_type, discount_value, scope)
    values ('GRACE5', 'For Grace', 'percentage', 500, 'cart')`)
  const all = ['order GW-000001', 'customer Grace Brewster', 'discount GRACE5']
  expect(await titles(shop, 'grace')).toEqual(all)
  expect(await titles(shop, 'grace', signedIn('owner'))).toEqual(all)
  expect(await titles(shop, 'grace', signedIn('floor'))).toEqual([])
  expect(await titles(shop, 'grace', signedIn('customer'))).toEqual([])
  const own = signedIn('custom')
  const clerk = { ...own, user: own.user && { ...own.user, permissions: ['discounts.read' as const] } }
  expect(await titles(shop, 'grace', clerk)).toEqual(['discount GRACE5'])
})
