import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orderStatuses } from '#domain/orders/order-status.ts'
import { auditEntries } from '#server/kernel/tables.ts'
import { mails } from '#server/mail/tables.ts'
import { createTestClock } from '#tests/harness/clock.ts'
import {
  checkoutForm,
  designedLine,
  sellGangSheet,
  signedIn,
  startCheckout,
  visitor,
} from '#tests/harness/sell.ts'
import { shareTestShop, startTestShop, type TestShop } from '#tests/harness/shop.ts'
import { mailPlacedJob } from './placing/mail-placed-order.ts'
import { orderHistory, orders } from './tables.ts'

const shop = await shareTestShop()

const staff = signedIn('admin', 'staff@example.com')

/** The order that was just placed. */
async function newestOrder(shop: TestShop) {
  const [order] = (await shop.orders.listForStaff(staff, {})).orders
  if (!order) throw new Error('No order')
  return order
}

test('staff see settled orders newest first, ten per page, none twice and none left out', async () => {
  const clock = createTestClock()
  await using shop = await startTestShop({ clock })
  for (let count = 0; count < 12; count++) {
    await sellGangSheet(shop, visitor())
    // Orders of the same moment must not be lost between pages.
    if (count % 3 === 0) clock.advance(1)
  }
  const actor = visitor()
  await startCheckout(shop, actor, checkoutForm([await designedLine(shop, actor)]))

  const first = await shop.orders.listForStaff(staff, {})
  const second = await shop.orders.listForStaff(staff, { before: first.next ?? undefined })

  expect(first.orders).toHaveLength(10)
  expect(second.orders).toHaveLength(2)
  expect(second.next).toBeNull()
  const numbers = [...first.orders, ...second.orders].map(({ orderNumber }) => orderNumber)
  expect(new Set(numbers).size).toBe(12)
  expect(numbers.at(0)).toBe('GW-000012')
  expect(numbers.at(-1)).toBe('GW-000001')
})

test('the sidebar counts orders no one has looked at yet', async () => {
  await sellGangSheet(shop, visitor())
  await sellGangSheet(shop, visitor())
  expect(await shop.reports.waiting(staff)).toMatchObject({ orders: 2 })
  const [newest] = (await shop.orders.listForStaff(staff, {})).orders
  await shop.orders.setStatus(staff, newest?.id ?? '', 'in_production')
  expect(await shop.reports.waiting(staff)).toMatchObject({ orders: 1 })
  expect(await shop.reports.waiting(visitor())).toEqual({})
})

test('orders of the same moment are paged by id, none twice', async () => {
  for (let count = 0; count < 11; count++) await sellGangSheet(shop, visitor())
  await shop.database.orm.update(orders).set({ placedAt: new Date('2026-03-01T12:00:00Z') })

  const first = await shop.orders.listForStaff(staff, {})
  const second = await shop.orders.listForStaff(staff, { before: first.next ?? undefined })

  expect(new Set([...first.orders, ...second.orders].map(({ id }) => id)).size).toBe(11)
})

test('search finds parts of numbers, and parts of guests’ names and addresses', async () => {
  const contact = (fullName: string, email: string) => ({ contact: { fullName, email, phone: '' } })
  await sellGangSheet(shop, visitor(), contact('Grace Hopper', 'grace@navy.example'))
  await sellGangSheet(shop, visitor(), contact('100% Cotton', 'shirts@example.com'))
  const found = async (input: { number?: string; customer?: string }) =>
    (await shop.orders.listForStaff(staff, input)).orders.map(({ contactName }) => contactName)

  expect(await found({ number: '0002' })).toEqual(['100% Cotton'])
  expect(await found({ number: 'gw-' })).toEqual(['100% Cotton', 'Grace Hopper'])
  expect(await found({ customer: 'hopp' })).toEqual(['Grace Hopper'])
  expect(await found({ customer: 'NAVY.ex' })).toEqual(['Grace Hopper'])
  expect(await found({ customer: '0%' })).toEqual(['100% Cotton'])
  expect(await found({ customer: '%' })).toEqual(['100% Cotton'])
  expect(await found({ number: '0001', customer: 'cotton' })).toEqual([])
})

test('a customer is also found by the profile, and sees only their own orders', async () => {
  const customer = signedIn('customer')
  if (!customer.user) throw new Error('Not signed in')
  const userId = customer.user.id
  await shop.database.transaction((transaction) =>
    shop.people.createProfile(transaction, {
      userId,
      email: 'ada@byron.example',
      fullName: 'Countess',
      phone: '',
      role: 'customer',
    }),
  )
  await sellGangSheet(shop, customer)
  await sellGangSheet(shop, visitor())
  await sellGangSheet(shop, customer)

  const found = await shop.orders.listForStaff(staff, { customer: 'countess' })
  const theirs = { customerId: userId, contactName: 'Ada Lovelace' }
  expect(found.orders).toMatchObject([
    { ...theirs, orderNumber: 'GW-000003' },
    { ...theirs, orderNumber: 'GW-000001' },
  ])
  const own = await shop.orders.listForCustomer(customer)
  expect(own.orders.map(({ id }) => id)).toEqual(found.orders.map(({ id }) => id))
  const others = await shop.orders.listForCustomer(signedIn('customer'))
  expect(others).toEqual({ orders: [], next: null })
})

test('any status can be set from any other, recorded with its author, and set back', async () => {
  await sellGangSheet(shop, visitor())
  const order = await newestOrder(shop)

  for (const status of [...orderStatuses].reverse()) {
    const outcome = await shop.orders.setStatus(staff, order.id, status)
    expect(outcome.ok).toBe(true)
  }
  expect(await shop.orders.setStatus(staff, order.id, 'pending_review')).toEqual({
    ok: false,
    reason: 'unchanged',
  })

  const full = await shop.orders.getForStaff(staff, order.id)
  const changes = full?.history.filter(({ kind }) => kind === 'status') ?? []
  expect(changes).toHaveLength(orderStatuses.length)
  expect(changes[0]).toMatchObject({
    from: 'pending_review',
    to: 'cancelled',
    actorName: 'staff@example.com',
  })
  expect(changes.at(-1)).toMatchObject({ from: 'in_production', to: 'pending_review' })
  const audited = await shop.database.orm
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, `order:${order.id}`))
  expect(audited.filter(({ action }) => action === 'order.set_status')).toHaveLength(orderStatuses.length)
})

test('only staff see or change orders, and nothing happens when others try', async () => {
  await sellGangSheet(shop, visitor())
  const [order] = await shop.database.orm.select().from(orders)
  if (!order) throw new Error('No order')

  for (const actor of [visitor(), signedIn('customer')]) {
    await expect(shop.orders.listForStaff(actor, {})).rejects.toThrow('Access Denied')
    await expect(shop.orders.getForStaff(actor, order.id)).rejects.toThrow('Access Denied')
    await expect(shop.orders.setStatus(actor, order.id, 'shipped')).rejects.toThrow('Access Denied')
  }
  await expect(shop.orders.listForCustomer(visitor())).rejects.toThrow('Please sign in')
  expect(await shop.orders.getForCustomer(signedIn('customer'), order.id)).toBeNull()
  expect((await shop.database.orm.select().from(orders))[0]?.status).toBe('pending_review')
  expect(await shop.database.orm.$count(orderHistory)).toBe(2)
})

test('an order that is not settled cannot be seen, changed or printed', async () => {
  const actor = signedIn('customer')
  await startCheckout(shop, actor, checkoutForm([await designedLine(shop, actor)]))
  const [order] = await shop.database.orm.select().from(orders)
  if (!order) throw new Error('No order')

  expect(await shop.orders.getForStaff(staff, order.id)).toBeNull()
  expect(await shop.orders.setStatus(staff, order.id, 'shipped')).toEqual({ ok: false, reason: 'not_found' })
  expect((await shop.orders.listForCustomer(actor)).orders).toEqual([])
  const isTold = { orderId: order.id, isVerified: true }
  await shop.jobs.enqueue(shop.database.orm, mailPlacedJob, isTold)
  await expect(shop.jobs.runDue()).rejects.toThrow('is not placed')
  expect(await shop.database.orm.$count(mails)).toBe(0)
})

test('an order whose emails cannot be written is still paid, and emailed once they can', async () => {
  const actor = visitor()
  const { attemptId, reference } = await startCheckout(
    shop,
    actor,
    checkoutForm([await designedLine(shop, actor)]),
  )
  const { orm, pool } = shop.database
  const { rows } = await pool.query('select id, design_data from order_items')
  await pool.query(`update order_items set design_data = '{"prints": 5}'`)
  await shop.sandbox.pay(reference, 'approved')
  expect(await shop.payments.settle(attemptId, 'return')).toMatchObject({ state: 'paid' })
  expect(await orm.$count(mails)).toBe(0)
  await expect(shop.jobs.runDue()).rejects.toThrow('prints')

  await pool.query('update order_items set design_data = $1', [JSON.stringify(rows[0].design_data)])
  await pool.query(`update pgboss.job set start_after = now() where name = 'orders.mail-placed'`)
  await shop.jobs.runDue()
  expect(await orm.$count(mails)).toBe(2)
})

test('a paid order is not called unverified afterward, and its history stays unchanged', async () => {
  await sellGangSheet(shop, visitor())
  const { id } = await newestOrder(shop)
  const { orm } = shop.database
  const readOrder = () => orm.select().from(orders).where(eq(orders.id, id))
  const readHistory = () => orm.select().from(orderHistory).where(eq(orderHistory.orderId, id))
  const [order, history] = [await readOrder(), await readHistory()]
  for (const isLate of [false, true])
    expect(
      await shop.database.transaction((transaction) =>
        shop.orders.markUnverified(transaction, id, 'Late', { isLate }),
      ),
    ).toBe(false)
  expect(await readOrder()).toEqual(order)
  expect(await readHistory()).toEqual(history)
})

test('an invalid id is not found, and a search accepts any text', async () => {
  const customer = signedIn('customer')

  expect(await shop.orders.getForStaff(staff, 'GW-000001')).toBeNull()
  expect(await shop.orders.getForCustomer(customer, '../../etc')).toBeNull()
  expect(await shop.orders.itemForPrinting('1')).toBeNull()
  expect(await shop.orders.setStatus(staff, '1', 'shipped')).toEqual({ ok: false, reason: 'not_found' })
  for (const text of ['\0', '\\', "'", '%_%', '💥'])
    expect((await shop.orders.listForStaff(staff, { number: text, customer: text })).orders).toEqual([])
})

test('the item for printing carries the frozen document, whatever happens to the design', async () => {
  const { orderNumber } = await sellGangSheet(shop, visitor())
  const order = await newestOrder(shop)
  await shop.database.pool.query("update designs set document = '{}', title = 'Changed' where id = $1", [
    order.items[0]?.designId,
  ])

  const item = await shop.orders.itemForPrinting(order.items[0]?.id ?? '')

  expect(item).toMatchObject({ orderNumber, paymentStatus: 'paid', position: 1, quantity: 1 })
  expect(item?.design).toMatchObject({ title: 'Fox', size_id: 60 })
  expect(item?.design?.document?.placements).toHaveLength(1)
})

test('emails of an order are requested again by its own customer and by staff, a number by staff alone', async () => {
  const customer = signedIn('customer')
  await sellGangSheet(shop, customer)
  await sellGangSheet(shop, visitor())
  const [ofGuest, own] = (await shop.orders.listForStaff(staff, {})).orders
  const asked = (actor: typeof staff, orderId = '') => shop.orders.mailPlaced(actor, orderId)

  expect(
    await Promise.all([customer, staff, signedIn('customer'), visitor()].map((one) => asked(one, own?.id))),
  ).toEqual([true, true, false, false])
  expect(await Promise.all([customer, staff, visitor()].map((one) => asked(one, ofGuest?.id)))).toEqual([
    false,
    true,
    false,
  ])
  for (const actor of [customer, visitor()])
    await expect(shop.orders.takeNumber(actor)).rejects.toThrow('Access Denied')
  expect(await shop.orders.takeNumber(staff)).toBe('GW-000003')
})

test('for a design ordered twice the newest item counts; an unknown item gets none', async () => {
  const actor = visitor()
  const line = await designedLine(shop, actor)
  for (let count = 0; count < 2; count++) {
    const { attemptId, reference } = await startCheckout(shop, actor, checkoutForm([line]))
    await shop.sandbox.pay(reference, 'approved')
    await shop.payments.settle(attemptId, 'return')
  }
  const newest = await newestOrder(shop)
  const designId = String(line.designData.design_id)

  expect(await shop.orders.itemOfDesign(staff, designId)).toBe(newest.items[0]?.id)
  expect(await shop.orders.itemOfDesign(staff, randomUUID())).toBeNull()
  const isSet = await shop.database.transaction((transaction) =>
    shop.orders.setDesign(transaction, staff, { orderItemId: randomUUID(), designId, designData: null }),
  )
  expect(isSet).toBe(false)
})

test('an export reads each placed order once, whatever the page length', async () => {
  for (let count = 0; count < 2; count++) await sellGangSheet(shop, visitor())
  const actor = visitor()
  await startCheckout(shop, actor, checkoutForm([await designedLine(shop, actor)]))

  for (const size of [1, 2, 3]) {
    const read: unknown[] = []
    for await (const { order, items } of shop.orders.readAllForExport(size))
      read.push([order.orderNumber, items.length])
    expect(read).toEqual([
      ['GW-000001', 1],
      ['GW-000002', 1],
    ])
  }
})

test('a purchased print is listed once, for its own buyer, until it is refunded', async () => {
  const customer = signedIn('customer')
  for (let count = 0; count < 2; count++) await sellGangSheet(shop, customer)
  const original = { key: 'prints/fox', widthPx: 10, heightPx: 10 }
  const print = { productId: randomUUID(), title: 'Fox', imageUrl: null, original }
  const { orm } = shop.database
  const theirs = eq(orders.customerId, customer.user?.id ?? '')
  await shop.database.pool.query(
    'update order_items set design_data = $1 where order_id in (select id from orders where customer_id = $2)',
    [print, customer.user?.id],
  )

  expect(await shop.orders.boughtPrints(customer)).toEqual([print])
  expect(await shop.orders.showsPicture(customer, print.productId)).toBe(true)
  expect(await shop.orders.showsPicture(customer, randomUUID())).toBe(false)
  for (const other of [signedIn('customer'), visitor()]) {
    expect(await shop.orders.boughtPrints(other)).toEqual([])
    expect(await shop.orders.showsPicture(other, print.productId)).toBe(false)
  }
  await orm.update(orders).set({ paymentStatus: 'refunded' }).where(theirs)
  expect(await shop.orders.boughtPrints(customer)).toEqual([])
  await orm.update(orders).set({ paymentStatus: 'paid' }).where(theirs)
})

test('a change is announced to staff, the customer and the order’s page', async () => {
  await using shop = await startTestShop({ isAlive: true })
  const customer = signedIn('customer')
  const heard: string[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  for (const topic of ['staff', `user:${customer.user?.id}`] as const) {
    shop.realtime.subscribe(topic, ({ event }) => {
      // The floor is also notified of paid orders, by a separate event.
      if (!event.startsWith('order.')) return
      heard.push(`${topic.split(':')[0]} ${event}`)
      if (heard.length === 4) resolve()
    })
  }

  await sellGangSheet(shop, customer)
  const [order] = (await shop.orders.listForStaff(staff, {})).orders
  await shop.orders.setStatus(staff, order?.id ?? '', 'shipped')
  await promise

  expect(heard.sort()).toEqual([
    'staff order.changed',
    'staff order.placed',
    'user order.changed',
    'user order.placed',
  ])
})
