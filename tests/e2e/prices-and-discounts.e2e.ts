import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadBuiltPages, staticFolder } from '#server/http/built-pages.ts'
import { sessionCookieName } from '#server/http/visit.ts'
import { browse, signInFrom } from '#tests/harness/browse.ts'
import { desktop, openBrowser, openPage, phone } from '#tests/harness/browser.ts'
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

async function staffVisit(screen: typeof desktop, path: string) {
  const staff = await signInFrom(shop, browse(shop), 'admin')
  const opened = await openPage(browser, { ...screen, baseURL: shop.origin })
  const value = /gangway_session=([^;]+)/.exec(staff.headers.cookie ?? '')?.[1] ?? ''
  await opened.page.context().addCookies([{ name: sessionCookieName, value, url: shop.origin }])
  await opened.page.goto(path)
  return { ...opened, actor: staff.actor }
}

const toast = (page: Page, words: string) =>
  page.locator('[data-sonner-toast]', { hasText: words }).first().waitFor()

test('a new price of a sheet is what shoppers see at once', async () => {
  const { page, complaints } = await staffVisit(desktop, '/admin/settings')
  expect(new URL(page.url()).pathname).toBe('/admin/settings/pricing')
  await page.getByLabel('22 × 12 in, Price').fill('7.25')
  await page.getByRole('region', { name: 'Gang sheets' }).getByRole('button', { name: 'Save Prices' }).click()
  await toast(page, '1 price saved')
  const shopper = await openPage(browser, { ...phone, baseURL: shop.origin })
  await shopper.page.goto('/')
  await shopper.page.getByRole('link', { name: '22 × 12 in, $7.25' }).first().waitFor()
  expect((await new AxeBuilder({ page }).exclude('[data-sonner-toaster]').analyze()).violations).toEqual([])
  expect(complaints).toEqual([])
})

test('a price that is none, or that somebody else changed, is not saved', async () => {
  const { page, actor } = await staffVisit(desktop, '/admin/settings/pricing')
  const tumblers = page.getByRole('region', { name: 'Tumblers' })
  await tumblers.getByLabel('20oz, Single side').fill('25.00')
  await tumblers.getByLabel('20oz, Double side').fill('31')
  await shop.tumblers.changePrices(actor, [{ key: '20oz/double', from: 3_000, to: 2_900 }])
  await tumblers.getByRole('button', { name: 'Save Prices' }).click()
  await toast(page, 'Failed to save pricing')
  expect(await tumblers.getByLabel('20oz, Double side').getAttribute('aria-invalid')).toBe('true')
  expect((await shop.tumblers.sizes())[0]?.prices.double).toBe(2_900)
})

test('a tier with breaks makes ten shirts cheaper', async () => {
  const { page } = await staffVisit(phone, '/admin/settings/pricing')
  await page.getByRole('button', { name: 'Add Tier' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Pricing Tier' })
  await dialog.getByLabel('Base price').fill('20')
  await dialog.getByLabel('Setup fee').fill('15')
  await dialog.getByLabel('Price each').nth(1).fill('18.50')
  await dialog.getByRole('button', { name: 'Save Pricing' }).click()
  await toast(page, 'Pricing saved')
  await page.getByRole('row', { name: /T-shirt.*Every size.*\$20\.00.*\$15\.00.*10: \$18\.50/ }).waitFor()
  expect(await shop.pricing.activeTiers()).toMatchObject([
    { product: 'tshirt', basePrice: 2_000, setupFee: 1_500, breaks: [{ from: 10, price: 1_850 }] },
  ])
  await page.getByRole('button', { name: 'Add Tier' }).click()
  await dialog.getByLabel('Base price').fill('twenty')
  await dialog.getByRole('button', { name: 'Save Pricing' }).click()
  await toast(page, 'Failed to save pricing')
})

test('a discount is tried on, saved, changed and deleted', async () => {
  const { page, complaints, actor } = await staffVisit(desktop, '/admin/settings/discounts')
  await page.getByText('No discounts yet').waitFor()
  await page.getByRole('button', { name: 'Add Discount' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Discount' })
  await dialog.getByLabel('Code').fill('summer15')
  await dialog.getByLabel('Name').fill('Summer')
  await dialog.getByLabel('Value').fill('15')
  await dialog.getByLabel('Minimum order').fill('100')
  await dialog.getByRole('button', { name: 'Try' }).click()
  // 10 × $24, 8.25 % tax, shipped free.
  await dialog.getByText('$259.80 becomes $223.80: $36.00 off').waitFor()
  await dialog.getByLabel('Quantity').fill('1')
  await dialog.getByRole('button', { name: 'Try' }).click()
  await dialog.getByText('This code requires a minimum order of $100.00').waitFor()
  expect((await new AxeBuilder({ page }).exclude('[data-sonner-toaster]').analyze()).violations).toEqual([])
  await dialog.getByRole('button', { name: 'Save Discount' }).click()
  await toast(page, 'Discount saved')
  await page.getByRole('row', { name: /SUMMER15.*15%.*from \$100\.00.*Active/ }).waitFor()

  await page.getByRole('button', { name: 'Edit SUMMER15' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Discount' })
  await edit.getByLabel('Type').selectOption('fixed_amount')
  await edit.getByLabel('Value').fill('5')
  await edit.getByLabel('Applies to').selectOption('category')
  await edit.getByLabel('Kinds').selectOption('Tumbler')
  await edit.getByRole('button', { name: 'Save Discount' }).click()
  await page.getByRole('row', { name: /SUMMER15.*\$5\.00.*Kinds of products/ }).waitFor()
  expect(await shop.discounts.list(actor)).toMatchObject([
    { code: 'SUMMER15', type: 'fixed_amount', value: 500, scope: 'category', targets: ['Tumbler'] },
  ])

  await page.getByRole('button', { name: 'Edit SUMMER15' }).click()
  await edit.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete discount' }).click()
  await page.getByText('No discounts yet').waitFor()
  expect(complaints).toEqual([])
})

test('what is wrong with a discount stands beside its field', async () => {
  const { page } = await staffVisit(phone, '/admin/settings/discounts')
  await page.getByRole('button', { name: 'Add Discount' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Discount' })
  await dialog.getByLabel('Name').fill('Too much')
  await dialog.getByLabel('Value').fill('120')
  await dialog.getByRole('button', { name: 'Save Discount' }).click()
  await toast(page, 'Failed to save discount')
  await dialog.getByText('A percentage is at most 100').waitFor()
  expect(await dialog.getByLabel('Name').inputValue()).toBe('Too much')
})
