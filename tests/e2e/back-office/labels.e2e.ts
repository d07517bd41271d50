import { PDFDocument } from '@cantoo/pdf-lib'
import { within } from '@testing-library/dom'
import { eq } from 'drizzle-orm'
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { productionItems } from '#server/production/tables.ts'
import { browse, signInFrom } from '#tests/harness/browse.ts'
import { phone } from '#tests/harness/browser.ts'
import { sellSheetAndShirts } from '#tests/harness/draft-order.ts'
import { moveItem } from '#tests/harness/floor.ts'
import { openAsStaff } from '#tests/harness/open-signed-in.ts'
import { pick } from '#tests/harness/pages/pick.ts'
import { problems } from '#tests/harness/pages/problems.ts'
import { problemsAtWidths } from '#tests/harness/pages/problems-at-widths.ts'
import { shoot } from '#tests/harness/pages/shoot.ts'
import { printStaff } from '#tests/harness/print-orders.ts'
import { readPage } from '#tests/harness/read-page.ts'
import { isLong } from '#tests/harness/run-form.ts'
import { visitor } from '#tests/harness/sell.ts'
import { orderToShip } from '#tests/harness/ship.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const { shop, browser } = await useShop({ isAlive: true })

/** The desktop page of a staff member, shared by the tests in turn. */
const { page } = await openAsStaff(browser, shop, null)
/** The same back office without a browser. */
const staff = await signInFrom(shop, browse(shop), 'admin')

const grace = { contact: { email: 'grace@example.com', fullName: 'Grace Hopper', phone: '' } }

/** Two orders of one customer that ship in one parcel. */
async function sellJoined(): Promise<{ orderId: string; orderNumber: string }[]> {
  const both = [
    await orderToShip(shop, visitor(), { checkout: grace }),
    await orderToShip(shop, visitor(), { checkout: grace }),
  ]
  await shop.operations.ask('shipping.join-orders', printStaff, {
    orders: both.map(({ orderId }) => orderId),
  })
  return both
}

const many = isLong ? 20 : 2

test('labels for many orders are one PDF in four presses, optionally two to a letter page, and stay in the tray; so are packing slips', async () => {
  const [first, second] = await sellJoined()
  const numbers = [first?.orderNumber ?? '']
  while (numbers.length < many) numbers.push((await orderToShip(shop, visitor())).orderNumber)
  await shop.database.orm.update(productionItems).set({ place: 'packed' })
  const late = await orderToShip(shop, visitor())
  let presses = 0
  const press = async (name: string | RegExp, role: 'link' | 'button' = 'button'): Promise<void> => {
    presses += 1
    await page.getByRole(role, { name, exact: true }).first().click()
  }
  await page.goto('/admin')
  await press('Shipping', 'link')
  // Unpacked orders aren't selected at first; joined orders are one row.
  await page.getByRole('button', { name: `Create ${many} labels` }).waitFor()
  const choice = page.getByRole('checkbox', { name: late.orderNumber })
  expect(await choice.isChecked()).toBe(false)
  const row = page.getByRole('row', { name: new RegExp(first?.orderNumber ?? '') })
  await row.getByText(`+ ${second?.orderNumber}`).waitFor()
  expect(await row.getByRole('checkbox').isChecked()).toBe(true)
  expect(await problemsAtWidths(page)).toEqual([])
  await shoot(page, 'labels')
  await page.getByLabel('Paper').selectOption('letter')
  await press(`Create ${many} labels`)
  const tray = page.getByRole('region', { name: 'Work for many orders' })
  await tray.getByText(`${many} labels made, `).first().waitFor()
  await shoot(page, 'labels-made')
  const openPdf = async () => {
    const href = await tray.getByRole('link', { name: 'Open the PDF' }).first().getAttribute('href')
    return PDFDocument.load(await (await page.request.get(href ?? '')).body())
  }
  presses += 1
  expect((await openPdf()).getPageCount()).toBe(many / 2)
  expect(presses).toBeLessThanOrEqual(4)

  await page.goto('/admin/labels')
  await page.getByRole('button', { name: 'Create 0 labels' }).waitFor()
  // As chosen last time.
  expect(await page.getByLabel('Paper').inputValue()).toBe('letter')
  await tray.getByRole('button', { name: 'Details' }).click()
  await tray.getByText('Order by order').click()
  for (const number of numbers) await tray.getByRole('link', { name: number }).waitFor()
  await shoot(page, 'tray')

  await choice.check()
  await page.getByLabel('Print for all chosen orders').selectOption('packing-slips')
  await tray.getByText('Packing slips for 1 order').first().waitFor()
  expect((await openPdf()).getPageCount()).toBe(1)
  const order = await readPage(staff, `/admin/orders/${late.orderId}`)
  const slip = order.getByRole('link', { name: 'Packing slip' }).getAttribute('href')
  const file = await staff.get(slip ?? '')
  expect(file.headers.get('content-disposition')).toBe(
    `inline; filename="packing-slips-${late.orderNumber}.pdf"`,
  )
})

test('the packing table shows what goes into the box, checks off by scan, requires no label for pickup, and separates joined orders', async () => {
  const scan = async (code: string): Promise<void> => {
    await page.getByRole('textbox', { name: 'Scan or type' }).fill(code)
    await page.keyboard.press('Enter')
  }
  const { orderId, orderNumber } = await orderToShip(shop, visitor(), { checkout: { delivery: 'pickup' } })
  const { cards } = await shop.production.readBoard(printStaff)
  for (const { itemId } of cards.filter((card) => card.orderId === orderId))
    await moveItem(shop, printStaff, { itemId, from: 'check', to: 'print' })
  const [first, second] = await sellJoined()
  await page.goto('/admin/packing')
  await page.locator('button:enabled', { hasText: 'Look up' }).waitFor()
  await scan(orderNumber)
  const table = page.getByRole('region', { name: new RegExp(`^${orderNumber}`) })
  const untilReady =
    'It’s for pickup and needs no label. Once it’s packed, the status Ready for pickup gives it a shelf.'
  await table.getByText(untilReady).waitFor()
  expect(await table.getByText('This order has no label yet.').count()).toBe(0)
  // The board is respected: items not made yet don't go into a box.
  await scan(`${orderNumber}-1`)
  await page.getByText(`Stop: on the board, ${orderNumber}-1 is still at Print.`).waitFor()
  const [item] = await shop.database.orm
    .update(productionItems)
    .set({ place: 'pack' })
    .where(eq(productionItems.orderId, orderId))
    .returning({ id: productionItems.orderItemId })
  await scan(`${orderNumber}-1`)
  await table.getByText('Everything is in the box.').waitFor()
  await shoot(page, 'packing')
  const packed = await shop.database.orm
    .select({ place: productionItems.place })
    .from(productionItems)
    .where(eq(productionItems.orderItemId, item?.id ?? ''))
  expect(packed).toEqual([{ place: 'packed' }])

  await scan(first?.orderNumber ?? '')
  const joined = page.getByRole('region', { name: `${first?.orderNumber} + ${second?.orderNumber}` })
  await joined.getByText(`${second?.orderNumber}-1`, { exact: true }).first().waitFor()
  await joined.getByRole('button', { name: 'Take apart' }).click()
  await page.getByRole('region', { name: `${first?.orderNumber} · Grace Hopper` }).waitFor()
  await page.getByRole('button', { name: 'Send in one parcel' }).click()
  await joined.waitFor()
  expect(await problems(page, { include: 'main' })).toEqual([])
  await shoot(page, 'packing-joined')
})

test('on a phone the tray has its own space and covers no button', async () => {
  const { orderId } = await orderToShip(shop, visitor())
  await shop.database.orm.update(productionItems).set({ place: 'packed' })
  const { page } = await openAsStaff(browser, shop, `/admin/labels?orders=${orderId}`, phone)
  await page
    .getByLabel(/^Weight of GW-/)
    .last()
    .fill('2.5')
  await shoot(page, 'labels-phone')
  await page.getByRole('button', { name: 'Create 1 label' }).click()
  const tray = page.getByRole('region', { name: 'Work for many orders' })
  await tray.getByText('1 label made, ').first().waitFor()
  await shoot(page, 'tray-phone')
  await tray.getByRole('button', { name: 'Details' }).click()
  expect(await problems(page)).toEqual([])
  await shoot(page, 'tray-phone-open')
  await tray
    .getByRole('button', { name: /^Dismiss/ })
    .first()
    .click()
  await tray.waitFor({ state: 'detached' })
})

test('an order ships in two parcels: staff choose what goes into the first, one press ships the rest with another order of the same customer, and each order shows both', async () => {
  const joan = { contact: { email: 'joan@example.com', fullName: 'Joan Clarke', phone: '' } }
  const { orderId } = await sellSheetAndShirts(shop, visitor(), joan)
  await shop.orders.setStatus(printStaff, orderId, 'in_production')
  const orderNumber = (await shop.orders.forShipping(orderId))?.orderNumber ?? ''
  const label = async (choose: (dialog: Locator) => Promise<void>): Promise<void> => {
    await page.getByRole('button', { name: 'Create Shipping Label' }).click()
    const dialog = page.getByRole('dialog', { name: 'Create Shipping Label' })
    await choose(dialog)
    await dialog.getByRole('button', { name: 'Get rates' }).click()
    await pick(dialog.getByRole('radio', { name: /Ground/ }))
    await dialog.getByRole('button', { name: 'Create label' }).click()
    await dialog.waitFor({ state: 'hidden' })
  }
  const readTracking = async (number = orderNumber) => {
    const form = await readPage(shop, `/tracking?order=${number}`)
    return form.submit('Find my order', { 'Email address': joan.contact.email })
  }
  await page.goto(`/admin/orders/${orderId}`)
  await label(async (dialog) => {
    await dialog.getByRole('button', { name: 'Choose what goes in' }).click()
    const [sheet, shirts] = ['Gang Sheet', 'Maroon'].map((name) =>
      dialog.getByRole('group', { name: new RegExp(`^Copies of .*${name}`) }),
    )
    await shirts?.getByRole('button', { name: 'One less' }).click()
    await sheet?.getByRole('button', { name: 'One less' }).click()
    // Two shirts weigh 0.84 lb, their thick mailer 0.2.
    await expect.poll(() => dialog.getByLabel('Weight').inputValue()).toBe('1.1')
    expect(await problems(page, { include: '[role=dialog]' })).toEqual([])
    await shoot(page, 'label-of-a-part')
  })
  const desk = page.getByRole('region', { name: 'Shipping', exact: true })
  await desk.getByText('Still to ship').waitFor()
  await desk
    .getByRole('listitem', { name: 'Parcel 1' })
    .getByText(/^2 × .*Maroon/)
    .waitFor()
  await shoot(page, 'order-in-part')
  ;(await readPage(staff, `/admin/labels?orders=${orderId}`)).getByText(/^The rest: 1 × Gang Sheet/)
  const partly = await readTracking()
  partly.getByText('The first parcel is packed.')
  within(partly.getByRole('article', { name: /^Parcel/ })).getByText(/^2 × .*Maroon/)

  const other = await orderToShip(shop, visitor(), { checkout: joan })
  await page.reload()
  await desk.getByText(`${other.orderNumber} goes to the same address.`).waitFor()
  await shoot(page, 'order-to-join')
  await desk.getByRole('button', { name: 'Send in one parcel' }).click()
  await desk.getByText(`In one parcel with ${other.orderNumber}`).waitFor()
  expect(await problems(page, { include: 'section[aria-label=Shipping]' })).toEqual([])
  await shoot(page, 'order-joined')
  await label(async (dialog) => {
    await dialog.getByText(`${other.orderNumber}: `).waitFor()
    // Two sheets and the last shirt.
    expect(await dialog.getByLabel('Weight').inputValue()).toBe('1.2')
    await shoot(page, 'label-joined')
  })
  await desk.getByText('Still to ship').waitFor({ state: 'detached' })
  const rest = desk.getByRole('listitem', { name: 'Parcel 2' })
  for (const number of [other.orderNumber, orderNumber])
    await rest.getByText(`${number}: 1 × Gang Sheet`).waitFor()
  await desk.getByRole('link', { name: 'Its packing slip' }).first().waitFor()
  await shoot(page, 'order-labeled-together')

  const both = await readTracking()
  both.getByText('0 of 2 parcels were delivered.')
  expect(both.getAllByRole('article', { name: /^Parcel/ })).toHaveLength(2)
  expect((await readTracking(other.orderNumber)).words).toContain(
    `Orders ${orderNumber}, ${other.orderNumber}`,
  )
})
