import { afterAll, beforeAll, expect, test } from 'vitest'
import { houseLabels } from '#server/adapters/shipping/house/tables.ts'
import { type Browser, browse, signInFrom } from '#tests/harness/browse.ts'
import { promote } from '#tests/harness/promote.ts'
import { designedLine, sellGangSheet } from '#tests/harness/sell.ts'
import { stockTshirt } from '#tests/harness/shelves.ts'
import { austin, orderToShip } from '#tests/harness/ship.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'

let shop: TestShop
let staff: Browser
let customer: Browser

beforeAll(async () => {
  shop = await startTestShop()
  staff = await signInFrom(shop, browse(shop), 'admin')
  customer = await signInFrom(shop, browse(shop))
})
afterAll(() => shop?.[Symbol.asyncDispose]())

async function call(who: Browser, name: string, body: unknown = {}) {
  const answer = await who.send('POST', `/functions/v1/${name}`, body)
  return { status: answer.status, body: await answer.json() }
}

const packageDetails = { length: 12, width: 9, height: 3, distance_unit: 'in', weight: 1, mass_unit: 'lb' }

test('a function called with another method names its own', async () => {
  const wrong = await staff.send('DELETE', '/functions/v1/get-shipping-rates')
  expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST'])
  expect((await staff.send('POST', '/functions/v1/nothing', {})).status).toBe(404)
})

test('rates, a shipment and its tracking use the bodies and replies of the specification', async () => {
  const { orderId } = await orderToShip(shop, customer.actor)
  const rates = await call(staff, 'get-shipping-rates', {
    fromAddress: {},
    toAddress: austin,
    packageDetails,
  })
  expect(rates).toEqual({
    status: 200,
    body: {
      success: true,
      message: 'Found 2 shipping options',
      rates: [
        {
          rate_id: 'house-ground-665-2',
          provider: 'Gangway Delivery',
          service_level: 'Ground',
          estimated_days: 2,
          amount: '6.65',
        },
        {
          rate_id: 'house-express-1535-2',
          provider: 'Gangway Delivery',
          service_level: 'Two Day',
          estimated_days: 2,
          amount: '15.35',
        },
      ],
    },
  })
  expect(
    (await call(staff, 'get-shipping-rates', { toAddress: { ...austin, country: 'CA' }, packageDetails }))
      .body,
  ).toEqual({ success: true, rates: [], message: 'No shipping rates available for this address' })
  expect((await call(staff, 'get-shipping-rates', { toAddress: {} })).body).toEqual({
    success: false,
    error: 'Please fill in all required shipping address fields',
  })

  const wanted = {
    orderId,
    toAddress: austin,
    packageDetails,
    serviceLevel: 'Ground',
    carrier: 'Gangway Delivery',
  }
  const made = await call(staff, 'create-shipment', wanted)
  expect(made.body).toMatchObject({
    success: true,
    shipment: { order_id: orderId, status: 'label_purchased', shipping_cost: 6.65 },
  })
  expect((await call(staff, 'create-shipment', wanted)).body).toEqual({
    success: false,
    error: 'A label can be made while the order is in production or ready for print.',
  })
  expect(await shop.database.orm.$count(houseLabels)).toBe(1)

  const { tracking_number } = made.body.shipment
  expect((await call(browse(shop), 'track-shipment', { tracking_number })).body).toMatchObject({
    success: true,
    tracking: {
      tracking_number,
      carrier: 'Gangway Delivery',
      status: 'label_purchased',
      status_details: 'Label made',
      tracking_history: [{ status: 'label_purchased', status_details: 'Label made', location: null }],
    },
  })
  expect((await call(browse(shop), 'track-shipment', { tracking_number: ' ' })).body).toEqual({
    success: false,
    error: 'Please enter a tracking number',
  })
  for (const name of ['send-pickup-ready', 'send-shipped-notification'])
    expect((await call(staff, name, { orderId })).body).toEqual({ success: true, isNew: true })
})

test('an order’s emails are requested by its customer and staff, and go out once', async () => {
  await sellGangSheet(shop, customer.actor)
  const { orders } = await shop.orders.listForCustomer(customer.actor)
  const order_id = orders[0]?.id
  await shop.jobs.runDue()
  const before = (await shop.mail.list()).length
  expect((await call(customer, 'send-order-notification', { order_id })).body).toEqual({ success: true })
  expect((await call(staff, 'send-order-notification', { order_id })).body).toEqual({ success: true })
  expect((await call(browse(shop), 'send-order-notification', { order_id })).status).toBe(404)
  await shop.jobs.runDue()
  expect((await shop.mail.list()).length).toBe(before)
})

test('order numbers are issued once each, to staff only', async () => {
  const first = await call(staff, 'generate_order_number')
  const second = await call(staff, 'generate_order_number')
  expect(first.body.order_number).toMatch(/^GW-\d{6}$/)
  expect(Number(second.body.order_number.slice(3))).toBe(Number(first.body.order_number.slice(3)) + 1)
  expect(await call(customer, 'generate_order_number')).toEqual({
    status: 403,
    body: { success: false, error: 'Access Denied' },
  })
  expect((await call(browse(shop), 'generate_order_number')).status).toBe(401)
})

test('a payment link for a cart at the server’s prices, verified by both functions', async () => {
  const line = await designedLine(shop, customer.actor)
  const sent = {
    cart_items: [
      {
        ...line.designData,
        quantity: 1,
        productType: line.productType,
        productSize: line.productSize,
        unitPrice: 30,
      },
    ],
    customer_info: { email: 'ada@example.com', name: 'Ada Lovelace', deliveryMethod: 'pickup' },
    subtotal: 30,
    shipping: 0,
    tax: 2.48,
    total_amount: 32.48,
    redirect_base_url: shop.origin,
  }
  expect((await call(customer, 'create-payment-link', { ...sent, total_amount: 1 })).body).toEqual({
    success: false,
    error: 'Prices have changed. Reload the cart and try again.',
  })
  const made = await call(customer, 'create-payment-link', sent)
  expect(made.body.checkout_url).toContain('/sandbox-pay/')
  const { id } = made.body
  expect((await call(customer, 'verify-payment-link', { paymentLinkId: id })).body).toEqual({
    success: false,
  })
  await shop.sandbox.pay(made.body.checkout_url.split('/').at(-1), 'approved')
  expect((await call(customer, 'verify-payment-link', { paymentLinkId: id })).body).toEqual({ success: true })
  const again = await call(customer, 'verify-payment', { sessionId: id })
  expect(again.body.success).toBe(true)
  expect(again.body.orderNumber).toMatch(/^GW-\d{6}$/)
})

test('a payment link is refused with the cart page’s messages, and can be made for any product', async () => {
  const day = 24 * 3_600_000
  const at = (days: number) => new Date(Date.now() + days * day)
  await promote(shop, { code: 'XOVER', startsAt: at(-2), expiresAt: at(-1) })
  await promote(shop, { code: 'XSOON', startsAt: at(1) })
  await promote(shop, { code: 'XBIG', minimumOrderCents: 1_000_00 })
  const cup = { productType: 'Custom Tumbler', productSize: '20oz', quantity: 1, unitPrice: 35 }
  const who = { email: 'ada@example.com', name: 'Ada Lovelace', deliveryMethod: 'pickup' }
  const line = await designedLine(shop, customer.actor)
  const sheet = {
    ...line.designData,
    productType: line.productType,
    productSize: line.productSize,
    unitPrice: 30,
  }
  const errorOf = async (code: string) => {
    const sent = { cart_items: [sheet], customer_info: who, discount: { code }, total_amount: 32.48 }
    return (await call(customer, 'create-payment-link', sent)).body.error
  }
  expect(await Promise.all(['XOVER', 'XSOON', 'XBIG', 'NOPE'].map(errorOf))).toEqual([
    'This promo code has expired.',
    'This promo code is not yet active.',
    'This code requires a minimum order of $1,000.00.',
    'This promo code is not valid.',
  ])
  const badCup = { cart_items: [cup], customer_info: who, total_amount: 37.89 }
  const refused = (await call(customer, 'create-payment-link', badCup)).body.error
  expect(refused).not.toBe('An item in the cart can’t be ordered as it is.')

  const tee = await stockTshirt(shop)
  const shirt = {
    ...{ productType: 'T-Shirt', productSize: 'S', productColor: 'Black', quantity: 1, unitPrice: 28 },
    designData: { listingId: tee.id },
  }
  const bought = { cart_items: [shirt], customer_info: who, total_amount: 30.31 }
  expect((await call(customer, 'create-payment-link', bought)).body).toMatchObject({ success: true })
})

test('a missing or unexpected body is reported', async () => {
  expect(await call(staff, 'create-shipment', { orderId: 'x' })).toMatchObject({
    status: 400,
    body: { success: false },
  })
  expect((await call(staff, 'nothing')).status).toBe(404)
})
