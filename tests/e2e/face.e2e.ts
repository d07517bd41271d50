import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadBuiltPages, staticFolder } from '#server/http/built-pages.ts'
import { sessionCookieName } from '#server/http/visit.ts'
import { newsletterSignups } from '#server/newsletter/tables.ts'
import { desktop, openBrowser, openPage, phone } from '#tests/harness/browser.ts'
import { problems } from '#tests/harness/problems.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'

let shop: TestShop
let browser: Browser

beforeAll(async () => {
  shop = await startTestShop({ servePage: await loadBuiltPages(), staticFolder })
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
  await shop?.[Symbol.asyncDispose]()
})

const visit = (
  options: Parameters<typeof openPage>[1] extends infer Options ? Omit<Options, 'baseURL'> : never,
) => openPage(browser, { ...options, baseURL: shop.origin })

const pieceCount = (page: Page) => page.locator('.hero-piece').count()
const layout = (page: Page) =>
  page
    .locator('.hero-piece')
    .evaluateAll((pieces) => pieces.map((piece) => piece.getAttribute('style')).join())

test('home shows a nested sheet, the shipping facts and every price at first paint, without a script', async () => {
  const { page, complaints } = await visit({ ...desktop, javaScriptEnabled: false })
  await page.goto('/')

  await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1)
  await expect.poll(() => pieceCount(page)).toBe(17)
  for (const name of ['Local Pickup', 'Fast Processing', 'Free Shipping']) {
    await expect.poll(() => page.getByRole('heading', { name, exact: true }).isVisible()).toBe(true)
  }
  await expect
    .poll(() => page.getByText('Orders placed before 2pm CST ship the same day.').isVisible())
    .toBe(true)
  await expect.poll(() => page.getByText('On orders over $75.').isVisible()).toBe(true)
  const prices = await page
    .locator('a[href^="/builder?size="]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')))
  expect(prices).toHaveLength(10)
  expect(prices[0]).toBe('22 × 12 in, $6')
  expect(prices[9]).toBe('22 × 120 in, $60')
  expect(complaints).toEqual([])
})

test('the hero nests again while one watches, and rests for those who prefer less motion', async () => {
  const { page } = await visit({ ...desktop, reducedMotion: 'no-preference' })
  await page.clock.install()
  await page.goto('/')
  await page.getByRole('button', { name: 'Look around first' }).click()
  const before = await layout(page)
  await page.clock.runFor(4_000)
  await expect.poll(() => pieceCount(page)).toBe(18)
  expect(await layout(page)).not.toBe(before)

  const { page: calm } = await visit({ ...desktop, reducedMotion: 'reduce' })
  await calm.clock.install()
  await calm.goto('/')
  await calm.getByRole('button', { name: 'Look around first' }).click()
  await calm.clock.runFor(30_000)
  await expect.poll(() => pieceCount(calm)).toBe(17)
})

test('the welcome popup comes once per browser and holds the focus', async () => {
  const { page, complaints } = await visit(desktop)
  await page.goto('/')
  const popup = page.getByRole('dialog', { name: 'Welcome to our new shop' })
  await popup.waitFor()
  await expect
    .poll(() => popup.getByRole('link', { name: 'Create your account' }).getAttribute('href'))
    .toContain('/auth')
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press('Tab')
    // The guards at the dialog's ends hand the focus on after a moment.
    await expect.poll(() => popup.evaluate((box) => box.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await popup.waitFor({ state: 'detached' })

  await page.reload()
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect.poll(() => popup.count()).toBe(0)
  expect(complaints).toEqual([])
})

test('the banner stays away for the visit once dismissed, and is back at the next', async () => {
  const { page } = await visit(desktop)
  await page.goto('/')
  await page.getByRole('button', { name: 'Look around first' }).click()
  const banner = page.getByText('Free shipping on orders over $75', { exact: true })
  await banner.waitFor()
  await page.getByRole('button', { name: 'Dismiss this message' }).click()
  await expect.poll(() => banner.count()).toBe(0)
  await page.reload()
  await expect.poll(() => banner.count()).toBe(0)
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'gangway_banner')
  expect(cookie?.expires).toBe(-1)
})

test('the navigation has every link, and its dropdown works before any script', async () => {
  const { page } = await visit({ ...desktop, javaScriptEnabled: false })
  await page.goto('/')
  const bar = page.getByRole('banner').getByRole('navigation', { name: 'Main' })
  const links = bar.locator(':scope > a')
  await expect
    .poll(() => links.allInnerTexts())
    .toEqual([
      'Home',
      'About',
      'Gang Sheet Builder',
      'Pre Made Sheets',
      'T-Shirt Marketplace',
      'Tumbler Marketplace',
      'Blog',
    ])
  await expect.poll(() => bar.locator('a[href="/tumblers"]').isVisible()).toBe(false)
  await bar.getByRole('button', { name: 'Product Builders' }).click()
  for (const path of ['/tshirts', '/tumblers']) {
    await expect.poll(() => bar.locator(`a[href="${path}"]`).isVisible()).toBe(true)
  }
  await page.keyboard.press('Escape')
  await bar.locator('a[href="/tumblers"]').waitFor({ state: 'hidden' })
  await expect.poll(() => page.getByRole('link', { name: 'Cart, empty' }).getAttribute('href')).toBe('/cart')
  await expect
    .poll(() => page.getByRole('link', { name: 'Sign In / Sign Up' }).first().getAttribute('href'))
    .toBe('/auth')
  await expect.poll(() => page.getByText('Site built with Gangway').isVisible()).toBe(true)
})

test.each([
  ['customer', 'My Orders', '/customer-portal'],
  ['admin', 'Admin Portal', '/admin'],
  ['owner', 'Admin Portal', '/admin'],
] as const)('the menu of a signed-in %s leads to %s', async (role, name, path) => {
  const email = `${role}@example.com`
  const { page } = await visit(desktop)
  await signIn(page, { email, role })
  await page.goto('/')
  await page.getByRole('button', { name: `Account of ${email}` }).click()
  const menu = page.getByRole('region', { name: 'Your account' })
  await expect.poll(() => menu.getByText(email).isVisible()).toBe(true)
  await expect.poll(() => menu.getByText(role, { exact: true }).isVisible()).toBe(true)
  expect(
    await menu.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual([path, '/profile'])
  await expect.poll(() => menu.getByRole('link', { name }).isVisible()).toBe(true)
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)

  await menu.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL('/')
  await page.getByRole('banner').getByRole('link', { name: 'Sign In / Sign Up' }).waitFor()
})

test('the newsletter answers as specified, once and twice, and clears its field', async () => {
  const { page } = await visit(desktop)
  await page.goto('/')
  await page.getByRole('button', { name: 'Look around first' }).click()
  const field = page.getByRole('textbox', { name: 'Email address' })
  await field.fill('reader@example.com')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await page.getByText('Thanks for subscribing!').waitFor()
  await page.getByText("You'll receive updates about new collections and special events.").waitFor()
  await expect.poll(() => field.inputValue()).toBe('')

  await field.fill('Reader@Example.com')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await page.getByText('Already subscribed!').waitFor()
  await page.getByText('This email is already signed up for our newsletter.').waitFor()
  await expect.poll(() => shop.database.orm.$count(newsletterSignups)).toBe(1)
})

test('the newsletter works as a plain form, and gives back what is no address', async () => {
  const { page } = await visit({ ...desktop, javaScriptEnabled: false })
  const before = await shop.database.orm.$count(newsletterSignups)
  await page.goto('/')
  const field = page.getByRole('textbox', { name: 'Email address' })
  await field.fill('no-domain@x')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await page.getByText('Enter a valid email address').waitFor()
  await expect.poll(() => field.inputValue()).toBe('no-domain@x')
  await field.fill('plain@example.com')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await page.getByText('Thanks for subscribing!').waitFor()
  await expect.poll(() => field.inputValue()).toBe('')
  await expect.poll(() => shop.database.orm.$count(newsletterSignups)).toBe(before + 1)
})

test('a newsletter that cannot be kept says so', async () => {
  const { page } = await visit(desktop)
  await page.goto('/')
  await page.getByRole('button', { name: 'Look around first' }).click()
  await shop.database.pool.query('alter table newsletter_signups rename to newsletter_signups_away')
  try {
    await page.getByRole('textbox', { name: 'Email address' }).fill('late@example.com')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await page.getByText('Subscription failed').waitFor()
    await page.getByText('Please try again later.').waitFor()
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Email address' }).inputValue())
      .toBe('late@example.com')
  } finally {
    await shop.database.pool.query('alter table newsletter_signups_away rename to newsletter_signups')
  }
})

test.each(['/no-such-page', '/deep/er/still'])('%s is not found, and says the way home', async (path) => {
  const { page } = await visit(desktop)
  const answer = await page.goto(path)
  expect(answer?.status()).toBe(404)
  await expect.poll(() => page.getByRole('heading', { name: 'Oops! Page not found' }).isVisible()).toBe(true)
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await page.waitForURL('/')
})

test('on a phone the same links are in a menu, and nothing is wider than the screen', async () => {
  const { page, complaints } = await visit(phone)
  await page.goto('/')
  await page.getByRole('button', { name: 'Look around first' }).click()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect
    .poll(() => menu.getByRole('link').allInnerTexts())
    .toEqual([
      'Home',
      'About',
      'Gang Sheet Builder',
      'Pre Made Sheets',
      'T-Shirt Marketplace',
      'Tumbler Marketplace',
      'Blog',
      'Custom T-Shirts',
      'Custom Tumblers',
      'Sign In / Sign Up',
    ])
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await menu.getByRole('link', { name: 'Home' }).click()
  await menu.waitFor({ state: 'hidden' })
  expect(complaints).toEqual([])
})

test.each([
  ['desktop', 'light', desktop],
  ['desktop', 'dark', desktop],
  ['phone', 'light', phone],
  ['phone', 'dark', phone],
] as const)('axe finds nothing on home and not-found, %s, %s', async (_width, colorScheme, size) => {
  const { page } = await visit({ ...size, colorScheme, reducedMotion: 'reduce' })
  await page.goto('/')
  await page.getByRole('dialog').waitFor()
  expect(await problems(page)).toEqual([])
  await page.getByRole('button', { name: 'Look around first' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await problems(page)).toEqual([])
  await page.goto('/no-such-page')
  expect(await problems(page)).toEqual([])
})

/** Signs in by a session of the accounts' own door, without walking the sign-in page. */
async function signIn(page: Page, { email, role }: { email: string; role: 'customer' | 'admin' | 'owner' }) {
  const password = 'correct horse battery staple'
  await shop.auth.createUser({ email, password, role, fullName: 'Someone', phone: '' })
  const meta = { clientAddress: '127.0.0.1', userAgent: 'test', visitorId: crypto.randomUUID() }
  const outcome = await shop.auth.signIn({ email, password }, meta)
  if (!outcome.ok) throw new Error(`Could not sign in: ${outcome.reason}`)
  await page
    .context()
    .addCookies([{ name: sessionCookieName, value: outcome.session.value, url: shop.origin }])
}
