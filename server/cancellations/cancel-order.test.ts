import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Actor } from '#server/kernel/actor.ts'
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

test('an order is cancelled with all its money back, its goods on the shelf and its customer told, once', async () => {
  const { left } = await sellShirts(shop)
  const before = await left()
  const { id } = await theOrder(shop)
  const cancel = form()

  const { operations } = shop
  expect(await operations.ask('orders.cancel', staff, { order: id, ...cancel })).toEqual({ refund: 'done' })
  expect(await operations.call('orders.cancel', staff, { order: id, ...cancel })).toMatchObject({
    code: 'conflict',
  })
  expect(await theOrder(shop)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' })
  expect((await left()) - before).toBe(3)
  expect(await shop.payments.listRefunds(staff, id)).toHaveLength(1)
  const told = (await shop.mail.list()).filter(({ template }) => template === 'order-message')
  expect(told).toHaveLength(1)
})

test('without a refund the money stays, and the goods go back once', async () => {
  const { left } = await sellShirts(shop)
  const before = await left()
  const { id } = await theOrder(shop)
  const cancel = form({ refund: false, tellCustomer: false })

  const cancelled = () => shop.operations.ask('orders.cancel', staff, { order: id, ...cancel })
  expect(await cancelled()).toEqual({ refund: 'none' })
  await shop.orders.setStatus(staff, id, 'pending_review')
  expect(await cancelled()).toEqual({ refund: 'none' })
  expect(await theOrder(shop)).toMatchObject({ status: 'cancelled', paymentStatus: 'paid' })
  expect((await left()) - before).toBe(3)
  expect((await shop.orders.messages.list(staff, id)).map(({ kind, text }) => [kind, text])).toEqual([
    ['note', 'Cancelled: Out of film'],
    ['note', 'Cancelled: Out of film'],
  ])
})

test('a customer without an address is not written to: what was to be told is a note', async () => {
  await sellShirts(shop)
  const { id } = await theOrder(shop)
  await shop.database.pool.query(`update orders set contact_email = '' where id = $1`, [id])
  await shop.operations.ask('orders.cancel', staff, { order: id, ...form() })
  expect((await shop.orders.messages.list(staff, id)).map(({ kind, text }) => [kind, text])).toEqual([
    ['note', 'Cancelled: Out of film'],
  ])
  expect((await shop.mail.list()).filter(({ template }) => template === 'order-message')).toEqual([])
})

test('what cannot be refunded is not cancelled, and nobody but staff cancels', async () => {
  await sellGangSheet(shop, visitor())
  const { id } = await theOrder(shop)
  const cancel = (actor: Actor, order: string, changes = {}) =>
    shop.operations.call('orders.cancel', actor, { order, ...form(changes) })
  expect(await cancel(staff, id, { reason: ' ' })).toMatchObject({
    reason: 'invalid',
    fieldErrors: { reason: 'Say why the order is cancelled' },
  })
  const all = { refundId: randomUUID(), kind: 'full', reason: 'Twice' }
  await shop.payments.refund(staff, id, all)
  expect(await cancel(staff, id)).toMatchObject({ reason: 'refused', code: 'invalid' })
  for (const actor of [visitor(), signedIn('customer')])
    expect(await cancel(actor, id, { refund: false })).toMatchObject({ ok: false, reason: 'refused' })
  expect((await theOrder(shop)).status).toBe('pending_review')
  expect(await cancel(staff, randomUUID())).toMatchObject({ code: 'not_found' })
})
