import { within } from '@testing-library/dom'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browse, signInFrom } from '#tests/harness/browse.ts'
import { phone } from '#tests/harness/browser.ts'
import { openAsStaff } from '#tests/harness/open-signed-in.ts'
import { countPresses } from '#tests/harness/pages/count-presses.ts'
import { problems } from '#tests/harness/pages/problems.ts'
import { problemsAtWidths } from '#tests/harness/pages/problems-at-widths.ts'
import { readPage, wordsOf } from '#tests/harness/read-page.ts'
import { sellGangSheet, signedIn, visitor } from '#tests/harness/sell.ts'
import { austin, orderToShip } from '#tests/harness/ship.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const { shop, browser } = await useShop({ isAlive: true })
/** A desktop and a phone page of staff, shared by the tests in turn. */
const { page: desk } = await openAsStaff(browser, shop, null)
const { page: handheld } = await openAsStaff(browser, shop, null, phone)

/** The same back office without a browser. */
const staff = await signInFrom(shop, browse(shop), 'admin')

async function openOn(page: Page, path: string): Promise<Page> {
  await page.goto(path)
  return page
}

test('staff filter orders, sort by each column, see in text and color how near a due date is, keep the filter and columns, and change many or all matches at the same time', async () => {
  const numbers: string[] = ['']
  for (let count = 1; count <= 13; count++) {
    const fullName = `Quill ${String.fromCharCode(65 + ((count * 5) % 13))}`
    const contact = { fullName, email: 'quill@example.com', phone: '' }
    const delivery = count <= 2 ? 'pickup' : 'shipping'
    numbers.push((await sellGangSheet(shop, visitor(), { contact, delivery })).orderNumber ?? '')
  }
  const { pool } = shop.database
  const [late, later, shipped] = [4, 6, 8]
  for (const [count, dueAt] of [
    [late, '2020-01-02T23:00:00Z'],
    [later, '2131-03-14T22:00:00Z'],
    [shipped, '2020-01-02T23:00:00Z'],
  ] as const)
    await pool.query('update orders set due_at = $1 where order_number = $2', [dueAt, numbers[count]])
  await pool.query(`update orders set status = 'shipped' where order_number = $1`, [numbers[shipped]])
  // Late orders: one click.
  const dashboard = await readPage(staff, '/admin/dashboard')
  const overdue = dashboard.getAllByRole('link', { name: /late/ })[0]?.getAttribute('href') ?? ''
  ;(await readPage(staff, overdue)).getByRole('row', { name: new RegExp(numbers[late] ?? '') })
  const page = await openOn(desk, '/admin?customer=Quill&sort=customer')
  const row = (count: number) => page.getByRole('link', { name: new RegExp(numbers[count] ?? '') })
  const choose = (count: number) => page.getByLabel(`Choose ${numbers[count]}`)
  await page.getByText('10 of 13 · ').waitFor()

  const names = () => page.getByRole('cell', { name: /^Quill/ }).allInnerTexts()
  const called = (letters: string) => [...letters].map((letter) => `Quill ${letter} · guest`)
  expect(await names()).toEqual(called('ABCDEFGHIJ'))

  const inRow = (count: number) => page.getByRole('row', { name: new RegExp(numbers[count] ?? '') })
  const colorOf = (words: Locator) => words.evaluate((one) => getComputedStyle(one).color)
  const isLate = await colorOf(inRow(late).getByText('Late since Jan 2'))
  expect(isLate).not.toBe(await colorOf(inRow(later).getByText('Due Wed, Mar 14')))
  await inRow(shipped).getByText('Shipped').waitFor()
  expect(
    await inRow(shipped)
      .getByText(/^(Due|Late) /)
      .count(),
  ).toBe(0)

  // Selected before "Load more", still selected after.
  await choose(13).check()
  await page.getByText('1 chosen').waitFor()
  await page.getByRole('button', { name: 'Load more' }).click()
  await page.getByText('13 of 13 · ').waitFor()
  expect((await names()).slice(-3)).toEqual(called('KLM'))
  await choose(1).check()
  await page.getByText('2 chosen').waitFor()
  await expect.poll(() => choose(13).isChecked()).toBe(true)
  expect(await problemsAtWidths(page)).toEqual([])

  const download = page.waitForEvent('download')
  await page
    .getByRole('region', { name: 'Chosen orders' })
    .getByRole('button', { name: 'Export CSV' })
    .click()
  expect((await download).suggestedFilename()).toBe('orders.csv')

  await page.getByLabel('Set the status of all chosen orders').selectOption('in_production')
  const tray = page.getByRole('region', { name: 'Work for many orders' })
  await tray.getByText('2 statuses changed').first().waitFor()
  await tray.getByRole('button', { name: 'Details' }).click()
  await tray.getByText('Order by order').click()
  await expect.poll(() => tray.getByText('Pending review → In production').count()).toBe(2)
  await shop.database.pool.query(`update orders set status = 'shipped' where order_number = $1`, [numbers[1]])
  await tray.getByRole('button', { name: 'Undo' }).click()
  await tray.getByText('1 of 2 statuses changed').first().waitFor()
  await tray.getByText('Someone has changed it since.').waitFor()
  for (const left of ['All 2', 'Details']) {
    await tray.getByRole('button', { name: left }).waitFor()
    await tray
      .getByRole('button', { name: /^Dismiss/ })
      .first()
      .click()
  }
  await tray.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Clear selection' }).click()

  await page.getByRole('columnheader', { name: 'Customer' }).getByRole('link').click()
  await expect.poll(async () => (await names())[0]).toBe('Quill M · guest')
  await page.getByLabel('Choose all shown').check()
  await page.getByText('10 chosen').waitFor()
  await page.getByRole('button', { name: 'Choose all 13 that match' }).click()
  await page.getByText('13 chosen').waitFor()
  await page.getByRole('button', { name: 'Clear selection' }).click()

  await page.getByRole('link', { name: 'Clear' }).click()
  await page.waitForURL((url) => !url.searchParams.has('customer'))
  await page.getByText('Filters', { exact: true }).click()
  await page.getByLabel('Shipping method').selectOption('pickup')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.waitForURL(/delivery=pickup/)
  await row(3).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Save this filter' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save this filter' })
  await dialog.getByLabel('Name').fill('Counter')
  await dialog.getByRole('button', { name: 'Save filter' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Clear' }).click()
  await row(13).waitFor()
  await page.getByRole('link', { name: 'Counter' }).click()
  await row(3).waitFor({ state: 'detached' })
  await row(2).waitFor()

  await page.getByRole('button', { name: 'Columns' }).click()
  const columns = page.getByRole('dialog', { name: 'Columns' })
  await columns.getByLabel('Email').check()
  await columns.getByLabel('Pieces').uncheck()
  await columns.getByText('Compact').click()
  await columns.getByLabel('Rows per page').selectOption('25')
  expect(await problems(page, { include: '[role=dialog]' })).toEqual([])
  await columns.getByRole('button', { name: 'Save' }).click()
  await columns.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Clear' }).click()
  await row(3).waitFor()
  await page.reload()
  expect((await page.getByRole('columnheader').allInnerTexts()).map((text) => text.trim())).toEqual([
    'Chosen',
    'Order',
    'Placed',
    'Customer',
    'Email',
    'Due',
    'Status',
    'Delivery',
    'Total',
  ])
})

test('the list works by keyboard alone, a status is reverted in the history, and a role that cannot be read is reported', async () => {
  const { orderNumber } = await sellGangSheet(shop, visitor())
  const page = await openOn(desk, '/admin')
  const row = page.getByRole('link', { name: new RegExp(orderNumber ?? '') })
  await row.waitFor()
  await expect
    .poll(async () => {
      await page.keyboard.press('j')
      return page.evaluate(() => document.activeElement?.closest('[data-row]') !== null)
    })
    .toBe(true)
  for (const _ of Array(12)) await page.keyboard.press('k')
  await page.keyboard.press('x')
  await page.getByText('1 chosen').waitFor()
  await expect.poll(() => page.getByLabel(`Choose ${orderNumber}`).isChecked()).toBe(true)
  await page.keyboard.press('x')
  await page.getByText('1 chosen').waitFor({ state: 'detached' })
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts for the order list' })
  await keys.getByText('Next order').waitFor()
  await page.keyboard.press('Escape')
  await keys.waitFor({ state: 'detached' })
  // The first search is never answered; the second replaces it.
  await page.route(/number=GW-000000/, () => {})
  await page.keyboard.press('/')
  await page.keyboard.type('GW-000000')
  await page.keyboard.press('Enter')
  await page.locator('button[aria-busy=true]', { hasText: 'Search' }).waitFor()
  await page.getByLabel('Order number').fill(orderNumber ?? '')
  await page.keyboard.press('Enter')
  await page.waitForURL(new RegExp(`number=${orderNumber}`))
  await page.unroute(/number=GW-000000/)
  await row.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: orderNumber ?? '', level: 2 }).waitFor()

  await page.getByLabel('Order status').selectOption('in_production')
  const back = page.getByRole('button', { name: 'Set back to Pending review' })
  await back.click()
  await page.getByRole('button', { name: 'Set back to In production' }).waitFor()
  await expect.poll(() => page.getByLabel('Order status').inputValue()).toBe('pending_review')

  const { pool } = shop.database
  await pool.query('alter table custom_roles rename column name to hidden_name')
  const failed = await readPage(staff, '/admin')
  expect(failed.words).toContain('Failed to check user role')
  await pool.query('alter table custom_roles rename column hidden_name to name')
  ;(await failed.follow('Try again')).getAllByRole('link', { name: new RegExp(orderNumber ?? '') })
})

test('staff and customer write to each other in the order’s timeline, live', async () => {
  const customer = await signInFrom(shop, browse(shop))
  const { actor } = customer
  const contact = { fullName: 'Ada Lovelace', email: actor.user?.email ?? '', phone: '' }
  const { orderNumber } = await sellGangSheet(shop, actor, { contact })
  const { rows } = await shop.database.pool.query('select id from orders where order_number = $1', [
    orderNumber,
  ])
  const page = await openOn(desk, `/admin/orders/${rows[0].id}`)
  const timeline = page.getByRole('list', { name: 'Timeline' })
  const words = page.getByLabel('Note or message')
  await timeline.getByText('Went to the payment page').waitFor()

  await words.fill('Pays late')
  await page.getByRole('button', { name: 'Add note' }).click()
  await timeline.getByText('Pays late').waitFor()
  const presses = await countPresses(page)
  await words.fill('Two inches smaller?')
  await page.getByRole('button', { name: 'Send to customer' }).click()
  await timeline.getByText('Two inches smaller?').waitFor()
  expect(await presses()).toBe(1)
  expect(await problemsAtWidths(page)).toEqual([])

  const portal = await readPage(customer, '/customer-portal')
  const talk = portal.getByRole('region', { name: `Messages about ${orderNumber}`, hidden: true })
  expect(wordsOf(talk)).toContain('Two inches smaller?')
  expect(portal.words).not.toContain('Pays late')
  const order = rows[0].id
  await shop.operations.ask('orders.write-to-shop', actor, { order, text: 'Yes, please' })

  await timeline.getByText('Yes, please').waitFor()
  await timeline.getByText('Waiting for an answer').waitFor()
  await page.getByRole('button', { name: 'Needs no answer' }).click()
  await timeline.getByText('Waiting for an answer').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Messages and notes' }).click()
  await timeline.getByText('Went to the payment page').waitFor({ state: 'detached' })
  await expect.poll(() => timeline.getByRole('listitem').count()).toBe(3)
})

test('the customer of an order is changed; a refusal closes with its dialog, and a colleague’s change is shown before it is overwritten', async () => {
  const { orderId, orderNumber } = await orderToShip(shop, visitor())
  const page = await openOn(desk, `/admin/orders/${orderId}`)
  const dialog = page.getByRole('dialog', { name: `Edit ${orderNumber}` })
  const field = (label: string) => dialog.getByLabel(label)
  const open = () => page.getByRole('button', { name: 'Edit contact, address and notes' }).click()
  await open()
  await field('ZIP code').fill('787')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => field('ZIP code').getAttribute('aria-invalid')).toBe('true')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await open()
  await expect.poll(() => field('ZIP code').inputValue()).toBe(austin.zip)
  expect(await field('ZIP code').getAttribute('aria-invalid')).not.toBe('true')

  await field('Phone').fill('(512) 555-0177')
  const { rows } = await shop.database.pool.query('select * from orders where id = $1', [orderId])
  const { version, contact_name: fullName, contact_email: email, shipping_address: address } = rows[0]
  const theirs = { order: orderId, version, contact: { fullName, email, phone: '' }, address }
  await shop.operations.ask('orders.edit-details', signedIn('admin'), { ...theirs, notes: 'Ring twice' })
  // The page has reloaded it, and typed text stays.
  await page.locator('main').getByText('Ring twice').waitFor()
  expect(await field('Phone').inputValue()).toBe('(512) 555-0177')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('Someone else saved this order while you were editing.').waitFor()
  await dialog.getByRole('row', { name: /Phone.*\(512\) 555-0177/ }).waitFor()
  expect(await problemsAtWidths(page, { include: '[role=dialog]' })).toEqual([])
  await dialog.getByRole('button', { name: 'Save mine anyway' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.locator('main').getByText('(512) 555-0177').waitFor()
  await page.locator('main').getByText('Ring twice').waitFor()
})

test('whatever needs a person stays in the attention list until its cause is gone', async () => {
  const { orderNumber } = await sellGangSheet(shop, visitor(), {}, { isPaidInFull: false })
  const list = await readPage(staff, '/admin/attention')
  const uncertain = list.in('region', 'Uncertain payments')
  const entry = uncertain
    .getAllByRole('listitem')
    .find(({ textContent }: HTMLElement) => textContent?.includes(orderNumber ?? '-'))
  const way = within(entry ?? expect.fail('It does not wait')).getByRole('link', {
    name: /^Confirm or refund/,
  })
  const page = await openOn(handheld, way.getAttribute('href') ?? '')
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.click()
  await page.getByRole('link', { name: /^Attention\s*\d+ waiting/ }).waitFor()
  await page.getByRole('button', { name: 'Close menu' }).click()
  const confirm = page.getByRole('button', { name: 'Confirm payment' })
  await confirm.click()
  await confirm.waitFor({ state: 'detached' })
  // Its message leaves the menu within reach.
  await page.locator('[data-sonner-toast]').first().waitFor()
  const isBare = (button: Element): boolean => {
    const { x, y, width, height } = button.getBoundingClientRect()
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  }
  await menu.scrollIntoViewIfNeeded()
  expect(await menu.evaluate(isBare)).toBe(true)
  await menu.click()
  await page.getByRole('link', { name: /^Attention/ }).click()
  await page.getByRole('heading', { name: 'Attention', level: 1 }).waitFor()
  const region = page.getByRole('region', { name: 'Uncertain payments' })
  await expect.poll(() => region.getByText(orderNumber ?? '').count()).toBe(0)
})

test('an order is cancelled with its refund, and the dashboard shows how the shop is doing', async () => {
  const { orderNumber } = await sellGangSheet(shop, visitor())
  const { rows } = await shop.database.pool.query('select id from orders where order_number = $1', [
    orderNumber,
  ])
  const page = await openOn(handheld, `/admin/orders/${rows[0].id}`)
  const dialog = page.getByRole('dialog', { name: `Cancel ${orderNumber}` })
  // The list of statuses also asks first; when kept, the order is unchanged.
  const status = page.getByLabel('Order status')
  await status.selectOption('cancelled')
  await dialog.getByRole('button', { name: 'Keep the order' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await status.inputValue()).toBe('pending_review')
  await page.getByRole('button', { name: 'Cancel order…' }).click()
  await dialog.getByRole('button', { name: 'Cancel the order' }).click()
  await dialog.getByText('Say why the order is cancelled').waitFor()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Out of film')
  expect(await problems(page, { include: '[role=dialog]' })).toEqual([])
  await dialog.getByRole('button', { name: 'Cancel the order' }).click()
  await dialog.waitFor({ state: 'detached' })
  const timeline = page.getByRole('list', { name: 'Timeline' })
  await timeline.getByText('Your order was cancelled. Out of film').waitFor()
  await timeline.getByText('Refunded $41.47: Out of film').waitFor()
  await expect.poll(() => page.getByLabel('Order status').inputValue()).toBe('cancelled')

  await page.goto('/admin/dashboard')
  const sales = page.getByRole('region', { name: 'Sales', exact: true })
  await sales.getByRole('img', { name: /^Sales by day/ }).waitFor()
  await sales
    .getByText(/\$41\.47 refunded|refunded/)
    .first()
    .waitFor()
  await sales.getByText('Table', { exact: false }).first().click()
  await sales.getByRole('columnheader', { name: 'Refunded' }).waitFor()
  await page
    .getByRole('region', { name: 'Best products' })
    .getByText('Gang Sheet 22 × 60 in')
    .first()
    .waitFor()
  for (const name of ['Visitors', 'Pages', 'Where visitors come from'])
    await page.getByRole('region', { name, exact: true }).getByText('Nothing in this period.').waitFor()
  await page.getByRole('navigation', { name: 'Period' }).getByRole('link', { name: '7 days' }).click()
  await page.waitForURL(/from=/)
  expect(await problems(page)).toEqual([])
  const download = page.waitForEvent('download')
  await sales.getByRole('link', { name: 'CSV of Sales' }).click()
  expect((await download).suggestedFilename()).toBe('days.csv')
})
