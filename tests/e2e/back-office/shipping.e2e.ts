import { eq } from 'drizzle-orm'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import { defaultPackage } from '#domain/shipping/parcel.ts'
import { sessionCookieName } from '#server/http/visit.ts'
import { orders } from '#server/orders/tables.ts'
import { browse, signInFrom } from '#tests/harness/browse.ts'
import { desktop, openPage, phone } from '#tests/harness/browser.ts'
import { moveItem } from '#tests/harness/floor.ts'
import { pick } from '#tests/harness/pages/pick.ts'
import { problems } from '#tests/harness/pages/problems.ts'
import { problemsAtWidths } from '#tests/harness/pages/problems-at-widths.ts'
import { shoot } from '#tests/harness/pages/shoot.ts'
import { readPage, wordsOf } from '#tests/harness/read-page.ts'
import { visitor } from '#tests/harness/sell.ts'
import { austin, orderToShip } from '#tests/harness/ship.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const { shop, browser } = await useShop()
const staff = await signInFrom(shop, browse(shop), 'admin')
/** The desktop page of a staff member, shared by all tests in turn: a known page needs no reload. */
const desk = await openDesk(desktop)

async function openDesk(
  options: BrowserContextOptions,
  { at, as } = { at: shop.origin, as: staff },
): Promise<Page> {
  const { page } = await openPage(browser, { ...options, baseURL: at })
  const value = /gangway_session=([^;]+)/.exec(as.headers.cookie ?? '')?.[1] ?? ''
  await page.context().addCookies([{ name: sessionCookieName, value, url: at }])
  return page
}

async function openAsStaff(path: string): Promise<Page> {
  await desk.goto(path)
  return desk
}

const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor()

test('a shop that never moved anything on its board makes labels without being questioned', async () => {
  const { orderId } = await orderToShip(shop, visitor())
  const page = await openAsStaff(`/admin/labels?orders=${orderId}`)
  await page.getByText('1 not packed: Check').last().waitFor()
  await page.getByRole('button', { name: 'Create 1 label' }).click()
  const tray = page.getByRole('region', { name: 'Work for many orders' })
  await tray.getByText('Making labels: 0 of 1').first().waitFor()
  await shop.jobs.runDue()
  await page.reload()
  await tray.getByText('1 label made, $6.20').first().waitFor()
  expect(await page.getByRole('alertdialog').count()).toBe(0)
  await tray.getByRole('button', { name: 'Details' }).click()
  await tray
    .getByRole('button', { name: /^Dismiss/ })
    .first()
    .click()
  await tray.waitFor({ state: 'detached' })
})

test('a label from rates to PDF in the specification’s words', async () => {
  const { orderId, orderNumber } = await orderToShip(shop, visitor())
  const page = await openAsStaff(`/admin/orders/${orderId}`)
  await page.getByRole('button', { name: 'Create Shipping Label' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Shipping Label' })
  await dialog.waitFor()
  await expect.poll(() => dialog.getByLabel('Country').inputValue()).toBe('US')
  await expect.poll(() => dialog.getByLabel('Street address').inputValue()).toBe(austin.street1)
  for (const [label, value] of [
    ['Length', '12'],
    ['Width', '9'],
    ['Height', '3'],
    ['Weight', '1'],
  ] as const)
    await expect.poll(() => dialog.getByLabel(label).inputValue()).toBe(value)
  await dialog.getByText(`${orderNumber}-1 · 1 × Gang Sheet 22 × 60 in · at Check`).waitFor()
  expect(await problemsAtWidths(page, { include: '[role=dialog]' })).toEqual([])

  await dialog.getByRole('button', { name: 'Create label' }).click()
  await toast(page, 'Please select a shipping rate')
  await dialog.getByLabel('ZIP code').fill('')
  await dialog.getByRole('button', { name: 'Get rates' }).click()
  await toast(page, 'Please fill in all required shipping address fields')
  await dialog.getByLabel('ZIP code').fill('78702')
  await dialog.getByLabel('Country').fill('CA')
  await dialog.getByRole('button', { name: 'Get rates' }).click()
  await toast(page, 'No shipping rates available for this address')
  await dialog.getByLabel('Country').fill('US')
  await dialog.getByLabel('Weight').fill('0')
  await dialog.getByRole('button', { name: 'Get rates' }).click()
  await toast(page, 'Failed to get shipping rates: Enter more than 0')
  await dialog.getByLabel('Weight').fill('1')
  await dialog.getByRole('button', { name: 'Get rates' }).click()
  await toast(page, 'Found 2 shipping options')
  await pick(dialog.getByRole('radio', { name: /Ground/ }))
  const toStatus = (status: OrderStatus) =>
    shop.database.orm.update(orders).set({ status }).where(eq(orders.id, orderId))
  await toStatus('cancelled')
  await dialog.getByRole('button', { name: 'Create label' }).click()
  await page
    .getByText(/^Failed to create shipping label: /)
    .first()
    .waitFor()
  await toStatus('in_production')
  await dialog.getByRole('button', { name: 'Create label' }).click()
  await toast(page, 'Shipping label created successfully!')
  await dialog.waitFor({ state: 'hidden' })

  const parcel = page.getByRole('listitem', { name: 'Parcel 1' })
  await parcel.getByText('Label made', { exact: true }).first().waitFor()
  await parcel.getByText('$6.65').waitFor()
  await page.getByText('Completed', { exact: true }).locator('visible=true').first().waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Create Shipping Label' }).isDisabled()).toBe(true)
  const label = await parcel.getByRole('link', { name: 'Open label' }).getAttribute('href')
  const file = await staff.get(label ?? '')
  expect(file.headers.get('content-type')).toBe('application/pdf')
  await parcel.getByRole('button', { name: 'Refresh tracking' }).click()
  await toast(page, 'Tracking information updated')
  expect(await problems(page)).toEqual([])
})

test('an order with an unconfirmed payment gets no label, and the desk says why', async () => {
  const { orderId } = await orderToShip(shop, visitor(), { isPaidInFull: false })
  const page = await readPage(staff, `/admin/orders/${orderId}`)
  expect(page.getByRole('button', { name: 'Create Shipping Label' }).matches('[disabled]')).toBe(true)
  page.getByText('The payment for this order isn’t confirmed yet. Nothing ships until it is.')
})

test('unprintable characters are flagged on the order and beside their field, before a label is bought', async () => {
  const checkout = { contact: { email: 'li@example.com', fullName: '李小龍', phone: '' } }
  const { orderId } = await orderToShip(shop, visitor(), { checkout })
  const page = await openAsStaff(`/admin/orders/${orderId}`)
  const words = 'The name has characters that can’t be printed. Use Latin letters.'
  await page.getByRole('region', { name: 'Shipping', exact: true }).getByText(words).waitFor()
  await page.getByRole('button', { name: 'Create Shipping Label' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Shipping Label' })
  await dialog.getByText(words).waitFor()
  expect(await problems(page, { include: '[role=dialog]' })).toEqual([])
  await dialog.getByLabel('Name').fill('Li Xiaolong')
  await dialog.getByText(words).waitFor({ state: 'detached' })
})

test('shipped and ready for pickup ask whether to email, email what is needed, and report what cannot be sent', async () => {
  const { orderId, orderNumber } = await orderToShip(shop, visitor())
  const page = await openAsStaff(`/admin/orders/${orderId}`)
  await page.getByLabel('Order status').selectOption('shipped')
  const shipped = page.getByRole('alertdialog', { name: 'Send the shipped notification?' })
  await shipped.getByLabel('Tracking number').fill('1Z 999')
  await shipped.getByLabel('Carrier').fill('UPS')
  await shipped.getByRole('button', { name: 'Send email' }).click()
  await toast(page, 'Shipped notification sent')
  await shipped.waitFor({ state: 'hidden' })

  await page.getByLabel('Order status').selectOption('ready_for_pickup')
  const pickup = page.getByRole('alertdialog', { name: 'Send the pickup ready email?' })
  await pickup.getByLabel('Shelf').fill('b4')
  await pickup.getByRole('button', { name: 'Send email' }).click()
  await toast(page, 'Pickup ready email sent')
  await page.getByText('B4', { exact: true }).waitFor()

  // Orders on a shelf aren't asked about again.
  const shelves = page.getByRole('button', { name: 'Shelve and email…' })
  expect(await shelves.count()).toBe(0)

  await shop.jobs.runDue()
  const mails = await shop.mail.list()
  const [shippedMail] = mails.filter(({ template }) => template === 'order-shipped')
  expect(shippedMail?.text).toContain('UPS: 1Z 999')
  const [ready] = mails.filter(({ template }) => template === 'pickup-ready')
  expect(ready?.subject).toBe(`Order ${orderNumber} is ready for pickup`)
  const [, code] = /Pickup code (GWP-\w{8})/.exec(ready?.text ?? '') ?? []
  const picture = await staff.get(`/files/pickup-codes/${code}.png`)
  expect(picture.headers.get('content-type')).toBe('image/png')

  await shop.database.orm.update(orders).set({ contactEmail: '' })
  await page.getByLabel('Order status').selectOption('shipped')
  await shipped.getByRole('button', { name: 'Send email' }).click()
  await toast(page, 'Failed to send shipped notification email')
  await toast(page, 'This order has no email address.')
  await shipped.getByText('1Z 999').waitFor()
  await shipped.getByRole('button', { name: 'Not now' }).click()
  await page.getByLabel('Order status').selectOption('ready_for_pickup')
  const unmailed = page.getByRole('alertdialog', { name: 'Put it on a shelf?' })
  await unmailed.getByRole('button', { name: 'Shelve' }).click()
  await toast(page, 'Shelf B4')
  await toast(page, `No one was emailed: this order has no email address. Its pickup code is ${code}.`)
})

test('a pickup that became ready without a shelf is shelved later, on its order', async () => {
  const { orderId, orderNumber } = await orderToShip(shop, visitor(), { checkout: { delivery: 'pickup' } })
  const page = await openAsStaff(`/admin/orders/${orderId}`)
  const shipping = page.getByRole('region', { name: 'Shipping' })
  await shipping.getByText('Its shelf appears here once it’s ready for pickup.').waitFor()
  await page.getByLabel('Order status').selectOption('ready_for_pickup')
  const prompt = page.getByRole('alertdialog', { name: 'Send the pickup ready email?' })
  await prompt.getByRole('button', { name: 'Not now' }).click()
  await shipping.getByText('Ready for pickup, without a shelf. No one was emailed the pickup code.').waitFor()
  expect(await problemsAtWidths(page, { include: '[aria-label="Shipping"]' })).toEqual([])

  await openPackingTable(page)
  await scanKeys(page, orderNumber)
  await table(page, orderNumber).getByText('It’s for pickup and has no shelf yet.').waitFor()
  await table(page, orderNumber).getByRole('link', { name: 'Shelve and email…' }).click()
  await shipping.getByRole('button', { name: 'Shelve and email…' }).click()
  await prompt.getByLabel('Shelf').fill('c3')
  await prompt.getByRole('button', { name: 'Send email' }).click()
  await toast(page, 'Pickup ready email sent')
  await shipping.getByText('C3', { exact: true }).waitFor()
  await openPackingTable(page)
  await scanKeys(page, orderNumber)
  await table(page, orderNumber).getByText('It’s for pickup, on shelf C3. It needs no label.').waitFor()
})

test('batch labels: unpacked orders are named, failures are listed by cause, the others are made', async () => {
  const good = await orderToShip(shop, visitor())
  const bad = await orderToShip(shop, visitor())
  await shop.database.pool.query(
    `update orders set shipping_address = jsonb_set(shipping_address, '{zip}', '""') where id = $1`,
    [bad.orderId],
  )
  await startWork(good.orderId)
  await startWork(bad.orderId)
  const page = await openAsStaff(`/admin/labels?orders=${good.orderId},${bad.orderId}`)
  await page.getByText('Address incomplete').last().waitFor()
  await page.getByRole('button', { name: 'Create 2 labels' }).click()
  const early = page.getByRole('alertdialog', { name: '2 items are not packed yet' })
  await early.getByText(`${good.orderNumber}-1 · 1 × Gang Sheet 22 × 60 in · at Print`).waitFor()
  expect(await problems(page, { include: '[role=alertdialog]' })).toEqual([])
  await early.getByRole('button', { name: 'Create all 2 labels' }).click()
  const tray = page.getByRole('region', { name: 'Work for many orders' })
  await tray.getByText('Making labels: 0 of 2').first().waitFor()
  await shop.jobs.runDue()
  // It is there on every page, and after coming back.
  await page.goto('/admin/packing')
  await tray.getByText('1 of 2 labels made, $6.20').first().waitFor()
  await tray.getByRole('button', { name: 'Details' }).click()
  await tray.getByText('Address: Please fill in all required shipping address fields').waitFor()
  await tray.getByRole('link', { name: bad.orderNumber }).waitFor()
  const href = await tray.getByRole('link', { name: 'Open the PDF' }).first().getAttribute('href')
  const file = await page.request.get(href ?? '')
  expect(file.headers()['content-type']).toBe('application/pdf')
})

/** Someone has checked an order on the board; new orders are now expected there as well. */
async function startWork(orderId: string): Promise<void> {
  const { cards } = await shop.production.readBoard(staff.actor)
  for (const { itemId } of cards.filter((card) => card.orderId === orderId))
    await moveItem(shop, staff.actor, { itemId, from: 'check', to: 'print' })
}

/** A paid order with labels; returns its number and its parcels' tracking numbers. */
async function labeledOrder(parcelCount = 1): Promise<{ orderNumber: string; labels: string[] }> {
  const { orderId, orderNumber } = await orderToShip(shop, visitor())
  const packages = Array.from({ length: parcelCount }, () => defaultPackage)
  const wanted = { orderId, toAddress: austin, packages, serviceLevel: 'Ground' }
  const made = await shop.shipping.createLabels(staff.actor, wanted)
  if (!made.ok) throw new Error('No label')
  return { orderNumber, labels: made.shipments.map(({ trackingNumber }) => trackingNumber ?? '') }
}

/** The packing table, once it listens for scanners. */
async function openPackingTable(page = desk): Promise<Page> {
  await page.goto('/admin/packing')
  await page.locator('button:enabled', { hasText: 'Look up' }).waitFor()
  return page
}

/**
 * Like a scanner: keys and then Enter, wherever the focus is, without waiting for the page to handle the previous one.
 */
async function scanKeys(page: Page, code: string): Promise<void> {
  await Promise.all([...code, 'Enter'].map((key) => page.keyboard.press(key)))
}

const table = (page: Page, orderNumber: string) => page.getByRole('region', { name: orderNumber })

test('at the packing table a wrong label sounds the alarm, the right one packs, and items a label completed before they were made are named, as in the list and in the email question', async () => {
  const { orderId, orderNumber } = await orderToShip(shop, visitor())
  await startWork(orderId)
  const wanted = { orderId, toAddress: austin, packages: [defaultPackage], serviceLevel: 'Ground' }
  const made = await shop.shipping.createLabels(staff.actor, wanted)
  const label = made.ok ? (made.shipments[0]?.trackingNumber ?? '') : expect.unreachable()
  const other = await labeledOrder()
  const page = await openPackingTable(await openDesk(phone))
  await scanKeys(page, orderNumber)
  const said = 'Not packed yet. According to the production board, this still has to be made.'
  const line = `${orderNumber}-1 · 1 × Gang Sheet 22 × 60 in · at Print`
  await page.getByRole('region', { name: said }).getByText(line).waitFor()

  const rowOf = async () => {
    const [link] = (await readPage(staff, '/admin')).getAllByRole('link', { name: new RegExp(orderNumber) })
    const row = link?.closest('[data-row]')
    return row ? wordsOf(row) : expect.unreachable()
  }
  expect(await rowOf()).toContain('1 not packed')
  await openAsStaff(`/admin/orders/${orderId}`)
  await desk.getByLabel('Order status').selectOption('shipped')
  await desk
    .getByRole('alertdialog', { name: 'Send the shipped notification?' })
    .getByRole('region', { name: 'Not packed yet, according to the production board.' })
    .getByText(line)
    .waitFor()

  const { cards } = await shop.production.readBoard(staff.actor)
  const itemId = cards.find((card) => card.orderId === orderId)?.itemId ?? ''
  await moveItem(shop, staff.actor, { itemId, from: 'print', to: 'packed' })
  expect(await rowOf()).toContain('Shipped')
  expect(await rowOf()).not.toContain('1 not packed')
  await scanKeys(page, orderNumber)
  await table(page, orderNumber).getByText('Gang Sheet 22 × 60 in', { exact: true }).waitFor()
  await page.getByText(said).waitFor({ state: 'detached' })

  await scanKeys(page, other.labels[0] ?? '')
  await page.getByText(`Stop: this label belongs to ${other.orderNumber}.`).waitFor()
  // Marked as made, but without the label so far.
  const packed = page.getByText('Packed', { exact: true })
  expect(await packed.count()).toBe(1)
  await scanKeys(page, label)
  await page.getByText(`Right label: ${label} is packed.`).waitFor()
  await expect.poll(() => packed.count()).toBe(2)
  expect(await problems(page)).toEqual([])
  await page.getByRole('button', { name: 'Next order' }).click()
  await table(page, orderNumber).waitFor({ state: 'detached' })
})

test('scans faster than the network are handled in sequence, each against the order before it; one the server never answered is named, and the table stays', async () => {
  const { orderNumber, labels } = await labeledOrder(2)
  const page = await openPackingTable()
  // Clicks outside the field: a scanner is heard anywhere on the page.
  await page.getByRole('heading', { name: 'Packing table' }).click()
  const asked: string[] = []
  const held = Promise.withResolvers<void>()
  await page.route('**/admin/packing.data*', async (route) => {
    asked.push(new URLSearchParams(route.request().postData() ?? '').get('code') ?? '')
    if (asked.length === 1) await held.promise
    await route.continue()
  })
  for (const code of [orderNumber, ...labels]) await scanKeys(page, code)
  await page.getByRole('img', { name: 'Looking it up' }).waitFor()
  await expect.poll(() => asked).toEqual([orderNumber])
  held.resolve()
  for (const label of labels) await page.getByText(`Right label: ${label} is packed.`).waitFor()
  await expect.poll(() => table(page, orderNumber).getByText('Packed', { exact: true }).count()).toBe(2)
  expect(asked).toEqual([orderNumber, ...labels])
  await page.unroute('**/admin/packing.data*')

  const lost = await labeledOrder()
  await scanKeys(page, lost.orderNumber)
  await table(page, lost.orderNumber).waitFor()
  await page.route('**/admin/packing.data*', (route) => route.abort())
  await scanKeys(page, lost.labels[0] ?? '')
  await page.getByText(`${lost.labels[0]}: The server couldn’t be reached. Scan it again.`).waitFor()
  await table(page, lost.orderNumber).waitFor()
  await page.unroute('**/admin/packing.data*')
  await scanKeys(page, lost.labels[0] ?? '')
  await table(page, lost.orderNumber).getByText('Packed', { exact: true }).waitFor()
})

test('every email is listed with its state; a failed one is sent again, a secret one is not shown', async () => {
  await shop.jobs.runDue()
  await shop.database.pool.query(
    `update mails set state = 'failed', error = '550 mailbox unavailable' where template = 'pickup-ready'`,
  )
  const page = await openAsStaff('/admin/mails?state=failed')
  await page.getByRole('table', { name: 'Emails' }).locator('tbody').getByRole('link').first().click()
  await page.getByText('550 mailbox unavailable').waitFor()
  // No script runs in the email's frame, not even axe, which would wait for it forever.
  await page.locator('iframe').evaluate((frame) => frame.remove())
  expect(await problemsAtWidths(page)).toEqual([])
  await shoot(page, 'mails')
  await page.getByRole('button', { name: 'Send again' }).click()
  await toast(page, 'The email is being sent again')
  await shop.jobs.runDue()
  const [again] = (await shop.mail.list()).filter(({ template }) => template === 'pickup-ready')
  expect(again?.state).toBe('sent')
})
