import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Actor } from '#server/kernel/actor.ts'
import { paidInTwo } from '#tests/harness/draft-order.ts'
import { checkoutForm, sellGangSheet, signedIn, startCheckout, visitor } from '#tests/harness/sell.ts'
import { listingLine, stockTshirt } from '#tests/harness/shelves.ts'
import { shareTestShop, type TestShop } from '#tests/harness/shop.ts'

const shop = await shareTestShop()

const staff = signedIn('admin', 'staff@example.com')

const form = (changes: object = {}) => ({
  cancelId: randomUUID(),
  reason: 'Out of film',
  refund: true,
  returnStock: true,
  tellCustomer: true,
  ...changes,
})

async function theOrder(shop: TestShop) {
  const [order] = (await shop.orders.listForStaff(staff, {})).orders
  if (!order) throw new Error('No order')
  return order
}

async function sellShirts(shop: TestShop) {
  const tee = await stockTshirt(shop)
  const actor = visitor()
  const line = { ...listingLine(tee, 'L', 'Maroon', 3), unitPrice: 2_800 }
  const checkout = await startCheckout(shop, actor, checkoutForm([line]))
  await shop.sandbox.pay(checkout.reference, 'approved')
  await shop.payments.settle(checkout.attemptId, 'return')
  const left = async () => {
    const { rows } = await shop.database.pool.query(
      "select on_hand from stock_levels where size = 'L' and color = 'Maroon'",
    )
    return Number(rows[0].on_hand)
  }
  return { left }
}

test('a cancelled order is fully refunded, its goods restocked and its customer notified, once', async () => {
  const { left } = await sellShirts(shop)
  const before = await left()
  const { id } = await theOrder(shop)
  const cancel = form()

  const { operations } = shop
  for (const _ of [1, 2])
    expect(await operations.ask('orders.cancel', staff, { order: id, ...cancel })).toEqual({ refund: 'done' })
  expect(await operations.call('orders.cancel', staff, { order: id, ...form() })).toMatchObject({
    code: 'conflict',
  })
  expect(await theOrder(shop)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' })
  expect((await left()) - before).toBe(3)
  expect(await shop.payments.listRefunds(staff, id)).toHaveLength(1)
  const told = (await shop.mail.list()).filter(({ template }) => template === 'order-message')
  expect(told).toHaveLength(1)
})

test('without a refund the money stays, and the goods are restocked once', async () => {
  const { left } = await sellShirts(shop)
  const before = await left()
  const { id } = await theOrder(shop)
  const cancel = form({ refund: false, tellCustomer: false })

  const cancelled = (asked: object) =>
    shop.operations.ask('orders.cancel', staff, { order: id, ...cancel, ...asked })
  for (const _ of [1, 2]) expect(await cancelled({})).toEqual({ refund: 'none' })
  await shop.orders.setStatus(staff, id, 'pending_review')
  // The same form is already done; a new one cancels the order again.
  expect(await cancelled({})).toEqual({ refund: 'none' })
  expect((await theOrder(shop)).status).toBe('pending_review')
  expect(await cancelled({ cancelId: randomUUID() })).toEqual({ refund: 'none' })
  expect(await theOrder(shop)).toMatchObject({ status: 'cancelled', paymentStatus: 'paid' })
  expect((await left()) - before).toBe(3)
  expect((await shop.orders.messages.list(staff, id)).map(({ kind, text }) => [kind, text])).toEqual([
    ['note', 'Cancelled: Out of film'],
    ['note', 'Cancelled: Out of film'],
  ])
})

test('a customer without an address is not written to; the message becomes a note', async () => {
  await sellShirts(shop)
  const { id } = await theOrder(shop)
  await shop.database.pool.query(`update orders set contact_email = '' where id = $1`, [id])
  await shop.operations.ask('orders.cancel', staff, { order: id, ...form() })
  expect((await shop.orders.messages.list(staff, id)).map(({ kind, text }) => [kind, text])).toEqual([
    ['note', 'Cancelled: Out of film'],
  ])
  expect((await shop.mail.list()).filter(({ template }) => template === 'order-message')).toEqual([])
})

test('only staff can cancel, and only with a reason', async () => {
  await sellGangSheet(shop, visitor())
  const { id } = await theOrder(shop)
  const cancel = (actor: Actor, order: string, changes = {}) =>
    shop.operations.call('orders.cancel', actor, { order, ...form(changes) })
  expect(await cancel(staff, id, { reason: ' ' })).toMatchObject({
    reason: 'invalid',
    fieldErrors: { reason: 'Say why the order is cancelled' },
  })
  for (const actor of [visitor(), signedIn('customer')])
    expect(await cancel(actor, id, { refund: false })).toMatchObject({ ok: false, reason: 'refused' })
  expect((await theOrder(shop)).status).toBe('pending_review')
  expect(await cancel(staff, randomUUID())).toMatchObject({ code: 'not_found' })
})

/** Makes the sandbox's amount for a payment one cent less, or restores it. */
const takeCent = (shop: TestShop, attemptId: string, by: 1 | -1) =>
  shop.database.pool.query(
    'update sandbox_payments set amount_cents = amount_cents - $2 where idempotency_key = $1',
    [attemptId, by],
  )

const attemptsOf = async (shop: TestShop, orderId: string): Promise<string[]> => {
  const { rows } = await shop.database.pool.query(
    'select id from payment_attempts where order_id = $1 order by created_at',
    [orderId],
  )
  return rows.map(({ id }) => id)
}

const mailsOf = async (shop: TestShop) =>
  (await shop.mail.list()).filter(({ template }) => template === 'order-message')

test('an order paid in two payments is fully refunded, or stays uncancelled and staff see what failed', async () => {
  const orderId = await paidInTwo(shop, staff)
  const [, second = ''] = await attemptsOf(shop, orderId)
  const refunds = async () =>
    (await shop.payments.listRefunds(staff, orderId))
      .map(({ amountCents, status }) => [amountCents, status])
      .toSorted()
  await takeCent(shop, second, 1)
  const cancel = form()
  const refusal = {
    ok: false,
    reason: 'refused',
    because: 'refund_failed',
    message: '$123.41 was refunded. $191.06 could not be refunded: The sandbox has less than that',
  }
  const call = (wanted: object) =>
    shop.operations.callByName('orders.cancel', staff, { order: orderId, ...wanted })

  expect(await call(cancel)).toMatchObject(refusal)
  expect(await refunds()).toEqual([
    [12_341, 'done'],
    [19_106, 'failed'],
  ])
  expect((await theOrder(shop)).status).not.toBe('cancelled')
  expect(await mailsOf(shop)).toEqual([])

  // The same form is the same refund, and calls no provider again; the next one refunds what is left.
  await takeCent(shop, second, -1)
  expect(await call(cancel)).toMatchObject(refusal)
  expect(await call(form())).toMatchObject({ ok: true, value: { refund: 'done' } })
  expect(await refunds()).toEqual([
    [12_341, 'done'],
    [19_106, 'done'],
    [19_106, 'failed'],
  ])
  expect(await theOrder(shop)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' })
})

test('a refused refund is reported again for the same form, and the next form refunds the money', async () => {
  await sellGangSheet(shop, visitor())
  const { id } = await theOrder(shop)
  const [attempt = ''] = await attemptsOf(shop, id)
  const call = (wanted: object) =>
    shop.operations.callByName('orders.cancel', staff, { order: id, ...wanted })
  await takeCent(shop, attempt, 1)
  const cancel = form()
  const refusal = { because: 'refund_failed', message: 'The sandbox has less than that' }
  expect(await call(cancel)).toMatchObject(refusal)
  await takeCent(shop, attempt, -1)
  expect(await call(cancel)).toMatchObject(refusal)
  expect(await call(form())).toMatchObject({ ok: true, value: { refund: 'done' } })
})

test('staff over their daily message limit can still cancel, and the customer is notified', async () => {
  await sellGangSheet(shop, visitor())
  const { id } = await theOrder(shop)
  const note = () => shop.operations.call('orders.write-note', staff, { order: id, text: 'Film' })
  while ((await note()).ok);
  expect(await shop.operations.ask('orders.cancel', staff, { order: id, ...form() })).toEqual({
    refund: 'done',
  })
  expect(await mailsOf(shop)).toHaveLength(1)
})

test('status, message and email go together: after an interruption, the same form continues', async () => {
  await sellGangSheet(shop, visitor())
  const { id } = await theOrder(shop)
  const cancel = { order: id, ...form() }
  await shop.database.pool.query('alter table order_messages rename to order_messages_gone')
  await expect(shop.operations.call('orders.cancel', staff, cancel)).rejects.toThrow()
  await shop.database.pool.query('alter table order_messages_gone rename to order_messages')
  expect((await theOrder(shop)).status).toBe('pending_review')
  expect(await shop.operations.ask('orders.cancel', staff, cancel)).toEqual({ refund: 'done' })
  expect(await mailsOf(shop)).toHaveLength(1)
})

test('the same form sent twice at the same time is one cancellation, and both get an answer', async () => {
  for (const refund of [false, true]) {
    await sellGangSheet(shop, visitor())
    const cancel = { order: (await theOrder(shop)).id, ...form({ refund }) }
    const both = await Promise.all(
      [1, 2].map(() => shop.operations.callByName('orders.cancel', staff, cancel)),
    )
    const answer = { ok: true, value: { refund: refund ? 'done' : 'none' } }
    expect(both).toMatchObject([answer, answer])
  }
  expect(await mailsOf(shop)).toHaveLength(2)
})

test.each([
  ['the same', {}],
  ['a new', { cancelId: randomUUID() }],
])(
  'interrupted after its refund, an order can be cancelled with a different reason, by %s id',
  async (_, id) => {
    await sellGangSheet(shop, visitor())
    const cancel = { order: (await theOrder(shop)).id, ...form() }
    await shop.database.pool.query('alter table order_messages rename to order_messages_gone')
    await expect(shop.operations.call('orders.cancel', staff, cancel)).rejects.toThrow()
    await shop.database.pool.query('alter table order_messages_gone rename to order_messages')
    const edited = { ...cancel, ...id, reason: 'Out of film, sorry', returnStock: false }
    for (const _time of [1, 2])
      expect(await shop.operations.ask('orders.cancel', staff, edited)).toEqual({ refund: 'done' })
    expect(await theOrder(shop)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' })
    expect(await shop.payments.listRefunds(staff, cancel.order)).toHaveLength(1)
  },
)

test('an order with a pending refund is cancelled and waits for it', async () => {
  await sellGangSheet(shop, visitor())
  const { id } = await theOrder(shop)
  await shop.database.pool.query('alter table sandbox_refunds rename to sandbox_refunds_gone')
  await shop.payments.refund(staff, id, { refundId: randomUUID(), kind: 'full', reason: 'Late' })
  expect(await shop.operations.ask('orders.cancel', staff, { order: id, ...form() })).toEqual({
    refund: 'waiting',
  })
  await shop.database.pool.query('alter table sandbox_refunds_gone rename to sandbox_refunds')
})
