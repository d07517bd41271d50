import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { cartStorageKey } from '#app/cart/cart-store.ts'
import { designs } from '#server/designs/tables.ts'
import { sessionCookieName } from '#server/http/visit.ts'
import { orders } from '#server/orders/tables.ts'
import { browse, signInFrom } from '#tests/harness/browse.ts'
import { desktop, openPage, phone } from '#tests/harness/browser.ts'
import { fillContact, heading, payNow, payWith, shopperWithSheets } from '#tests/harness/shopper.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const { shop, browser } = await useShop({ isAlive: true })

const names = (page: Page) => page.locator('main').getByRole('heading', { level: 2 }).allTextContents()
const lines = (page: Page) => page.locator('main').getByRole('listitem').filter({ hasText: 'Gang Sheet' })
const both = ['Gang Sheet 22 × 12 in', 'Gang Sheet 22 × 24 in']

test('for a returning customer on a second device: a guest’s cart is there, changes on one show on the other, and it is paid', async () => {
  const laptop = await shopperWithSheets(shop, browser, [12, 24])
  await laptop.page.goto('/cart')
  await expect.poll(() => lines(laptop.page).count()).toBe(2)
  // As a guest it requests its sheets when idle; from here on they are the account's.
  await laptop.page.goto('/robots.txt')
  const customer = await signInFrom(shop, browse(shop, laptop.actor.visitorId))
  const session = /gangway_session=([^;]+)/.exec(customer.headers.cookie ?? '')?.[1] ?? ''
  const cookie = { name: sessionCookieName, value: session, url: shop.origin }
  await laptop.page.context().addCookies([cookie])
  await shop.database.orm.update(designs).set({ ownerId: customer.actor.user?.id ?? '' })
  const kept = laptop.page.waitForResponse('**/api/v1/cart/sync')
  await laptop.page.goto('/cart')
  await kept

  const mobile = await openPage(browser, { ...phone, baseURL: shop.origin })
  await mobile.page.context().addCookies([cookie])
  await mobile.page.goto('/cart')
  await expect.poll(() => lines(mobile.page).count()).toBe(2)
  expect((await names(mobile.page)).filter((name) => name.startsWith('Gang'))).toEqual(both)

  await mobile.page.getByRole('button', { name: 'One more' }).first().click()
  await expect.poll(() => lines(laptop.page).first().getByText('$12.00').count()).toBeGreaterThan(0)
  await laptop.page.getByRole('button', { name: 'Remove' }).nth(1).click()
  await expect.poll(() => lines(mobile.page).count()).toBe(1)

  await mobile.page.getByRole('button', { name: 'Proceed to Checkout' }).click()
  await mobile.page.waitForURL('**/checkout')
  await fillContact(mobile.page)
  await payNow(mobile.page).click()
  await payWith(mobile.page, /Approved/)
  await heading(mobile.page, 'Payment Successful!')
  await laptop.page.getByText('Your cart is empty').waitFor()
  expect(await laptop.page.evaluate((key) => localStorage.getItem(key), cartStorageKey)).toBe('[]')
  const [order] = await shop.database.orm.select().from(orders)
  expect(order).toMatchObject({ customerId: customer.actor.user?.id, paymentStatus: 'paid' })
  expect([...laptop.complaints, ...mobile.complaints]).toEqual([])
})

test('a picture that is drawn a moment later appears in the cart automatically', async () => {
  const { page, actor } = await shopperWithSheets(shop, browser, [12], desktop)
  await page.unroute(/\/files\/designs\/[^/]+\/preview/)
  const [item] = await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]'), cartStorageKey)
  const image = `/files/designs/${item.designData.design_id}/preview`
  let isDrawn = false
  await page.route(/\/files\/designs\/[^/]+\/preview/, (route) =>
    isDrawn
      ? route.fulfill({
          contentType: 'image/svg+xml',
          body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 22 12"><rect width="22" height="12"/></svg>',
        })
      : route.fulfill({ status: 404 }),
  )
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    cartStorageKey,
    JSON.stringify([{ ...item, image }]),
  ] as const)
  const listens = page.waitForResponse('**/events?*')
  await page.goto('/cart')
  await page.getByText('Image unavailable').waitFor()
  await listens
  isDrawn = true
  const topic = `artwork:${actor.visitorId}` as const
  const event = 'design.changed'
  await shop.realtime.announce(shop.database.orm, { topic, event, id: item.designData.design_id })
  await page.getByRole('img', { name: 'Gang Sheet 22 × 12 in' }).waitFor()
})
