import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { productTypes } from '#domain/catalog/product-types.ts'
import { basisPoints } from '#domain/money/money.ts'
import { days } from '#server/kernel/clock.ts'
import { desktop, openPage, phone } from '#tests/harness/browser.ts'
import { pick } from '#tests/harness/pages/pick.ts'
import { problemsAtWidths } from '#tests/harness/pages/problems-at-widths.ts'
import { shoot } from '#tests/harness/pages/shoot.ts'
import { toast } from '#tests/harness/pages/toast.ts'
import { promote, readDiscount } from '#tests/harness/promote.ts'
import {
  fillContact,
  heading,
  nextShopperWithSheets,
  payNow,
  payWith,
  shopperWithSheets,
} from '#tests/harness/shopper.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const { shop, browser } = await useShop()
const desk = await openPage(browser, { ...desktop, baseURL: shop.origin })

/** A new shopper for the test, on the desktop page that all of them share. */
async function shopWithSheets(sizes: readonly number[]): Promise<typeof desk> {
  desk.complaints.length = 0
  await nextShopperWithSheets(shop, desk.page, sizes)
  return desk
}

afterEach(async () => {
  await shop.database.pool.query('truncate discounts, discount_uses, rate_limits')
})

const field = (page: Page) => page.getByRole('textbox', { name: 'Promo code' })

async function apply(page: Page, code: string) {
  await field(page).fill(code)
  await page.getByRole('button', { name: 'Apply' }).click()
}

/** Title and text as a toast, and the text beside the field. */
async function expectRefusal(page: Page, title: string, message: string) {
  await toast(page, title, message)
  const noteId = await field(page).getAttribute('aria-describedby')
  await expect.poll(() => page.locator(`[id="${noteId}"]`).textContent()).toBe(message)
  await expect.poll(() => field(page).getAttribute('aria-invalid')).toBe('true')
}

const fromNow = (milliseconds: number) => new Date(Date.now() + milliseconds)

test('each promo code reports its result in the specification’s words; one goes from the cart through the payment into the order and its emails', async () => {
  const code = await promote(shop)
  await promote(shop, { code: 'OVER', expiresAt: fromNow(-days(1)) })
  await promote(shop, { code: 'SOON', startsAt: fromNow(days(1)) })
  await promote(shop, { code: 'BIG', minimumOrderCents: 50_00 })
  const full = await promote(shop, { code: 'FULL', maximumUses: 1 })
  await shop.database.pool.query('update discounts set maximum_uses = 0 where id = $1', [full.id])
  const { page, complaints } = await shopWithSheets([60])
  await page.goto('/cart')

  await page.getByRole('button', { name: 'Apply' }).click()
  await expectRefusal(page, 'Invalid Code', 'Please enter a promo code.')
  await apply(page, 'nope')
  await expectRefusal(page, 'Invalid Code', 'This promo code is not valid.')
  await apply(page, 'soon')
  await expectRefusal(page, 'Invalid Code', 'This promo code is not yet active.')
  await apply(page, 'over')
  await expectRefusal(page, 'Expired Code', 'This promo code has expired.')
  await apply(page, 'full')
  await expectRefusal(page, 'Code Limit Reached', 'This promo code has reached its usage limit.')
  await apply(page, 'big')
  await expectRefusal(page, 'Minimum Not Met', 'This code requires a minimum order of $50.00.')
  await page.route('**/cart/total', (route) => route.abort())
  await apply(page, 'save15')
  await expectRefusal(page, 'Error', 'Failed to validate promo code.')
  await page.unroute('**/cart/total')

  await field(page).press('Enter')
  await page.getByText('Promo Code Applied').waitFor()
  await page.getByText('SAVE15: You save $4.50.').waitFor()
  const summary = page.getByRole('complementary')
  await expect.poll(() => summary.getByText('−$4.50').isVisible()).toBe(true)
  await expect
    .poll(() => summary.getByText('SAVE15: 15% off all items', { exact: true }).isVisible())
    .toBe(true)
  expect(await problemsAtWidths(page, { include: 'main' })).toEqual([])

  await page.reload()
  await page.getByText('SAVE15: 15% off all items', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Remove promo code SAVE15' }).click()
  await page.getByText('SAVE15: 15% off all items', { exact: true }).waitFor({ state: 'detached' })
  await apply(page, 'save15')
  await page.getByText('SAVE15: 15% off all items', { exact: true }).waitFor()

  await page.goto('/checkout')
  await page.getByText('SAVE15: 15% off all items', { exact: true }).waitFor()
  await fillContact(page)
  expect(await problemsAtWidths(page, { include: 'main' })).toEqual([])
  await payNow(page).click()
  await page.waitForURL(/\/sandbox-pay\//)
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('$36.97')
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.pendingSquareOrder).discount))
    .toEqual({
      code: 'SAVE15',
      amount: 450,
      type: 'percentage',
      name: 'Save 15',
    })
  await expect.poll(() => readDiscount(shop, code.id)).toMatchObject({ reservedCount: 1 })
  await payWith(page, /Approved/)
  await heading(page, 'Payment Successful!')
  const receipt = page.getByRole('article', { name: 'Receipt' })
  await receipt.getByText('SAVE15: 15% off all items', { exact: true }).waitFor()
  await receipt.getByText('−$4.50').waitFor()

  await expect.poll(() => page.evaluate(() => localStorage.getItem('gangwayPromo'))).toBeNull()
  await expect.poll(() => readDiscount(shop, code.id)).toMatchObject({ usedCount: 1, reservedCount: 0 })
  expect(complaints.filter((text) => !text.includes('ERR_FAILED'))).toEqual([])
})

test('a valid code that saves nothing says what it is for, and which price applies instead', async () => {
  await promote(shop, { code: 'CUPS', scope: 'category', targets: [productTypes.tumbler] })
  await promote(shop, { code: 'SHIPFREE', scope: 'shipping', value: 10_000 })
  await promote(shop, { code: null, name: 'Sheet week', value: 2_000 })
  await promote(shop)
  const { page } = await shopWithSheets([120, 60])
  await page.goto('/cart')
  await apply(page, 'cups')
  const noCups = 'CUPS takes 15% off custom tumblers, but none are in your cart.'
  await expectRefusal(page, 'Nothing to Discount', noCups)

  const box = page.getByRole('region', { name: 'Promo code' })
  await apply(page, 'shipfree')
  await box.getByText('SHIPFREE takes 100% off shipping, but your order already ships free.').waitFor()
  await page.getByRole('button', { name: 'Remove promo code SHIPFREE' }).click()
  await apply(page, 'save15')
  await box
    .getByText(
      'SAVE15 takes 15% off all items, but Sheet week saves you more here, and only one discount applies.',
    )
    .waitFor()
  await page.getByText('Sheet week: 20% off all items', { exact: true }).waitFor()
})

test('a total of $0 is placed right away, once, without the payment page, even if pressed twice', async () => {
  await shop.settings.change({ system: 'test' }, { taxRate: basisPoints(0) })
  await promote(shop, { code: 'GIFT', value: 10_000 })
  const { page, complaints } = await shopWithSheets([60])
  await page.goto('/cart')
  await apply(page, 'gift')
  await page.getByText('−$30.00').waitFor()
  await page.goto('/checkout')
  await page.getByText('GIFT: 100% off all items').waitFor()
  await fillContact(page, 'gift@example.com')
  await pick(page.getByRole('radio', { name: /pickup/i }))
  await page.getByText('There’s nothing to pay: your order is placed right away.').waitFor()
  await shoot(page, 'free-checkout')
  await page.getByRole('button', { name: 'Place Order' }).dblclick()
  await heading(page, 'Payment Successful!')
  await page.getByText('Order Created Successfully!').waitFor()

  const placed = await shop.database.pool.query(
    `select o.total_cents, o.payment_status, a.provider, a.status from orders o
     join payment_attempts a on a.order_id = o.id where o.contact_email = 'gift@example.com'`,
  )
  expect(placed.rows).toEqual([
    { total_cents: 0, payment_status: 'paid', provider: 'nothing-to-pay', status: 'paid' },
  ])
  await page.goto('/cart')
  await page.getByText('Your cart is empty').waitFor()
  expect(complaints).toEqual([])
  await shop.settings.change({ system: 'test' }, { taxRate: basisPoints(825) })
})

test('a code under its minimum after the cart shrank stays, says why, and is left out of the total', async () => {
  await promote(shop, { minimumOrderCents: 50_00 })
  const { page } = await shopWithSheets([60, 60])
  await page.goto('/cart')
  await apply(page, 'SAVE15')
  await page.getByText('−$9.00').waitFor()
  await page.getByRole('button', { name: 'Remove', exact: true }).first().click()
  await page.getByText('This code requires a minimum order of $50.00.').waitFor()
  await expect.poll(() => page.getByText('SAVE15: 15% off all items', { exact: true }).count()).toBe(0)
  await page.goto('/checkout')
  await fillContact(page)
  await page.getByText('This code requires a minimum order of $50.00.').waitFor()
  await payNow(page).click()
  await page.waitForURL(/\/sandbox-pay\//)
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('$41.47')
})

test('on a phone, a code that ends during checkout is reported before anything is paid; an automatic promotion applies on its own, and if it ends, old and new figures are shown', async () => {
  const { id } = await promote(shop, { maximumUses: 1 })
  const sale = await promote(shop, { code: null, name: 'Autumn sale', value: 1_000 })
  const { page } = await shopperWithSheets(shop, browser, [60], phone)
  await page.goto('/checkout')
  await page.getByText('Autumn sale: 10% off all items, applied automatically.').waitFor()
  // The browser shows a total right away; the shop is asked for it a moment later.
  const confirmed = (hasCode: boolean) =>
    page.waitForResponse((answer) => {
      const asked = answer.request().postData() ?? ''
      const isOfPage = answer.url().endsWith('/cart/total') && asked.includes('"speed"')
      return isOfPage && asked.includes('SAVE15') === hasCode && answer.ok()
    })
  const withCode = confirmed(true)
  await apply(page, 'SAVE15')
  await page.getByText('SAVE15: 15% off all items', { exact: true }).waitFor()
  await fillContact(page)
  await withCode
  await shop.database.pool.query('update discounts set maximum_uses = 0 where id = $1', [id])
  const withoutCode = confirmed(false)
  await payNow(page).click()
  await page.getByText('This promo code has reached its usage limit.').first().waitFor()
  await page.getByText('SAVE15: 15% off all items', { exact: true }).waitFor({ state: 'detached' })
  await page.getByText('Autumn sale: 10% off all items', { exact: true }).waitFor()
  expect(page.url()).toContain('/checkout')

  await page.getByText('$38.47').first().waitFor()
  await withoutCode
  await shop.database.pool.query('update discounts set is_active = false where id = $1', [sale.id])
  await payNow(page).click()
  await page.getByText('The total was $38.47 and is now $41.47. Nothing has been charged.').waitFor()
  await page.getByText('Discount: $3.00 before, now $0.00').waitFor()
  await page.getByRole('button', { name: 'Accept and pay' }).click()
  await page.waitForURL(/\/sandbox-pay\//)
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('$41.47')
})
