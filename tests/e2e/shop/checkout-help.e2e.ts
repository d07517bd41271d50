import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sitePages } from '#domain/content/site-pages.ts'
import { warningsOf } from '#domain/orders/order-design.ts'
import { sessionCookieName } from '#server/http/visit.ts'
import { orderItems, orders } from '#server/orders/tables.ts'
import { browse, signInFrom } from '#tests/harness/browse.ts'
import { problems } from '#tests/harness/pages/problems.ts'
import { problemsAtWidths } from '#tests/harness/pages/problems-at-widths.ts'
import { shoot } from '#tests/harness/pages/shoot.ts'
import { fillContact, payNow, shopperWithSheets } from '#tests/harness/shopper.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const { shop, browser } = await useShop()

const checklist = (page: Page) => page.getByRole('region', { name: 'What’s still missing' })

test('the checklist says what is missing and links to it, until everything is there; terms, returns and privacy are linked, and the promise is shown', async () => {
  const { page, complaints } = await shopperWithSheets(shop, browser, [12])
  await page.goto('/checkout')
  await checklist(page).getByText('Before you pay').waitFor()
  const items = checklist(page).getByRole('listitem')
  await expect
    .poll(() => items.allTextContents())
    .toEqual([
      'Enter your email address',
      'Enter your full name',
      'Enter the street address',
      'Enter the city',
      'Enter the state, such as TX',
      'Enter the ZIP code',
    ])
  await items.filter({ hasText: 'full name' }).getByRole('button').click()
  await expect
    .poll(() => page.getByLabel('Full name').evaluate((field) => field === document.activeElement))
    .toBe(true)
  await fillContact(page)
  await page.getByLabel('State').fill('CA')
  await checklist(page).getByText('This ZIP code isn’t in this state').waitFor()
  await page.getByLabel('State').fill('TX')
  await checklist(page).getByText('You’re ready to pay').waitFor()
  await expect.poll(() => items.count()).toBe(0)
  for (const name of ['terms', 'returns', 'privacy'] as const)
    await page.getByRole('main').getByRole('link', { name: sitePages[name] }).waitFor()
  await page.getByText(/^Leaves our shop by /).waitFor()
  expect(await problemsAtWidths(page, { include: 'main' })).toEqual([])
  expect(complaints).toEqual([])
})

test('a signed-in customer saves an address and chooses it the next time', async () => {
  const { page, actor } = await shopperWithSheets(shop, browser, [12])
  const signedIn = await signInFrom(shop, browse(shop, actor.visitorId))
  const session = /gangway_session=([^;]+)/.exec(signedIn.headers.cookie ?? '')?.[1] ?? ''
  await page.context().addCookies([{ name: sessionCookieName, value: session, url: shop.origin }])
  await page.goto('/checkout')
  await page.getByLabel('Street address').fill('12 Analytical Way')
  await page.getByLabel('City').fill('Austin')
  await page.getByLabel('State').fill('tx')
  await page.getByLabel('ZIP code').fill('78702')
  await page.getByLabel('Save this address for next time').check()
  await checklist(page).getByText('You’re ready to pay').waitFor()
  await payNow(page).click()
  await page.waitForURL(/\/sandbox-pay\//)
  expect(await shop.people.listAddresses(signedIn.actor)).toMatchObject([
    { name: 'Ada Byron', street1: '12 Analytical Way', state: 'TX', isDefault: true },
  ])

  await shop.people.addAddress(signedIn.actor, {
    street1: '1 Engine Court',
    city: 'Waco',
    state: 'TX',
    zip: '76701',
  })
  await page.evaluate(() => localStorage.removeItem('pendingSquareOrder'))
  await page.goto('/checkout')
  const choice = page.getByLabel('Saved addresses')
  await expect.poll(() => page.getByLabel('Street address').inputValue()).toBe('12 Analytical Way')
  await choice.selectOption({ label: '1 Engine Court · Waco, TX' })
  await expect.poll(() => page.getByLabel('City').inputValue()).toBe('Waco')
  await choice.selectOption({ label: 'Another address' })
  await expect.poll(() => page.getByLabel('City').inputValue()).toBe('')
  await choice.selectOption({ label: '1 Engine Court · Waco, TX' })
  await payNow(page).click()
  await page.waitForURL(/\/sandbox-pay\//)
  const cities = (await shop.database.orm.select().from(orders)).map((order) => order.shippingAddress.city)
  expect(cities.sort()).toEqual(['Austin', 'Waco'])
})

test('artwork below the limit is confirmed once more before paying, and the answer is shown on the order', async () => {
  const { page } = await shopperWithSheets(shop, browser, [36])
  await shop.database.pool.query(
    `update designs set document = jsonb_set(document, '{placements,0}', document->'placements'->0 || '{"x": 250, "y": 250, "width": 338.668, "height": 338.668}')`,
  )
  await page.goto('/checkout')
  await fillContact(page)
  await payNow(page).click()
  const dialog = page.getByRole('dialog', { name: 'Look at this before you pay' })
  await dialog.getByText('“Fox.png” prints at 75 dpi and may look soft.').waitFor()
  expect(await problems(page, { include: '[role=dialog]' })).toEqual([])
  await shoot(page, 'checkout-soft-artwork')
  await dialog.getByRole('button', { name: 'Print it as it is and pay' }).click()
  await page.waitForURL(/\/sandbox-pay\//)
  const items = await shop.database.orm.select().from(orderItems)
  const told = items.flatMap(({ designData }) => warningsOf(designData))
  expect(told.map(({ kind, acceptedBy }) => [kind, acceptedBy])).toEqual([
    ['low_resolution', 'ada@example.com'],
  ])
})
