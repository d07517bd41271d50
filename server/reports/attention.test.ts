import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { paymentLinkReminderDays } from '#domain/orders/draft-order.ts'
import { ordersToReview, readOrderFilters } from '#domain/orders/order-filters.ts'
import { defaultPackage } from '#domain/shipping/parcel.ts'
import { days, minutes } from '#server/kernel/clock.ts'
import { mailPlacedJob } from '#server/orders/placing/mail-placed-order.ts'
import { printFiles } from '#server/printfiles/tables.ts'
import { startShippo } from '#tests/fakes/shippo/start-shippo.ts'
import { startSquare } from '#tests/fakes/square/start-square.ts'
import { createTestClock } from '#tests/harness/clock.ts'
import { sendLink } from '#tests/harness/draft-order.ts'
import {
  checkoutForm,
  designedLine,
  sellGangSheet,
  signedIn,
  startCheckout,
  visitor,
} from '#tests/harness/sell.ts'
import { austin, orderToShip } from '#tests/harness/ship.ts'
import { shareTestShop, startTestShop, type TestShop } from '#tests/harness/shop.ts'
import { fillOrders } from '../../bench/checkout/fill-orders.ts'

const shop = await shareTestShop()

const staff = signedIn('admin', 'staff@example.com')

/** The badge, counted separately, shows the same number. */
async function kindsOf(shop: TestShop) {
  const items = await shop.reports.attention(staff)
  expect(await shop.reports.waiting(staff)).toMatchObject({ attention: items.length })
  return items.map(({ kind }) => kind)
}

async function newestOrder(shop: TestShop) {
  const [order] = (await shop.orders.listForStaff(staff, {})).orders
  if (!order) throw new Error('No order')
  return order
}

const refundAll = (shop: TestShop, order: string) =>
  shop.operations.ask('payments.refund', staff, {
    ...{ order, refundId: randomUUID(), kind: 'full', reason: 'Ordered twice' },
    ...{ returnStock: true, returnDiscountUse: true },
  })

/** A job that isn't done yet. */
async function askForMails(shop: TestShop) {
  const { id: orderId } = await newestOrder(shop)
  await shop.jobs.enqueue(shop.database.orm, mailPlacedJob, { orderId, isVerified: true })
}

test('an uncertain payment waits until staff confirm it, a late order until it is done', async () => {
  const clock = createTestClock()
  await using shop = await startTestShop({ clock })
  await sellGangSheet(shop, visitor())
  const { id } = await newestOrder(shop)
  await shop.jobs.runDue()
  expect(await kindsOf(shop)).toEqual([])

  await shop.database.pool.query("update orders set payment_status = 'unverified'")
  expect(await shop.reports.attention(staff)).toMatchObject([
    { kind: 'unverified_payment', orderId: id, title: 'GW-000001 · Ada Lovelace' },
  ])
  await shop.operations.ask('payments.confirm', staff, { order: id })
  expect(await kindsOf(shop)).toEqual([])

  clock.advance(days(30))
  expect(await kindsOf(shop)).toEqual(['late_order'])
  await shop.orders.setStatus(staff, id, 'shipped')
  expect(await kindsOf(shop)).toEqual([])
})

test('a customer’s question waits once, until it is answered', async () => {
  const customer = signedIn('customer')
  await sellGangSheet(shop, customer)
  const { id } = await newestOrder(shop)
  const { operations } = shop
  await operations.ask('orders.write-to-shop', customer, { order: id, text: 'Is it ready?' })
  await operations.ask('orders.write-to-shop', customer, { order: id, text: 'Hello?' })

  expect(await shop.reports.attention(staff)).toMatchObject([
    { kind: 'customer_message', orderId: id, reason: 'Is it ready?' },
  ])
  await operations.ask('orders.write-to-customer', staff, { order: id, text: 'Tomorrow' })
  expect(await kindsOf(shop)).toEqual([])
})

test('a coarse picture ordered anyway waits until someone has looked', async () => {
  await sellGangSheet(shop, visitor())
  const { id } = await newestOrder(shop)
  await shop.database.pool.query(
    `update order_items set design_data = jsonb_set(design_data, '{canvasLayout,0,dpi}', '90')`,
  )
  expect(await shop.reports.attention(staff)).toMatchObject([
    {
      kind: 'finding_accepted',
      reason: 'Gang Sheet 22 × 60 in: “Fox.png” prints at 90 dpi',
    },
  ])
  await shop.orders.setStatus(staff, id, 'in_production')
  expect(await kindsOf(shop)).toEqual([])
})

test('a failed print file waits until a newer one is made, a failed email until it is sent', async () => {
  await sellGangSheet(shop, visitor())
  const order = await newestOrder(shop)
  await shop.jobs.runDue()
  const file = { orderId: order.id, orderItemId: order.items[0]?.id ?? '', fileName: 'sheet.png' }
  const made = { ...file, requestedBy: randomUUID() }
  await shop.database.orm.insert(printFiles).values({
    ...made,
    state: 'failed',
    error: 'No disk',
    createdAt: new Date(Date.now() - 1_000),
  })
  await shop.database.pool.query(
    "update mails set state = 'failed', error = 'No such mailbox' where to_address = 'ada@example.com'",
  )

  expect(await shop.reports.attention(staff)).toMatchObject([
    { kind: 'print_file_failed', orderId: order.id, reason: 'sheet.png: No disk' },
    { kind: 'mail_failed', orderId: null, title: 'ada@example.com' },
  ])
  await shop.database.orm.insert(printFiles).values({ ...made, state: 'queued' })
  const [failed] = (await shop.mail.list()).filter(({ state }) => state === 'failed')
  await shop.operations.ask('mails.resend', staff, { mail: failed?.id ?? '' })
  expect(await kindsOf(shop)).toEqual([])
})

test('a job that failed for good is run again or dismissed; a scheduled one clears with the next success', async () => {
  await sellGangSheet(shop, visitor())
  await askForMails(shop)
  const { pool } = shop.database
  await pool.query(
    `update pgboss.job set state = 'failed', completed_on = now(), output = '{"message":"Out of paper"}'
     where name = 'orders.mail-placed'`,
  )
  const [item] = await shop.reports.attention(staff)
  const { id: orderId } = await newestOrder(shop)
  expect(item).toMatchObject({
    ...{ kind: 'job_failed', orderId, reason: 'Out of paper' },
    title: 'Write the emails about a new order · GW-000001',
  })
  const id = item?.id ?? ''

  const [queue = '', job = ''] = id.split('/')
  await shop.operations.ask('attention.retry', staff, { queue, job })
  expect(await shop.operations.call('attention.retry', staff, { queue, job })).toMatchObject({
    code: 'not_found',
    message: 'It is no longer marked as failed',
  })
  expect(await kindsOf(shop)).toEqual([])
  await shop.jobs.runDue()
  expect(await shop.mail.list()).toHaveLength(2)

  await pool.query(
    `insert into pgboss.job (name, state, data, completed_on, output)
     values ('payments.sweep', 'failed', '{}', now(), '{"message":"Away"}')`,
  )
  expect(await kindsOf(shop)).toEqual(['job_failed'])
  await pool.query(
    `insert into pgboss.job (name, state, data, completed_on)
     values ('payments.sweep', 'completed', '{}', now() + interval '1 second')`,
  )
  expect(await kindsOf(shop)).toEqual([])
})

test('where no process runs jobs, work waiting for three minutes is reported with what to start; a worker has longer', async () => {
  await sellGangSheet(shop, visitor())
  await askForMails(shop)
  const { pool } = shop.database
  const late = (minutes: number) =>
    pool.query(
      `update pgboss.job set created_on = now() - $1 * interval '1 minute', start_after = now() - $1 * interval '1 minute'
       where name = 'orders.mail-placed'`,
      [minutes],
    )
  await late(1)
  expect(await kindsOf(shop)).toEqual([])
  await late(3)
  const [item] = await shop.reports.attention(staff)
  expect(item).toMatchObject({
    ...{ kind: 'work_waits', title: 'One task is waiting to be done' },
    reason: 'No process is running jobs: start the shop without --web, or start one more with --worker',
  })
  // The lock that a worker holds as long as it runs (kernel/job-queue/worker-place.ts).
  const worker = await pool.connect()
  await worker.query('select pg_advisory_lock_shared($1, $2)', [0x776f, 0x726b])
  expect(await kindsOf(shop)).toEqual([])
  await worker.query('select pg_advisory_unlock_shared($1, $2)', [0x776f, 0x726b])
  worker.release()
  expect(await kindsOf(shop)).toEqual(['work_waits'])
})

test('an unconfirmed label waits until its outcome is known, a parcel in trouble until it moves on', async () => {
  const clock = createTestClock()
  await using shippo = await startShippo()
  await using shop = await startTestShop({ clock, settings: shippo.settings })
  const { orderId, orderNumber } = await orderToShip(shop, visitor())
  await shop.jobs.runDue()
  shippo.trouble('silent_after', /POST \/api\/transactions/)
  shippo.trouble('fails_before', /GET \/api\/transactions/, 2)
  const wish = { carrier: 'USPS', serviceLevel: 'Priority Mail', packages: [defaultPackage] }
  const made = await shop.shipping.createLabels(staff, { orderId, toAddress: austin, ...wish })
  expect(made).toMatchObject({ ok: true, isDoubtful: true })
  expect(await kindsOf(shop)).toEqual([])

  clock.advance(minutes(3))
  const title = `${orderNumber} · Ada Lovelace`
  expect(await shop.reports.attention(staff)).toMatchObject([
    { kind: 'label_doubt', orderId, title, reason: 'It’s not clear yet whether the label was bought' },
  ])
  await shop.shipping.checkPurchases()
  clock.advance(minutes(20))
  await shop.shipping.checkPurchases()
  const [shipment] = await shop.shipping.listForOrders(staff, [orderId])
  expect(shipment?.purchase).toBe('bought')
  expect(await kindsOf(shop)).toEqual([])

  const number = shipment?.trackingNumber ?? ''
  const scan = (status: string, status_details: string) => {
    clock.advance(minutes(5))
    shippo.books.scan(number, { status, status_details, status_date: clock.now().toISOString() })
    return shop.operations.ask('tracking.refresh-parcel', staff, { shipment: shipment?.id ?? '' })
  }
  await scan('FAILURE', 'The address does not exist')
  expect(await shop.reports.attention(staff)).toMatchObject([
    { kind: 'delivery_exception', orderId, title, reason: `USPS reports a problem with ${number}` },
  ])
  await scan('DELIVERED', 'Left at the door')
  expect(await kindsOf(shop)).toEqual([])
})

test('books that differ from the provider’s wait until they match again', async () => {
  const clock = createTestClock()
  await using square = await startSquare()
  await using shop = await startTestShop({ clock, settings: square.settings })
  const actor = visitor()
  const { attemptId, redirectUrl } = await startCheckout(
    shop,
    actor,
    checkoutForm([await designedLine(shop, actor)]),
  )
  await square.pay(redirectUrl, { amountCents: 4_000 })
  await shop.payments.settle(attemptId, 'return')
  const { id } = await newestOrder(shop)
  expect(await kindsOf(shop)).toEqual(['unverified_payment'])
  await shop.operations.ask('payments.confirm', staff, { order: id })
  await shop.operations.call('payments.check', staff, { payment: attemptId })
  const title = 'GW-000001 · Ada Lovelace'
  expect(await shop.reports.attention(staff)).toMatchObject([
    {
      ...{ kind: 'payment_difference', id: attemptId, orderId: id, title },
      reason: 'Paid 40.00 USD of 41.47 USD: 1.47 USD too little',
    },
  ])

  // The rest was requested, and it was paid.
  await square.pay(redirectUrl, { amountCents: 147 })
  await shop.operations.call('payments.check', staff, { payment: attemptId })
  expect(await kindsOf(shop)).toEqual([])

  // Someone clicked "refund" in Square's own dashboard.
  square.refundAtDesk(attemptId, 500)
  await shop.operations.call('payments.check', staff, { payment: attemptId })
  expect(await shop.reports.attention(staff)).toMatchObject([
    {
      kind: 'payment_difference',
      title,
      reason: 'Given back 0.00 USD here, 5.00 USD at the provider: 5.00 USD more there',
    },
  ])

  // Staff know about it. It is recorded with their name, and any further difference needs another review.
  const seen = 'Given back 0.00 USD here, 5.00 USD at the provider: 5.00 USD more there'
  const other = await shop.operations.call('payments.note-difference', staff, {
    payment: attemptId,
    difference: 'Something else',
  })
  expect(other).toMatchObject({ ok: false, code: 'conflict' })
  expect(
    await shop.operations.call('payments.note-difference', actor, { payment: attemptId, difference: seen }),
  ).toMatchObject({ ok: false, reason: 'refused' })
  for (const by of [staff, signedIn('owner', 'olga@example.com')])
    expect(
      await shop.operations.call('payments.note-difference', by, { payment: attemptId, difference: seen }),
    ).toMatchObject({ ok: true })
  expect(await kindsOf(shop)).toEqual([])
  expect(await shop.reports.waiting(staff)).toMatchObject({ payments: 0 })
  expect(await shop.payments.get(staff, attemptId)).toMatchObject({
    difference: seen,
    noted: { by: staff.user?.email },
  })
  expect((await shop.orders.getForStaff(staff, id))?.history.at(-1)).toMatchObject({
    note: `Noted: ${seen}`,
    actorName: staff.user?.email,
  })
  await shop.operations.call('payments.check', staff, { payment: attemptId })
  expect(await kindsOf(shop)).toEqual([])
  square.refundAtDesk(attemptId, 300)
  await shop.operations.call('payments.check', staff, { payment: attemptId })
  expect(await kindsOf(shop)).toEqual(['payment_difference'])
})

test('a payment link waits for staff once it has been unpaid for days, until it is paid or cancelled', async () => {
  const clock = createTestClock()
  await using shop = await startTestShop({ clock })
  const unopened = await sendLink(shop, staff)
  const opened = await sendLink(shop, staff)
  await shop.operations.ask('payment-links.see', visitor(), { token: opened.token })
  await shop.jobs.runDue()
  clock.advance(days(paymentLinkReminderDays) - minutes(1))
  expect(await kindsOf(shop)).toEqual([])
  clock.advance(minutes(2))
  expect(await shop.reports.attention(staff)).toMatchObject([
    {
      ...{ kind: 'unpaid_link', id: unopened.id, orderId: null, title: 'Grace Hopper' },
      reason: '$130.44 to pay, not opened yet',
    },
    { kind: 'unpaid_link', id: opened.id, reason: '$130.44 to pay, seen' },
  ])
  expect(await shop.operations.call('draft-orders.cancel', staff, { draftOrder: unopened.id })).toMatchObject(
    { ok: true },
  )
  const paid = await shop.operations.call('draft-orders.take-for-link', staff, {
    draftOrder: opened.id,
    method: 'cash',
    reference: '',
  })
  expect(paid).toMatchObject({ ok: true })
  expect((await kindsOf(shop)).filter((kind) => kind === 'unpaid_link')).toEqual([])
})

test('only staff see it', async () => {
  for (const actor of [visitor(), signedIn('customer')]) {
    await expect(shop.reports.attention(actor)).rejects.toThrow('Access Denied')
    for (const name of ['attention.list', 'attention.retry', 'attention.forget'])
      expect(await shop.operations.callByName(name, actor, { queue: 'a', job: 'b' })).toMatchObject({
        code: actor.user ? 'forbidden' : 'not_signed_in',
      })
  }
})

test('attention, its badge, the dashboard and the order list count the same late orders, however many there are', async () => {
  const clock = createTestClock()
  await using shop = await startTestShop({ clock })
  await sellGangSheet(shop, visitor())
  await shop.jobs.runDue()
  await fillOrders(shop.database, 61)
  await shop.database.pool.query(
    `update orders set status = case when order_number < 'GW-000058' then 'in_production' else 'completed' end,
       due_at = now() - interval '3 days'`,
  )
  clock.advance(days(1))
  const { items, counts } = await shop.reports.countedAttention(staff)
  expect(counts).toEqual({ late_order: 57 })
  expect(items).toHaveLength(50)
  expect(await shop.reports.waiting(staff)).toMatchObject({ orders: 0, attention: 57 })
  const { late } = await shop.reports.today(staff)
  const [ofView] = await shop.orders.desk.countViews(staff, [{ due: 'overdue' }])
  const { count } = await shop.orders.desk.sums(staff, { due: 'overdue' })
  expect([late, ofView, count]).toEqual([57, 57, 57])
})

test('a cancelled order whose money is kept waits until it is refunded, or old enough to be kept on purpose', async () => {
  const clock = createTestClock()
  await using shop = await startTestShop({ clock })
  await sellGangSheet(shop, visitor())
  await sellGangSheet(shop, visitor())
  const [first, second] = (await shop.orders.listForStaff(staff, {})).orders
  for (const order of [first, second]) await shop.orders.setStatus(staff, order?.id ?? '', 'cancelled')
  expect(await kindsOf(shop)).toEqual(['cancelled_not_refunded', 'cancelled_not_refunded'])
  await refundAll(shop, first?.id ?? '')
  expect(await shop.reports.attention(staff)).toMatchObject([
    {
      kind: 'cancelled_not_refunded',
      orderId: second?.id,
      reason: expect.stringMatching(/^\$[\d.]+ is kept$/),
    },
  ])
  await shop.jobs.runDue()
  clock.advance(days(91))
  expect(await kindsOf(shop)).toEqual([])
})

test('a part refunded before the order was cancelled does not decide about the rest; one refunded after does', async () => {
  const clock = createTestClock()
  await using shop = await startTestShop({ clock })
  await sellGangSheet(shop, visitor())
  const { id } = await newestOrder(shop)
  const giveBack = async () => {
    clock.advance(minutes(1))
    const part = { refundId: randomUUID(), kind: 'amount', amountCents: 100, reason: 'One was late' }
    expect(await shop.payments.refund(staff, id, part)).toMatchObject({ ok: true })
    clock.advance(minutes(1))
  }
  await giveBack()
  await shop.orders.setStatus(staff, id, 'cancelled')
  expect(await kindsOf(shop)).toEqual(['cancelled_not_refunded'])
  await giveBack()
  expect(await kindsOf(shop)).toEqual([])
})

test('a refunded order is neither up for review nor due', async () => {
  const clock = createTestClock()
  await using shop = await startTestShop({ clock })
  await sellGangSheet(shop, visitor())
  const { id } = await newestOrder(shop)
  const toReview = async () => ({
    ...{
      today: (await shop.reports.today(staff)).toReview,
      badge: (await shop.reports.waiting(staff)).orders,
    },
    list: (await shop.orders.listForStaff(staff, readOrderFilters(new URLSearchParams(ordersToReview))))
      .orders.length,
  })
  expect(await toReview()).toEqual({ today: 1, badge: 1, list: 1 })
  await refundAll(shop, id)
  await shop.jobs.runDue()
  expect(await toReview()).toEqual({ today: 0, badge: 0, list: 0 })
  clock.advance(days(30))
  expect(await kindsOf(shop)).toEqual([])
  expect((await shop.orders.listForStaff(staff, { due: 'overdue' })).orders).toEqual([])
})
