import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browse } from '#tests/harness/browse.ts'
import { desktop, openPage, phone } from '#tests/harness/browser.ts'
import { problems } from '#tests/harness/pages/problems.ts'
import { toast } from '#tests/harness/pages/toast.ts'
import { readPage } from '#tests/harness/read-page.ts'
import { signedIn, visitor } from '#tests/harness/sell.ts'
import { sellDrawnSheet } from '#tests/harness/sell-drawn-sheet.ts'
import { stockTshirt } from '#tests/harness/shelves.ts'
import { fillContact, heading, payNow, payWith } from '#tests/harness/shopper.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const { shop, browser } = await useShop()
const staff = signedIn('admin', 'mara@guests.example')

async function linkMailedTo(address: string): Promise<string> {
  await shop.jobs.runDue()
  const mail = (await shop.mail.list()).find(({ to }) => to === address)
  return /https?:\/\/\S+\/order\/\S+/.exec(mail?.text ?? '')?.[0] ?? ''
}

test('without the link no one can read it; a new one is emailed to anyone who knows number and address', async () => {
  const { order } = await sellDrawnSheet(shop, signedIn('customer'), {
    contact: { fullName: 'Grace', email: 'grace@link.example', phone: '' },
  })
  const { page, complaints } = await openPage(browser, { ...desktop, baseURL: shop.origin })
  await page.goto(`/order/${order.id}`)
  await heading(page, 'This order isn’t open here')
  expect(await page.locator('main').textContent()).not.toContain(order.orderNumber)
  expect(await problems(page)).toEqual([])
  if (process.env.SCREENS) await page.screenshot({ path: `${process.env.SCREENS}/order-closed.png` })
  await page.getByRole('textbox', { name: 'Order number' }).fill(order.orderNumber)
  await page.getByRole('textbox', { name: 'Email address' }).fill('grace@link.example')
  await page.getByRole('button', { name: 'Email me the link' }).click()
  await toast(page, 'Check your inbox')
  await page.goto(await linkMailedTo('grace@link.example'))
  await heading(page, 'Your order')
  await page.getByRole('article', { name: `Order ${order.orderNumber}` }).waitFor()
  // The image of a purchase is shown to its buyer.
  const picture = page.getByRole('img', { name: /^Your design on/ })
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([])
})

test('the link of one order opens no other', async () => {
  const first = await sellDrawnSheet(shop, signedIn('customer'))
  const other = await sellDrawnSheet(shop, signedIn('customer'))
  const guest = browse(shop)
  const page = await readPage(guest, shop.orderLinks.pathOf(first.order.id))
  page.getByRole('heading', { level: 1, name: 'Your order' })
  const status = async (path: string) => (await guest.get(path, { accept: 'text/html' })).status
  expect(await status(`/files/invoices/${first.order.id}`)).toBe(200)
  expect(await status(`/files/artworks/${first.artworkId}/thumbnail`)).toBe(200)
  expect(await status(`/files/artworks/${other.artworkId}/thumbnail`)).toBe(404)
  expect(await status(`/files/invoices/${other.order.id}`)).toBe(404)
  expect(await status(`/order/${other.order.id}`)).toBe(404)
  expect(await shop.orders.receiptOf(visitor(), other.order.id)).toBeNull()
})

test('by phone, from the first page to the paid order and back through the email link, the chosen options show at each step, where a guest follows it, writes, requests a change, keeps it and orders again: nothing is wider than the screen', async () => {
  const tee = await stockTshirt(shop)
  const { page, complaints } = await openPage(browser, { ...phone, baseURL: shop.origin })
  const fits = async (): Promise<void> =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.goto('/')
  await page.getByRole('button', { name: 'Look around first' }).tap()
  await page.getByRole('button', { name: 'Menu' }).tap()
  await page.getByRole('dialog').getByRole('link', { name: 'T-Shirt Marketplace' }).tap()
  await page.waitForURL('**/tshirt-marketplace')
  const take = async (color: string, size: string): Promise<void> => {
    await page.getByRole('link', { name: tee.title }).tap()
    const product = page.getByRole('dialog', { name: tee.title })
    await product.getByText(color, { exact: true }).tap()
    await product.getByText(size, { exact: true }).tap()
    await fits()
    await product.getByRole('button', { name: 'Add to Cart' }).tap()
    await toast(page, 'Added to Cart!')
    await product.waitFor({ state: 'detached' })
  }
  const saysBoth = async (): Promise<void> => {
    for (const words of [/S(,| ·) Black/, /L(,| ·) Maroon/]) await page.getByText(words).first().waitFor()
  }
  await take('Black', 'S')
  await take('Maroon', 'L')
  await page.getByRole('link', { name: /^Cart/ }).first().tap()
  await page.waitForURL('**/cart')
  await saysBoth()
  await page.getByText('Get it by').waitFor()
  await fits()
  await page.getByRole('button', { name: 'Proceed to Checkout' }).tap()
  await page.waitForURL('**/checkout')
  await fillContact(page, 'nora@phone.example')
  await page.getByText('Rush', { exact: true }).tap()
  await page.getByText('Rush shipping').waitFor()
  await saysBoth()
  await fits()
  await payNow(page).tap()
  await page.waitForURL(/\/sandbox-pay\//)
  const reference = new URL(page.url()).pathname.split('/').at(-1)
  await saysBoth()
  await fits()
  await payWith(page, /Approved/)
  await heading(page, 'Payment Successful!')
  await saysBoth()
  await page.getByRole('article', { name: 'Receipt' }).getByText('Rush shipping').waitFor()
  await fits()

  // A provider may send its own name for the payment instead of ours.
  await page.goto(`/payment-success?session_id=${reference}`)
  await heading(page, 'Payment Successful!')
  await page.getByRole('link', { name: 'View Order Status' }).tap()
  await heading(page, 'Your order')
  expect(new URL(page.url()).search).toBe('')

  const link = await linkMailedTo('nora@phone.example')
  const answered = page.waitForResponse((answer) => answer.url() === link)
  await page.goto(link)
  await heading(page, 'Your order')
  const redirected = await answered
  expect([redirected.status(), redirected.headers()['cache-control']]).toEqual([303, 'private, no-store'])
  expect(new URL(page.url()).search).toBe('')
  const card = page.getByRole('article', { name: /^Order GW-/ })
  for (const words of [tee.title, 'Rush shipping', 'should arrive by'])
    await card.getByText(words).first().waitFor()
  await saysBoth()
  await fits()
  expect(await problems(page)).toEqual([])
  if (process.env.SCREENS)
    await page.screenshot({ path: `${process.env.SCREENS}/order-phone.png`, fullPage: true })
  const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await writeAndAsk(page, card, orderId)
  expect(complaints).toEqual([])
  await keepInAccount(page, orderId)
  await page.getByRole('button', { name: 'Order again' }).tap()
  await page.waitForURL('**/cart')
  await saysBoth()
})

async function writeAndAsk(page: Page, card: Locator, orderId: string): Promise<void> {
  await shop.orders.setStatus(staff, orderId, 'in_production')
  await card.getByText('In production').first().waitFor()
  await card.getByRole('button', { name: 'Write to the shop' }).click()
  await card.getByRole('textbox').fill('Is it ready?')
  await card.getByRole('button', { name: 'Send message' }).click()
  await card.getByText('Is it ready?').waitFor()
  await card.getByRole('button', { name: 'Request Edit' }).first().click()
  await page.getByRole('textbox', { name: 'Changes you need' }).fill('Smaller, please')
  await page.getByRole('button', { name: 'Submit Request' }).click()
  await page
    .getByRole('article', { name: /^Edit request/ })
    .getByText('Smaller, please')
    .waitFor()
}

async function keepInAccount(page: Page, orderId: string): Promise<void> {
  await page.getByRole('button', { name: 'Keep in an account' }).click()
  await page.getByText('Emailed. Open the link').waitFor()
  await shop.jobs.runDue()
  const mailed = (await shop.mail.list()).find(({ template }) => template === 'sign-in-link')
  await page.goto(/https?:\/\/\S+token=\S+/.exec(mailed?.text ?? '')?.[0] ?? '')
  await page.locator('main').getByRole('button').first().click()
  await page.waitForURL(`**/order/${orderId}`)
  await page.getByRole('link', { name: 'All your orders' }).click()
  await page.getByRole('article', { name: /^Order GW-/ }).waitFor()
}
