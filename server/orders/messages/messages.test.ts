import { expect, test } from 'vitest'
import { sellGangSheet, signedIn, visitor } from '#tests/harness/sell.ts'
import { startTestShop } from '#tests/harness/shop.ts'
import { orderMessages } from '../tables.ts'

const staff = signedIn('admin', 'staff@example.com')

test('notes stay in the shop; messages are mailed, answered in the portal, and answered again', async () => {
  await using shop = await startTestShop()
  const customer = signedIn('customer')
  await sellGangSheet(shop, customer)
  const [order] = (await shop.orders.listForStaff(staff, {})).orders
  const orderId = order?.id ?? ''
  const { messages } = shop.orders

  await messages.write(staff, orderId, { kind: 'note', text: 'Pays late' })
  await messages.write(staff, orderId, { kind: 'to_customer', text: ' Two inches smaller? ' })
  await messages.write(customer, orderId, { kind: 'from_customer', text: 'Yes, please' })

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

  await messages.write(staff, orderId, { kind: 'to_customer', text: 'Done' })
  const answered = await messages.list(staff, orderId)
  expect(answered.map(({ text, isWaiting }) => [text, isWaiting])).toEqual([
    ['Pays late', false],
    ['Two inches smaller?', false],
    ['Yes, please', false],
    ['Done', false],
  ])
  expect(await messages.dismiss(staff, orderId)).toBe(false)
})

test('nobody writes about an order that is not theirs, and nothing is written when they try', async () => {
  await using shop = await startTestShop()
  const customer = signedIn('customer')
  await sellGangSheet(shop, customer)
  const [order] = (await shop.orders.listForStaff(staff, {})).orders
  const orderId = order?.id ?? ''
  const { messages } = shop.orders
  const other = signedIn('customer')
  const gone = { ok: false, reason: 'not_found', message: 'There is no such order.' }

  for (const actor of [other, staff])
    expect(await messages.write(actor, orderId, { kind: 'from_customer', text: 'Me!' })).toEqual(gone)
  for (const kind of ['note', 'to_customer'] as const)
    expect(await messages.write(customer, orderId, { kind, text: 'Me!' })).toEqual(gone)
  expect(await messages.write(customer, 'GW-1', { kind: 'from_customer', text: 'Me!' })).toEqual(gone)
  expect(await messages.write(staff, orderId, { kind: 'note', text: ' \0 ' })).toMatchObject({
    reason: 'invalid',
    message: 'Please write a message',
  })
  await expect(messages.write(visitor(), orderId, { kind: 'from_customer', text: 'Me' })).rejects.toThrow()
  await expect(messages.list(customer, orderId)).rejects.toThrow('Access Denied')
  await expect(messages.dismiss(customer, orderId)).rejects.toThrow('Access Denied')
  expect(await messages.forCustomer(other, [orderId])).toEqual([])
  expect(await shop.database.orm.$count(orderMessages)).toBe(0)
})
