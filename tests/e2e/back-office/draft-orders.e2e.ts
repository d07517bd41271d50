import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { openPage, phone } from '#tests/harness/browser.ts'
import { filledDraftOrder, sellSheetAndShirts, sendLink } from '#tests/harness/draft-order.ts'
import { expectMoneyToAddUp } from '#tests/harness/money-invariant.ts'
import { openAsStaff } from '#tests/harness/open-signed-in.ts'
import { problems } from '#tests/harness/pages/problems.ts'
import { problemsAtWidths } from '#tests/harness/pages/problems-at-widths.ts'
import { shoot } from '#tests/harness/pages/shoot.ts'
import { toast } from '#tests/harness/pages/toast.ts'
import { transparentPng } from '#tests/harness/pictures.ts'
import { printStaff } from '#tests/harness/print-orders.ts'
import { readPage } from '#tests/harness/read-page.ts'
import { signedIn, visitor } from '#tests/harness/sell.ts'
import { stockPrint, stockTshirt } from '#tests/harness/shelves.ts'
import { payWith } from '#tests/harness/shopper.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const { shop, browser } = await useShop({ isAlive: true })
/** The desktop page of a staff member, shared by the tests in turn. */
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

const logo = async (name: string, color: { r: number; g: number; b: number }) => {
  const size = { width: 900, height: 900 }
  const buffer = await transparentPng(size, { left: 0, top: 0, ...size }, color)
  return { name, mimeType: 'image/png', buffer }
}

async function addLine(page: Page, name: string): Promise<void> {
  const lines = page.getByRole('group', { name: /, line \d+$/ })
  const before = await lines.count()
  await page.getByRole('button', { name, exact: true }).click()
  await expect.poll(() => lines.count()).toBe(before + 1)
}

test('staff take an order by phone with its artwork, save it as a draft and send its link; the customer is declined once, then pays; a sheet is laid out later', async () => {
  const page = await openDesk('/admin')
  await page.getByRole('link', { name: 'New order' }).click()
  await page.getByRole('heading', { name: 'New order', level: 1 }).waitFor()
  expect(await page.getByRole('button', { name: 'Discard draft…' }).count()).toBe(0)

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
  // Only what the shop has accepted is kept.
  await tumbler.getByRole('progressbar', { name: 'Uploading' }).waitFor({ state: 'detached' })
  await addLine(page, 'Gang sheet')
  await lineNamed('Gang sheet, line 4').getByLabel('Size', { exact: true }).selectOption('12')
  await addLine(page, 'From the shelf')
  await addLine(page, 'Custom line')
  await page.getByLabel('What it is').fill('Banner, 6 × 3 ft')
  await page.getByLabel('Price of one').fill('80')

  // The form is refused, and all dropped files are still there.
  const sends = page.getByRole('button', { name: 'Send payment link' })
  await sends.click()
  await page.getByText('Enter your full name').waitFor()
  await page.getByText('Say why it needs its own line').first().waitFor()
  await page.getByLabel('Why a custom line').fill('We print it on canvas')
  await page.getByLabel('Full name').fill('Grace Hopper')
  await page.getByLabel('Email', { exact: true }).fill(`grace-${randomUUID()}@example.com`)
  await page.getByLabel(/^Discount/).fill('8.00')
  await page.getByLabel(/^Reason for the discount/).fill('Neighbors')
  const bill = page.getByRole('complementary', { name: 'Bill' })
  await bill.getByText('−$8.00').waitFor()
  const total = (await bill.locator('dd').last().innerText()).trim()
  expect(await problemsAtWidths(page)).toEqual([])

  // A draft keeps it as well.
  await page.getByRole('button', { name: 'Save as a draft' }).click()
  await page.waitForURL(/\/admin$/)
  await page.getByRole('link', { name: /Grace Hopper/ }).click()
  await page.getByRole('heading', { name: 'Draft order' }).waitFor()
  await sheet.getByText('Prints 22 in × 12 in').waitFor()
  await tumbler.getByText('stamp.png').waitFor()
  await expect.poll(() => page.getByLabel('What it is').inputValue()).toBe('Banner, 6 × 3 ft')
  // While the invoice loads, the button must not move away from under the pointer.
  const place = await sends.boundingBox()
  await bill.getByText(total).last().waitFor()
  expect(await sends.boundingBox()).toEqual(place)
  await sends.click()
  await page.waitForURL(/\/admin\/orders\/drafts\//)
  const address = await page.getByRole('textbox', { name: 'Payment link' }).inputValue()
  await page.getByText('Sent', { exact: true }).first().waitFor()
  expect(await problemsAtWidths(page)).toEqual([])

  const { page: customer } = await openPage(browser, { ...phone, baseURL: shop.origin })
  await customer.goto(address)
  await customer.getByRole('heading', { name: `${total} due` }).waitFor()
  await page.getByText('Seen by the customer').waitFor()
  expect(await problems(customer)).toEqual([])
  await expect.poll(() => isAsWideAsItsScreen(customer)).toBe(true)
  const payNow = customer.getByRole('button', { name: `Pay ${total} now` })
  await payNow.click()
  await customer.waitForURL(/sandbox-pay/)
  await customer.getByText('Declined card').click()
  await customer.getByRole('button', { name: /^Pay / }).click()
  await customer.getByText('Your card was declined').waitFor()
  await payNow.click()
  await customer.waitForURL(/sandbox-pay/)
  await customer.getByText('Approved card').click()
  await customer.getByRole('button', { name: /^Pay / }).click()
  await customer.getByText('Paid. Thank you!').waitFor()
  const number = (await customer.getByText(/GW-\d{6}/).innerText()).match(/GW-\d{6}/)?.[0] ?? ''

  // Staff see it live, along with the sheet that waits for its artwork, which they lay out in the order's studio.
  await page.getByRole('link', { name: `Order ${number}` }).click()
  await page.getByRole('heading', { name: number, level: 2 }).waitFor()
  await page.getByText('A custom line, so nothing is printed for it: We print it on canvas').waitFor()
  await expectMoneyToAddUp(shop.database)
  const follows = page.getByRole('article', { name: /Gang Sheet/ }).last()
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
  await toast(page, 'Design Saved')
  await page.getByText('Sheet changed in the studio').waitFor()
  await expect.poll(() => page.getByText('Artwork to follow.').count()).toBe(0)
})

test('a link is sent again, one that staff cancel says so, and an unwanted draft is discarded after two confirmations', async () => {
  const page = await openDesk('/admin/orders/new')
  await addLine(page, 'Custom line')
  await page.getByLabel('What it is').fill('Vinyl letters')
  await page.getByLabel('Full name').fill('Barbara Liskov')
  await page.getByLabel('Email', { exact: true }).fill(`barbara-${randomUUID()}@example.com`)
  await page.getByLabel('Price of one').fill('12.50')
  await page.getByLabel('Why a custom line').fill('Cut, not printed')
  await page.getByRole('complementary', { name: 'Bill' }).getByText('$13.53').waitFor()
  await page.getByRole('button', { name: 'Send payment link' }).click()
  const address = await page.getByRole('textbox', { name: 'Payment link' }).inputValue()
  await page.getByRole('button', { name: 'Send again' }).click()
  await page.getByText('Last sent (2 times in all)').waitFor()
  await page.getByRole('button', { name: 'Cancel link…' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the link' }).click()
  await page.getByText('Cancelled', { exact: true }).first().waitFor()

  const bill = await readPage(shop, new URL(address).pathname)
  expect(bill.words).toContain('This link was cancelled')
  expect(bill.queryAllByRole('button', { name: /^Pay / })).toEqual([])
  const none = await readPage(shop, '/pay/no-such-link')
  none.getByRole('heading', { name: 'Bill not found' })

  const unwanted = { ...filledDraftOrder(), contact: { fullName: 'Joan Clarke', email: '', phone: '' } }
  await shop.operations.ask('draft-orders.save-draft', printStaff, unwanted)
  await page.goto('/admin')
  await page.getByRole('link', { name: /Joan Clarke/ }).click()
  await page.getByRole('button', { name: 'Discard draft…' }).click()
  await page.getByRole('alertdialog').waitFor()
  expect(await problems(page, { include: '[role=alertdialog]' })).toEqual([])
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard the draft' }).click()
  await page.getByText('Draft discarded').waitFor()
  await page.waitForURL(/\/admin$/)
  await expect.poll(() => page.getByRole('link', { name: /Joan Clarke/ }).count()).toBe(0)
})

test('a bulk request becomes an order that is paid at the counter, and each links to the other', async () => {
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
  await page.getByRole('link', { name: 'Turn it into an order' }).click()
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
  expect(await problems(page, { include: '[role=dialog]' })).toEqual([])
  await dialog.getByRole('button', { name: '$909.30 taken' }).click()
  await page.getByText(/Card terminal · T-0815 · taken by staff-/).waitFor()

  await page.getByRole('link', { name: /^Written by staff-/ }).click()
  await page.getByRole('link', { name: 'Quote request' }).click()
  await page.getByRole('list', { name: 'Orders made from it' }).getByText('Paid').waitFor()
  await expect.poll(() => isAsWideAsItsScreen(page)).toBe(true)
  await expectMoneyToAddUp(shop.database)
})

test('while a bank decides, staff see that on the bill, and can neither take the payment nor cancel the link', async () => {
  const { id, token } = await sendLink(shop, signedIn('admin'))
  const page = await openDesk(`/admin/orders/drafts/${id}`)
  const tools = page.getByRole('region', { name: 'Payment link' })
  const { page: customer } = await openPage(browser, { ...phone, baseURL: shop.origin })
  await customer.goto(`/pay/${token}`)
  await customer.getByRole('button', { name: /^Pay .* now$/ }).click()
  await customer.waitForURL(/\/sandbox-pay\//)
  const reference = customer.url().split('/').at(-1) ?? ''
  await payWith(customer, /Pay later/)
  await customer.getByText('Your bank is taking a moment').waitFor()

  // A page that was already open learns of it from the refusal.
  await tools.getByRole('button', { name: 'Cancel link…' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the link' }).click()
  await page.getByText('Someone is paying it right now. Wait a minute, then check again.').first().waitFor()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep it' }).click()
  await tools.getByText(/their bank hasn’t answered yet/).waitFor()
  expect(await tools.getByRole('button', { name: /Paid at the counter|Cancel link/ }).count()).toBe(0)
  expect(await problemsAtWidths(page)).toEqual([])
  await shop.sandbox.finishLate(reference)
  await customer.getByText('Paid. Thank you!').waitFor()
  await page.getByRole('link', { name: /^Order GW-/ }).waitFor()
  await expectMoneyToAddUp(shop.database)
})

test('on a phone staff change a paid order, see the difference first, and the customer pays it by link', async () => {
  const { orderId, sheet } = await sellSheetAndShirts(shop)
  const staff = signedIn('admin')
  const number = (await shop.orders.getForStaff(staff, orderId))?.orderNumber
  const { page } = await openAsStaff(browser, shop, `/admin/orders/${orderId}`, phone)
  const previews = /\/changes\/preview$/
  await page.route(previews, () => {})
  await page.getByRole('link', { name: 'Change lines…' }).click()
  await page.getByRole('heading', { name: `Change ${number}` }).waitFor()
  const lines = page.getByRole('region', { name: 'Order lines' })
  await lines.getByRole('button', { name: 'One more' }).last().click()
  await lines.getByText('4 instead of 3').waitFor()
  const aside = page.getByRole('complementary', { name: 'Difference' })
  // Until the difference is known, nothing is shown about settling it, and the rows are already in their final places.
  await aside.getByRole('row', { name: 'Total – –', exact: true }).waitFor()
  await expect.poll(() => aside.getByText('Nothing to settle').count()).toBe(0)
  await shoot(page, 'order-change-waiting')
  await page.unroute(previews)
  await lines.getByRole('button', { name: 'One less' }).last().click()
  await lines.getByRole('button', { name: 'One more' }).last().click()
  await aside.getByText('The customer owes').waitFor()
  await aside.getByText('$30.31').first().waitFor()
  await page.getByRole('button', { name: 'Custom line' }).click()
  await page.getByLabel('What it is').fill('Banner, 6 × 3 ft')
  await page.getByLabel('Price of one').fill('20')
  await page.getByLabel('Why a custom line').fill('Not one of our products')
  await page.getByLabel('Nothing to make or ship (a fee)').check()
  const press = aside.getByRole('button', { name: 'Change it and request $51.96' })
  await press.waitFor()
  expect(await problemsAtWidths(page)).toEqual([])
  await shoot(page, 'order-change-phone')
  await press.click()
  await aside.getByText('Say why, for anyone reading the history later').waitFor()
  await aside.getByLabel('Reason').fill('Requested by phone')
  await press.click()
  await page.getByText('$51.96 isn’t paid yet').waitFor()
  await page.getByText('A fee, so nothing is made or shipped for it: Not one of our products').waitFor()
  await shoot(page, 'order-changed')

  const [change] = await shop.orderChanges.listForOrder(staff, orderId)
  await page.goto(change?.payPath ?? '')
  await page.getByRole('heading', { name: '$51.96 due for your changed order' }).waitFor()
  await shoot(page, 'difference-to-pay')
  await page.getByRole('button', { name: 'Pay $51.96 now' }).click()
  await page.waitForURL(/\/sandbox-pay\//)
  const reference = page.url().split('/').at(-1) ?? ''
  await payWith(page, /Pay later/)
  await page.getByText('Your bank is taking a moment').waitFor()
  await shop.sandbox.finishLate(reference)
  await page.getByText('Paid. Thank you!').waitFor()
  expect((await shop.orders.getForStaff(staff, orderId))?.openCents).toBe(0)
  await expectMoneyToAddUp(shop.database)

  await shop.database.pool.query("update production_items set place = 'cut' where order_item_id = $1", [
    sheet,
  ])
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/admin/orders/${orderId}/change`)
  await page.getByText('It’s already printed').waitFor()
  await page.getByRole('button', { name: /^Remove Static/ }).click()
  await page.getByText('The customer gets back').waitFor()
  await shoot(page, 'order-change-desk')
})

test('a premade print is picked visually from all of them, and a saved draft still has it', async () => {
  const variants = [
    { name: '5 × 5 in', sizeWidth: 5, sizeHeight: 5, priceCents: 700 },
    { name: '10 × 10 in', sizeWidth: 10, sizeHeight: 10, priceCents: 1_500 },
  ]
  for (const title of ['Fox at night', 'Bee by day'])
    await stockPrint(shop, { kind: 'print', title, variants })
  const page = await openDesk('/admin/orders/new')
  await page.getByRole('button', { name: 'Premade print', exact: true }).click()
  const picker = page.getByRole('dialog', { name: 'Pick a premade print' })
  await picker.getByRole('button', { name: 'Bee by day' }).waitFor()
  await picker.getByLabel('Search the prints').fill('fox')
  await page.keyboard.press('Enter')
  await picker.getByRole('button', { name: 'Bee by day' }).waitFor({ state: 'detached' })
  expect(await problemsAtWidths(page)).toEqual([])
  await shoot(page, 'draft-order-print-picker')
  await picker.getByRole('button', { name: 'Fox at night' }).click()
  const line = page.getByRole('group', { name: 'Premade print, line 1' })
  await line.getByLabel('Size of the print').selectOption({ label: '10 × 10 in · $15.00' })
  await page.getByRole('complementary').getByText('$15.00').first().waitFor()
  await page.getByLabel('Full name').fill('Prue Print')
  await page.getByRole('button', { name: 'Save as a draft' }).click()
  await page.waitForURL(/\/admin$/)
  await page.getByRole('link', { name: /Prue Print/ }).click()
  await line.getByText('Fox at night').waitFor()
  expect(await line.getByLabel('Size of the print').locator('option:checked').textContent()).toContain(
    '$15.00',
  )
  await shoot(page, 'draft-order-print-line')
  await line.getByRole('button', { name: 'Pick another' }).click()
  await picker.getByRole('button', { name: 'Bee by day' }).click()
  await line.getByText('Bee by day').waitFor()

  // A colleague also has it open, and takes a print that no one had when this page was opened.
  const id = new URL(page.url()).searchParams.get('draft') ?? ''
  const { draft } = (await shop.draftOrders.get(signedIn('admin'), id)) ?? {}
  if (!draft) throw new Error('The draft is gone')
  const owl = await stockPrint(shop, { kind: 'print', title: 'Owl at noon', variants })
  const taken = { productId: owl.id, variantId: owl.variants[0]?.id }
  const lines = draft.lines.map((one) => ({ ...one, ...taken }))
  await shop.operations.ask('draft-orders.save-draft', signedIn('admin'), {
    ...draft,
    lines,
    notes: 'Net 30',
  })
  await page.getByRole('button', { name: 'Save as a draft' }).click()
  await page.getByText('Someone else saved this draft while you were editing.').waitFor()
  await page
    .getByRole('row', { name: /^Line 1 1 × Owl at noon, 5 × 5 in 1 × Bee by day, 5 × 5 in/ })
    .waitFor()
  await page.getByRole('row', { name: /^Notes Net 30/ }).waitFor()
  expect(await problemsAtWidths(page)).toEqual([])
  await shoot(page, 'draft-order-conflict')
  await page.getByRole('button', { name: 'Save as a draft' }).click()
  await page.waitForURL(/\/admin$/)
  expect((await shop.draftOrders.get(signedIn('admin'), id))?.draft.notes).toBe('')
})

test('a draft that a colleague has already sent says so, and what was typed stays so it can be copied', async () => {
  const draft = { ...filledDraftOrder(), notes: '' }
  await shop.operations.ask('draft-orders.save-draft', printStaff, draft)
  const page = await openDesk(`/admin/orders/new?draft=${draft.id}`)
  const notes = page.getByLabel('Notes', { exact: false })
  await notes.fill('Fold them in tissue')
  await shop.operations.ask('draft-orders.send-link', printStaff, draft)
  // The second click waits until everything the first one caused is over.
  for (let press = 0; press < 2; press++) {
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
    await page.getByRole('button', { name: 'Save as a draft' }).click()
    await answered
    await page.getByRole('link', { name: 'Open the bill' }).waitFor()
  }
  expect(await notes.inputValue()).toBe('Fold them in tissue')
})

test('a bill that cannot be loaded says so, and loads automatically once the shop can be reached', async () => {
  const page = await openDesk('/admin/orders/new')
  const asked = '**/api/v1/draft-orders/total'
  await page.route(asked, (route) => route.abort())
  await addLine(page, 'Gang sheet')
  const bill = page.getByRole('complementary', { name: 'Bill' })
  const told = bill.getByRole('alert').filter({ hasText: 'We can’t reach the shop.' })
  await told.waitFor()
  expect(await problemsAtWidths(page)).toEqual([])
  await shoot(page, 'draft-order-unreached')
  await page.unroute(asked)
  await told.waitFor({ state: 'detached' })
  await bill
    .getByText(/^\$[1-9]/)
    .first()
    .waitFor()
})

test('a part of the page that fails to load keeps what was typed, and loading again brings it up', async () => {
  const page = await openDesk('/admin/orders/new')
  await page.getByLabel('Full name', { exact: true }).fill('Ines Calder')
  const isScript = /\/assets\/[^/]+\.js$/
  await page.route(isScript, (route) => route.abort())

  await page.getByRole('button', { name: 'Gang sheet', exact: true }).click()
  const told = page.getByRole('alert').filter({ hasText: 'Part of this page couldn’t be loaded.' })
  await told.waitFor()
  expect(await told.count()).toBe(1)
  expect(await page.getByLabel('Full name', { exact: true }).inputValue()).toBe('Ines Calder')
  await shoot(page, 'draft-order-part-missing')

  await page.unroute(isScript)
  page.once('dialog', (leaving) => void leaving.accept())
  const begunAnew = page.waitForEvent('domcontentloaded')
  await told.getByRole('button', { name: 'Load again' }).click()
  await begunAnew
  await page.waitForURL('/admin/orders/new')
  expect(await told.count()).toBe(0)
  await addLine(page, 'Gang sheet')
  await page.getByRole('group', { name: 'Gang sheet, line 1' }).getByLabel('Size', { exact: true }).waitFor()
})
