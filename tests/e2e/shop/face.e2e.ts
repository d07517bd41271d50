import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newsletterSignups } from '#server/newsletter/tables.ts'
import { browse, signInFrom } from '#tests/harness/browse.ts'
import { desktop, openPage, phone } from '#tests/harness/browser.ts'
import { openSignedIn } from '#tests/harness/open-signed-in.ts'
import { problems } from '#tests/harness/pages/problems.ts'
import { toast } from '#tests/harness/pages/toast.ts'
import { readPage } from '#tests/harness/read-page.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const { shop, browser } = await useShop()

const visit = (
  options: Parameters<typeof openPage>[1] extends infer Options ? Omit<Options, 'baseURL'> : never,
) => openPage(browser, { ...options, baseURL: shop.origin })

const pieceCount = (page: Page) => page.locator('.hero-piece').count()
const layout = (page: Page) =>
  page
    .locator('.hero-piece')
    .evaluateAll((pieces) => pieces.map((piece) => piece.getAttribute('style')).join())

test('home shows a nested sheet, shipping information and every price at first paint, without a script', async () => {
  const page = await readPage(shop, '/')
  expect(page.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(
    page
      .in('main')
      .getByRole('img', { name: /nesting engine$/ })
      .querySelectorAll('.hero-piece'),
  ).toHaveLength(17)
  for (const name of ['Local Pickup', 'Fast Processing', 'Free Shipping']) page.getByRole('heading', { name })
  expect(page.words).toContain('Orders placed before 2pm CST ship the same day.')
  expect(page.words).toContain('On orders over $75.')
  const prices = page
    .getAllByRole('link')
    .filter((link: HTMLElement) => link.getAttribute('href')?.startsWith('/builder?size='))
    .map((link: HTMLElement) => link.getAttribute('aria-label'))
  expect(prices).toHaveLength(10)
  expect(prices[0]).toBe('22 × 12 in, $6')
  expect(prices[9]).toBe('22 × 120 in, $60')
})

test('the hero nests again as you watch, and stays still for those who prefer reduced motion', async () => {
  const { page } = await visit({ ...desktop, reducedMotion: 'no-preference' })
  await page.clock.install()
  await page.goto('/')
  await page.getByRole('button', { name: 'Look around first' }).click()
  const before = await layout(page)
  await page.clock.runFor(4_000)
  await expect.poll(() => pieceCount(page)).toBe(18)
  expect(await layout(page)).not.toBe(before)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await page.clock.runFor(30_000)
  await expect.poll(() => pieceCount(page)).toBe(17)
})

test('the welcome popup appears once per browser and traps focus; the banner stays away once dismissed; the newsletter answers as specified, once, twice and when it cannot be saved, and clears its field', async () => {
  const { page, complaints } = await visit(desktop)
  await page.goto('/')
  const popup = page.getByRole('dialog', { name: 'Welcome to our new shop' })
  await popup.waitFor()
  expect(await problems(page)).toEqual([])
  await expect
    .poll(() => popup.getByRole('link', { name: 'Create your account' }).getAttribute('href'))
    .toContain('/auth')
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press('Tab')
    // The focus guards at the dialog's ends move the focus on after a moment.
    await expect.poll(() => popup.evaluate((box) => box.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await popup.waitFor({ state: 'detached' })
  const banner = page.getByText('Free shipping on orders over $75', { exact: true })
  await banner.waitFor()
  expect(await problems(page)).toEqual([])
  await page.getByRole('button', { name: 'Dismiss this message' }).click()
  await expect.poll(() => banner.count()).toBe(0)

  await page.reload()
  const field = page.getByRole('textbox', { name: 'Email address' })
  const subscribe = async (email: string) => {
    await field.fill(email)
    await page.getByRole('button', { name: 'Subscribe' }).click()
  }
  await subscribe('reader@example.com')
  await toast(
    page,
    'Thanks for subscribing!',
    "You'll receive updates about new collections and special events.",
  )
  await expect.poll(() => popup.count()).toBe(0)
  await expect.poll(() => banner.count()).toBe(0)
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'gangway_banner')
  expect(cookie?.expires).toBe(-1)
  expect(complaints).toEqual([])

  await expect.poll(() => field.inputValue()).toBe('')

  await subscribe('Reader@Example.com')
  await toast(page, 'Already subscribed!', 'This email is already signed up for our newsletter.')
  await expect.poll(() => shop.database.orm.$count(newsletterSignups)).toBe(1)

  await shop.database.pool.query('alter table newsletter_signups rename to newsletter_signups_away')
  try {
    await subscribe('late@example.com')
    await toast(page, 'Subscription failed', 'Please try again later.')
    await expect.poll(() => field.inputValue()).toBe('late@example.com')
  } finally {
    await shop.database.pool.query('alter table newsletter_signups_away rename to newsletter_signups')
  }
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
      'Print Marketplace',
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

const menus = [
  ['customer', 'My Orders', '/customer-portal'],
  ['admin', 'Admin Portal', '/admin'],
  ['owner', 'Admin Portal', '/admin'],
] as const

test.each(menus)('the menu of a signed-in %s leads to %s', async (role, name, path) => {
  const signedIn = await signInFrom(shop, browse(shop), role)
  const page = await readPage(signedIn, '/')
  const menu = page.in('region', 'Your account')
  menu.getByText(signedIn.actor.user?.email ?? '')
  menu.getByText(role, { exact: true })
  expect(menu.getAllByRole('link').map((link: HTMLElement) => link.getAttribute('href'))).toEqual([
    path,
    '/profile',
  ])
  menu.getByRole('link', { name })
})

test('the menu opens with a press, no popup appears, and Sign Out ends the session', async () => {
  const email = 'menu@example.com'
  const { page } = await openSignedIn(browser, shop, desktop, { role: 'customer', email, fullName: 'Ada' })
  await page.goto('/')
  await page.getByRole('button', { name: `Account of ${email}` }).click()
  const menu = page.getByRole('region', { name: 'Your account' })
  await expect.poll(() => menu.getByText(email).isVisible()).toBe(true)
  await expect.poll(() => menu.getByRole('link', { name: 'My Orders' }).isVisible()).toBe(true)
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)

  await menu.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL('/')
  await page.getByRole('banner').getByRole('link', { name: 'Sign In / Sign Up' }).waitFor()
})

test('the newsletter works as a plain form, and returns an invalid address', async () => {
  const before = await shop.database.orm.$count(newsletterSignups)
  const home = await readPage(shop, '/')
  const field = (page: typeof home) => page.getByLabelText('Email address') as HTMLInputElement
  const refused = await home.submit('Subscribe', { 'Email address': 'no-domain@x' })
  refused.getByText('Enter a valid email address')
  expect(field(refused).value).toBe('no-domain@x')
  const kept = await refused.submit('Subscribe', { 'Email address': 'plain@example.com' })
  kept.in('main').getByText('Thanks for subscribing!')
  expect(field(kept).value).toBe('')
  expect(await shop.database.orm.$count(newsletterSignups)).toBe(before + 1)
})

test.each(['/no-such-page', '/deep/er/still'])('%s is not found, and links home', async (path) => {
  const page = await readPage(shop, path)
  expect(page.status).toBe(404)
  page.getByRole('heading', { name: 'Oops! Page not found' })
  expect((await page.follow('Return to Home')).path).toBe('/')
})

test('on a phone, in the dark, the same links are in a menu, and nothing is wider than the screen', async () => {
  const { page, complaints } = await visit({ ...phone, colorScheme: 'dark' })
  await page.goto('/')
  await page.getByRole('dialog').waitFor()
  expect(await problems(page)).toEqual([])
  await page.getByRole('button', { name: 'Look around first' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await problems(page)).toEqual([])
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
      'Print Marketplace',
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
  await page.goto('/no-such-page')
  expect(await problems(page)).toEqual([])
})

test('unreadable text is found among many similar lines', async () => {
  const { page } = await visit(desktop)
  const row = (style: string) => `<p style="font-size: 16px; ${style}">Words of a row</p>`
  const rows = (last: string) => `<html lang="en"><title>Rows</title><main><h1>Rows</h1>${last}</main>`
  const many = row('color: #000').repeat(9)
  await page.setContent(rows(many))
  expect(await problems(page)).toEqual([])
  await page.setContent(rows(`${many}${row('color: #ccc')}`))
  expect(await problems(page)).toEqual([
    expect.stringContaining('color-contrast: <p style="font-size: 16px; color: #ccc'),
  ])
  await page.setContent(rows(`${many}<div style="background: #111">${row('color: #000')}</div>`))
  expect(await problems(page)).toEqual([expect.stringContaining('color-contrast')])
})
