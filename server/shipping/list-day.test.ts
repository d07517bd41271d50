import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultPackage } from '#domain/shipping/parcel.ts'
import { sellSheetAndShirts } from '#tests/harness/draft-order.ts'
import { wordsOfPdf } from '#tests/harness/printed/marks-of-pdf.ts'
import { signedIn, visitor } from '#tests/harness/sell.ts'
import { austin, orderToShip } from '#tests/harness/ship.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'

const staff = signedIn('admin')
let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop?.[Symbol.asyncDispose]())

async function shipped(
  weight: number,
): Promise<{ orderId: string; orderNumber: string; shipmentId: string }> {
  const order = await orderToShip(shop, visitor())
  const label = { carrier: 'Gangway Delivery', serviceLevel: 'Ground' }
  const packages = [{ ...defaultPackage, weight }]
  await shop.shipping.createLabels(staff, { orderId: order.orderId, toAddress: austin, packages, ...label })
  const [shipment] = await shop.shipping.listForOrders(staff, [order.orderId])
  return { ...order, shipmentId: shipment?.id ?? '' }
}

test('a day’s parcels are listed by carrier, with count and weight, and printed for signing', async () => {
  expect(await shop.shipping.listDay(staff, null)).toMatchObject({ carriers: [], parcelCount: 0, pounds: 0 })
  expect(await shop.sheets.drawDay(staff, { day: null, carrier: null })).toBeNull()
  const light = await shipped(1.1)
  const heavy = await shipped(2.2)
  const given = await shipped(9)
  await shop.operations.call('shipping.void-label', staff, { shipment: given.shipmentId })

  const listed = await shop.shipping.listDay(staff, null)
  expect(listed).toMatchObject({ day: listed.today, parcelCount: 2, pounds: 3.3 })
  expect(listed.carriers).toMatchObject([
    {
      carrier: 'Gangway Delivery',
      pounds: 3.3,
      parcels: [
        {
          orders: [{ id: light.orderId, orderNumber: light.orderNumber, part: '' }],
          ...{ recipient: 'Ada Lovelace', place: 'Austin, TX 78702', pounds: 1.1 },
        },
        { orders: [{ orderNumber: heavy.orderNumber, part: '' }], pounds: 2.2 },
      ],
    },
  ])
  expect(await shop.shipping.listDay(staff, '2020-01-01')).toMatchObject({ carriers: [] })

  const drawn = await shop.sheets.drawDay(staff, { day: listed.day, carrier: 'Gangway Delivery' })
  const words = await wordsOfPdf(drawn?.bytes ?? new Uint8Array())
  for (const word of [
    'Gangway Delivery',
    '2 parcels, 3.3 lb',
    light.orderNumber,
    heavy.orderNumber,
    'Picked up by',
  ])
    expect(words).toContain(word)
  for (const { trackingNumber } of listed.carriers[0]?.parcels ?? []) expect(words).toContain(trackingNumber)
  expect(words).not.toContain(given.orderNumber)
  expect(await shop.sheets.drawDay(staff, { day: listed.day, carrier: 'Nobody' })).toBeNull()
  const customer = signedIn('customer')
  await expect(shop.shipping.listDay(customer, null)).rejects.toThrow()
  await expect(shop.sheets.drawDay(customer, { day: null, carrier: null })).rejects.toThrow()
})

test('an order that left in several parcels says which one each is, and what is left to ship is one more', async () => {
  const { orderId, sheet, shirts } = await sellSheetAndShirts(shop)
  await shop.orders.setStatus(staff, orderId, 'in_production')
  const buy = (item: string, quantity: number, seenLeft: number) =>
    shop.operations.ask('shipping.make-label', staff, {
      ...{ order: orderId, choice: 'cheapest', contents: [{ item, quantity }], seenLeft },
    })
  const parts = async () =>
    (await shop.shipping.listDay(staff, null)).carriers
      .flatMap((carrier) => carrier.parcels)
      .flatMap(({ orders }) => orders.filter(({ id }) => id === orderId).map(({ part }) => part))
  await buy(shirts, 3, 4)
  expect(await parts()).toEqual(['1 of 2'])
  await buy(sheet, 1, 1)
  expect((await parts()).toSorted()).toEqual(['1 of 2', '2 of 2'])
  const drawn = await shop.sheets.drawDay(staff, { day: null, carrier: null })
  for (const part of await parts()) expect(await wordsOfPdf(drawn?.bytes ?? new Uint8Array())).toContain(part)
})
