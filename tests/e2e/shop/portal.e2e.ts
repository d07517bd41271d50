import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { defaultPackage } from '#domain/shipping/parcel.ts'
import { sessionCookieName } from '#server/http/visit.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { orders } from '#server/orders/tables.ts'
import { browse, signInFrom } from '#tests/harness/browse.ts'
import { desktop, openPage, phone } from '#tests/harness/browser.ts'
import { problems } from '#tests/harness/pages/problems.ts'
import { toast } from '#tests/harness/pages/toast.ts'
import { readPage } from '#tests/harness/read-page.ts'
import { signedIn } from '#tests/harness/sell.ts'
import { sellDrawnSheet } from '#tests/harness/sell-drawn-sheet.ts'
import { austin, orderToShip } from '#tests/harness/ship.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const { shop, browser } = await useShop({ isAlive: true })
const staff = signedIn('admin', 'mara@portal.example')
/** One desktop and one phone page, shared by the tests' customers in turn. */
const { page: desk } = await openPage(browser, { ...desktop, baseURL: shop.origin })
const { page: handheld, complaints } = await openPage(browser, { ...phone, baseURL: shop.origin })

/** Signs a new customer in on the page. */
async function signInOn(page: Page): Promise<Actor> {
  const { headers, actor } = await signInFrom(shop, browse(shop))
  const value = /gangway_session=([^;]+)/.exec(headers.cookie ?? '')?.[1] ?? ''
  await page.context().addCookies([{ name: sessionCookieName, value, url: shop.origin }])
  return actor
}

test('an order is followed live, its invoice is downloaded, and it is ordered again', async () => {
  const page = handheld
  const actor = await signInOn(page)
  await page.goto('/customer-portal')
  await page.getByRole('heading', { name: 'No orders yet' }).waitFor()
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
  // The image of the reordered design is drawn by a job, which no test waits for here.
  expect(complaints.filter((words) => !words.includes('404'))).toEqual([])
})

test('saved designs are opened, renamed, deleted and restored', async () => {
  const page = desk
  const actor = await signInOn(page)
  await page.goto('/customer-portal')
  await page.getByRole('tab', { name: 'Designs' }).click()
  await page.getByRole('heading', { name: 'No saved designs' }).waitFor()
  const { designId } = await sellDrawnSheet(shop, actor)
  await page.reload()
  expect(await problems(page)).toEqual([])
  await page.getByRole('button', { name: /^Rename / }).click()
  await page.getByLabel('Name of the design').fill('Spring drop')
  await page.getByRole('button', { name: 'Save name' }).click()
  await page.getByRole('heading', { name: 'Spring drop' }).waitFor()
  await page.getByRole('button', { name: 'Delete Spring drop' }).click()
  await page.getByRole('heading', { name: 'No saved designs' }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('heading', { name: 'Spring drop' }).waitFor()

  await page.getByRole('link', { name: 'Open Spring drop in the studio' }).click()
  await page.waitForURL(`/gang-sheet?design=${designId}`)
  await page.getByRole('dialog', { name: 'Gang sheet studio' }).getByRole('button', { name: 'Done' }).click()
  // Its artwork is small for 100 mm, so the studio asks.
  await page.getByRole('button', { name: 'Print it as it is' }).click()
  await page.waitForURL('/customer-portal?tab=designs')
  await page.getByRole('heading', { name: 'Spring drop' }).waitFor()
})

test('a parcel appears on its order’s card: where it is, who carries it, and how to track it', async () => {
  const page = handheld
  const actor = await signInOn(page)
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

  const other = await readPage(await signInFrom(shop, browse(shop)), '/customer-portal')
  expect(other.words).toContain('No orders yet')
  expect(other.words).not.toContain(number)
})

test('orders and requests that cannot be read say so, each in its own tab, and are loaded again; one that could not be saved says so, and its text stays to be sent again', async () => {
  const page = desk
  const actor = await signInOn(page)
  const { order } = await sellDrawnSheet(shop, actor)
  const { item: other } = await sellDrawnSheet(shop, actor)
  await shop.operations.ask('edit-requests.create', actor, { item: other.id, details: 'Two foxes' })
  const card = page.getByRole('article', { name: `Order ${order.orderNumber}` })
  // Events about the order that was just placed would make the page reload before anyone clicks.
  await page.route('**/events?*', (route) => route.abort())
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
  await page.getByRole('article', { name: `Edit request for ${other.name}` }).waitFor()

  await page.getByRole('tab', { name: 'My Orders' }).click()
  await card.getByRole('button', { name: 'Request Edit' }).click()
  const words = page.getByLabel('Changes you need')
  await words.fill('The fox in blue, please')
  await withoutTable('edit_requests', async () => {
    // An opening dialog moves the focus to its first field: a key meant for the button could still go there.
    await page.getByRole('button', { name: 'Submit Request' }).click()
    await toast(page, 'Failed to submit edit request')
    await expect.poll(() => words.inputValue()).toBe('The fox in blue, please')
  })
  await page
    .locator('button:not([aria-busy=true]):not([aria-disabled=true]):enabled', { hasText: 'Submit Request' })
    .press('Enter')
  await toast(page, 'Edit request submitted successfully. Our team will review it shortly.')
  const requests = await shop.editRequests.listForCustomer(actor)
  expect(requests.map(({ requestDetails }) => requestDetails).sort()).toEqual([
    'The fox in blue, please',
    'Two foxes',
  ])
  await page.unroute('**/events?*')
})

/** Runs while the shop can't read or write one table; restores it afterwards, whatever happens. */
async function withoutTable(table: 'orders' | 'edit_requests', run: () => Promise<void>): Promise<void> {
  await shop.database.pool.query(`alter table ${table} rename to ${table}_away`)
  try {
    await run()
  } finally {
    await shop.database.pool.query(`alter table ${table}_away rename to ${table}`)
  }
}
