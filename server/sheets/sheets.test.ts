import { PDFDocument } from '@cantoo/pdf-lib'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { productTypes } from '#domain/catalog/product-types.ts'
import { seedShopSettings } from '#domain/shop/shop-settings.ts'
import type { FloorItem, FloorOrder } from '#server/orders/index.ts'
import { orders } from '#server/orders/tables.ts'
import { sellLines, sellSheet } from '#tests/harness/print-orders.ts'
import { wordsOfPdf } from '#tests/harness/printed/marks-of-pdf.ts'
import { signedIn, visitor } from '#tests/harness/sell.ts'
import { listingLine, stockTshirt } from '#tests/harness/shelves.ts'
import { orderToShip } from '#tests/harness/ship.ts'
import { startTestShop } from '#tests/harness/shop.ts'
import { drawPickList, pickLinesOf } from './draw-pick-list.ts'

const shop = await startTestShop()
afterAll(() => shop[Symbol.asyncDispose]())

const staff = signedIn('admin', 'press@example.com')

const shirt = (position: number, size: string, color: string, quantity: number): FloorItem => ({
  ...{ id: crypto.randomUUID(), position, name: 'Heavy Cotton', productType: productTypes.tshirt },
  ...{ options: [size, color], size, color, quantity, imageUrl: null },
  ...{ isArtworkToFollow: false, artworks: [], softPrints: [] },
})

test('a pick list groups what is stored together: by garment, color and size, in shelf order', () => {
  const order = (orderNumber: string, items: FloorItem[]) => ({ floor: { orderNumber, items } as FloorOrder })
  const sheet = { ...shirt(3, '', '', 1), productType: productTypes.gangSheet }
  const lines = pickLinesOf([
    order('GW-000001', [shirt(1, 'XL', 'Navy', 2), shirt(2, 'M', 'Navy', 1), sheet]),
    order('GW-000002', [shirt(1, 'M', 'Navy', 4), shirt(2, 'M', 'Black', 3)]),
  ])
  expect(lines.map(({ color, size, count, tickets }) => [color, size, count, tickets.join(' ')])).toEqual([
    ['Black', 'M', 3, 'GW-000002-2: 3'],
    ['Navy', 'M', 5, 'GW-000001-2: 1 GW-000002-1: 4'],
    ['Navy', 'XL', 2, 'GW-000001-1: 2'],
  ])
})

test('sizes are listed in shelf order, with others after them', () => {
  const shelves = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL', '5XL', '6XL', '8', '10']
  const items = shelves.toReversed().map((size, at) => shirt(at + 1, size, 'Navy', 1))
  const lines = pickLinesOf([{ floor: { orderNumber: 'GW-000001', items } as FloorOrder }])
  expect(lines.map(({ size }) => size)).toEqual(shelves)
})

test('a pick list for a selection is drawn, on as many pages as it needs', async () => {
  const tee = await stockTshirt(shop)
  const { id, orderNumber } = await sellLines(shop, visitor(), [listingLine(tee, 'S', 'Black', 2)])
  const drawn = await shop.sheets.draw(staff, 'pick-list', [id])
  const words = await wordsOfPdf(drawn?.bytes ?? new Uint8Array())
  for (const said of ['2 pieces for 1 order', tee.title, 'Black', `${orderNumber}-1: 2`])
    expect(words).toContain(said)

  const items = Array.from({ length: 60 }, (_, at) => shirt(at + 1, 'M', `Color ${at}`, 1))
  const many = await drawPickList(
    [{ floor: { orderNumber: 'GW-000001', items } as FloorOrder }],
    seedShopSettings,
  )
  expect((await PDFDocument.load(many)).getPageCount()).toBeGreaterThan(2)
})

test('packing slips, tickets and pickup sheets for a selection are one PDF in its order; only staff get them', async () => {
  const first = await orderToShip(shop, visitor())
  const { order: second } = await sellSheet(shop, visitor())
  const fetched = await orderToShip(shop, visitor(), { checkout: { delivery: 'pickup' } })
  const ids = [second.id, first.orderId, fetched.orderId]
  const slips = await shop.sheets.draw(staff, 'packing-slips', ids)
  if (!slips) throw new Error('No slips')
  expect((await PDFDocument.load(slips.bytes)).getPageCount()).toBe(3)
  const words = await wordsOfPdf(slips.bytes)
  const at = [second.orderNumber, first.orderNumber, fetched.orderNumber].map((number) =>
    words.indexOf(`Packing slip ${number}`),
  )
  expect(at.every((one) => one >= 0)).toBe(true)
  expect(at).toEqual(at.toSorted((one, other) => one - other))
  for (const said of ['SHIP TO', 'PICKED UP BY', 'Austin, TX 78702']) expect(words).toContain(said)

  const pickups = await shop.sheets.draw(staff, 'pickup-sheets', ids)
  expect(pickups).toMatchObject({ orderCount: 1, fileName: `pickup-sheets-${fetched.orderNumber}.pdf` })
  const tickets = await shop.sheets.draw(staff, 'job-tickets', ids)
  expect((await PDFDocument.load(tickets?.bytes ?? new Uint8Array())).getPageCount()).toBe(3)
  expect(await shop.sheets.draw(staff, 'pick-list', ids)).toBeNull()

  await shop.database.orm.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, second.id))
  expect(await shop.sheets.draw(staff, 'packing-slips', ids)).toMatchObject({ orderCount: 2 })
  expect(await shop.sheets.lackOf('job-tickets', second.id)).toBe('It’s cancelled')
  await expect(shop.sheets.draw(visitor(), 'packing-slips', ids)).rejects.toThrow('Access Denied')
})
