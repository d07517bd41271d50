import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { defaultPackage } from '#domain/shipping/parcel.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { browse, signInFrom } from '#tests/harness/browse.ts'
import { desktop, openBrowserWithCamera, phone } from '#tests/harness/browser.ts'
import { moveItem } from '#tests/harness/floor.ts'
import { openSignedIn } from '#tests/harness/open-signed-in.ts'
import { shoot } from '#tests/harness/pages/shoot.ts'
import { sellSheet } from '#tests/harness/print-orders.ts'
import { bareTable, lookAt, shootFilm } from '#tests/harness/printed/film.ts'
import { visitor } from '#tests/harness/sell.ts'
import { plainPicture } from '#tests/harness/shelves.ts'
import { austin, orderToShip } from '#tests/harness/ship.ts'
import { useShopAlone } from '#tests/harness/use-shop.ts'

const shop = await useShopAlone({ isAlive: true })
const staff = await signInFrom(shop, browse(shop), 'admin')

type Watched = { page: Page; actor: Actor; asked: string[] }

/** A staff page and the addresses that it requests, in a browser without barcode detection of its own. */
async function openStaff(browser: Browser, path: string, device = desktop): Promise<Watched> {
  const email = `camera-${randomUUID()}@shop.example`
  const { page, actor } = await openSignedIn(browser, shop, device, {
    role: 'admin',
    email,
    fullName: 'Dora',
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'BarcodeDetector'))
  await page.goto(path)
  await page.locator('button[type=submit]:enabled', { hasText: /^(Scan|Look up)$/ }).waitFor()
  return { page, actor, asked }
}

const isReader = (address: string): boolean => address.endsWith('.wasm')
const openCamera = (page: Page) => page.getByRole('button', { name: 'Scan with the camera' }).click()

async function ticketToCut(): Promise<{ ticket: string; printed: Uint8Array }> {
  const { order, item } = await sellSheet(shop, visitor())
  await moveItem(shop, staff.actor, { itemId: item.id, from: 'check', to: 'cut' })
  const printed = await shop.production.printTickets(staff.actor, [item.id])
  if (!printed) throw new Error('No ticket')
  return { ticket: `${order.orderNumber}-1`, printed }
}

test('a printed ticket held up to the camera moves its item on, read by the shop’s own reader or by the browser’s', async () => {
  const { ticket, printed } = await ticketToCut()
  const film = await shootFilm([await lookAt(printed)])
  await using browser = await openBrowserWithCamera(film)
  const { page, asked } = await openStaff(browser, '/admin/production?at=cut')
  await page
    .getByRole('region', { name: 'Cut', exact: true })
    .getByRole('article', { name: ticket })
    .waitFor()
  expect(asked.filter(isReader)).toEqual([])

  // If the reader can't be loaded, a message says so, and it works the next time.
  await page.route('**/*.wasm', (route) => route.abort())
  await openCamera(page)
  await page.getByText('The barcode reader couldn’t be loaded.').waitFor()
  await page.unroute('**/*.wasm')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  asked.length = 0
  await openCamera(page)
  await page.getByRole('dialog').getByText(`${ticket}: moved to Pack.`).waitFor()
  await shoot(page, 'camera-board')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page
    .getByRole('region', { name: 'Pack', exact: true })
    .getByRole('article', { name: ticket })
    .waitFor()
  expect(asked.filter(isReader)).toHaveLength(1)
  expect(
    asked.filter((address) => !address.startsWith(shop.origin) && !/^(data|blob):/.test(address)),
  ).toEqual([])
  await page.context().close()

  // In a browser that can detect our barcodes itself, that is used, and no reader is loaded.
  const other = await ticketToCut()
  const knowing = await openStaff(browser, '/admin/production?at=cut')
  await knowing.page.evaluate((rawValue) => {
    const own = class {
      static getSupportedFormats = async () => ['code_128', 'ean_13', 'qr_code']
      detect = async (video: HTMLVideoElement) => (video.videoWidth > 0 ? [{ rawValue }] : [])
    }
    Object.assign(globalThis, { BarcodeDetector: own })
  }, other.ticket)
  await openCamera(knowing.page)
  await knowing.page.getByRole('dialog').getByText(`${other.ticket}: moved to Pack.`).waitFor()
  expect(knowing.asked.filter(isReader)).toEqual([])
})

test('at the packing table the camera reads a job ticket and then its box label', async () => {
  const { orderId, orderNumber } = await orderToShip(shop, visitor())
  const wanted = { orderId, toAddress: austin, packages: [defaultPackage], serviceLevel: 'Ground' }
  const made = await shop.shipping.createLabels(staff.actor, wanted)
  const label = made.ok ? made.shipments[0] : undefined
  const pdf = new Uint8Array(await (await staff.get(label?.labelUrl ?? '')).arrayBuffer())
  const { rows } = await shop.database.pool.query<{ id: string }>(
    'select id from order_items where order_id = $1',
    [orderId],
  )
  const ticket = await shop.production.printTickets(staff.actor, [rows[0]?.id ?? ''])
  if (!ticket) throw new Error('No ticket')
  // Whichever the camera sees first, the label shows up again after the ticket.
  const bare = await bareTable()
  const path = await shootFilm([await lookAt(ticket), await lookAt(pdf), bare, bare])
  await using browser = await openBrowserWithCamera(path)
  const { page } = await openStaff(browser, '/admin/packing', phone)
  await openCamera(page)
  await page.getByRole('dialog').getByText(`On the table: ${orderNumber}`).waitFor()
  await page.getByText('Packed', { exact: true }).waitFor()
  await shoot(page, 'camera-packing')
})

test('at the packing table the camera reads a customer’s pickup code', async () => {
  const { orderId, orderNumber } = await orderToShip(shop, visitor(), { status: 'ready_for_pickup' })
  await shop.shipping.sendPickupReady(staff.actor, orderId)
  const code = (await shop.shipping.pickupsOf([orderId])).get(orderId)?.code ?? ''
  const shown = new Uint8Array(await (await staff.get(`/files/pickup-codes/${code}.png`)).arrayBuffer())
  await using browser = await openBrowserWithCamera(await shootFilm([shown]))
  const { page } = await openStaff(browser, '/admin/packing', phone)
  await openCamera(page)
  await page.getByRole('dialog').getByText(`For pickup: ${orderNumber}`).waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Hand out' }).click()
  await page.getByText('Handed out', { exact: true }).first().waitFor()
  await expect.poll(async () => (await shop.orders.forShipping(orderId))?.status).toBe('completed')
})

test('a camera without permission is reported with a message', async () => {
  const blank = await plainPicture()
  await using browser = await openBrowserWithCamera(await shootFilm([blank]), 'no')
  const { page } = await openStaff(browser, '/admin/production', phone)
  await openCamera(page)
  await page.getByText('The camera is blocked. Allow it in the browser’s settings').waitFor()
  await shoot(page, 'camera-refused')
})
