import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultPackage } from '#domain/shipping/parcel.ts'
import { wordsOfPdf } from '#tests/harness/printed/words-of-pdf.ts'
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

test('the parcels of a day are listed by carrier, with count and weight, and printed to be signed', async () => {
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
        { orderNumber: light.orderNumber, recipient: 'Ada Lovelace', place: 'Austin, TX 78702', pounds: 1.1 },
        { orderNumber: heavy.orderNumber, pounds: 2.2 },
      ],
    },
  ])
  expect(await shop.shipping.listDay(staff, '2020-01-01')).toMatchObject({ carriers: [] })

  const drawn = await shop.sheets.drawDay(staff, { day: listed.day, carrier: 'Gangway Delivery' })
  const words = wordsOfPdf(drawn?.bytes ?? new Uint8Array())
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
