import { AxeBuilder } from '@axe-core/playwright'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadBuiltPages, staticFolder } from '#server/http/built-pages.ts'
import { orders } from '#server/orders/tables.ts'
import { desktop, openBrowser, phone } from '#tests/harness/browser.ts'
import { openSignedIn } from '#tests/harness/open-signed-in.ts'
import { signedIn } from '#tests/harness/sell.ts'
import { sellDrawnSheet } from '#tests/harness/sell-drawn-sheet.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'

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
  ({ role: 'customer', email: `${name}@portal.example`, fullName: 'Ada Lovelace' }) as const

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
  const { violations } = await new AxeBuilder({ page }).exclude('[data-sonner-toaster]').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0)

  const downloading = page.waitForEvent('download')
  await card.getByRole('link', { name: `Invoice of ${order.orderNumber} as PDF` }).press('Enter')
  expect((await downloading).suggestedFilename()).toBe(`Invoice-${order.orderNumber}.pdf`)

  await shop.database.orm.update(orders).set({ status: 'on_the_moon' as 'shipped' })
  await page.reload()
  await card.getByText('on the moon').waitFor()

  await card.getByRole('button', { name: 'Order again' }).click()
  await page.waitForURL('/cart')
  await page.getByRole('heading', { name: item.name }).waitFor()
  expect(complaints).toEqual([])
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
  await page.waitForURL('/customer-portal?tab=designs')
  await page.getByRole('heading', { name: 'Spring drop' }).waitFor()
})
