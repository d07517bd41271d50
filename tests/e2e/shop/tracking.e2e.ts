import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { defaultPackage } from '#domain/shipping/parcel.ts'
import { sessionCookieName } from '#server/http/visit.ts'
import { days } from '#server/kernel/clock.ts'
import { browse, signInFrom, type Browser as Visitor } from '#tests/harness/browse.ts'
import { desktop, openPage, phone } from '#tests/harness/browser.ts'
import { createTestClock } from '#tests/harness/clock.ts'
import { problems } from '#tests/harness/pages/problems.ts'
import { problemsAtWidths } from '#tests/harness/pages/problems-at-widths.ts'
import { toast } from '#tests/harness/pages/toast.ts'
import { readPage } from '#tests/harness/read-page.ts'
import { signedIn } from '#tests/harness/sell.ts'
import { austin, orderToShip } from '#tests/harness/ship.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const clock = createTestClock()
const { shop, browser } = await useShop({ clock })
const customer = await signInFrom(shop, browse(shop))
const { orderId, orderNumber } = await orderToShip(shop, customer.actor)
const made = await shop.shipping.createLabels(signedIn('admin'), {
  orderId,
  toAddress: austin,
  packages: [defaultPackage],
  serviceLevel: 'Ground',
})
const parcel = { orderNumber, number: (made.ok && made.shipments[0]?.trackingNumber) || '' }
clock.advance(days(1.5))

async function open(path: string, options: BrowserContextOptions, who?: Visitor): Promise<Page> {
  const { page } = await openPage(browser, { ...options, baseURL: shop.origin })
  const value = /gangway_session=([^;]+)/.exec(who?.headers.cookie ?? '')?.[1]
  if (value) await page.context().addCookies([{ name: sessionCookieName, value, url: shop.origin }])
  await page.goto(path)
  const later = page.getByRole('button', { name: 'Look around first' })
  if (await later.isVisible()) await later.click()
  return page
}

test('by number, by keyboard alone, with a message about what is wrong with it', async () => {
  const page = await open('/tracking', desktop)
  await page.getByRole('textbox', { name: 'Tracking number' }).focus()
  await page.keyboard.press('Enter')
  await toast(page, 'Please enter a tracking number')
  await page.getByRole('textbox', { name: 'Tracking number' }).fill('GW000000000000')
  await page.keyboard.press('Enter')
  await toast(page, 'Failed to get tracking information')
  await page.getByText('We couldn’t find a parcel with this number.').first().waitFor()
  await page.getByRole('textbox', { name: 'Tracking number' }).fill(parcel.number.toLowerCase())
  await page.keyboard.press('Enter')
  const result = page.getByRole('article', { name: `Parcel ${parcel.number}` })
  await result.getByText('Arrived in the area').waitFor()
  await expect.poll(() => result.locator('[aria-current=step]').textContent()).toContain('On its way')
  await expect.poll(() => result.getByText(austin.street1).count()).toBe(0)
  expect(await problemsAtWidths(page)).toEqual([])
})

test('guests find their order by number and email, even without a script', async () => {
  const page = await readPage(shop, '/tracking')
  const find = (email: string) =>
    page.submit('Find my order', { 'Order number': parcel.orderNumber, 'Email address': email })
  const unknown = await find('eve@example.com')
  expect(unknown.words).toContain('No order has both this number and this email address.')
  ;(await find('ada@example.com')).getByRole('article', { name: `Parcel ${parcel.number}` })
})

test('a signed-in customer sees their own shipments, refreshes them, and reads their history; unreadable ones say so, and the page stays up', async () => {
  const page = await open('/tracking', phone, customer)
  const own = page.getByRole('article', { name: `Parcel ${parcel.number}` })
  await own.getByRole('button', { name: 'Refresh' }).click()
  await toast(page, 'Tracking information updated')
  await own.getByText('History').click()
  await own.getByText('Left the depot').waitFor()
  expect(await problems(page, { include: 'main' })).toEqual([])

  await shop.database.pool.query('alter table shipment_events rename to shipment_events_away')
  await page.reload()
  await toast(page, 'Failed to load your shipments')
  await page.getByRole('textbox', { name: 'Tracking number' }).waitFor()
  await shop.database.pool.query('alter table shipment_events_away rename to shipment_events')
})
