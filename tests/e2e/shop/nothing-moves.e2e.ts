import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, openPage, phone } from '#tests/harness/browser.ts'
import { openSignedIn } from '#tests/harness/open-signed-in.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const { shop, browser } = await useShop()

/** Layout shifts since the page started (Layout Instability, web.dev/cls), once it has painted its current state. */
const readShifts = (): Promise<number> =>
  new Promise((answer) => {
    let sum = 0
    const add = (entries: PerformanceEntryList): void => {
      for (const entry of entries as (PerformanceEntry & { value: number })[]) sum += entry.value
    }
    const observer = new PerformanceObserver((list) => add(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    const answerThen = (): void => {
      add(observer.takeRecords())
      answer(sum)
    }
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(answerThen)))
  })

/**
 * Styles without web fonts, so that the machine's own stay: no machine for tests has Arial, whose metrics fonts.css
 * matches, so a font that arrives late would move text there as it does for no shopper.
 */
const keepFallbackFonts = (page: Page): Promise<unknown> =>
  page.route(/\.css$/, async (route) => {
    const response = await route.fetch()
    const styles = await response.text()
    await route.fulfill({ response, body: styles.replaceAll(/@font-face\s*\{[^}]*woff2[^}]*\}/g, '') })
  })

test('the cart and the checkout load their contents late, and nothing moves when they do', async () => {
  const { page, complaints } = await openPage(browser, { ...phone, baseURL: shop.origin })
  await keepFallbackFonts(page)
  for (const path of ['/cart', '/checkout']) {
    await page.goto(path)
    await page.getByText('Your cart is empty').waitFor()
    expect({ path, shifts: await page.evaluate(readShifts) }).toEqual({ path, shifts: 0 })
  }
  expect(complaints).toEqual([])
})

const builders = ['/builder', '/tshirts', '/tumblers', '/ai-builder']
const shelves = ['/prints', '/print-marketplace', '/tshirt-marketplace', '/tumbler-marketplace', '/blog']
const others = ['/', '/about', '/auth', '/tracking', '/contact', '/search?q=wolf']

test.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)('nothing moves on its own on a page of the shop: %s', async (_name, device) => {
  const { page, complaints } = await openPage(browser, { ...device, baseURL: shop.origin })
  await keepFallbackFonts(page)
  for (const path of [...others, ...shelves, ...builders]) {
    await page.goto(path)
    expect({ path, shifts: await page.evaluate(readShifts) }).toEqual({ path, shifts: 0 })
  }
  expect(complaints).toEqual([])
})

test('a customer’s orders, requests and designs stay as the server rendered them while the page hydrates', async () => {
  const customer = { role: 'customer', email: 'cora@customer.example', fullName: 'Cora Reyes' } as const
  const { page, complaints } = await openSignedIn(browser, shop, desktop, customer)
  for (const tab of ['orders', 'edit-requests', 'designs']) await page.goto(`/customer-portal?tab=${tab}`)
  expect(complaints).toEqual([])
})
