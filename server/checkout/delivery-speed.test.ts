import { expect, test } from 'vitest'
import { deliverySettingsOf } from '#domain/shipping/delivery-settings.ts'
import { seedShopSettings } from '#domain/shop/shop-settings.ts'
import { wordsOfPdf } from '#tests/harness/printed/marks-of-pdf.ts'
import {
  checkoutForm,
  designedLine,
  pressPay,
  sellGangSheet,
  signedIn,
  startCheckout,
  visitor,
} from '#tests/harness/sell.ts'
import { shareTestShop, type TestShop } from '#tests/harness/shop.ts'

const shop = await shareTestShop()

const staff = signedIn('owner', 'press@example.com')
const seed = deliverySettingsOf(seedShopSettings)

async function changeDelivery(shop: TestShop, changes: Partial<typeof seed>): Promise<void> {
  const { version } = await shop.settings.readForStaff(staff)
  await shop.operations.ask('settings.change-delivery', staff, { ...seed, ...changes, version })
}

test('the shop sets the price of a speed and refuses one it does not offer', async () => {
  const shopper = visitor()
  const line = await designedLine(shop, shopper)
  const express = checkoutForm([line], { speed: 'express' })
  expect(express.seenTotal).toBe(30_00 + 18_99 + 2_48)
  expect(await pressPay(shop, shopper, { ...express, seenTotal: 30_00 + 8_99 + 2_48 })).toMatchObject({
    because: 'cart_changed',
  })
  await startCheckout(shop, shopper, express)

  await changeDelivery(shop, {
    speeds: { ...seed.speeds, rush: { ...seed.speeds.rush, isOffered: false } },
  })
  const rush = checkoutForm([line], { speed: 'rush' })
  expect(await pressPay(shop, shopper, rush)).toMatchObject({
    fieldErrors: { speed: 'We no longer ship that fast. Choose another speed' },
  })
  await startCheckout(shop, shopper, checkoutForm([line], { speed: 'rush', delivery: 'pickup' }))
})

test('a shipped order needs an address, unless the shop allows paying without one', async () => {
  const shopper = visitor()
  const line = await designedLine(shop, shopper)
  const nowhere = { street1: '', street2: '', city: 'Austin', state: '', zip: '' }
  const missing = {
    'address.street1': 'Enter the street address',
    'address.state': 'Enter the state, such as TX',
    'address.zip': 'Enter the ZIP code',
  }
  const form = checkoutForm([line], { address: nowhere })
  expect(await pressPay(shop, shopper, form)).toMatchObject({ reason: 'invalid', fieldErrors: missing })
  const told = () => shop.operations.ask('checkout.list-missing', shopper, { ...form })
  expect((await told()).missing.map(({ field, isRequired }) => [field, isRequired])).toEqual(
    Object.keys(missing).map((field) => [field, true]),
  )
  const wrongState = { ...form, address: { ...nowhere, street1: '1 A St', state: 'NY', zip: '78702' } }
  expect(await pressPay(shop, shopper, wrongState)).toMatchObject({
    fieldErrors: { 'address.zip': 'This ZIP code isn’t in this state' },
  })
  await startCheckout(shop, shopper, checkoutForm([line], { address: nowhere, delivery: 'pickup' }))

  await changeDelivery(shop, { isAddressRequired: false })
  expect((await told()).missing).toMatchObject([{ field: 'address.street1', isRequired: false }])
  await startCheckout(shop, shopper, form)
})

test('a rush shows everywhere the order does and is made before an order due earlier', async () => {
  const shopper = visitor()
  const plain = await sellGangSheet(shop, shopper)
  const rush = await sellGangSheet(shop, shopper, { speed: 'rush' })
  await shop.jobs.runDue()

  const mails = await shop.mail.list()
  const mail = mails.find(({ template, text }) => template === 'order-confirmation' && text?.includes('Rush'))
  expect(mail?.text).toContain('Rush shipping')
  expect(mail?.text).toMatch(/Leaves our shop by .* and should arrive by .*, for 12 Analytical Way/)

  const receipt = await shop.checkout.readReceipt(shopper, rush.attemptId)
  expect(receipt).toMatchObject({ deliverySpeed: 'rush', shippingCents: 34_99 })
  expect(receipt?.arrivesOn).toMatch(/^\d{4}-\d\d-\d\d$/)

  const cards = (await shop.production.readBoard(staff)).cards
  expect(cards.map(({ orderNumber, speed }) => [orderNumber, speed])).toEqual([
    [rush.orderNumber, 'rush'],
    [plain.orderNumber, 'standard'],
  ])
  const ticket = await shop.production.printTickets(staff, [cards[0]?.itemId ?? ''])
  expect(await wordsOfPdf(ticket ?? new Uint8Array())).toContain('RUSH · DUE')

  const asked = { orderNumber: rush.orderNumber ?? '', email: 'ada@example.com' }
  const { order } = await shop.operations.ask('tracking.find-order', visitor(), asked)
  expect(order).toMatchObject({
    deliverySpeed: 'rush',
    arrivesOn: receipt?.arrivesOn,
    contents: ['1 × Gang Sheet 22 × 60 in'],
  })
})

test('an order whose due date moves arrives on a different day', async () => {
  const shopper = signedIn()
  await sellGangSheet(shop, shopper, { speed: 'express' })
  const [order] = (await shop.orders.listForCustomer(shopper)).orders
  await shop.operations.ask('orders.change-due-date', staff, {
    ...{
      order: order?.id ?? '',
      day: '2031-03-05',
      reason: 'The film came late',
      seen: order?.dueAt ?? null,
    },
  })
  const [moved] = (await shop.orders.listForCustomer(shopper)).orders
  expect(moved?.arrivesOn).toBe('2031-03-07')
})
