import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { productionItems } from '#server/production/tables.ts'
import { desktop, phone } from '#tests/harness/browser.ts'
import { moveItem } from '#tests/harness/floor.ts'
import { openAsStaff, openSignedIn } from '#tests/harness/open-signed-in.ts'
import { problems } from '#tests/harness/pages/problems.ts'
import { problemsAtWidths } from '#tests/harness/pages/problems-at-widths.ts'
import { shoot } from '#tests/harness/pages/shoot.ts'
import { transparentPng } from '#tests/harness/pictures.ts'
import { printStaff, sellLines, shirtLine, uploadPicture } from '#tests/harness/print-orders.ts'
import { isLong } from '#tests/harness/run-form.ts'
import { visitor } from '#tests/harness/sell.ts'
import { printLine, stockPrint } from '#tests/harness/shelves.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const root = await mkdtemp(join(tmpdir(), 'gangway-hot-'))
afterAll(() => rm(root, { recursive: true, force: true }))

const { shop, browser } = await useShop({ isAlive: true, settings: { HOT_FOLDER_ROOT: root } })

const openStaff = (device = desktop) =>
  openSignedIn(browser, shop, device, {
    role: 'admin',
    email: `press-${randomUUID()}@shop.example`,
    fullName: 'Dora',
  })

const variants = [{ name: '2 × 1 in', sizeWidth: 2, sizeHeight: 1, priceCents: 400 }]
const bee = await stockPrint(shop, { kind: 'print', title: 'Lone bee', variants })

/** An order's prints that wait for film; returns their ticket. */
async function printsAtPrint(quantity: number): Promise<string> {
  const order = await sellLines(shop, visitor(), [printLine(bee, bee.variants[0]?.id, quantity)])
  const itemId = order.items[0]?.id ?? ''
  await moveItem(shop, printStaff, { itemId, from: 'check', to: 'print' })
  return `${order.orderNumber}-1`
}

/** A shirt of an order that waits for film; returns its ticket. */
async function shirtAtPrint(): Promise<string> {
  const actor = visitor()
  const ink = { left: 50, top: 40, width: 200, height: 100 }
  const fox = await uploadPicture(shop, actor, await transparentPng({ width: 300, height: 200 }, ink))
  const order = await sellLines(shop, actor, [shirtLine({ zones: [['full-front', fox, 10]] })])
  await moveItem(shop, printStaff, { itemId: order.items[0]?.id ?? '', from: 'check', to: 'print' })
  return `${order.orderNumber}-1`
}

/** The profile of wide-gamut screens, as PNGs carry it. */
async function wideProfile(): Promise<Buffer> {
  const dot = sharp({ create: { width: 1, height: 1, channels: 3, background: '#c02040' } })
  const { icc } = await sharp(await dot.withIccProfile('p3').png().toBuffer()).metadata()
  return icc ?? expect.fail('The picture carries no profile')
}

const many = isLong ? 30 : 2

test('many orders are on a roll in the printer’s hot folder after five presses', async () => {
  for (let count = 0; count < many; count++) {
    const { items } = await sellLines(shop, visitor(), [printLine(bee, bee.variants[0]?.id)])
    await moveItem(shop, printStaff, { itemId: items[0]?.id ?? '', from: 'check', to: 'print' })
  }
  const { page, complaints } = await openAsStaff(browser, shop, '/admin/production/rolls')
  await page.getByRole('button', { name: 'Printers' }).click()
  const dialog = page.getByRole('dialog', { name: 'Printers' })
  const first = dialog.getByRole('form').or(dialog.locator('form')).first()
  await first.getByLabel('Hot folder').selectOption('sftp')
  await first.getByLabel('Hot folder').selectOption('path')
  await first.getByLabel('Folder', { exact: true }).fill('../elsewhere')
  await first.getByRole('button', { name: 'Save' }).click()
  await first.getByText(/^Enter a folder name such as epson-1/).waitFor()
  await first.getByLabel('Folder', { exact: true }).fill('epson-1')
  await first.getByLabel('Next to each roll').selectOption('json')
  await first.getByLabel('Sent').selectOption('by_hand')
  await shoot(page, 'hot-folder-dialog')
  expect(await problemsAtWidths(page, { include: '[role=dialog]' })).toEqual([])
  await first.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Printer saved').waitFor()

  await page.goto('/admin/production')
  let presses = 0
  const press = async (target: Locator): Promise<void> => {
    presses++
    await target.click()
  }
  await press(page.getByRole('main').getByRole('link', { name: 'Rolls of film' }))
  await press(page.getByRole('button', { name: 'Choose all' }))
  await press(page.getByRole('button', { name: 'Make roll' }))
  await page.getByRole('heading', { level: 1, name: /^ROLL-\d{6} Ready to print$/ }).waitFor()
  await press(page.getByRole('button', { name: 'Send to hot folder' }))
  const told = page.getByRole('region', { name: 'Hot folder' })
  await told.getByText('In the hot folder', { exact: true }).waitFor()
  expect(presses).toBeLessThanOrEqual(5)
  const names = await readdir(join(root, 'epson-1'))
  expect(names.sort()).toEqual([
    expect.stringMatching(/^ROLL-\d{6}-22x[\d.]+in\.json$/),
    expect.stringMatching(/^ROLL-\d{6}-22x[\d.]+in\.png$/),
  ])
  await page.getByRole('button', { name: 'Send again' }).waitFor()
  expect(await problemsAtWidths(page, { include: '[aria-label="Hot folder"]' })).toEqual([])
  await shoot(page, 'hot-folder-roll')
  expect(complaints.filter((one) => !one.includes('422'))).toEqual([])
})

test('what is left off a printer’s next roll is shown before and after it is laid out', async () => {
  const film = { name: 'Small', filmWidthInches: 4, maxLengthInches: 12, gapInches: 0.25 }
  const { printer } = await shop.operations.ask('printers.create', printStaff, film)
  const tickets = [await printsAtPrint(30), await shirtAtPrint()]
  const { page } = await openStaff()
  await page.goto('/admin/production/rolls')
  for (const ticket of tickets) await page.getByRole('checkbox', { name: ticket }).check()
  await page.getByText('2 chosen · 31 pieces').waitFor()
  expect(await page.getByText(/wait for the next roll/).count()).toBe(0)
  await page.getByLabel('Printer', { exact: true }).selectOption(printer.id)
  await page.getByText(/^1 is wider than the film of Small; at least \d+ wait for the next roll$/).waitFor()
  expect(await problemsAtWidths(page, { include: '[aria-label="Build a roll"]' })).toEqual([])
  await page.getByRole('button', { name: 'Make roll' }).click()
  await page.getByText(/^\d+ of 31 pieces placed$/).waitFor()
  await page.getByText(/^1 is wider than the film of Small; \d+ wait for the next roll$/).waitFor()
  // Leaves nothing behind for the tests that select everything.
  await shop.database.orm.update(productionItems).set({ place: 'packed' })
  await shop.operations.ask('printers.remove', printStaff, { printer: printer.id })
})

test('pieces waiting for film are laid out on one roll, printed and moved on in four presses, and found by its code', async () => {
  const tickets = [await printsAtPrint(5), await printsAtPrint(2), await printsAtPrint(1)]
  const { page, complaints } = await openStaff()
  await page.goto('/admin/production')
  await page.getByRole('main').getByRole('link', { name: 'Rolls of film' }).click()
  for (const ticket of tickets) await page.getByRole('checkbox', { name: ticket }).waitFor()
  await page.getByRole('button', { name: 'Choose all' }).click()
  await page.getByText('3 chosen · 8 pieces').waitFor()
  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('region', { name: 'Preview of the roll' })
  await preview
    .getByText(/^Saves .* of film \(\d+%\) compared with printing each one separately\.$/)
    .waitFor()
  expect(await problems(page)).toEqual([])
  await shoot(page, 'rolls')

  await page.getByRole('button', { name: 'Make roll' }).click()
  const title = page.getByRole('heading', { level: 1, name: /^ROLL-\d{6} Ready to print$/ })
  await title.waitFor()
  const [code = ''] = /ROLL-\d{6}/.exec(await title.innerText()) ?? []
  const file = page.getByRole('link', { name: 'Print file' })
  const answer = await page.request.get((await file.getAttribute('href')) ?? '')
  expect(answer.headers()['content-disposition']).toContain(`${code}-22x`)
  for (const name of ['Map', 'Manifest']) {
    const href = (await page.getByRole('link', { name }).getAttribute('href')) ?? ''
    expect((await page.request.get(href)).status()).toBe(200)
  }
  expect(await problems(page)).toEqual([])
  await shoot(page, 'roll')

  await page.getByRole('button', { name: 'Printed', exact: true }).click()
  await page.getByText('3 items move on to Cut').waitFor()
  await page.getByRole('heading', { level: 1, name: `${code} Printed` }).waitFor()

  await page.getByRole('button', { name: `Make ${tickets[2]} again` }).click()
  const again = page.getByRole('dialog')
  await again.getByLabel('Why').selectOption('banding')
  await again.getByRole('button', { name: 'Make again' }).click()
  await page.getByText(`${tickets[2]} goes back to Print`).waitFor()
  await page.goto('/admin/production/rolls')
  await page.getByText('Made again: Banding or clogged nozzle').waitFor()
  const alone = tickets.pop()

  await page.goto('/admin/production')
  const cut = page.getByRole('region', { name: 'Cut', exact: true })
  for (const ticket of tickets) await cut.getByRole('article', { name: ticket }).waitFor()
  await page.getByLabel('I scan').selectOption('At Cut')
  await page.getByLabel('Job ticket or roll').fill(code)
  await page.getByRole('button', { name: 'Scan', exact: true }).click()
  await page.getByText(`${code}: 2 items move on.`).waitFor()
  const pack = page.getByRole('region', { name: 'Pack', exact: true })
  for (const ticket of tickets) await pack.getByRole('article', { name: ticket }).waitFor()

  await page.getByLabel('I scan').selectOption('to make again')
  await page.getByLabel('Job ticket or roll').fill(code)
  await page.getByRole('button', { name: 'Scan', exact: true }).click()
  const spoiled = page.getByRole('dialog', { name: `Make ${code} again` })
  await spoiled.getByLabel('Why').selectOption('powder')
  await spoiled.getByLabel('Note').fill('Wrong film')
  expect(await problems(page, { include: '[role=dialog]' })).toEqual([])
  await spoiled.getByRole('button', { name: 'Make all of it again' }).click()
  await page.getByText(`${code}: 2 items move back to Print`).waitFor()
  await spoiled.getByText(`${alone} was already put back automatically.`).waitFor()
  await shoot(page, 'roll-spoiled')
  await spoiled.getByRole('button', { name: 'Done' }).click()
  const print = page.getByRole('region', { name: 'Print', exact: true })
  for (const ticket of tickets) await print.getByRole('article', { name: ticket }).waitFor()
  await page.getByLabel('I scan').selectOption('to find')
  await page.getByLabel('Job ticket or roll').fill(code)
  await page.getByRole('button', { name: 'Scan', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: `${code} Spoiled` }).waitFor()
  await page.getByText('Came out wrong: Powder or curing: Wrong film').first().waitFor()
  await shoot(page, 'roll-put-back')
  expect(complaints).toEqual([])
})

test('on a phone a roll is laid out and taken apart again, and printers are saved', async () => {
  const [ticket, shirt] = [await printsAtPrint(2), await shirtAtPrint()]
  const { page, complaints } = await openStaff(phone)
  let isDrawn = false
  await page.route('**/files/artworks/**', (route) =>
    isDrawn ? route.continue() : route.fulfill({ status: 404, headers: { 'retry-after': '1' } }),
  )
  await page.goto('/admin/production/rolls')
  await page.getByText('Being drawn').first().waitFor()
  await page.getByRole('checkbox', { name: ticket }).check()
  await page.getByRole('checkbox', { name: shirt }).check()
  expect(await problems(page)).toEqual([])
  await shoot(page, 'rolls-phone')
  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('region', { name: 'Preview of the roll' })
  await preview.getByText('Being drawn').waitFor({ state: 'attached' })
  await shoot(page, 'roll-coming-phone')
  isDrawn = true
  // The print itself, and not the garment.
  await preview.locator('image[href^="/files/artworks/"]').waitFor({ state: 'attached' })
  await page.getByRole('main').locator('img[src^="/files/artworks/"]').first().waitFor()
  expect(await preview.getByText('Being drawn').count()).toBe(0)
  await shoot(page, 'roll-preview-phone')
  await page.getByRole('checkbox', { name: shirt }).uncheck()
  await page.getByRole('button', { name: 'Make roll' }).click()
  await page.getByRole('heading', { level: 1, name: /^ROLL-\d{6}/ }).waitFor()
  // Drawn, with its image loaded: a roll that is taken apart takes it along.
  await page.getByRole('link', { name: 'Map' }).waitFor()
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/files\/rolls\/.+\/preview/.test(name)),
  )
  await page.getByRole('button', { name: 'Take apart' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take apart' }).click()
  await page.getByRole('checkbox', { name: ticket }).waitFor()

  await page.getByRole('button', { name: 'Printers' }).click()
  const dialog = page.getByRole('dialog', { name: 'Printers' })
  await dialog.getByLabel('Film width').first().fill('2')
  await dialog.getByRole('button', { name: 'Save' }).first().click()
  await dialog.getByText('At least 4 in').waitFor()
  await dialog.getByLabel('Film width').first().fill('24')
  await dialog.getByLabel('Pieces are placed').first().selectOption('By true shapes')
  await dialog.getByText('File for the RIP').first().click()
  await dialog.getByLabel('File', { exact: true }).first().selectOption('pdf')
  await dialog.getByLabel('Cut path').fill('CutContour')
  await dialog.getByLabel('White', { exact: false }).first().fill('White')
  await dialog
    .getByRole('img', { name: 'The art on film: not mirrored, white under it, a cut path' })
    .waitFor()
  await dialog.getByText('Built by hand').first().click()
  await dialog.getByLabel('Rolls are built').first().selectOption('by_itself')
  await dialog.getByLabel('Filled to').fill('85')
  expect(await problems(page, { include: '[role=dialog]' })).toEqual([])
  await shoot(page, 'printers-phone')
  await dialog.getByRole('button', { name: 'Save' }).first().click()
  await page.getByText('Printer saved').first().waitFor()
  await dialog.getByText('PDF · CutContour · White').waitFor()
  await dialog
    .getByLabel('ICC file')
    .first()
    .setInputFiles({
      ...{ name: 'film.icc', mimeType: 'application/vnd.iccprofile' },
      buffer: await wideProfile(),
    })
  await page.getByText('Color profile saved').waitFor()
  expect(await dialog.getByLabel('Pieces are placed').first().inputValue()).toBe('shapes')
  await dialog.getByLabel('Name').last().fill('Second')
  await dialog.getByRole('button', { name: 'Add printer' }).click()
  await page.getByText('Printer added').waitFor()
  await page.keyboard.press('Escape')
  await page.getByLabel('Printer', { exact: true }).selectOption('Second · 22 in')
  await page.getByRole('checkbox', { name: 'Only what fits it' }).check()
  await page.getByRole('checkbox', { name: ticket }).waitFor()
  await page.getByRole('article', { name: 'DTF printer' }).getByText('Closes at 85% full').waitFor()
  await shoot(page, 'next-roll-phone')
  expect(complaints.filter((one) => !/422|404/.test(one))).toEqual([])
})
