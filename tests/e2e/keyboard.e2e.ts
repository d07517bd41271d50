import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { orders } from '#server/orders/tables.ts'
import { bulkQuotes } from '#server/quotes/tables.ts'
import { desktop, openPage } from '#tests/harness/browser.ts'
import { type Keyboard, keyboardOf } from '#tests/harness/pages/keyboard.ts'
import { toast } from '#tests/harness/pages/toast.ts'
import { transparentPng } from '#tests/harness/pictures.ts'
import { startAnew } from '#tests/harness/processes/start-anew.ts'
import { stockCategories, stockPrint, stockTshirt } from '#tests/harness/shelves.ts'
import { nextShopperWithSheets } from '#tests/harness/shopper.ts'
import { hireStaff } from '#tests/harness/staff.ts'
import { useShop } from '#tests/harness/use-shop.ts'

// Each flow with only Tab, Enter, Space and arrows: no click, no fill, no pointer.

const { shop, browser } = await useShop({ isAlive: true })
let cactus: { name: string; mimeType: string; buffer: Buffer }

beforeAll(async () => {
  await stockCategories(shop)
  await stockPrint(shop)
  await stockPrint(shop, { kind: 'print', title: 'Lone bee', category: 'animals' })
  await stockTshirt(shop)
  const writer = await hireStaff(shop, { email: 'mara@gangway.example', fullName: 'Mara Voss' })
  await shop.operations.ask('articles.create', writer, {
    title: 'Pressing at home',
    content: '<p>Hot and firm.</p>',
    status: 'published',
  })
  const ink = { left: 50, top: 50, width: 1_100, height: 1_100 }
  const buffer = await transparentPng({ width: 1_200, height: 1_200 }, ink)
  cactus = { name: 'cactus.png', mimeType: 'image/png', buffer }
})

const { page } = await openPage(browser, { ...desktop, baseURL: shop.origin })

/** A new visitor opens a page. */
async function open(path: string) {
  await startAnew(page)
  await page.goto(path)
  return { page, keys: keyboardOf(page) }
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
const radio = (page: Page, name: string | RegExp) => page.getByRole('radio', { name }).first()

// A gang sheet, from its files to the cart: studio-keyboard-work.e2e.ts.

test('a shirt: a bulk quote is requested, six steps, and into the cart', async () => {
  const { page, keys } = await open('/tshirts')
  await askForQuote(page, keys, 'Get Bulk Quote')
  await keys.choose(radio(page, /Gildan Soft Style/))
  await keys.choose(radio(page, /Front only/i))
  await keys.choose(radio(page, /Center Chest/))
  await keys.choose(radio(page, 'Navy'))
  await keys.space(page.getByRole('checkbox', { name: /^L / }))
  await keys.chooseFile(page.locator('main input[type=file]').first(), cactus)
  await toast(page, 'Design uploaded successfully')
  await keys.enter(page.getByLabel('Quantity of size L').getByLabel('One more'))
  await page.getByText('L × 2').waitFor()
  await keys.enter(button(page, 'Add to Cart'))
  await toast(page, 'Added to Cart!')
})

test('a tumbler: a bulk quote is requested, a black design, and into the cart', async () => {
  const { page, keys } = await open('/tumblers')
  await askForQuote(page, keys, 'Bulk Quote')
  const ink = { left: 20, top: 20, width: 300, height: 200 }
  const buffer = await transparentPng({ width: 340, height: 240 }, ink, { r: 0, g: 0, b: 0 })
  await keys.chooseFile(page.getByLabel('Design to engrave'), {
    name: 'bar.png',
    mimeType: 'image/png',
    buffer,
  })
  await toast(page, 'File validated!')
  await page.getByRole('progressbar', { name: 'Uploading' }).waitFor({ state: 'detached' })
  await keys.choose(radio(page, /^40oz/))
  await keys.choose(radio(page, /^Double side/))
  await keys.choose(radio(page, 'Navy Blue'))
  await keys.enter(button(page, 'Add to Cart'))
  await toast(page, 'Added to Cart')
})

test('a premade sheet: found by text, chosen, and into the cart', async () => {
  const { page, keys } = await open('/prints')
  await keys.type(page.getByRole('searchbox', { name: 'Search', exact: true }), 'market')
  await page.keyboard.press('Enter')
  await page.waitForURL(`${shop.origin}/prints?search=market`)
  await keys.enter(page.getByRole('link', { name: 'Weekend market mix' }))
  const dialog = page.getByRole('dialog', { name: 'Weekend market mix' })
  await dialog.waitFor()
  await keys.choose(dialog.getByRole('radio', { name: '22 × 24 in' }))
  await keys.choose(dialog.getByRole('radio', { name: 'UV DTF Film' }))
  await keys.enter(dialog.getByRole('button', { name: 'Add to Cart' }))
  await toast(page, 'Added to Cart!')
  await dialog.waitFor({ state: 'detached' })
})

test('the marketplaces: a card, its options, and into the cart', async () => {
  const { page, keys } = await open('/tshirt-marketplace')
  await keys.enter(page.getByRole('link', { name: 'Static Kings tour tee' }))
  const dialog = page.getByRole('dialog', { name: 'Static Kings tour tee' })
  await dialog.waitFor()
  await keys.choose(dialog.getByRole('radio', { name: /^Black/ }))
  await keys.choose(dialog.getByRole('radio', { name: /^S\b/ }))
  await keys.enter(dialog.getByRole('button', { name: 'Add to Cart' }))
  await toast(page, 'Added to Cart!')
})

test('cart and checkout: one added, one removed, and paid', async () => {
  await nextShopperWithSheets(shop, page, [60, 24])
  await page.goto('/cart')
  const keys = keyboardOf(page)
  await keys.enter(button(page, 'One more'))
  await keys.enter(page.getByRole('button', { name: 'Remove' }).nth(1))
  await page.getByText('Gang Sheet 22 × 24 in').waitFor({ state: 'detached' })
  await keys.enter(button(page, 'Proceed to Checkout'))
  await page.waitForURL('**/checkout')
  await keys.type(page.getByLabel('Email', { exact: true }).first(), 'ada@example.com')
  await keys.type(page.getByLabel('Full name'), 'Ada Lovelace')
  await keys.choose(radio(page, /pickup/i))
  await keys.enter(button(page, 'Pay Now'))
  await page.waitForURL(/\/sandbox-pay\//)
  await keys.choose(radio(page, /approved|succeeds|goes through/i))
  await keys.enter(button(page, 'Pay with this card'))
  await page.getByRole('heading', { level: 1, name: 'Payment Successful!' }).waitFor()
  const [order] = await shop.database.orm.select().from(orders)
  expect(order).toMatchObject({ paymentStatus: 'paid', deliveryMethod: 'pickup' })
})

test('the blog: searched, opened over the list, read, and closed', async () => {
  const { page, keys } = await open('/blog')
  await keys.type(page.getByRole('searchbox', { name: 'Search articles' }), 'pressing')
  await page.getByText('1 article for “pressing”').waitFor()
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /Pressing at home/ })
    .first()
  await keys.enter(link)
  const dialog = page.getByRole('dialog', { name: 'Pressing at home' })
  await dialog.getByText('Hot and firm.').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
})

/** Starts where the pages sell a single item, and continues from where it was opened. */
async function askForQuote(page: Page, keys: Keyboard, name: string): Promise<void> {
  const before = await shop.database.orm.$count(bulkQuotes)
  await keys.enter(page.getByRole('button', { name, exact: true }).first())
  await keys.type(page.getByLabel('Name', { exact: true }), 'Ada Lovelace')
  await keys.type(page.getByLabel('Email for the quote'), 'ada@example.com')
  await keys.enter(button(page, 'Request quote'))
  await toast(page, 'Bulk Quote Request Submitted')
  await expect.poll(() => shop.database.orm.$count(bulkQuotes)).toBe(before + 1)
  await page.locator('button:focus[aria-expanded=false]', { hasText: name }).waitFor()
}
