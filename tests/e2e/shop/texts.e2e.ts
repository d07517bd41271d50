import { expect, test } from 'vitest'
import { desktop } from '#tests/harness/browser.ts'
import { openAsStaff, openSignedIn } from '#tests/harness/open-signed-in.ts'
import { problemsAtWidths } from '#tests/harness/pages/problems-at-widths.ts'
import { shoot } from '#tests/harness/pages/shoot.ts'
import { signedIn } from '#tests/harness/sell.ts'
import { fillContact, payNow, payWith, shopperWithSheets } from '#tests/harness/shopper.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const { shop, browser } = await useShop()
const staff = signedIn('owner')
const customer = { role: 'customer', email: 'grace@example.com', fullName: 'Grace Hopper' } as const

test('a shopper opts in to texts at checkout; staff see the text on the order and in the list, and edit its wording', async () => {
  const { page, complaints } = await shopperWithSheets(shop, browser, [12])
  await page.goto('/checkout')
  await page.getByText('Pickup', { exact: true }).click()
  await fillContact(page)
  const wanted = page.getByLabel('Text me about this order')
  expect(await wanted.isChecked()).toBe(false)
  await wanted.check()
  await page.getByText(/Message and data rates may apply\. Reply STOP to opt out/).waitFor()
  await page.getByRole('textbox', { name: 'Phone' }).fill('')
  await page.getByText('Enter the mobile number to text').first().waitFor()
  expect(await problemsAtWidths(page, { include: 'main' })).toEqual([])
  await shoot(page, 'texts-checkout')
  await page.getByRole('textbox', { name: 'Phone' }).fill('512 555 0101')
  await payNow(page).click()
  await page.waitForURL(/\/sandbox-pay\//)
  await payWith(page, /Approved/)
  await page
    .getByText(/GW-\d+/)
    .first()
    .waitFor()
  expect(complaints.filter((words) => !words.includes('422'))).toEqual([])

  const [order] = (await shop.orders.listForStaff(staff, {})).orders
  await shop.shipping.sendPickupReady(staff, order?.id ?? '')
  await shop.jobs.runDue()
  const { page: desk, complaints: ofDesk } = await openAsStaff(browser, shop, `/admin/orders/${order?.id}`)
  const timeline = desk.getByRole('list', { name: 'Timeline' })
  await timeline.getByText('Text message: Ready for pickup, sent').waitFor()
  await timeline.getByText('The customer wants text messages at +15125550101').waitFor()
  await shoot(desk, 'texts-order')
  await desk.goto('/admin/mails?kind=text')
  await desk.getByRole('link', { name: 'Text: Ready for pickup' }).click()
  await desk.getByRole('article', { name: 'Ready for pickup' }).getByText('Your code: GWP-').waitFor()
  await shoot(desk, 'texts-list')

  await desk.goto('/admin/mail-wording/text-pickup-ready')
  const words = desk.getByLabel('Text message')
  await words.fill('{order} is ready. {code}')
  const preview = desk.getByRole('region', { name: 'Preview' })
  await preview.getByText('GW-000123 is ready. GWP-7K4M9XQ2 Reply STOP to opt out.').waitFor()
  await preview.getByText('billed as one message').waitFor()
  expect(await problemsAtWidths(desk, { include: 'main' })).toEqual([])
  await shoot(desk, 'texts-wording')
  await desk.getByRole('button', { name: 'Save Changes' }).click()
  await expect
    .poll(() => shop.settings.ownWords())
    .toEqual({ 'text-pickup-ready': { before: '{order} is ready. {code}' } })
  await desk.getByRole('button', { name: 'Standard wording' }).click()
  await expect.poll(() => words.inputValue()).toContain('is ready for pickup at {place}')
  // This test's sheets have no image.
  expect(ofDesk.filter((words) => !words.includes('404'))).toEqual([])
})

test('a customer opts in to texts about all orders in the profile, and opts out', async () => {
  const { page, actor, complaints } = await openSignedIn(browser, shop, desktop, customer)
  await page.goto('/profile')
  const card = page.getByRole('region', { name: 'Text messages' })
  const wanted = card.getByLabel('Text me about my orders')
  expect(await wanted.isChecked()).toBe(false)
  await card.getByLabel('Number for texts').fill('512 555 0102')
  await wanted.check()
  await card.getByRole('button', { name: 'Save Text Messages' }).click()
  await card.getByText('Texts about your orders go to +15125550102.').waitFor()
  expect(await problemsAtWidths(page, { include: 'section[aria-labelledby=texts]' })).toEqual([])
  await shoot(page, 'texts-profile')
  await wanted.uncheck()
  await card.getByRole('button', { name: 'Save Text Messages' }).click()
  await expect.poll(() => shop.mail.textsOfAccount(actor.user?.id ?? '')).toBeNull()
  expect(complaints).toEqual([])
})
