import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { gangSheetSizes } from '#server/catalog/tables.ts'
import { designs } from '#server/designs/tables.ts'
import { sellLines } from '#tests/harness/print-orders.ts'
import { checkoutForm, signedIn, startCheckout } from '#tests/harness/sell.ts'
import { sellDrawnSheet } from '#tests/harness/sell-drawn-sheet.ts'
import { listingLine, stockTshirt } from '#tests/harness/shelves.ts'
import { shareTestShop } from '#tests/harness/shop.ts'

const shop = await shareTestShop()

const staff = signedIn('admin', 'staff@example.com')

test('a reorder: the same sheet at today’s price, ready to be paid', async () => {
  const customer = signedIn('customer')
  const { order, designId } = await sellDrawnSheet(shop, customer)
  await shop.database.orm.update(gangSheetSizes).set({ priceCents: 777 }).where(eq(gangSheetSizes.id, 12))

  const outcome = await shop.operations.ask('orders.order-again', customer, { order: order.id })

  expect(outcome).toMatchObject({
    unavailable: [],
    items: [{ quantity: 2, unitPrice: 777, designData: { design_id: designId, size_id: 12 } }],
  })
  const lines = outcome.items.map((item, index) => ({ ...item, id: `again-${index}` }))
  await startCheckout(shop, customer, checkoutForm(lines))
})

test('a sheet changed after ordering is reordered as it was printed', async () => {
  const customer = signedIn('customer')
  const { order, document, designId } = await sellDrawnSheet(shop, customer)
  await shop.database.orm
    .update(designs)
    .set({ document: { ...document, placements: [] } })
    .where(eq(designs.id, designId))

  const outcome = await shop.operations.ask('orders.order-again', customer, { order: order.id })

  const again = outcome.items[0]?.designData.design_id ?? ''
  expect(again).not.toBe(designId)
  expect((await shop.designs.get(customer, again))?.document).toEqual(document)
})

test('products no longer sold are named, and no one orders another customer’s things', async () => {
  const customer = signedIn('customer')
  const { order, item } = await sellDrawnSheet(shop, customer)
  await shop.database.orm.update(gangSheetSizes).set({ isActive: false }).where(eq(gangSheetSizes.id, 12))

  const { operations } = shop
  expect(await operations.ask('orders.order-again', customer, { order: order.id })).toEqual({
    items: [],
    unavailable: [{ name: item.name, problem: 'Unknown size selected' }],
  })
  const gone = { ok: false, code: 'not_found' }
  expect(await operations.call('orders.order-again', staff, { order: order.id })).toMatchObject(gone)
  expect(await operations.call('orders.order-again', customer, { order: 'nonsense' })).toMatchObject(gone)
})

test('an invoice is a PDF for its customer and staff, regardless of names and number of lines', async () => {
  const customer = signedIn('customer')
  const { id } = await stockTshirt(shop, { title: 'Łódź 猫', stock: { 'S-Black': 61 } })
  const lines = Array.from({ length: 61 }, () => listingLine({ id, kind: 'tshirt' }, 'S', 'Black'))
  const order = await sellLines(shop, customer, lines)

  const file = await shop.orders.readInvoice(customer, order.id)
  const bytes = file && (await buffer(await file.open()))

  expect(file).toMatchObject({
    contentType: 'application/pdf',
    fileName: `Invoice-${order.orderNumber}.pdf`,
    byteSize: bytes?.byteLength,
  })
  expect(bytes?.subarray(0, 5).toString()).toBe('%PDF-')
  expect(bytes?.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(4)
  expect(await shop.orders.readInvoice(staff, order.id)).not.toBeNull()
  expect(await shop.orders.readInvoice(signedIn('customer'), order.id)).toBeNull()
  expect(await shop.orders.readInvoice({ visitorId: customer.visitorId, user: null }, order.id)).toBeNull()
})

test('designs are renamed, deleted and restored by their owner alone', async () => {
  const customer = signedIn('customer')
  const { designId } = await sellDrawnSheet(shop, customer)
  const titles = async () => (await shop.designs.list(customer)).map(({ title }) => title)

  const { operations } = shop
  const design = designId
  await operations.ask('designs.rename', customer, { design, name: ' Spring drop ' })
  expect(await titles()).toEqual(['Spring drop'])
  expect(await operations.call('designs.rename', customer, { design, name: ' ' })).toMatchObject({
    reason: 'invalid',
    fieldErrors: { name: 'Give the design a name of up to 80 characters' },
  })
  expect(await operations.call('designs.remove', staff, { design })).toMatchObject({ code: 'not_found' })
  await operations.ask('designs.remove', customer, { design })
  expect(await titles()).toEqual([])
  await operations.ask('designs.bring-back', customer, { design })
  expect(await titles()).toEqual(['Spring drop'])
})
