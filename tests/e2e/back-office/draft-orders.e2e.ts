import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { openPage, phone } from '#tests/harness/browser.ts'
import { expectMoneyToAddUp } from '#tests/harness/money-invariant.ts'
import { openAsStaff } from '#tests/harness/open-signed-in.ts'
import { problems } from '#tests/harness/pages/problems.ts'
import { problemsAtWidths } from '#tests/harness/pages/problems-at-widths.ts'
import { transparentPng } from '#tests/harness/pictures.ts'
import { readPage } from '#tests/harness/read-page.ts'
import { visitor } from '#tests/harness/sell.ts'
import { stockTshirt } from '#tests/harness/shelves.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const { shop, browser } = await useShop({ isAlive: true })
/** The desk of one of the staff, which the tests use one after the other. */
const { page: desk } = await openAsStaff(browser, shop, null)

async function openDesk(path: string): Promise<Page> {
  await desk.goto(path)
  return desk
}

beforeAll(async () => {
  await stockTshirt(shop, { stock: { 'S-Black': 20 } })
})

const isAsWideAsItsScreen = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.screen.width)

/** 22 × 12 in at 150 dpi. */
const readySheet = async () => {
  const buffer = await transparentPng(
    { width: 3_300, height: 1_800 },
    { left: 150, top: 450, width: 600, height: 300 },
  )
  return { name: 'ready-sheet.png', mimeType: 'image/png', buffer: await withDensity(buffer, 150) }
}

const withDensity = (picture: Buffer, density: number): Promise<Buffer> =>
  sharp(picture).withMetadata({ density }).png().toBuffer()

const logo = async (name: string, colour: { r: number; g: number; b: number }) => {
  const size = { width: 900, height: 900 }
  const buffer = await transparentPng(size, { left: 0, top: 0, ...size }, colour)
  return { name, mimeType: 'image/png', buffer }
}

async function addLine(page: Page, name: string): Promise<void> {
  const lines = page.getByRole('group', { name: /, line \d+$/ })
  const before = await lines.count()
  await page.getByRole('button', { name, exact: true }).click()
  await expect.poll(() => lines.count()).toBe(before + 1)
}

test('staff write an order and send its link; the customer declines once and pays', async () => {
  const email = `grace-${randomUUID()}@example.com`
  const page = await openDesk('/admin')
  await page.getByRole('link', { name: 'New order' }).click()
  await page.getByRole('heading', { name: 'New order', level: 1 }).waitFor()

  await addLine(page, 'Gang sheet')
  await addLine(page, 'From the shelf')
  await addLine(page, 'Line of your own')
  await page.getByLabel('What it is').fill('Banner, 6 × 3 ft')
  await page.getByLabel('Price of one').fill('80')
  await page.getByRole('button', { name: 'Send payment link' }).click()
  await page.getByText('Enter your full name').waitFor()
  await page.getByText('Say why it is a line of its own').first().waitFor()
  await page.getByLabel('Why a line of your own').fill('We print it on canvas')
  await page.getByLabel('Full name').fill('Grace Hopper')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel(/^Discount/).fill('8.00')
  await page.getByLabel(/^Reason of the discount/).fill('Neighbours')
  const bill = page.getByRole('complementary', { name: 'Bill' })
  await bill.getByText('−$8.00').waitFor()
  const total = (await bill.locator('dd').last().innerText()).trim()
  expect(await problemsAtWidths(page)).toEqual([])

  await page.getByRole('button', { name: 'Send payment link' }).click()
  await page.waitForURL(/\/admin\/orders\/drafts\//)
  const address = await page.getByRole('textbox', { name: 'Payment link' }).inputValue()
  await page.getByText('Sent', { exact: true }).first().waitFor()
  expect(await problemsAtWidths(page)).toEqual([])

  const { page: customer } = await openPage(browser, { ...phone, baseURL: shop.origin })
  await customer.goto(address)
  await customer.getByRole('heading', { name: `${total} to pay` }).waitFor()
  await page.getByText('Seen by the customer').waitFor()
  expect(await problems(customer)).toEqual([])
  await expect.poll(() => isAsWideAsItsScreen(customer)).toBe(true)
  const payNow = customer.getByRole('button', { name: `Pay ${total} now` })
  await payNow.click()
  await customer.waitForURL(/sandbox-pay/)
  await customer.getByText('Card that is declined').click()
  await customer.getByRole('button', { name: /^Pay / }).click()
  await customer.getByText('Your card was declined').waitFor()
  await payNow.click()
  await customer.waitForURL(/sandbox-pay/)
  await customer.getByText('Card that is approved').click()
  await customer.getByRole('button', { name: /^Pay / }).click()
  await customer.getByText('Paid. Thank you!').waitFor()
  const number = (await customer.getByText(/GW-\d{6}/).innerText()).match(/GW-\d{6}/)?.[0] ?? ''

  // Staff see it live, and the sheet that waits for its artwork.
  await page.getByRole('link', { name: `Order ${number}` }).click()
  await page.getByRole('heading', { name: number, level: 2 }).waitFor()
  await page.getByText('Artwork to follow.').waitFor()
  await page.getByText('A line of your own, so nothing is printed for it: We print it on canvas').waitFor()
  expect(await problemsAtWidths(page)).toEqual([])
  await expectMoneyToAddUp(shop.database)
})

test('staff take an order by phone with its artwork; the customer pays by the link, and the files are printed', async () => {
  const page = await openDesk('/admin/orders/new')
  const lineNamed = (name: string) => page.getByRole('group', { name })
  await addLine(page, 'Gang sheet')
  const sheet = lineNamed('Gang sheet, line 1')
  await sheet.getByLabel('Size', { exact: true }).selectOption('12')
  await sheet.getByLabel('File for the sheet').setInputFiles(await readySheet())
  await sheet.getByText('Prints 22 in × 12 in').waitFor()
  await sheet.getByText('150 dpi, Fair').waitFor()
  expect(await sheet.getByLabel('What the file is').inputValue()).toBe('sheet')

  await addLine(page, 'Printed shirt')
  const shirt = lineNamed('Printed shirt, line 2')
  await shirt.getByLabel('Zone on the front').selectOption('left-chest')
  await shirt.getByLabel('Design file').setInputFiles(await logo('logo.png', { r: 200, g: 20, b: 60 }))
  await shirt.getByText('3.6 in × 3.6 in on Left Chest').waitFor()
  await addLine(page, 'Engraved tumbler')
  const tumbler = lineNamed('Engraved tumbler, line 3')
  await tumbler.getByLabel('Design to engrave').setInputFiles(await logo('stamp.png', { r: 0, g: 0, b: 0 }))
  await tumbler.getByText('File validated!').waitFor()
  // Only what the shop has agreed with is kept.
  await tumbler.getByRole('progressbar', { name: 'Uploading' }).waitFor({ state: 'detached' })
  await addLine(page, 'Gang sheet')
  await lineNamed('Gang sheet, line 4').getByLabel('Size', { exact: true }).selectOption('12')
  const bill = page.getByRole('complementary', { name: 'Bill' })
  await bill.getByText('$').first().waitFor()

  // The form is refused, and everything that was dropped is still there.
  await page.getByRole('button', { name: 'Send payment link' }).click()
  await page.getByText('Enter your full name').waitFor()
  await page.getByLabel('Full name').fill('Hedy Lamarr')
  await page.getByLabel('Email', { exact: true }).fill(`hedy-${randomUUID()}@example.com`)
  expect(await problemsAtWidths(page)).toEqual([])

  // A draft keeps it, too.
  await page.getByRole('button', { name: 'Keep as a draft' }).click()
  await page.waitForURL(/\/admin$/)
  await page.getByRole('link', { name: /Hedy Lamarr/ }).click()
  await sheet.getByText('Prints 22 in × 12 in').waitFor()
  await tumbler.getByText('stamp.png').waitFor()
  // Pressed while the bill comes, the button must not move away from under the finger.
  const sends = page.getByRole('button', { name: 'Send payment link' })
  const place = await sends.boundingBox()
  await bill.getByText('$').first().waitFor()
  expect(await sends.boundingBox()).toEqual(place)
  await sends.click()
  const address = await page.getByRole('textbox', { name: 'Payment link' }).inputValue()

  await payByLink(new URL(address).pathname.split('/').at(-1) ?? '')

  await page.getByRole('link', { name: /^Order GW-/ }).click()
  const sheets = page.getByRole('article', { name: /Gang Sheet/ })
  await sheets.first().getByRole('button', { name: 'Make print file' }).click()
  await sheets.first().getByRole('link', { name: 'Download print file' }).waitFor()
  const printed = page.getByRole('article', { name: /T-Shirt/ })
  await printed.getByRole('button', { name: 'Make print files' }).click()
  await printed.getByRole('link', { name: 'Download Left Chest' }).waitFor()

  // The sheet whose artwork was to follow: staff lay it out in the studio of the order.
  const follows = sheets.last()
  await follows.getByText('Artwork to follow.').waitFor()
  await follows.getByRole('button', { name: 'Edit design' }).click()
  const studio = page.frameLocator('iframe[title^="Editor of"]')
  await studio.getByRole('dialog', { name: 'Gang sheet studio' }).waitFor()
  await studio
    .locator('input[type=file]')
    .first()
    .setInputFiles(await logo('badge.png', { r: 0, g: 90, b: 200 }))
  await studio.getByText('1 of 1 placed').first().waitFor()
  await studio.getByRole('button', { name: 'Save to the order' }).click()
  await expect.poll(() => page.getByText('Artwork to follow.').count()).toBe(0)
})

/** As its customer does, without their pages. */
async function payByLink(token: string): Promise<void> {
  const customer = { ...visitor(), network: randomUUID() }
  const opened = await shop.operations.call('payment-links.pay', customer, { token })
  if (!opened.ok) throw new Error(`No page to pay on: ${JSON.stringify(opened)}`)
  await shop.sandbox.pay(opened.value.url.split('/').at(-1) ?? '', 'approved')
  await shop.operations.call('payment-links.settle', visitor(), { token })
}

test('a link that staff cancel says so, and a draft is gone on with', async () => {
  const page = await openDesk('/admin/orders/new')
  await addLine(page, 'Line of your own')
  await page.getByLabel('What it is').fill('Vinyl letters')
  await page.getByLabel('Full name').fill('Barbara Liskov')
  await page.getByRole('button', { name: 'Keep as a draft' }).click()
  await page.waitForURL(/\/admin$/)
  await page.getByRole('link', { name: /Barbara Liskov/ }).click()
  await page.getByRole('heading', { name: 'Draft of an order' }).waitFor()
  await expect.poll(() => page.getByLabel('What it is').inputValue()).toBe('Vinyl letters')
  await page.getByLabel('Email', { exact: true }).fill(`barbara-${randomUUID()}@example.com`)
  await page.getByLabel('Price of one').fill('12.50')
  await page.getByLabel('Why a line of your own').fill('Cut, not printed')
  await page.getByRole('complementary', { name: 'Bill' }).getByText('$13.53').waitFor()
  await page.getByRole('button', { name: 'Send payment link' }).click()
  const address = await page.getByRole('textbox', { name: 'Payment link' }).inputValue()
  await page.getByRole('button', { name: 'Send again' }).click()
  await page.getByText('Sent last, 2 times in all').waitFor()
  await page.getByRole('button', { name: 'Cancel link…' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the link' }).click()
  await page.getByText('Cancelled', { exact: true }).first().waitFor()

  const bill = await readPage(shop, new URL(address).pathname)
  expect(bill.words).toContain('This link was cancelled')
  expect(bill.queryAllByRole('button', { name: /^Pay / })).toEqual([])
  const none = await readPage(shop, '/pay/no-such-link')
  none.getByRole('heading', { name: 'No such bill' })
})

test('a draft that nobody wants is discarded, once it was said twice', async () => {
  const page = await openDesk('/admin/orders/new')
  await page.getByRole('heading', { name: 'New order', level: 1 }).waitFor()
  expect(await page.getByRole('button', { name: 'Discard draft…' }).count()).toBe(0)
  await page.getByLabel('Full name').fill('Joan Clarke')
  await page.getByRole('button', { name: 'Keep as a draft' }).click()
  await page.waitForURL(/\/admin$/)
  await page.getByRole('link', { name: /Joan Clarke/ }).click()
  await page.getByRole('button', { name: 'Discard draft…' }).click()
  expect(await problems(page)).toEqual([])
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard the draft' }).click()
  await page.getByText('Draft discarded').waitFor()
  await page.waitForURL(/\/admin$/)
  await expect.poll(() => page.getByRole('link', { name: /Joan Clarke/ }).count()).toBe(0)
})

test('a bulk request becomes an order that is paid at the counter, and each leads to the other', async () => {
  const email = `ada-${randomUUID()}@example.com`
  const asked = {
    product: 'tumbler' as const,
    name: 'Ada Bulk',
    email,
    quantity: 40,
    details: { Size: '20oz' },
  }
  await shop.operations.ask('quotes.request', visitor(), asked)
  const { page } = await openAsStaff(browser, shop, '/admin/quotes', phone)
  await page.getByRole('link', { name: 'Ada Bulk' }).click()
  await page.getByRole('link', { name: 'Make an order of it' }).click()
  await page.getByText('Answers the bulk request of Ada Bulk.').waitFor()
  await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe(email)
  await expect.poll(() => page.getByLabel('What it is').inputValue()).toBe('Tumblers, Size: 20oz')
  const bill = page.getByRole('complementary', { name: 'Bill' })
  await page.getByLabel('Price of one').fill('21')
  await bill.getByText('$909.30').waitFor()
  await page.getByRole('button', { name: 'Paid at the counter' }).click()
  const dialog = page.getByRole('dialog', { name: 'Take $909.30' })
  await dialog.getByText('Card terminal').click()
  await dialog.getByLabel(/^Reference/).fill('T-0815')
  expect(await problems(page)).toEqual([])
  await dialog.getByRole('button', { name: '$909.30 taken' }).click()
  await page.getByText(/Card terminal · T-0815 · taken by staff-/).waitFor()

  await page.getByRole('link', { name: /^Written by staff-/ }).click()
  await page.getByRole('link', { name: 'Quote request' }).click()
  await page.getByRole('list', { name: 'Orders made of it' }).getByText('Paid').waitFor()
  await expect.poll(() => isAsWideAsItsScreen(page)).toBe(true)
  await expectMoneyToAddUp(shop.database)
})
