import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { cartStorageKey } from '#app/cart/cart-store.ts'
import { pendingDesignKey } from '#domain/studio/builder-event.ts'
import { sandboxPayments } from '#server/adapters/payments/sandbox/tables.ts'
import { profiles } from '#server/people/tables.ts'
import { browse, signInFrom } from '#tests/harness/browse.ts'
import { desktop, openPage, phone } from '#tests/harness/browser.ts'
import { openSignedIn } from '#tests/harness/open-signed-in.ts'
import { addFiles, pictureFile, placedSays } from '#tests/harness/pages/studio.ts'
import { toast } from '#tests/harness/pages/toast.ts'
import { transparentPng } from '#tests/harness/pictures.ts'
import { holdTable } from '#tests/harness/processes/hold-table.ts'
import { startAnew } from '#tests/harness/processes/start-anew.ts'
import { readPage } from '#tests/harness/read-page.ts'
import { checkoutForm, designedLine, startCheckout } from '#tests/harness/sell.ts'
import { fillContact, nextShopperWithSheets, payNow } from '#tests/harness/shopper.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const { shop, browser } = await useShop({ isAlive: true })
/** The desktop page that all shoppers of these tests use in turn. */
const { page: desk } = await openPage(browser, { ...desktop, baseURL: shop.origin })

const customer = () =>
  ({ role: 'customer', email: `ada-${randomUUID()}@words.example`, fullName: 'Ada Lovelace' }) as const
const openCustomer = () => openSignedIn(browser, shop, desktop, customer())
const pendingOf = (page: Page) => page.evaluate((key) => localStorage.getItem(key), pendingDesignKey)

/** The table is missing while `work` runs. */
async function without(table: 'factors' | 'addresses', work: () => Promise<void>): Promise<void> {
  await shop.database.pool.query(`alter table ${table} rename to ${table}_away`)
  try {
    await work()
  } finally {
    await shop.database.pool.query(`alter table ${table}_away rename to ${table}`)
  }
}

test('a sign-in that breaks on the server says so, and the next one works', async () => {
  const { email, ...person } = customer()
  const password = 'correct horse battery staple'
  await shop.auth.createUser({ ...person, email, password, phone: '5125550123' })
  const { page } = await openPage(browser, { ...phone, baseURL: shop.origin })
  await page.goto('/auth')
  const signIn = async () => {
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.locator('main').getByRole('button', { name: 'Sign In', exact: true }).click()
  }
  await without('factors', async () => {
    await signIn()
    await toast(page, 'An unexpected error occurred', 'Your entries are still here.')
  })
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(email)
  await signIn()
  await toast(page, 'Signed in successfully!')
})

test('a tumbler design that cannot be checked is reported, and the next try checks again', async () => {
  const page = await startAnew(desk)
  await page.goto('/tumblers')
  const size = { width: 300, height: 300 }
  const black = { r: 0, g: 0, b: 0 }
  const buffer = await transparentPng(size, { left: 50, top: 50, width: 200, height: 200 }, black)
  const choose = (name: string) =>
    page.getByLabel('Design to engrave').setInputFiles({ name, mimeType: 'image/png', buffer })
  const workersCode = /engraving-worker/

  await page.route(workersCode, (route) => route.abort())
  await choose('first.png')
  await toast(page, 'File validation failed', 'Analysis failed. Try a smaller image.')
  await page.unroute(workersCode)
  await page.route('**/tumblers/check', (route) => route.abort())
  await choose('second.png')
  await toast(page, 'File validated!')
  await toast(page, 'File validation failed', 'Analysis failed. We couldn’t check it.')
})

test('a saved sheet appears on its card, another begins empty, and one in a size no longer sold waits', async () => {
  const { page, complaints } = await openCustomer()
  await page.goto('/builder')
  await page.locator('[data-studio-loaded=yes]').waitFor({ state: 'attached' })
  await page.locator('label', { has: page.getByRole('radio', { name: /22 × 24 in/ }) }).click()
  const studio = page.getByRole('dialog', { name: 'Gang sheet studio' })
  await studio.waitFor()
  await addFiles(page, [await pictureFile('fox.png', 900, 600, { r: 220, g: 30, b: 60 })])
  await placedSays(page, '1 of 1 placed')
  await page.getByRole('button', { name: 'Save design' }).click()
  await toast(page, 'Design Saved')

  const card = page.getByRole('region', { name: 'Your Gang Sheet Design' })
  await card.getByText('Ready to Order').waitFor()
  await card.getByText('22 × 24 in').waitFor()
  await card.getByText('1 artwork, 1 copy').waitFor()
  await expect.poll(() => pendingOf(page)).toContain('design_id')
  await card.getByRole('button', { name: 'Create Another Design' }).click()
  await studio.waitFor()
  await card.waitFor({ state: 'detached' })
  await expect.poll(() => pendingOf(page)).toBe(null)
  await studio.getByLabel(/^Gang sheet with 0 placed copies/).waitFor()

  // The first one isn't lost, and can be changed.
  const putAway = page.locator('[data-sonner-toast]', { hasText: 'Your design was cleared' })
  await putAway.getByRole('button', { name: 'Undo' }).click()
  await studio.waitFor({ state: 'detached' })
  await expect.poll(() => pendingOf(page)).toContain('design_id')
  await card.getByRole('button', { name: 'Edit' }).click()
  await placedSays(page, '1 of 1 placed')
  await page.getByRole('button', { name: 'Close the studio' }).click()
  await card.waitFor()

  // A design in a size that is no longer sold waits, and the shopper is told.
  await page.goto('/robots.txt')
  const design = JSON.stringify({ design_id: randomUUID(), size_id: 9_999, quantity: 1, raw: {} })
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [pendingDesignKey, design] as const)
  await page.goto('/builder')
  await toast(page, 'Unknown size selected for restored design.')
  await card.getByText('Unknown size').waitFor()
  await expect.poll(() => pendingOf(page)).toBe(design)
  expect(complaints.filter((words) => !words.includes('404'))).toEqual([])
})

test('a profile that cannot be read says so', async () => {
  const ada = await signInFrom(shop, browse(shop))
  await without('addresses', async () => {
    ;(await readPage(ada, '/profile')).getByRole('heading', { level: 1, name: 'Failed to load profile' })
  })
  ;(await readPage(ada, '/profile')).getByRole('heading', { level: 1, name: 'Profile Settings' })
})

test('a profile that cannot be saved says so, and what was typed is still there', async () => {
  const { page, actor } = await openCustomer()
  await page.goto('/profile')
  const refusing = "check (full_name <> 'Countess of Lovelace')"
  await shop.database.pool.query(`alter table profiles add constraint refused_by_test ${refusing}`)
  try {
    await page.getByLabel('Full name').first().fill('Countess of Lovelace')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await toast(page, 'Failed to update profile')
  } finally {
    await shop.database.pool.query('alter table profiles drop constraint refused_by_test')
  }
  await expect.poll(() => page.getByLabel('Full name').first().inputValue()).toBe('Countess of Lovelace')
  const mine = eq(profiles.userId, actor.user?.id ?? '')
  expect(await shop.database.orm.select({ name: profiles.fullName }).from(profiles).where(mine)).toEqual([
    { name: 'Ada Lovelace' },
  ])
})

test('orders that take a while say that they are loading', async () => {
  const shopper = await signInFrom(shop, browse(shop))
  const held = await holdTable(shop.database, 'orders')
  // Robots get complete pages, and a program counts as one.
  const userAgent = `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/${browser.version()} Safari/537.36`
  const { body } = await shopper.get('/customer-portal', { 'user-agent': userAgent })
  let sent = ''
  for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const isLoading = sent.includes('Loading your orders...')
    sent += part
    if (isLoading || !sent.includes('Loading your orders...')) continue
    expect(sent).not.toContain('No orders yet')
    await held.letGo()
  }
  expect(sent).toContain('No orders yet')
})

test('a payment of the wrong amount does not count as paid', async () => {
  const shopper = browse(shop)
  const form = checkoutForm([await designedLine(shop, shopper.actor)])
  const { redirectUrl, reference } = await startCheckout(shop, shopper.actor, form)
  const mine = eq(sandboxPayments.reference, reference)
  await shop.database.orm.update(sandboxPayments).set({ amountCents: 1 }).where(mine)
  const payment = await readPage(shopper, new URL(redirectUrl).pathname)
  const returned = await payment.submit('Pay with this card')
  // The provider's webhook may have arrived first.
  const isOpen = returned.queryByRole('button', { name: 'Check my payment' })
  const issue = isOpen ? await returned.submit('Check my payment') : returned
  issue.getByRole('heading', { level: 1, name: 'Payment Verification Issue' })
  issue.in('main').getByText("We couldn't verify your payment. Please contact support.")
  expect(issue.words).toMatch(/Order number GW-\d{6}/)
})

test('Pay Now on a page whose cart was emptied elsewhere charges nothing and says so', async () => {
  const page = desk
  await nextShopperWithSheets(shop, page, [12])
  await page.goto('/checkout')
  await fillContact(page, customer().email)
  // Like a page restored from the browser's back/forward cache: it isn't told of the change.
  await page.evaluate((key) => localStorage.setItem(key, '[]'), cartStorageKey)
  await payNow(page).click()
  await toast(page, 'Empty Cart', 'Add something to your cart first.')
  await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor()
})
