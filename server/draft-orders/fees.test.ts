import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { defaultPackage } from '#domain/shipping/parcel.ts'
import { orders } from '#server/orders/tables.ts'
import { productionItems } from '#server/production/tables.ts'
import { changeOrder, customLine, filledDraftOrder } from '#tests/harness/draft-order.ts'
import { wordsOfPdf } from '#tests/harness/printed/marks-of-pdf.ts'
import { signedIn } from '#tests/harness/sell.ts'
import { austin } from '#tests/harness/ship.ts'
import { startTestShop } from '#tests/harness/shop.ts'

const shop = await startTestShop()
afterAll(() => shop[Symbol.asyncDispose]())
const staff = signedIn('admin')

const shipped = {
  delivery: 'shipping',
  address: { street1: '12 Analytical Way', city: 'Austin', state: 'TX', zip: '78702' },
}
const rush = () => customLine({ words: 'Rush', reason: 'Wanted sooner', price: '7.00', isFee: true })

/** An order paid at the counter and in production. */
async function sellAtCounter(changes: Record<string, unknown>) {
  const form = filledDraftOrder({ ...shipped, ...changes })
  const { orderId, orderNumber } = await shop.operations.ask('draft-orders.take-new', staff, {
    ...{ ...form, method: 'cash', reference: '' },
  })
  await shop.orders.setStatus(staff, orderId, 'in_production')
  return { orderId, orderNumber: orderNumber ?? '' }
}

const label = (orderId: string) =>
  shop.shipping.createLabels(staff, {
    ...{ orderId, toAddress: austin, packages: [defaultPackage] },
    ...{ carrier: 'Gangway Delivery', serviceLevel: 'Ground' },
  })

const piecesOf = async (orderId: string) =>
  (await shop.database.orm.select().from(orders).where(eq(orders.id, orderId)))[0]?.pieces

const ticketsOf = async (orderId: string) =>
  (await shop.database.orm.select().from(productionItems).where(eq(productionItems.orderId, orderId))).map(
    ({ ticket }) => ticket,
  )

test('a fee is paid but not made or shipped: no ticket, not on the slip, nothing left to ship', async () => {
  const { orderId, orderNumber } = await sellAtCounter({ lines: [customLine(), rush()] })
  const order = await shop.orders.getForStaff(staff, orderId)
  expect(order?.items.map(({ name, isFee }) => [name, isFee])).toEqual([
    ['Banner, 6 × 3 ft', false],
    ['Rush', true],
  ])
  expect(order?.subtotalCents).toBe(12_750)
  expect(await piecesOf(orderId)).toBe(1)
  expect(await ticketsOf(orderId)).toEqual([`${orderNumber}-1`])
  const slip = await shop.sheets.draw(staff, 'packing-slips', [orderId])
  const words = await wordsOfPdf(slip?.bytes ?? new Uint8Array())
  expect(words).toContain('Banner, 6 × 3 ft')
  expect(words).not.toContain('Rush')
  const packing = await shop.operations.ask('packing.scan', staff, { code: orderNumber })
  expect(packing).toMatchObject({ order: { items: [{ name: 'Banner, 6 × 3 ft' }] } })

  // The single parcel has everything that needs shipping, so it completes the order.
  expect(await label(orderId)).toMatchObject({
    ok: true,
    shipments: [{ contents: [{ title: 'Banner, 6 × 3 ft' }] }],
  })
  expect((await shop.shipping.leftOf([orderId])).get(orderId)).toEqual([])
  expect((await shop.orders.forShipping(orderId))?.status).toBe('completed')
})

test('a fee added to an order also makes no work for production', async () => {
  const { orderId, orderNumber } = await sellAtCounter({})
  const changed = await changeOrder(shop, staff, orderId, { added: [rush()], settle: 'done' })
  expect(changed).toMatchObject({ ok: true })
  expect(await ticketsOf(orderId)).toEqual([`${orderNumber}-1`])
  expect(await piecesOf(orderId)).toBe(1)
  expect((await shop.shipping.leftOf([orderId])).get(orderId)).toHaveLength(1)
})

test('an order with only fees has nothing to pack or label, and its lines can still be changed', async () => {
  const { orderId } = await sellAtCounter({ lines: [rush()] })
  expect(await ticketsOf(orderId)).toEqual([])
  expect(await shop.sheets.lackOf('packing-slips', orderId)).toBe('Nothing in it is made or shipped')
  expect(await label(orderId)).toMatchObject({ ok: false, message: 'nothing in this order ships.' })
  const changed = await changeOrder(shop, staff, orderId, { added: [customLine()], settle: 'done' })
  expect(changed).toMatchObject({ ok: true })
  expect(await ticketsOf(orderId)).toHaveLength(1)
})
