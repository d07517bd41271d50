import { randomUUID } from 'node:crypto'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadBuiltPages, staticFolder } from '#server/http/built-pages.ts'
import { desktop, openBrowser, openPage } from '#tests/harness/browser.ts'
import { openSignedIn } from '#tests/harness/open-signed-in.ts'
import { visitor } from '#tests/harness/sell.ts'
import { sellDrawnSheet } from '#tests/harness/sell-drawn-sheet.ts'
import { orderToShip } from '#tests/harness/ship.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'

let shop: TestShop
let browser: Browser

beforeAll(async () => {
  shop = await startTestShop({ isAlive: true, servePage: await loadBuiltPages(), staticFolder })
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
  await shop?.[Symbol.asyncDispose]()
})

const newEmail = (): string => `${randomUUID().slice(0, 8)}@words.example`

const openAs = (role: 'admin' | 'customer') =>
  openSignedIn(browser, shop, desktop, { role, email: newEmail(), fullName: 'Mara Voss' })

async function openAsStaff(path: string): Promise<Page> {
  const { page } = await openAs('admin')
  await page.goto(path)
  return page
}

const toast = (page: Page, words: string): Locator =>
  page.locator('[data-sonner-toast]', { hasText: words }).first()

/** Until the page's scripts have come, a choice tells nobody: a person chooses again. */
async function chooseUntil(page: Page, status: string, comes: Locator): Promise<void> {
  const control = page.getByLabel('Order status', { exact: true })
  const choose = async (): Promise<boolean> => {
    if (await comes.isVisible()) return true
    await control.selectOption(status)
    return comes.waitFor({ timeout: 5_000 }).then(
      () => true,
      () => false,
    )
  }
  await expect.poll(choose, { interval: 300 }).toBe(true)
}

async function pressUntil(button: Locator, comes: Locator): Promise<void> {
  const press = async (): Promise<boolean> => {
    if (await comes.isVisible()) return true
    await button.click({ timeout: 2_000 }).catch(() => undefined)
    return comes.isVisible()
  }
  await expect.poll(press, { interval: 300 }).toBe(true)
}

test('a customer at the back office is denied, and led back to the shop', async () => {
  const { page } = await openAs('customer')
  expect((await page.goto('/admin'))?.status()).toBe(403)
  await page.getByRole('heading', { level: 1, name: 'Access Denied' }).waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'Sign in' }).count()).toBe(0)
  await page.getByRole('link', { name: 'Back to the shop' }).click()
  await page.waitForURL(`${shop.origin}/`)
  await page.context().close()
})

test('a guest’s order says so, and what the guest did not tell', async () => {
  const { orderId, orderNumber } = await orderToShip(shop, visitor(), {
    checkout: { contact: { email: newEmail(), fullName: 'Gus Guest', phone: '512 555 0101' } },
  })
  const page = await openAsStaff(`/admin/orders/${orderId}`)
  const customer = page.getByRole('region', { name: 'Customer', exact: true })
  await customer.getByText('Gus Guest').first().waitFor()
  await customer.getByText('Guest', { exact: true }).waitFor()

  await shop.database.pool.query(
    `update orders set contact_name = '', contact_email = '', contact_phone = '' where id = $1`,
    [orderId],
  )
  await page.reload()
  for (const words of ['Guest Customer', 'No email', 'No phone']) await customer.getByText(words).waitFor()
  await page
    .getByRole('link', { name: new RegExp(orderNumber) })
    .getByText('Guest Customer')
    .waitFor()
  await page.context().close()

  const member = await openAs('customer')
  const own = await orderToShip(shop, member.actor)
  const other = await openAsStaff(`/admin/orders/${own.orderId}`)
  await other
    .getByRole('region', { name: 'Customer', exact: true })
    .getByText('Ada Lovelace')
    .first()
    .waitFor()
  await expect
    .poll(() => other.getByRole('region', { name: 'Customer', exact: true }).getByText('Guest').count())
    .toBe(0)
  await other.context().close()
  await member.page.context().close()
})

test('a shipped notification for an order without an address fails in words, and the number stays', async () => {
  const { orderId } = await orderToShip(shop, visitor())
  await shop.database.pool.query(`update orders set contact_email = '' where id = $1`, [orderId])
  const page = await openAsStaff(`/admin/orders/${orderId}`)
  const prompt = page.getByRole('alertdialog', { name: 'Send the shipped notification?' })
  await chooseUntil(page, 'shipped', prompt)
  await prompt.getByLabel('Tracking number').fill('1Z 888')
  await prompt.getByLabel('Carrier').fill('UPS')
  await prompt.getByRole('button', { name: 'Send email' }).click()
  await toast(page, 'Failed to send shipped notification email').waitFor()
  await toast(page, 'This order has no email address.').waitFor()
  await prompt.getByText('1Z 888').waitFor()
  await page.context().close()
})

test('tracking of a parcel whose label somebody voided meanwhile fails in words', async () => {
  const { orderId } = await orderToShip(shop, visitor())
  const { page, actor } = await openAs('admin')
  const parcelSent = { orderId, trackingNumber: '1Z 777', carrier: 'UPS', trackingUrl: '' }
  expect(await shop.shipping.enterTracking(actor, parcelSent)).toMatchObject({ ok: true })
  await page.goto(`/admin/orders/${orderId}`)
  const parcel = page.getByRole('listitem', { name: 'Parcel 1' })
  const refresh = parcel.getByRole('button', { name: 'Refresh tracking' })
  await refresh.waitFor()
  await shop.database.pool.query(`update shipments set purchase = 'voided' where order_id = $1`, [orderId])
  await pressUntil(refresh, toast(page, 'Failed to update tracking'))
  await toast(page, 'There is no such shipment.').waitFor()
  await page.context().close()
})

test('the second answer to an edit request is not taken, and says who was quicker', async () => {
  const customer = await openAs('customer')
  const { item } = await sellDrawnSheet(shop, customer.actor)
  const wish = { orderItemId: item.id, requestDetails: 'Two foxes' }
  expect(await shop.editRequests.create(customer.actor, wish)).toMatchObject({ ok: true })
  const page = await openAsStaff('/admin/edit-requests')
  const desk = page.getByRole('article', { name: `Edit request for ${item.name}` })
  const answer = page.getByLabel('Response to the customer')
  await pressUntil(desk.getByRole('button', { name: 'Decline' }), answer)
  await answer.fill('It is printed already')
  await shop.database.pool.query(
    `update edit_requests set status = 'approved', reviewed_by_name = 'Sam Quick' where order_item_id = $1`,
    [item.id],
  )
  await page.getByRole('button', { name: 'Decline request' }).click()
  await toast(page, 'Failed to update edit request').waitFor()
  await toast(page, 'Sam Quick has answered this request already.').waitFor()
  await page.context().close()
  await customer.page.context().close()
})

test('a status that cannot be saved is told, and the order shows the one that it has', async () => {
  const { orderId } = await orderToShip(shop, visitor())
  const page = await openAsStaff(`/admin/orders/${orderId}`)
  await page.getByLabel('Order status', { exact: true }).waitFor()
  await shop.database.pool.query('update orders set placed_at = null where id = $1', [orderId])
  await chooseUntil(page, 'completed', toast(page, 'Failed to update order status'))
  await toast(page, 'There is no such order.').waitFor()
  await expect.poll(() => page.getByLabel('Order status', { exact: true }).inputValue()).toBe('in_production')
  await shop.database.pool.query('update orders set placed_at = now() where id = $1', [orderId])
  await page.context().close()
})

test('without a mail server the dev mailbox shows each mail as it would be sent', async () => {
  const email = newEmail()
  const { orderNumber } = await orderToShip(shop, visitor(), {
    checkout: { contact: { email, fullName: 'Ada Lovelace', phone: '512 555 0101' } },
  })
  const stateOfMail = async () => (await shop.mail.list(200)).find(({ to }) => to === email)?.state
  await expect.poll(stateOfMail).toBe('sent')

  const { page } = await openPage(browser, { ...desktop, baseURL: shop.origin })
  // A browser on the machine itself proves nothing: so would a page elsewhere that leads here.
  expect((await page.goto('/dev/mailbox'))?.status()).toBe(404)
  expect((await page.goto('/dev/mailbox?key=guessed'))?.status()).toBe(404)
  await page.goto(`/dev/mailbox?key=${shop.mailboxKey.text()}`)
  expect(new URL(page.url()).search).toBe('')
  await page.getByText('No mail server is set, so mails stay here.').waitFor()
  const mail = page
    .getByRole('navigation', { name: 'Mails' })
    .getByRole('link')
    .filter({ hasText: email })
    .first()
  await mail.getByText('sent', { exact: true }).waitFor()
  await mail.click()
  await page.waitForURL(/\?mail=/)
  await page.getByText(`To ${email}`).waitFor()
  await page.frameLocator('iframe').getByText(orderNumber).first().waitFor()
  await page.getByText('Text version').click()
  await page.locator('pre', { hasText: orderNumber }).waitFor()
  // Only owners let mails come back, and this is just somebody with the key of the terminal.
  await expect.poll(() => page.getByRole('button', { name: 'Let it come back' }).count()).toBe(0)
  await page.context().close()
})
