import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import type { Locator, Page } from 'playwright-core'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { orderItems, orders } from '#server/orders/tables.ts'
import { printFiles } from '#server/printfiles/tables.ts'
import { startFakeDesignService } from '#tests/fakes/fake-design-service.ts'
import { browse, signInFrom } from '#tests/harness/browse.ts'
import { zipNames } from '#tests/harness/files/zip-names.ts'
import { openAsStaff, type SignedInPage } from '#tests/harness/open-signed-in.ts'
import { problemsAtWidths } from '#tests/harness/pages/problems-at-widths.ts'
import { shoot } from '#tests/harness/pages/shoot.ts'
import { toast } from '#tests/harness/pages/toast.ts'
import { transparentPng } from '#tests/harness/pictures.ts'
import { printStaff, sellLines, shirtLine, uploadPicture } from '#tests/harness/print-orders.ts'
import { readPage } from '#tests/harness/read-page.ts'
import { isLong } from '#tests/harness/run-form.ts'
import { sellGangSheet, visitor } from '#tests/harness/sell.ts'
import { listingLine, printLine, stockPrint, stockTshirt } from '#tests/harness/shelves.ts'
import type { TestShop } from '#tests/harness/shop.ts'
import { useShop, useShopAlone } from '#tests/harness/use-shop.ts'

const service = await startFakeDesignService()
const editor = createServer((_, response) => response.setHeader('content-type', 'text/html').end(editorPage))
await new Promise<void>((done) => editor.listen(0, '127.0.0.1', done))
const bound = editor.address()
const editorOrigin = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`

afterAll(async () => {
  await service[Symbol.asyncDispose]()
  editor.closeAllConnections()
  editor.close()
})

const { shop: own, browser } = await useShop({ isAlive: true })
const settings = { DESIGN_SERVICE_URL: service.address, DESIGN_EDITOR_URL: `${editorOrigin}/edit` }
const outside = await useShopAlone({ isAlive: true, settings })
/** A desktop page in each shop, shared by the tests in turn. */
const ownDesk = await openAsStaff(browser, own, null)
const outsideDesk = await openAsStaff(browser, outside, null)

/** What an outside editor does when its Save is clicked. */
const editorPage = `<!doctype html><title>Editor</title>
<button onclick="(window.opener ?? window.parent).postMessage({ type: 'design:saved' }, '*')">Save</button>`

async function openOrder({ page, complaints }: SignedInPage, orderId: string): Promise<Page> {
  complaints.length = 0
  await page.goto(`/admin/orders/${orderId}`)
  return page
}

/** With the browser's clock controlled by the test. */
async function openWithClock(orderId: string): Promise<Page> {
  const { page } = await openAsStaff(browser, outside, null)
  await page.clock.install()
  await page.goto(`/admin/orders/${orderId}`)
  return page
}

async function soldSheet(shop: TestShop) {
  const { orderNumber } = await sellGangSheet(shop, visitor())
  const [sold] = await shop.database.orm
    .select({ item: orderItems })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(eq(orders.orderNumber, orderNumber ?? ''))
  return sold?.item ?? expect.fail('Nothing was sold')
}

const variants = [{ name: '1 × 1 in', sizeWidth: 1, sizeHeight: 1, priceCents: 400 }]
const bee = await stockPrint(own, { kind: 'print', title: 'Lone bee', variants })
const sellBees = (lines: number) =>
  sellLines(
    own,
    visitor(),
    Array.from({ length: lines }, (_, at) => printLine(bee, bee.variants[0]?.id, at + 1)),
  )

/** The name and contents of the archive that `cause` downloads. */
async function fetched(page: Page, cause: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), cause()])
  return { name: download.suggestedFilename(), names: zipNames(await readFile(await download.path())) }
}

const many = isLong ? 20 : 3

test('the print files of many orders download as one ZIP in four presses', async () => {
  const orders: string[] = []
  for (let count = 0; count < many; count++) orders.push((await sellBees(1)).id)
  const { page, complaints } = ownDesk
  // All are made before the response arrives that some are missing: then the request is repeated immediately, which is
  // waited for as well, in case a slow browser renders the second call late.
  await page.route(
    '**/admin/print-files.data*',
    async (route) => {
      const response = await route.fetch()
      const lacking = async () =>
        (await own.operations.ask('print-files.gather', printStaff, { orders, make: false })).lacking
      await expect.poll(lacking).toEqual([])
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  await page.goto('/admin/production')
  let presses = 0
  const press = async (target: Locator): Promise<void> => {
    presses++
    await target.click()
  }
  await press(page.getByRole('link', { name: /^Orders\b/ }))
  await press(page.getByLabel('Choose all shown'))
  // If there are fewer, all are on the list's first page; selecting those on further pages is also tested in
  // orders.e2e.ts.
  if (isLong) await press(page.getByRole('button', { name: `Choose all ${many} that match` }))
  await page.getByText(`${many} chosen`).waitFor()
  const files = page
    .getByRole('region', { name: 'Chosen orders' })
    .getByRole('button', { name: 'Print files' })
  const slow = await page.context().newCDPSession(page)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  onTestFinished(() => slow.detach())
  const { name, names } = await fetched(page, () => press(files))
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  expect(presses).toBeLessThanOrEqual(4)
  expect(name).toMatch(/^print-files-\d{4}-\d\d-\d\d-\d{4}\.zip$/)
  expect(names).toHaveLength(many)
  expect(new Set(names).size).toBe(many)
  expect(names[0]).toMatch(/^GW-\d{6}-item-1-Lone bee-print-1x1in-x1\.png$/)
  expect(complaints).toEqual([])
})

test('files not made yet are named and made, failures are reported, and the others download without them', async () => {
  const good = await sellBees(2)
  const { page, complaints } = ownDesk
  await page.goto(`/admin/orders/${good.id}`)
  const all = page.getByRole('button', { name: 'Print files of all items' })
  const { name, names } = await fetched(page, () => all.click())
  expect(name).toBe(`${good.orderNumber}-files.zip`)
  expect(names).toEqual([1, 2].map((at) => `${good.orderNumber}-item-${at}-Lone bee-print-1x1in-x${at}.png`))

  const unpaid = await sellBees(1)
  const pay = (status: string) =>
    own.database.pool.query('update orders set payment_status = $2 where id = $1', [unpaid.id, status])
  await pay('unverified')
  await page.goto('/admin')
  for (const { orderNumber } of [good, unpaid]) await page.getByLabel(`Choose ${orderNumber}`).check()
  await page
    .getByRole('region', { name: 'Chosen orders' })
    .getByRole('button', { name: 'Print files' })
    .click()
  const told = page.getByRole('region', { name: 'Print files' })
  await told.getByText('1 item can’t be made').waitFor()
  await told.getByText(`${unpaid.orderNumber}-1`).waitFor()
  await told.getByText(/This order’s payment is not verified yet/).waitFor()
  expect(await problemsAtWidths(page, { include: '[aria-label="Print files"]' })).toEqual([])
  await shoot(page, 'fetch-files')
  const rest = await fetched(page, () =>
    told.getByRole('button', { name: 'Get the 2 files that are ready' }).click(),
  )
  expect(rest.names).toHaveLength(2)
  await told.waitFor({ state: 'detached' })
  await pay('paid')
  expect(complaints).toEqual([])
})

test('each product’s order shows its files: a shirt has one per zone and a work sheet, stock goods have none', async () => {
  const actor = visitor()
  const fox = await uploadPicture(own, actor, await inkPicture())
  const zones = [
    ['left-chest', fox, 3.5],
    ['back-collar', fox, 3],
  ] as const
  const order = await sellLines(own, actor, [
    shirtLine({ zones, size: 'M', quantity: 3 }),
    listingLine(await stockTshirt(own), 'S', 'Black'),
  ])
  const page = await openOrder(ownDesk, order.id)

  const shirt = page.getByRole('article', { name: 'Gildan Heavy Cotton' })
  await page.getByText('Stock items: nothing is printed for them, so there’s no print file.').waitFor()
  await shirt.getByRole('button', { name: 'Make print files' }).click()
  for (const name of ['Left Chest', 'Back Collar', 'Work sheet'])
    await shirt.getByRole('link', { name: `Download ${name}` }).waitFor()
  const [all] = await Promise.all([
    page.waitForEvent('download'),
    shirt.getByRole('button', { name: 'Download all' }).click(),
  ])
  expect(all.suggestedFilename()).toBe(`${order.orderNumber}-item-1-files.zip`)
  const [sheet] = await Promise.all([
    page.waitForEvent('download'),
    shirt.getByRole('link', { name: 'Download Work sheet' }).click(),
  ])
  expect(sheet.suggestedFilename()).toBe(`${order.orderNumber}-item-1-work-sheet.pdf`)
  const stem = `${order.orderNumber}-item-1-left-chest-4x4in`
  for (const [name, fileName] of [
    ['PDF of Left Chest', `${stem}.pdf`],
    ['Manifest of Left Chest', `${stem}-manifest.json`],
    ['CSV of Left Chest', `${stem}.csv`],
  ] as const) {
    const href = await shirt.getByRole('link', { name, exact: true }).getAttribute('href')
    const file = await page.request.get(href ?? '')
    expect(file.headers()['content-disposition']).toContain(fileName)
  }
  await shoot(page, 'print-files')
  expect(await problemsAtWidths(page)).toEqual([])

  await own.database.transaction((transaction) =>
    own.printFiles.supersede(transaction, order.items[0]?.id ?? ''),
  )
  await shirt.getByText('The design was changed after this was made.').waitFor()
  await shoot(page, 'print-files-superseded')
  expect(ownDesk.complaints).toEqual([])
})

test('download errors are reported, and nothing is saved', async () => {
  const item = await soldSheet(own)
  const key = `print-files/${item.id}.png`
  await own.files.write(key, Buffer.from('x'), { contentType: 'image/png' })
  await own.database.orm.insert(printFiles).values({
    orderId: item.orderId,
    orderItemId: item.id,
    fileName: 'sheet.png',
    state: 'ready',
    storageKey: key,
    byteSize: 1,
    requestedBy: item.id,
  })
  const page = await openOrder(ownDesk, item.orderId)
  const link = page.getByRole('link', { name: 'Download print file' })
  const answerWith = async (status: number, headers: Record<string, string>) => {
    await page.unroute('**/files/print-files/*')
    await page.route('**/files/print-files/*', (route) => route.fulfill({ status, headers }))
    await link.click()
  }

  await answerWith(404, {})
  await toast(page, 'Download Error', 'Download failed (404)')
  await answerWith(200, { 'content-length': '0' })
  await toast(page, 'Download Error', 'Downloaded file is empty')
  await page.unroute('**/files/print-files/*')
  await page.route('**/files/print-files/*', (route) => route.abort())
  await link.click()
  await toast(page, 'Download Error', 'Failed to download print file')
  await page.unroute('**/files/print-files/*')
})

const checks = () => service.heard.filter((request) => request.endsWith('details ready')).length

const inkPicture = () =>
  transparentPng({ width: 60, height: 40 }, { left: 10, top: 10, width: 40, height: 20 })

test('a failing service and an unavailable file are reported in the specification’s words; the ready check runs every 7 seconds, continues after a failure, and gives up after 40', async () => {
  const item = await soldSheet(outside)
  service.designs.set(item.designId ?? '', { checksUntilReady: 1, file: null })
  const page = await openWithClock(item.orderId)
  service.failNext(1, 503)
  await page.getByRole('button', { name: 'Make print file' }).click()
  await toast(page, 'Failed to start generation', '503')
  await page.getByRole('button', { name: 'Make print file' }).click()
  await page.getByText('Waiting for the file').waitFor()
  await page.clock.runFor(7_000)
  await toast(page, 'Download Error', 'Download failed (410)')

  await page.route('**/print-file', (route) =>
    route.fulfill({
      status: 404,
      json: { error: { code: 'item_not_found', message: 'Order item not found', advice: '' } },
    }),
  )
  await page.getByRole('button', { name: 'Make print file' }).click()
  await toast(page, 'Order item not found')

  const waiting = await soldSheet(outside)
  const design = { checksUntilReady: 1_000, file: await inkPicture() }
  service.designs.set(waiting.designId ?? '', design)
  service.heard.length = 0
  await page.unroute('**/print-file')
  await page.goto(`/admin/orders/${waiting.orderId}`)
  await page.clock.pauseAt(new Date(Date.now() + 60_000))

  await page.getByRole('button', { name: 'Make print file' }).click()
  await page.getByText('Waiting for the file').waitFor()
  await page.clock.runFor(6_999)
  expect(checks()).toBe(0)
  service.failNext(1, 500)
  await page.clock.runFor(1)
  while (checks() < 40) await page.clock.runFor(7_000)
  // Toasts take time to appear.
  await page.clock.resume()
  await toast(page, 'Still processing…')
  await page.clock.runFor(70_000)
  expect(checks()).toBe(40)

  design.checksUntilReady = 1
  await page.getByRole('button', { name: 'Check again' }).click()
  while (checks() < 41) await page.clock.runFor(7_000)
  await page.getByRole('link', { name: 'Download print file' }).waitFor()
  const [saved] = (await outside.database.orm.select().from(orderItems)).filter(({ id }) => id === waiting.id)
  expect(saved?.printReadyFileUrl).toMatch(/^\/files\/print-files\//)
})

test('an item without a design asks for its ID, refuses an invalid one, and continues', async () => {
  const item = await soldSheet(outside)
  await outside.database.orm.update(orderItems).set({ designId: null, designData: null })
  const designId = item.designId ?? ''
  service.designs.set(designId, { checksUntilReady: 1, file: await inkPicture() })
  service.isInstant = true
  const page = await openOrder(outsideDesk, item.orderId)

  await page.getByRole('button', { name: 'Edit design' }).click()
  await toast(
    page,
    'No Design Found',
    'This order does not have a design ID from the external design service.',
  )
  await page.getByRole('button', { name: 'Make print file' }).click()
  await toast(page, 'Design ID required')
  const dialog = page.getByRole('dialog', { name: 'Design ID required' })
  const field = dialog.getByLabel('Design ID or URL')
  await field.fill('GW-000001')
  await field.press('Enter')
  await toast(page, 'Invalid ID', 'Enter a valid Drip design ID or URL')
  await page.route('**/design', (route) => route.abort())
  await field.fill(`https://editor.example/?design_id=${designId}`)
  await field.press('Enter')
  await toast(page, 'Failed to save design ID')
  await page.unroute('**/design')
  await field.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  await expect
    .poll(async () => (await outside.printFiles.listForItems(printStaff, [item.id])).length, {
      interval: 100,
    })
    .toBe(1)
  service.isInstant = false
})

test('the editor opens in a frame or a window, and only its own messages are trusted', async () => {
  const item = await soldSheet(outside)
  const page = await openOrder(outsideDesk, item.orderId)
  const edit = page.getByRole('button', { name: 'Edit design' })

  await edit.click()
  const frame = page.frameLocator('iframe[title^="Editor of"]')
  await page.evaluate(() => window.postMessage({ type: 'design:saved' }, '*'))
  await frame.getByRole('button', { name: 'Save' }).click()
  await toast(page, 'Design Saved')
  await expect.poll(() => page.locator('[data-sonner-toast]', { hasText: 'Design Saved' }).count()).toBe(1)
  await page.getByRole('dialog').waitFor({ state: 'hidden' })

  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: /in a new window/ }).click(),
  ])
  expect(popup.url()).toBe(`${editorOrigin}/edit?design_id=${item.designId}`)
  await popup.close()
  await page.evaluate(() => {
    window.open = () => null
  })
  await page.getByRole('button', { name: /in a new window/ }).click()
  await toast(page, 'Popup Blocked', 'Please allow popups to open the editor.')
})

// Must be last: its file names apply to every file of the shop.
test('files are named the way the shop wants', async () => {
  const general = await readPage(await signInFrom(own, browse(own), 'admin'), '/admin/settings/general')
  const named = (name: string) => general.submit('Save Changes', { 'Names of print files': name })
  expect((await named('{color}')).words).toContain('There’s no {color} to use in a name')
  expect((await named('{customer}/{design} {size}')).words).toContain('Settings saved')
  const { items } = await sellBees(2)
  const choice = { orders: [], items: items.map(({ id }) => id) }
  expect(await own.printFiles.downloadAll(printStaff, choice)).toBeNull()
  const gather = (make: boolean) =>
    own.operations.ask('print-files.gather', printStaff, { items: choice.items, make })
  expect(await gather(false)).toMatchObject({
    readyCount: 0,
    lacking: [{ isMaking: false, message: 'Not made yet' }, { message: 'Not made yet' }],
  })
  expect((await gather(true)).lacking.every(({ isMaking }) => isMaking)).toBe(true)
  await expect.poll(async () => (await gather(false)).readyCount).toBe(2)
  const archive = await own.printFiles.downloadAll(printStaff, choice)
  expect(zipNames(await buffer(await (archive?.open() ?? Promise.reject())))).toEqual([
    'Ada Lovelace-Lone bee 1x1in.png',
    'Ada Lovelace-Lone bee 1x1in-2.png',
  ])
})
