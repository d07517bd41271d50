import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cartStorageKey } from '#app/cart/cart-store.ts'
import { cents } from '#domain/money.ts'
import { loadBuiltPages, staticFolder } from '#server/http/built-pages.ts'
import { mails } from '#server/mail/tables.ts'
import { orders } from '#server/orders/tables.ts'
import { desktop, openBrowser, openPage, phone } from '#tests/harness/browser.ts'
import { expectMoneyToAddUp } from '#tests/harness/money-invariant.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'
import { fillContact, heading, payNow, payWith, shopperWithSheets } from '#tests/harness/shopper.ts'

let shop: TestShop
let browser: Browser

beforeAll(async () => {
  shop = await startTestShop({ servePage: await loadBuiltPages(), staticFolder })
  browser = await openBrowser()
})

afterAll(async () => {
  await expectMoneyToAddUp(shop.database)
  await browser?.close()
  await shop?.[Symbol.asyncDispose]()
})

const shopperWith = (sizes: number[], options = desktop) => shopperWithSheets(shop, browser, sizes, options)

const cartCount = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]').length, cartStorageKey)
const toast = (page: Page, words: string) =>
  page.locator('[data-sonner-toast]', { hasText: words }).first().waitFor()

/** Looked for once everything has faded in: half-transparent words have no contrast yet. */
const seriousProblems = async (page: Page) => {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map((one) => one.finished))
  })
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

test('from cart to paid order: one order however often one clicks, mails once, cart empty', async () => {
  const { page, complaints } = await shopperWith([60, 24])
  await page.goto('/cart')
  await page.getByRole('button', { name: 'One more' }).first().click()
  await page.getByText('Your order ships free').waitFor({ state: 'hidden' })
  expect(await page.getByTestId('cart-count').first().textContent()).toBe('3')
  expect(await page.getByRole('button', { name: 'One less' }).nth(1).isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Remove' }).nth(1).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(
    await page.locator('main').getByRole('listitem').filter({ hasText: 'Gang Sheet 22 × 24 in' }).count(),
  ).toBe(1)
  expect(await seriousProblems(page)).toEqual([])

  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
  await page.waitForURL('**/checkout')
  await payNow(page).click()
  await page.getByText('Please fill in all required fields before checkout.').waitFor()
  await fillContact(page)
  expect(await seriousProblems(page)).toEqual([])
  await payNow(page).dblclick()
  await page.waitForURL(/\/sandbox-pay\//)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('$86.93')
  expect(await seriousProblems(page)).toEqual([])
  await payWith(page, /approved/)

  await heading(page, 'Payment Successful!')
  const number = await page.getByText(/^Order number/).textContent()
  expect(number).toMatch(/GW-\d{6}/)
  await page.getByText('Order Created Successfully!').waitFor()
  expect(await cartCount(page)).toBe(0)
  expect(await page.evaluate(() => localStorage.getItem('pendingSquareOrder'))).toBeNull()

  await page.reload()
  await heading(page, 'Payment Successful!')
  expect(await page.getByText(/^Order number/).textContent()).toBe(number)
  await shop.jobs.runDue()
  expect(await shop.database.orm.$count(orders)).toBe(1)
  expect(await shop.database.orm.$count(mails)).toBe(2)
  await page.getByRole('link', { name: 'Continue Shopping' }).click()
  await page.waitForURL(`${shop.origin}/`)
  expect(complaints).toEqual([])
})

test('a declined card is told kindly; cart and form are as they were, and the next card pays', async () => {
  const { page } = await shopperWith([12], phone)
  await page.goto('/checkout')
  await fillContact(page, 'grace@example.com')
  await page.getByText('Pickup', { exact: true }).first().click()
  await payNow(page).click()
  await payWith(page, /declined/)

  await heading(page, 'Your card was declined')
  expect(await cartCount(page)).toBe(1)
  await page.getByRole('link', { name: 'Try again' }).click()
  expect(await page.getByLabel('Email', { exact: true }).first().inputValue()).toBe('grace@example.com')
  await payNow(page).click()
  await payWith(page, /approved/)
  await heading(page, 'Payment Successful!')
  expect(await cartCount(page)).toBe(0)
})

test('who leaves the payment page is not charged; an unfinished payment can be gone on with', async () => {
  const { page } = await shopperWith([12])
  await page.goto('/checkout')
  await fillContact(page)
  await payNow(page).click()
  await page.waitForURL(/\/sandbox-pay\//)
  const attempt = await page.evaluate(() => JSON.parse(localStorage.pendingSquareOrder).attempt_id)

  await page.goto(`/payment-success?attempt=${attempt}`)
  await heading(page, 'Your payment is not finished')
  await page.getByRole('link', { name: 'Continue to payment' }).click()
  await page.getByRole('button', { name: 'Back to the shop without paying' }).click()

  await heading(page, 'You left without paying')
  expect(await cartCount(page)).toBe(1)
})

test('a slow bank: the page waits and then shows the order by itself', async () => {
  const { page } = await shopperWith([12])
  await page.goto('/checkout')
  await fillContact(page)
  await payNow(page).click()
  await page.waitForURL(/\/sandbox-pay\//)
  const reference = page.url().split('/').at(-1) ?? ''
  await payWith(page, /Pay later/)
  await heading(page, 'Your bank is taking a moment')
  expect(await cartCount(page)).toBe(1)

  await shop.sandbox.finishLate(reference)
  await heading(page, 'Payment Successful!')
  expect(await cartCount(page)).toBe(0)
})

test('a browser closed before the return: coming back to checkout shows the order, not the bill', async () => {
  const { page } = await shopperWith([12])
  await page.goto('/checkout')
  await fillContact(page)
  await payNow(page).click()
  await page.waitForURL(/\/sandbox-pay\//)
  await shop.sandbox.pay(page.url().split('/').at(-1) ?? '', 'approved')
  await shop.jobs.runDue()

  await page.goto('/checkout')
  await heading(page, 'Order Confirmed!')
  expect(await cartCount(page)).toBe(0)
})

test('prices that changed after the page was shown: old and new, and nothing happens before a yes', async () => {
  const { page } = await shopperWith([12])
  const confirmed = page.waitForResponse('**/cart/quote')
  await page.goto('/checkout')
  await fillContact(page)
  await confirmed
  const before = await shop.database.orm.$count(orders)
  const { shippingPrice } = await shop.settings.read()
  await shop.settings.change({ system: 'test' }, { shippingPrice: cents(1_299) })
  await payNow(page).click()

  await page.getByText('The total was $15.49 and is now $19.49. Nothing has been charged.').waitFor()
  expect(await shop.database.orm.$count(orders)).toBe(before)
  await page.getByRole('button', { name: 'Accept and pay' }).click()
  await page.waitForURL(/\/sandbox-pay\//)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('$19.49')
  await shop.settings.change({ system: 'test' }, { shippingPrice })
})

test('a provider that cannot be asked: Payment Verification Issue, and the order is there', async () => {
  const { page } = await shopperWith([12])
  await page.goto('/checkout')
  await fillContact(page)
  await payNow(page).click()
  await page.waitForURL(/\/sandbox-pay\//)
  const attempt = await page.evaluate(() => JSON.parse(localStorage.pendingSquareOrder).attempt_id)
  await shop.sandbox.pay(page.url().split('/').at(-1) ?? '', 'approved')
  await shop.database.pool.query('alter table sandbox_payments rename to sandbox_payments_gone')

  await page.goto(`/payment-success?attempt=${attempt}`)
  await heading(page, 'Payment Verification Issue')
  expect(await page.getByText(/^Order number/).textContent()).toMatch(/GW-\d{6}/)
  await shop.database.pool.query('alter table sandbox_payments_gone rename to sandbox_payments')
  await page.reload()
  await shop.payments.settle(attempt, 'webhook')
  await page.reload()
  await heading(page, 'Payment Successful!')
})

test('a payment page that cannot be made is told, nothing is charged, and the next try works', async () => {
  const { page } = await shopperWith([12])
  await page.goto('/checkout')
  await fillContact(page)
  await shop.database.pool.query('alter table sandbox_payments rename to sandbox_payments_gone')
  await payNow(page).click()
  await toast(page, 'Checkout Failed')
  await toast(page, 'Could not create sandbox checkout. Please try again.')
  await shop.database.pool.query('alter table sandbox_payments_gone rename to sandbox_payments')
  await payNow(page).click()
  await page.waitForURL(/\/sandbox-pay\//)
})

test.each([
  [{ ok: false, reason: 'no_url', providerName: 'Square' }, 'No checkout URL received'],
  [
    { ok: false, reason: 'provider_failed', providerName: 'Square', message: null },
    'Could not create Square checkout. Please try again.',
  ],
  [
    { ok: false, reason: 'provider_failed', providerName: 'Square', message: 'A non-2xx answer came back.' },
    'A non-2xx answer came back. Are the payment secrets set?',
  ],
])('what a provider can answer is told in the specification’s words: %j', async (answer, words) => {
  const { page } = await shopperWith([12])
  await page.route('**/checkout/prepare', (route) => route.fulfill({ status: 422, json: answer }))
  await page.goto('/checkout')
  await fillContact(page)
  await payNow(page).click()
  await toast(page, 'Checkout Failed')
  await toast(page, words)
  expect(await cartCount(page)).toBe(1)
})

test('without scripts the return page has a button that settles', async () => {
  const { page } = await shopperWith([12])
  await page.goto('/checkout')
  await fillContact(page)
  await payNow(page).click()
  await page.waitForURL(/\/sandbox-pay\//)
  const plain = await openPage(browser, { ...desktop, baseURL: shop.origin, javaScriptEnabled: false })
  await plain.page.goto(page.url())
  await plain.page.getByRole('button', { name: 'Pay with this card' }).click()
  await heading(plain.page, 'Verifying Payment...')
  await plain.page.getByRole('button', { name: 'Check my payment' }).click()
  await heading(plain.page, 'Payment Successful!')
})

test('a return without its payment says so, and an empty cart leads back to the start', async () => {
  const { page } = await openPage(browser, { ...phone, baseURL: shop.origin })
  await page.goto('/payment-success')
  await page.getByText('Failed to complete your order. Please contact support.').first().waitFor()
  await page.goto('/cart')
  await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor()
  expect(await page.getByRole('button', { name: 'Proceed to Checkout' }).isDisabled()).toBe(true)
  expect(await page.getByRole('link', { name: 'Start Building' }).getAttribute('href')).toBe('/')
})

test('two tabs show one cart, and editing a sheet takes it along', async () => {
  const { page } = await shopperWith([12, 24])
  await page.goto('/cart')
  const other = await page.context().newPage()
  await other.goto(`${shop.origin}/cart`)
  await other.getByRole('button', { name: 'Remove' }).first().click()

  await expect.poll(() => page.getByRole('button', { name: 'Remove' }).count()).toBe(1)
  await page.getByRole('button', { name: 'Edit Gang Sheet' }).click()
  await page.waitForURL('**/gang-sheet')
  const item = await page.evaluate(() => JSON.parse(localStorage.editingCartItem))
  expect(item).toMatchObject({ id: 'gangsheet-1-1', designData: { size_id: 24 } })
})
