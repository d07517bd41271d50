import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { cartStorageKey } from '#app/cart/cart-store.ts'
import { basisPoints, cents } from '#domain/money/money.ts'
import { mails } from '#server/mail/tables.ts'
import { orders } from '#server/orders/tables.ts'
import { browse } from '#tests/harness/browse.ts'
import { desktop, openPage, phone } from '#tests/harness/browser.ts'
import { problems } from '#tests/harness/pages/problems.ts'
import { shoot } from '#tests/harness/pages/shoot.ts'
import { toast } from '#tests/harness/pages/toast.ts'
import { startAnew } from '#tests/harness/processes/start-anew.ts'
import { type ReadPage, readPage } from '#tests/harness/read-page.ts'
import { checkoutForm, designedLine, signedIn, startCheckout } from '#tests/harness/sell.ts'
import { stockTshirt, tourTee } from '#tests/harness/shelves.ts'
import { fillContact, heading, nextShopperWithSheets, payNow, payWith } from '#tests/harness/shopper.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const { shop, browser } = await useShop()

/** A desktop and a phone page, shared by shoppers in turn. */
const desk = await openPage(browser, { ...desktop, baseURL: shop.origin })
const handheld = await openPage(browser, { ...phone, baseURL: shop.origin })

/** A new visitor with these sheets in the cart. */
async function shopperWith(sizes: number[], opened = desk) {
  await nextShopperWithSheets(shop, opened.page, sizes)
  opened.complaints.length = 0
  return opened
}

const cartCount = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]').length, cartStorageKey)

test('from cart to paid order: one order however many clicks, emails sent once, cart empty; the receipt shows a guest items, totals, address and promise, again after a reload, and no one else', async () => {
  const { page, complaints } = await shopperWith([60, 24])
  await page.goto('/cart')
  await page.getByRole('button', { name: 'One more' }).first().click()
  await page.getByText('Your order ships free').waitFor({ state: 'hidden' })
  await expect.poll(() => page.getByTestId('cart-count').first().textContent()).toBe('3')
  await expect.poll(() => page.getByRole('button', { name: 'One less' }).nth(1).isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Remove' }).nth(1).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect
    .poll(() =>
      page.locator('main').getByRole('listitem').filter({ hasText: 'Gang Sheet 22 × 24 in' }).count(),
    )
    .toBe(1)
  expect(await problems(page)).toEqual([])

  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
  await page.waitForURL('**/checkout')
  await payNow(page).click()
  await page.getByText('Please fill in all required fields before checkout.').waitFor()
  await fillContact(page)
  expect(await problems(page)).toEqual([])
  await payNow(page).dblclick()
  await page.waitForURL(/\/sandbox-pay\//)
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('$86.93')
  expect(await problems(page)).toEqual([])
  await payWith(page, /Approved/)

  await heading(page, 'Payment Successful!')
  const number = await page.getByText(/^Order number/).textContent()
  expect(number).toMatch(/GW-\d{6}/)
  await page.getByText('Order Created Successfully!').waitFor()
  await expect.poll(() => cartCount(page)).toBe(0)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('pendingSquareOrder'))).toBeNull()

  const receipt = page.getByRole('article', { name: 'Receipt' })
  for (const words of [
    'Gang Sheet 22 × 60 in',
    '2 × $30.00',
    'Gang Sheet 22 × 24 in',
    '$86.93',
    '12 Analytical Way',
    'Austin, TX 78702',
    '$86.93 paid on',
    'We’ll email you its tracking number. Shipping takes 5-7 business days.',
  ])
    await receipt.getByText(words).first().waitFor()
  await receipt.getByText(/^Leaves our shop by /).waitFor()
  expect(await problems(page)).toEqual([])
  await shoot(page, 'receipt-shipping')

  const stranger = await readPage(shop, new URL(page.url()).pathname + new URL(page.url()).search)
  expect(titleOf(stranger)).toBe('Payment Successful!')
  for (const secret of ['Analytical', 'Ada', 'ada@example.com', 'Gang Sheet', '$'])
    expect(stranger.in('main').queryByText(secret, { exact: false })).toBeNull()
  await page.reload()
  await receipt.getByText('12 Analytical Way').waitFor()
  await expect.poll(() => page.getByText(/^Order number/).textContent()).toBe(number)
  await shop.jobs.runDue()
  await expect.poll(() => shop.database.orm.$count(orders)).toBe(1)
  await expect.poll(() => shop.database.orm.$count(mails)).toBe(2)
  await page.emulateMedia({ media: 'print' })
  const paper = await page.pdf({ format: 'Letter' })
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('link', { name: 'View Order Status' }).click()
  await page.getByRole('article', { name: /^Order GW-\d{6}$/ }).waitFor()
  await page.goBack()
  await page.getByRole('link', { name: 'Continue Shopping' }).click()
  await page.waitForURL(`${shop.origin}/`)
  expect(complaints).toEqual([])
})

test('on a phone: a declined card is reported kindly, cart and form are unchanged, the next card pays, and the receipt says where and when to pick up, with a link to the map', async () => {
  const { page, complaints } = await shopperWith([12], handheld)
  await page.goto('/checkout')
  await fillContact(page, 'grace@example.com')
  await page.getByText('Pickup', { exact: true }).first().click()
  await payNow(page).click()
  await payWith(page, /Declined/)

  await heading(page, 'Your card was declined')
  await expect.poll(() => cartCount(page)).toBe(1)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect
    .poll(() => page.getByLabel('Email', { exact: true }).first().inputValue())
    .toBe('grace@example.com')
  await payNow(page).click()
  await payWith(page, /Approved/)
  await heading(page, 'Payment Successful!')
  await expect.poll(() => cartCount(page)).toBe(0)
  const receipt = page.getByRole('article', { name: 'Receipt' })
  for (const words of ['114 Foundry Row', 'Mon-Fri 9AM-6PM', 'Sat 10AM-4PM', 'You pick it up'])
    await receipt.getByText(words).first().waitFor()
  await receipt.getByText(/^Ready for pickup by /).waitFor()
  const map = await receipt.getByRole('link', { name: 'Open in Maps' }).getAttribute('href')
  expect(new URL(map ?? '').searchParams.get('query')).toBe('114 Foundry Row, Austin, TX 78702')
  expect(await problems(page)).toEqual([])
  await shoot(page, 'receipt-pickup')
  expect(complaints.filter((words) => !words.includes('422'))).toEqual([])
})

/** A checkout up to the payment page, and its shopper, who has no scripts. */
async function atThePaymentPage() {
  const shopper = browse(shop)
  const form = checkoutForm([await designedLine(shop, shopper.actor)])
  return { shopper, ...(await startCheckout(shop, shopper.actor, form)) }
}

const titleOf = (page: ReadPage) => page.getByRole('heading', { level: 1 }).textContent

test('a shopper who leaves the payment page is not charged; an unfinished payment can be continued', async () => {
  const { shopper, attemptId, redirectUrl } = await atThePaymentPage()
  const unfinished = await readPage(shopper, `/payment-success?attempt=${attemptId}`)
  const settled = await unfinished.submit('Check my payment')
  expect(titleOf(settled)).toBe('Your payment isn’t finished')
  const payment = await settled.follow('Continue to payment')
  expect(shop.origin + payment.path).toBe(redirectUrl)
  const left = await payment.submit('Back to the shop without paying')
  expect(titleOf(await left.submit('Check my payment'))).toBe('You left without paying')
})

test('price, tax, rate and color that changed after the page was shown: old and new, and nothing happens before a yes; a shopper whose browser closed before the return finds the order at the next checkout, not the bill', async () => {
  const staff = signedIn('admin')
  const tee = await stockTshirt(shop, { title: 'Changing tee' })
  const { page } = await shopperWith([12, 24])
  const confirmed = page.waitForResponse('**/cart/total')
  await page.goto('/checkout')
  await fillContact(page)
  await confirmed
  const beside = await page.context().newPage()
  await beside.goto(`/tshirt-marketplace/${tee.slug}`)
  await beside.getByText('Maroon', { exact: true }).click()
  await beside.getByText('L', { exact: true }).click()

  const before = await shop.database.orm.$count(orders)
  const { shippingPrice, taxRate } = await shop.settings.read()
  const system = { system: 'test' }
  await shop.settings.change(system, { shippingPrice: cents(1_299), taxRate: basisPoints(1_000) })
  await shop.operations.ask('gang-sheets.change-prices', staff, {
    prices: { '12': { from: 600, to: 725 } },
  })
  await shop.listings.update(staff, { id: tee.id, seenVersion: 1 }, { ...tourTee, colors: ['Black'] }, [])
  await beside.getByRole('button', { name: 'Add to Cart' }).click()
  await toast(beside, 'We no longer sell this choice. Please choose another.')
  await beside.close()
  await expect.poll(() => cartCount(page)).toBe(2)

  await payNow(page).click()
  const dialog = page.getByRole('dialog', { name: 'Prices have changed' })
  await dialog.getByText('The total was $28.48 and is now $34.17. Nothing has been charged.').waitFor()
  for (const change of [
    /^Gang Sheet.*: \$6\.00 before, now \$7\.25 each$/,
    'Shipping: $8.99 before, now $12.99',
    'Tax: $1.49 before, now $1.93',
  ])
    await dialog.getByRole('listitem').filter({ hasText: change }).waitFor()
  await expect.poll(() => dialog.getByText('Gang Sheet 22 × 24 in').count()).toBe(0)
  await expect.poll(() => shop.database.orm.$count(orders)).toBe(before)
  await dialog.getByRole('button', { name: 'Accept and pay' }).click()
  await page.waitForURL(/\/sandbox-pay\//)
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('$34.17')
  await shop.settings.change(system, { shippingPrice, taxRate })
  await shop.operations.ask('gang-sheets.change-prices', staff, {
    prices: { '12': { from: 725, to: 600 } },
  })

  await shop.sandbox.pay(page.url().split('/').at(-1) ?? '', 'approved')
  await shop.jobs.runDue()
  await page.goto('/checkout')
  await heading(page, 'Order Confirmed!')
  await expect.poll(() => cartCount(page)).toBe(0)
})

test('a provider that cannot be reached: Payment Verification Issue, and the order exists', async () => {
  const { shopper, attemptId, reference } = await atThePaymentPage()
  await shop.sandbox.pay(reference, 'approved')
  await shop.database.pool.query('alter table sandbox_payments rename to sandbox_payments_gone')

  const back = `/payment-success?attempt=${attemptId}`
  const issue = await (await readPage(shopper, back)).submit('Check my payment')
  expect(titleOf(issue)).toBe('Payment Verification Issue')
  expect(issue.words).toMatch(/Order number GW-\d{6}/)
  await shop.database.pool.query('alter table sandbox_payments_gone rename to sandbox_payments')
  await shop.payments.settle(attemptId, 'webhook')
  expect(titleOf(await readPage(shopper, back))).toBe('Payment Successful!')
})

const noPage = { code: 'unavailable', advice: 'Try again in a minute.' }

const refusals: [error: object, words: string][] = [
  [{ because: 'no_url', message: 'No checkout URL received' }, 'No checkout URL received'],
  [
    { because: 'provider_failed', message: 'Could not create Square checkout. Please try again.' },
    'Could not create Square checkout. Please try again.',
  ],
  [
    { because: 'provider_failed', message: 'A non-2xx answer came back.' },
    'A non-2xx answer came back. Are the payment secrets set?',
  ],
  [{ message: 'Anything' }, 'The shop answered with a non-2xx status (503). Are the payment secrets set?'],
]

test('a payment page that cannot be created is reported in the specification’s words, nothing is charged, and the next try works; with a slow bank the page waits for the order and shows it automatically', async () => {
  const { page } = await shopperWith([12])
  await page.goto('/checkout')
  await fillContact(page)
  for (const [error, words] of refusals) {
    const json = { error: { ...noPage, ...error } }
    await page.route('**/checkout/prepare', (route) => route.fulfill({ status: 503, json }))
    await payNow(page).click()
    await toast(page, 'Checkout Failed', words)
    await page.unroute('**/checkout/prepare')
  }
  await shop.database.pool.query('alter table sandbox_payments rename to sandbox_payments_gone')
  await payNow(page).click()
  await toast(page, 'Checkout Failed', 'Could not create sandbox checkout. Please try again.')
  await expect.poll(() => cartCount(page)).toBe(1)
  await shop.database.pool.query('alter table sandbox_payments_gone rename to sandbox_payments')
  await payNow(page).click()
  await page.waitForURL(/\/sandbox-pay\//)

  const reference = page.url().split('/').at(-1) ?? ''
  await payWith(page, /Pay later/)
  await heading(page, 'Your bank is taking a moment')
  await expect.poll(() => cartCount(page)).toBe(1)
  await shop.sandbox.finishLate(reference)
  await heading(page, 'Payment Successful!')
  await expect.poll(() => cartCount(page)).toBe(0)
})

test('without scripts the return page has a button that settles the payment', async () => {
  const { shopper, redirectUrl } = await atThePaymentPage()
  const payment = await readPage(shopper, new URL(redirectUrl).pathname)
  const verifying = await payment.submit('Pay with this card')
  expect(titleOf(verifying)).toBe('Verifying Payment...')
  expect(titleOf(await verifying.submit('Check my payment'))).toBe('Payment Successful!')
})

test('a return without its payment says so, and an empty cart links back to the start', async () => {
  const { page } = handheld
  await startAnew(page)
  await page.goto('/payment-success')
  await toast(page, 'Error', 'Failed to complete your order. Please contact support.')
  await page.goto('/cart')
  await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Proceed to Checkout' }).isDisabled()).toBe(true)
  await expect.poll(() => page.getByRole('link', { name: 'Start Building' }).getAttribute('href')).toBe('/')
})

test('a cart says when a smaller sheet is enough, and one press switches to it; two tabs show one cart, and editing a sheet updates it', async () => {
  const { page } = await shopperWith([60, 12])
  await page.goto('/cart')
  await page.getByText('It all fits on 22 × 12 in for $6.00.').waitFor()
  expect(await problems(page, { include: 'main' })).toEqual([])
  await page.getByRole('button', { name: 'Change to 22 × 12 in' }).click()
  await page.getByText('It all fits on').waitFor({ state: 'detached' })
  await expect.poll(() => page.getByRole('heading', { name: 'Gang Sheet 22 × 12 in' }).count()).toBe(2)
  await page.getByText('$12.00').first().waitFor()
  const saved = await shop.database.pool.query(
    `select size_id, document->'sheet'->>'sizeId' as sheet, version from designs order by created_at desc limit 2`,
  )
  expect(saved.rows.map(({ size_id, sheet }) => [size_id, sheet])).toEqual([
    [12, '12'],
    [12, '12'],
  ])

  const other = await page.context().newPage()
  await other.goto(`${shop.origin}/cart`)
  await other.getByRole('button', { name: 'Remove' }).first().click()
  await expect.poll(() => page.getByRole('button', { name: 'Remove' }).count()).toBe(1)
  await other.close()
  await page.getByRole('button', { name: 'Edit Gang Sheet' }).click()
  await page.waitForURL('**/gang-sheet')
  const item = await page.evaluate(() => JSON.parse(localStorage.editingCartItem))
  expect(item).toMatchObject({ id: 'gangsheet-1-1', designData: { size_id: 12 } })
})
