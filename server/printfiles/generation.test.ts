import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { orderItems, orders } from '#server/orders/tables.ts'
import { startFakeDesignService } from '#tests/fakes/fake-design-service.ts'
import { browse, signInFrom } from '#tests/harness/browse.ts'
import { designForm, placed, readyArtwork } from '#tests/harness/design.ts'
import { transparentPng } from '#tests/harness/pictures.ts'
import { printStaff, sellLines, uploadPicture } from '#tests/harness/print-orders.ts'
import { designedLine, sellGangSheet, visitor } from '#tests/harness/sell.ts'
import { shareTestShop, startTestShop, type TestShop } from '#tests/harness/shop.ts'
import { printFiles } from './tables.ts'

const shop = await shareTestShop()

const picture = () => transparentPng({ width: 60, height: 40 }, { left: 10, top: 10, width: 40, height: 20 })

async function soldItem(shop: TestShop) {
  const { orderNumber } = await sellGangSheet(shop, visitor())
  const [sold] = await shop.database.orm
    .select()
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(eq(orders.orderNumber, orderNumber ?? ''))
  const item = sold?.order_items
  if (!item) throw new Error('Nothing was sold')
  return item
}

const linkOf = async (shop: TestShop, id: string) =>
  (await shop.database.orm.select().from(orderItems).where(eq(orderItems.id, id)))[0]?.printReadyFileUrl

test('the outside service is polled until it is ready; its file is kept and its link saved', async () => {
  await using service = await startFakeDesignService()
  await using shop = await startTestShop({ settings: { DESIGN_SERVICE_URL: service.address } })
  const item = await soldItem(shop)
  const bytes = await picture()
  service.designs.set(item.designId ?? '', { checksUntilReady: 2, file: bytes })

  expect(await shop.printFiles.start(printStaff, item.id)).toEqual({ ok: true, state: 'processing' })
  expect(await shop.printFiles.check(printStaff, item.id)).toEqual({ ok: true, state: 'processing' })
  service.failNext(1, 500)
  expect(await shop.printFiles.check(printStaff, item.id)).toMatchObject({ ok: false, reason: 'not_started' })
  expect(await linkOf(shop, item.id)).toBeNull()
  expect(await shop.printFiles.check(printStaff, item.id)).toEqual({ ok: true, state: 'ready' })

  const [file] = await shop.printFiles.listForItems(printStaff, [item.id])
  expect(file).toMatchObject({ state: 'ready', widthPx: 60, heightPx: 40, byteSize: bytes.byteLength })
  expect([file?.manifestUrl, file?.csvUrl]).toEqual([null, null])
  expect(await linkOf(shop, item.id)).toBe(`/files/print-files/${file?.id}`)
  const stored = await shop.printFiles.download(printStaff, file?.id ?? '')
  expect(stored && (await buffer(await stored.open()))).toEqual(bytes)
  expect(service.heard).toEqual([
    'POST admin-drip-generate',
    'POST admin-drip-details ready',
    'POST admin-drip-details ready',
    'POST admin-drip-details ready',
    'GET admin-drip-details download',
  ])
})

test('a file that is ready right away is accepted right away', async () => {
  await using service = await startFakeDesignService()
  await using shop = await startTestShop({ settings: { DESIGN_SERVICE_URL: service.address } })
  const item = await soldItem(shop)
  service.isInstant = true
  service.designs.set(item.designId ?? '', { checksUntilReady: 1, file: await picture() })

  expect(await shop.printFiles.start(printStaff, item.id)).toEqual({ ok: true, state: 'ready' })
  expect(await linkOf(shop, item.id)).toMatch(/^\/files\/print-files\//)
})

/** No file of this service is fetched: its shop stores none. */
const service = await startFakeDesignService()
afterAll(() => service[Symbol.asyncDispose]())
const served = await startTestShop({ settings: { DESIGN_SERVICE_URL: service.address } })
afterAll(() => served[Symbol.asyncDispose]())

test.each([
  ['is gone', null, 'Download failed (410)'],
  ['is empty', Buffer.alloc(0), 'Downloaded file is empty'],
  ['is no picture', Buffer.from('<html>'), 'Failed to download print file'],
])(
  'a file that %s is reported in the specification’s words, and nothing is kept',
  async (_, file, message) => {
    const item = await soldItem(served)
    service.designs.set(item.designId ?? '', { checksUntilReady: 1, file })

    await served.printFiles.start(printStaff, item.id)

    expect(await served.printFiles.check(printStaff, item.id)).toEqual({
      ok: false,
      reason: 'not_downloaded',
      message,
    })
    expect(await served.database.orm.$count(printFiles)).toBe(0)
    expect(await linkOf(served, item.id)).toBeNull()
  },
)

test('an unreachable service starts nothing, and only staff reach it', async () => {
  await using shop = await startTestShop({ settings: { DESIGN_SERVICE_URL: 'http://127.0.0.1:9' } })
  const item = await soldItem(shop)

  expect(await shop.printFiles.start(printStaff, item.id)).toMatchObject({ ok: false, reason: 'not_started' })
  await expect(shop.printFiles.start(visitor(), item.id)).rejects.toMatchObject({ code: 'forbidden' })
  await expect(shop.printFiles.check(visitor(), item.id)).rejects.toMatchObject({ code: 'forbidden' })
  expect(await shop.printFiles.start(printStaff, randomUUID())).toEqual({
    ok: false,
    reason: 'item_not_found',
    message: 'Order item not found',
  })
})

test('nothing is printed for an order with unverified payment, by us or by the service', async () => {
  await using service = await startFakeDesignService()
  await using shop = await startTestShop({ settings: { DESIGN_SERVICE_URL: service.address } })
  await using own = await startTestShop()
  for (const one of [shop, own]) {
    await sellGangSheet(one, visitor(), {}, { isPaidInFull: false })
    const [item] = await one.database.orm.select().from(orderItems)
    const notPaid = { ok: false, reason: 'not_paid' }
    expect(await one.printFiles.start(printStaff, item?.id ?? '')).toMatchObject(notPaid)
    expect(await one.printFiles.request(printStaff, item?.id ?? '')).toMatchObject(notPaid)
    expect(await one.database.orm.$count(printFiles)).toBe(0)
  }
  expect(service.heard).toEqual([])
})

test('with our own renderer the same steps end in the same way', async () => {
  const actor = visitor()
  const artworkId = await uploadPicture(shop, actor, await picture())
  const saved = await shop.designs.save(actor, designForm([placed(artworkId)], 12))
  if (!saved.ok) throw new Error(saved.message)
  const line = await designedLine(shop, actor, { sizeId: 12 })
  const order = await sellLines(shop, actor, [
    { ...line, designData: { design_id: saved.design.designId, size_id: 12 } },
  ])
  const itemId = order.items[0]?.id ?? ''

  expect(await shop.printFiles.start(printStaff, itemId)).toEqual({ ok: true, state: 'processing' })
  expect(await shop.printFiles.check(printStaff, itemId)).toEqual({ ok: true, state: 'processing' })
  await shop.jobs.runDue()
  expect(await shop.printFiles.check(printStaff, itemId)).toEqual({ ok: true, state: 'ready' })
  expect(await linkOf(shop, itemId)).toMatch(/^\/files\/print-files\//)
})

test('an item without a design gets one by its id or address, and earlier print files are retired', async () => {
  const browser = await signInFrom(shop, browse(shop))
  const artworkId = await readyArtwork(shop, browser)
  const saved = await shop.designs.save(browser.actor, designForm([placed(artworkId)]))
  if (!saved.ok) throw new Error(saved.message)
  const { designId } = saved.design
  const item = await soldItem(shop)
  await shop.database.orm.update(orderItems).set({ designId: null, designData: null })
  const save = (entered: string, actor = printStaff) =>
    shop.operations.call('order-items.set-design', actor, { item: item.id, design: entered })

  expect(await shop.printFiles.start(printStaff, item.id)).toMatchObject({ ok: false, reason: 'no_design' })
  expect(await save('12')).toMatchObject({
    ok: false,
    because: 'invalid_id',
    message: 'Enter a valid design ID or URL',
  })
  expect(await save(randomUUID())).toMatchObject({
    ok: false,
    because: 'unknown_design',
    message: 'This shop has no design with this ID.',
  })
  expect(await save(designId, visitor())).toMatchObject({ ok: false, code: 'not_signed_in' })
  expect(await save(`https://shop.example/gang-sheet?design_id=${designId}`)).toEqual({
    ok: true,
    value: { designId },
  })
  const order = await shop.orders.itemForPrinting(item.id)
  expect(order).toMatchObject({ designId, design: { design_id: designId, size_id: 60 } })
  expect(await shop.printFiles.start(printStaff, item.id)).toEqual({ ok: true, state: 'processing' })
  await save(designId)
  expect((await shop.printFiles.listForItems(printStaff, [item.id])).map(({ state }) => state)).toEqual([
    'superseded',
  ])
})
