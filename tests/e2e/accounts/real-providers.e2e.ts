import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSquare } from '#tests/fakes/square/start-square.ts'
import { startStripe } from '#tests/fakes/stripe/start-stripe.ts'
import { openBrowser } from '#tests/harness/browser.ts'
import { fillContact, heading, payNow, shopperWithSheets } from '#tests/harness/shopper.ts'
import { startBuiltShop } from '#tests/harness/use-shop.ts'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

afterAll(() => browser?.close())

const kept = (page: Page) =>
  page.evaluate(() => ({
    pending: JSON.parse(localStorage.getItem('pendingSquareOrder') ?? 'null'),
    session: localStorage.getItem('stripeSessionId'),
  }))

test.each([
  ['square', startSquare],
  ['stripe', startStripe],
] as const)(
  'by %s: to its page and back, using what the browser keeps, even without our query',
  async (name, start) => {
    await using fake = await start()
    await using shop = await startBuiltShop({ settings: fake.settings })
    const { page } = await shopperWithSheets(shop, browser, [12])
    await page.goto('/checkout')
    await fillContact(page)
    await payNow(page).click()
    await page.waitForURL(/\/pay\//)
    const paymentPage = page.url()
    await page.goto('/cart')
    const { pending, session } = await kept(page)
    expect(pending).toMatchObject({ cart_items: [{ quantity: 1 }], total_amount: 1_549 })
    expect(typeof session).toBe(name === 'stripe' ? 'string' : 'object')

    await fake.pay(paymentPage)
    await page.goto('/payment-success')
    await heading(page, 'Payment Successful!')
    await expect.poll(() => kept(page)).toEqual({ pending: null, session: null })
    expect(fake.contractProblems).toEqual([])
  },
)
