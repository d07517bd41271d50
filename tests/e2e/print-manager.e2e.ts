import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { loadBuiltPages, staticFolder } from '#server/http/built-pages.ts'
import { sessionCookieName } from '#server/http/visit.ts'
import { printProducts } from '#server/prints/tables.ts'
import { browse, signInFrom } from '#tests/harness/browse.ts'
import { desktop, openBrowser, openPage, phone } from '#tests/harness/browser.ts'
import { stockPrint } from '#tests/harness/shelves.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'

let shop: TestShop
let browser: Browser
let folder: string

beforeAll(async () => {
  shop = await startTestShop({ isAlive: true, servePage: await loadBuiltPages(), staticFolder })
  browser = await openBrowser()
  folder = process.env.SCREENS ?? (await mkdtemp(join(tmpdir(), 'gangway-print-manager-')))
})

beforeEach(async () => {
  await shop.database.orm.delete(printProducts)
})

afterAll(async () => {
  await browser?.close()
  await shop?.[Symbol.asyncDispose]()
  if (!process.env.SCREENS) await rm(folder, { recursive: true, force: true })
})

const patience = { timeout: 90_000 }

async function staffVisit(screen = desktop): Promise<{ page: Page; complaints: string[] }> {
  const staff = await signInFrom(shop, browse(shop), 'admin')
  const opened = await openPage(browser, { ...screen, baseURL: shop.origin })
  const value = /gangway_session=([^;]+)/.exec(staff.headers.cookie ?? '')?.[1] ?? ''
  await opened.page.context().addCookies([{ name: sessionCookieName, value, url: shop.origin }])
  await opened.page.goto('/admin/prints', { waitUntil: 'networkidle' })
  return opened
}

const toast = (page: Page, title: string, description = '') =>
  page.locator('[data-sonner-toast]', { hasText: title }).filter({ hasText: description }).first().waitFor()
const violations = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes[0]?.html])
const shoot = (page: Page, name: string) =>
  page.screenshot({ path: join(folder, `${name}.png`), fullPage: true })
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

async function choosePicture(page: Page): Promise<void> {
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c2452c' } })
    .png()
    .toBuffer()
  await page.getByLabel('Picture').setInputFiles({ name: 'mix.png', mimeType: 'image/png', buffer })
  await page.getByRole('img', { name: 'Watermarked copy of the new picture' }).waitFor()
  await page.getByRole('progressbar').waitFor({ state: 'detached' })
}

test.each([
  ['desktop', desktop],
  ['phone', phone],
])(
  'a product is added with its picture, edited, and deleted after a question, on a %s',
  async (name, screen) => {
    const { page, complaints } = await staffVisit(screen)
    await page.getByRole('heading', { name: 'No products yet' }).waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Add product' }).click()
    const adding = dialog(page, 'Add a product')
    await adding.waitFor()
    await choosePicture(page)
    await adding.getByLabel('Title').fill('Market mix')
    await adding.getByLabel('Base price').fill('10')
    await adding.getByLabel('Tags').fill('food, , market')
    await adding.getByRole('button', { name: 'Fill in standard sizes' }).click()
    expect(
      await adding
        .getByLabel('Price $')
        .evaluateAll((fields) => fields.map((one) => (one as HTMLInputElement).value)),
    ).toEqual(['16.00', '22.00', '28.00', '34.00', '40.00', '46.00', '52.00', '58.00'])
    expect(await violations(page)).toEqual([])
    await shoot(page, `print-dialog-${name}`)
    await adding.getByRole('button', { name: 'Add product' }).click()
    await toast(page, 'Product added', 'Market mix')
    await adding.waitFor({ state: 'detached' })
    await page.getByRole('heading', { name: 'Market mix' }).waitFor()
    await shoot(page, `print-manager-${name}`)

    const shopper = await openPage(browser, { ...screen, baseURL: shop.origin })
    await shopper.page.goto('/prints')
    await shopper.page
      .getByRole('link', { name: /Market mix/ })
      .first()
      .waitFor()

    const [before] = await shop.prints.listForStaff(await staffActor())
    await page.getByRole('button', { name: 'Edit Market mix' }).click()
    const editing = dialog(page, 'Edit Market mix')
    await editing.getByLabel('Title').fill('Night market mix')
    await editing.getByLabel('Price $').first().fill('17.50')
    await editing.getByRole('button', { name: 'Save changes' }).click()
    await toast(page, 'Product saved')
    await page.getByRole('heading', { name: 'Night market mix' }).waitFor()
    const [after] = await shop.prints.listForStaff(await staffActor())
    expect(after?.variants.map(({ id }) => id)).toEqual(before?.variants.map(({ id }) => id))
    expect([after?.variants[0]?.priceCents, after?.tags, after?.version]).toEqual([
      1_750,
      ['food', 'market'],
      2,
    ])

    await page.getByRole('button', { name: 'Delete Night market mix' }).click()
    const question = page.getByRole('alertdialog', { name: 'Delete Night market mix?' })
    await question.getByRole('button', { name: 'Keep it' }).click()
    await question.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Delete Night market mix' }).click()
    expect(await violations(page)).toEqual([])
    await question.getByRole('button', { name: 'Delete product' }).click()
    await toast(page, 'Product deleted')
    await page.getByRole('heading', { name: 'No products yet' }).waitFor()
    expect(complaints).toEqual([])
  },
)

test('two people edit one product: the second sees both versions, and nothing is overwritten', async () => {
  await stockPrint(shop, { title: 'Shared sheet' })
  const first = (await staffVisit()).page
  const { page: second } = await staffVisit()
  for (const page of [first, second]) await page.getByRole('button', { name: 'Edit Shared sheet' }).click()
  await dialog(first, /^Edit/).getByLabel('Title').fill('Theirs')
  await first.getByRole('button', { name: 'Save changes' }).click()
  await toast(first, 'Product saved')

  await dialog(second, /^Edit/).getByLabel('Title').fill('Mine')
  await second.getByRole('button', { name: 'Save changes' }).click()
  const notice = second.getByRole('alert').filter({ hasText: 'Somebody else has saved this product' })
  await notice.waitFor()
  expect(await notice.getByRole('row', { name: /Title/ }).innerText()).toMatch(/Mine\s+Theirs/)
  expect(await violations(second)).toEqual([])
  await shoot(second, 'print-conflict')
  expect((await shop.prints.listForStaff(await staffActor()))[0]?.title).toBe('Theirs')

  await notice.getByRole('button', { name: 'Take the saved version' }).click()
  expect(await dialog(second, /^Edit/).getByLabel('Title').inputValue()).toBe('Theirs')
  await dialog(second, /^Edit/).getByLabel('Category').fill('night')
  await second.getByRole('button', { name: 'Save changes' }).click()
  await toast(second, 'Product saved')
  const [saved] = await shop.prints.listForStaff(await staffActor())
  expect([saved?.title, saved?.category, saved?.version]).toEqual(['Theirs', 'night', 3])
})

test('what is missing or too large is told in the specification’s words', async () => {
  const { page } = await staffVisit()
  await page.getByRole('button', { name: 'Add product' }).click()
  const adding = dialog(page, 'Add a product')
  await adding.getByRole('button', { name: 'Add product' }).click()
  await toast(page, 'Missing Information', 'Title required')
  await adding.getByLabel('Title').fill('No picture')
  await adding.getByRole('button', { name: 'Add product' }).click()
  await toast(page, 'Image required')
  await page.getByLabel('Picture').evaluate((input) => {
    const file = new File([''], 'huge.png', { type: 'image/png' })
    Object.defineProperty(file, 'size', { value: 101 * 1024 * 1024 })
    Object.defineProperty(input, 'files', { value: [file] })
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await toast(page, 'File too large', 'Please select an image under 100MB')
  expect(await shop.database.orm.$count(printProducts)).toBe(0)

  await shop.database.pool.query('alter table print_products rename to print_products_away')
  try {
    await page.goto('/admin/prints')
    await toast(page, 'Error loading products')
  } finally {
    await shop.database.pool.query('alter table print_products_away rename to print_products')
  }
})

test('a browser that cannot make the copies leaves them to the server', async () => {
  const { page } = await staffVisit()
  await page.route(/copies-worker/, (route) => route.abort())
  await page.getByRole('button', { name: 'Add product' }).click()
  const adding = dialog(page, 'Add a product')
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#2c6ac2' } })
    .png()
    .toBuffer()
  await page.getByLabel('Picture').setInputFiles({ name: 'mix.png', mimeType: 'image/png', buffer })
  await adding.getByText('the shop makes them when you save').waitFor()
  await page.getByRole('progressbar').waitFor({ state: 'detached' })
  await adding.getByLabel('Title').fill('From the server')
  await adding.getByRole('button', { name: 'Add product' }).click()
  await toast(page, 'Product added')
  await expect.poll(() => shop.database.orm.$count(printProducts), patience).toBe(1)
})

const staffActor = async () => (await signInFrom(shop, browse(shop), 'admin')).actor
