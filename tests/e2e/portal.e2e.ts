import { randomUUID } from 'node:crypto'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultPackage } from '#domain/shipping/parcel.ts'
import { loadBuiltPages, staticFolder } from '#server/http/built-pages.ts'
import { orders } from '#server/orders/tables.ts'
import { desktop, openBrowser, phone } from '#tests/harness/browser.ts'
import { openSignedIn } from '#tests/harness/open-signed-in.ts'
import { problems } from '#tests/harness/problems.ts'
import { signedIn } from '#tests/harness/sell.ts'
import { sellDrawnSheet } from '#tests/harness/sell-drawn-sheet.ts'
import { austin, orderToShip } from '#tests/harness/ship.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'
import { toast } from '#tests/harness/toast.ts'

let shop: TestShop
let browser: Browser
const staff = signedIn('admin', 'mara@portal.example')

beforeAll(async () => {
  shop = await startTestShop({ isAlive: true, servePage: await loadBuiltPages(), staticFolder })
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
  await shop?.[Symbol.asyncDispose]()
})

const customerNamed = (name: string) =>
  ({ role: 'customer', email: `${name}-${randomUUID()}@portal.example`, fullName: 'Ada Lovelace' }) as const

test.each([
  ['phone', phone],
  ['desktop', desktop],
])('an order is followed live, its invoice taken, and it is ordered again, on a %s', async (name, device) => {
  const { page, actor, complaints } = await openSignedIn(browser, shop, device, customerNamed(name))
  await page.goto('/customer-portal')
  await page.getByText('No orders yet').waitFor()
  const { order, item } = await sellDrawnSheet(shop, actor)

  const card = page.getByRole('article', { name: `Order ${order.orderNumber}` })
  await card.getByText('Pending review').waitFor()
  await shop.orders.setStatus(staff, order.id, 'in_production')
  await card.getByText('Timeline, 2 entries').waitFor()
  await card.getByText('Timeline, 2 entries').press('Enter')
  await card.getByText('Order placed').waitFor()
  expect(await problems(page)).toEqual([])
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.screen.width))
    .toBeLessThanOrEqual(0)

  const downloading = page.waitForEvent('download')
  await card.getByRole('link', { name: `Invoice of ${order.orderNumber} as PDF` }).press('Enter')
  expect((await downloading).suggestedFilename()).toBe(`Invoice-${order.orderNumber}.pdf`)

  await shop.database.orm.update(orders).set({ status: 'on_the_moon' as 'shipped' })
  await page.reload()
  await card.getByText('on the moon').waitFor()

  await card.getByRole('button', { name: 'Order again' }).click()
  await page.waitForURL('/cart')
  await page.getByRole('heading', { name: item.name }).waitFor()
  // The picture of the design that was ordered again is drawn by a job, which no test waits for here.
  expect(complaints.filter((words) => !words.includes('404'))).toEqual([])
})

test('saved designs are opened, renamed, deleted and brought back', async () => {
  const { page, actor } = await openSignedIn(browser, shop, desktop, customerNamed('designs'))
  await page.goto('/customer-portal')
  await page.getByRole('tab', { name: 'Designs' }).click()
  await page.getByText('No saved designs').waitFor()
  const { designId } = await sellDrawnSheet(shop, actor)
  await page.reload()
  await page.getByRole('button', { name: /^Rename / }).click()
  await page.getByLabel('Name of the design').fill('Spring drop')
  await page.getByRole('button', { name: 'Save name' }).click()
  await page.getByRole('heading', { name: 'Spring drop' }).waitFor()
  await page.getByRole('button', { name: 'Delete Spring drop' }).click()
  await page.getByText('No saved designs').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('heading', { name: 'Spring drop' }).waitFor()

  await page.getByRole('link', { name: 'Open Spring drop in the studio' }).click()
  await page.waitForURL(`/gang-sheet?design=${designId}`)
  await page.getByRole('dialog', { name: 'Gang sheet studio' }).getByRole('button', { name: 'Done' }).click()
  // Its artwork is small for 100 mm, and the studio asks.
  await page.getByRole('button', { name: 'Print it as it is' }).click()
  await page.waitForURL('/customer-portal?tab=designs')
  await page.getByRole('heading', { name: 'Spring drop' }).waitFor()
})

test('a parcel stands on the card of its order: where it is, who carries it, and the way to follow it', async () => {
  const { page, actor } = await openSignedIn(browser, shop, phone, customerNamed('parcel'))
  const { orderId, orderNumber } = await orderToShip(shop, actor)
  await page.goto('/customer-portal')
  const card = page.getByRole('article', { name: `Order ${orderNumber}` })
  await card.getByText('In Production').first().waitFor()
  await expect.poll(() => card.locator('a[href^="/tracking"]').count()).toBe(0)
  const made = await shop.shipping.createLabels(staff, {
    orderId,
    toAddress: austin,
    packages: [defaultPackage],
    serviceLevel: 'Ground',
  })
  const [parcel] = made.ok ? made.shipments : []
  const number = parcel?.trackingNumber ?? 'none'
  const link = card.getByRole('link', { name: number })
  await link.waitFor()
  const line = card.getByRole('paragraph').filter({ has: page.getByRole('link', { name: number }) })
  await expect.poll(() => line.textContent()).toBe(`Label made${parcel?.carrier}${number}`)
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.screen.width))
    .toBeLessThanOrEqual(0)
  await link.click()
  await page.waitForURL(`/tracking?number=${number}`)
  const found = page.getByRole('region', { name: 'Result' })
  await found.getByRole('article', { name: `Parcel ${number}` }).waitFor()

  const other = await openSignedIn(browser, shop, desktop, customerNamed('no-parcel'))
  await other.page.goto('/customer-portal')
  await other.page.getByText('No orders yet').waitFor()
  await expect.poll(() => other.page.getByText(number).count()).toBe(0)
})

test('orders and requests that cannot be read say so, each in its own tab, and are read again', async () => {
  const { page, actor } = await openSignedIn(browser, shop, desktop, customerNamed('unread'))
  const { order, item } = await sellDrawnSheet(shop, actor)
  await shop.editRequests.create(actor, { orderItemId: item.id, requestDetails: 'Two foxes' })
  const card = page.getByRole('article', { name: `Order ${order.orderNumber}` })
  await withoutTable('orders', async () => {
    await page.goto('/customer-portal')
    await page.getByRole('heading', { name: 'Failed to fetch orders' }).waitFor()
    await toast(page, 'Failed to fetch orders')
  })
  await page.getByRole('button', { name: 'Try again' }).click()
  await card.waitFor()

  await withoutTable('edit_requests', async () => {
    await page.goto('/customer-portal?tab=edit-requests')
    await page.getByRole('heading', { name: 'Failed to fetch edit requests' }).waitFor()
    await toast(page, 'Failed to fetch edit requests')
    await page.getByRole('tab', { name: 'My Orders' }).click()
    await card.waitFor()
    await page.getByRole('tab', { name: 'Edit Requests' }).click()
    await page.getByRole('heading', { name: 'Failed to fetch edit requests' }).waitFor()
  })
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('article', { name: `Edit request for ${item.name}` }).waitFor()
})

test('a request that could not be kept says so, and its words stay to be sent again', async () => {
  const { page, actor } = await openSignedIn(browser, shop, desktop, customerNamed('unsent'))
  await sellDrawnSheet(shop, actor)
  await page.goto('/customer-portal')
  await page.getByRole('button', { name: 'Request Edit' }).click()
  const words = page.getByLabel('Changes you need')
  await words.fill('The fox in blue, please')
  await withoutTable('edit_requests', async () => {
    // A dialog that opens takes the focus to its first field: a key meant for the button could still go there.
    await page.getByRole('button', { name: 'Submit Request' }).click()
    await toast(page, 'Failed to submit edit request')
    await expect.poll(() => words.inputValue()).toBe('The fox in blue, please')
  })
  await page
    .locator('button:not([aria-busy=true]):not([aria-disabled=true]):enabled', { hasText: 'Submit Request' })
    .press('Enter')
  await toast(page, 'Edit request submitted successfully. Our team will review it shortly.')
  expect(await shop.editRequests.listForCustomer(actor)).toMatchObject([
    { requestDetails: 'The fox in blue, please' },
  ])
})

/** What happens while the shop cannot read or write one table; it is back afterwards, whatever came of it. */
async function withoutTable(table: 'orders' | 'edit_requests', run: () => Promise<void>): Promise<void> {
  await shop.database.pool.query(`alter table ${table} rename to ${table}_away`)
  try {
    await run()
  } finally {
    await shop.database.pool.query(`alter table ${table}_away rename to ${table}`)
  }
}
