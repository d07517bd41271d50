import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sellGangSheet, signedIn, visitor } from '#tests/harness/sell.ts'
import { shareTestShop } from '#tests/harness/shop.ts'
import { orderMessages, orders } from '../tables.ts'

const shop = await shareTestShop()

const staff = signedIn('admin', 'staff@example.com')

test('notes stay in the shop; messages are emailed, answered in the portal, and answered again', async () => {
  const customer = signedIn('customer')
  await sellGangSheet(shop, customer)
  const [order] = (await shop.orders.listForStaff(staff, {})).orders
  const orderId = order?.id ?? ''
  const {
    operations,
    orders: { messages },
  } = shop

  await operations.ask('orders.write-note', staff, { order: orderId, text: 'Pays late' })
  await operations.ask('orders.write-to-customer', staff, { order: orderId, text: ' Two inches smaller? ' })
  await operations.ask('orders.write-to-shop', customer, { order: orderId, text: 'Yes, please' })

  expect(await messages.forCustomer(customer, [orderId])).toMatchObject([
    { author: 'shop', text: 'Two inches smaller?' },
    { author: 'customer', text: 'Yes, please' },
  ])
  const seen = await messages.list(staff, orderId)
  expect(seen.map(({ kind, isWaiting }) => [kind, isWaiting])).toEqual([
    ['note', false],
    ['to_customer', false],
    ['from_customer', true],
  ])
  const mails = (await shop.mail.list()).filter(({ template }) => template === 'order-message')
  expect(mails.map(({ to }) => to)).toEqual(['ada@example.com'])
  await shop.jobs.runDue()
  const [sent] = (await shop.mail.list()).filter(({ template }) => template === 'order-message')
  expect(sent?.text).toContain('Two inches smaller?')
  expect(sent?.text).not.toContain('Pays late')

  await operations.ask('orders.write-to-customer', staff, { order: orderId, text: 'Done' })
  const answered = await messages.list(staff, orderId)
  expect(answered.map(({ text, isWaiting }) => [text, isWaiting])).toEqual([
    ['Pays late', false],
    ['Two inches smaller?', false],
    ['Yes, please', false],
    ['Done', false],
  ])
  expect(await operations.ask('orders.dismiss-messages', staff, { order: orderId })).toEqual({ dismissed: 0 })
})

test('no one writes about an order that is not theirs, and nothing is written when they try', async () => {
  const customer = signedIn('customer')
  await sellGangSheet(shop, customer)
  const [order] = (await shop.orders.listForStaff(staff, {})).orders
  const orderId = order?.id ?? ''
  const {
    operations,
    orders: { messages },
  } = shop
  const other = signedIn('customer')
  const text = 'Me!'
  const gone = { ok: false, code: 'not_found', message: 'There is no such order.' }

  for (const actor of [other, staff])
    expect(await operations.call('orders.write-to-shop', actor, { order: orderId, text })).toMatchObject(gone)
  for (const name of ['orders.write-note', 'orders.write-to-customer', 'orders.dismiss-messages'] as const)
    expect(await operations.callByName(name, customer, { order: orderId, text })).toMatchObject({
      code: 'forbidden',
    })
  expect(await operations.call('orders.write-to-shop', customer, { order: 'GW-1', text })).toMatchObject(gone)
  expect(await operations.call('orders.write-note', staff, { order: orderId, text: ' \0 ' })).toMatchObject({
    reason: 'invalid',
    fieldErrors: { text: 'Please write a message' },
  })
  expect(await operations.call('orders.write-to-shop', visitor(), { order: orderId, text })).toMatchObject({
    code: 'not_signed_in',
  })
  await expect(messages.list(customer, orderId)).rejects.toThrow('Access Denied')
  expect(await messages.forCustomer(other, [orderId])).toEqual([])
  await shop.database.orm.update(orders).set({ contactEmail: '' }).where(eq(orders.id, orderId))
  expect(await operations.call('orders.write-to-customer', staff, { order: orderId, text })).toMatchObject({
    message: 'This order has no email address to write to.',
  })
  expect(await shop.database.orm.$count(orderMessages)).toBe(0)
})
