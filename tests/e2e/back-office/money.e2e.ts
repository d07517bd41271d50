import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { basisPoints } from '#domain/money/money.ts'
import { phone } from '#tests/harness/browser.ts'
import { changeOrder, filledDraftOrder, sellSheetAndShirts } from '#tests/harness/draft-order.ts'
import { openAsStaff } from '#tests/harness/open-signed-in.ts'
import { shoot } from '#tests/harness/pages/shoot.ts'
import { signedIn } from '#tests/harness/sell.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const { shop, browser } = await useShop({ isAlive: true })

const staff = signedIn('admin', 'staff@example.com')

/** Both widths, taken before anyone has viewed the image. */
async function shootBoth(page: Page, name: string): Promise<void> {
  await shoot(page, `${name}-phone`)
  await page.setViewportSize({ width: 1440, height: 900 })
  await shoot(page, `${name}-desk`)
  await page.setViewportSize(phone.viewport ?? { width: 390, height: 844 })
}

const refund = (orderId: string, amountCents: number) =>
  shop.payments.refund(staff, orderId, {
    ...{ refundId: randomUUID(), kind: 'amount', amountCents, reason: 'Late' },
  })

test('a cash refund says what to hand back and what it settles, and reloads the order when a colleague was faster', async () => {
  const form = filledDraftOrder()
  const { orderId } = await shop.operations.ask('draft-orders.take-new', staff, {
    ...{ ...form, method: 'cash', reference: '' },
  })
  const order = await shop.orders.getForStaff(staff, orderId)
  const item = order?.items[0]?.id ?? ''
  const added = [{ ...form.lines[0], id: 'second', price: '10.00' }] as typeof form.lines
  const changed = await changeOrder(shop, staff, orderId, {
    ...{ added, lines: [{ item, quantity: 0 }], settle: 'later' },
  })
  expect(changed).toMatchObject({ ok: true, value: { openCents: -11_961 } })

  const { page } = await openAsStaff(browser, shop, '/admin/attention', phone)
  const owed = page.getByRole('region', { name: 'Changed orders, not settled' })
  await owed.getByText('$119.61 is owed to the customer').waitFor()
  await shootBoth(page, 'attention-owed')
  await owed.getByRole('link', { name: /^Settle it/ }).click()
  await page.getByRole('button', { name: 'Refund…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Refund' })
  await dialog.getByText('$130.44 of $130.44 can still be refunded.').waitFor()
  await dialog.getByText('Give $130.44 back in cash: this only records it.').waitFor()
  await dialog.getByText('This refund settles that first.').waitFor()
  await shootBoth(page, 'refund-cash')
  expect(await dialog.getByLabel(/promo code|as unused/).count()).toBe(0)

  await dialog.getByText('An amount').click()
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('120')
  await dialog.getByLabel('Reason').fill('One banner less')
  expect(await refund(orderId, 2_000)).toMatchObject({ ok: true })
  await dialog.getByRole('button', { name: 'Refund $120.00' }).click()
  await dialog.getByText('$110.44 of $130.44 can still be refunded.').waitFor()
  await shootBoth(page, 'refund-refused')
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('110.44')
  await dialog.getByRole('button', { name: 'Refund $110.44' }).click()
  await dialog.waitFor({ state: 'detached' })
  const main = page.getByRole('article')
  await main.getByText('Refunded in cash').first().waitFor()
  await main.getByText('Refunded $110.44 in cash: One banner less').waitFor()
  expect((await shop.orders.getForStaff(staff, orderId))?.openCents).toBe(0)
  await shootBoth(page, 'refunded-cash')
})

test('an order awaiting payment is cancelled: how the money goes back is shown first, and its link says so', async () => {
  const { orderId, shirts } = await sellSheetAndShirts(shop)
  await changeOrder(shop, staff, orderId, { lines: [{ item: shirts, quantity: 4 }] })
  const [change] = await shop.orderChanges.listForOrder(staff, orderId)
  const { page } = await openAsStaff(browser, shop, `/admin/orders/${orderId}`, phone)
  await page.getByText('$30.31 isn’t paid yet').waitFor()
  await page.getByRole('button', { name: 'Cancel order…' }).click()
  const dialog = page.getByRole('dialog', { name: /^Cancel / })
  await dialog.getByText('$123.41 goes back online, the way it was paid.').waitFor()
  await shootBoth(page, 'cancel-money')
  await refund(orderId, 1_000)
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Ordered twice')
  await dialog.getByRole('button', { name: 'Cancel the order' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => page.getByText('$30.31 isn’t paid yet').count()).toBe(0)
  await shootBoth(page, 'cancelled-money')

  await page.goto(change?.payPath ?? '')
  await page.getByText('This order was cancelled').waitFor()
  expect(await page.getByRole('button', { name: /^Pay / }).count()).toBe(0)
  await shootBoth(page, 'difference-cancelled')
  await page.goto('/admin?status=cancelled')
  await page.getByText('$153.72 ordered · $123.41 refunded').waitFor()
  await shootBoth(page, 'orders-given-back')
})

test('no total is requested for an unfinished line', async () => {
  const { page, complaints } = await openAsStaff(browser, shop, '/admin/orders/new', phone)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/draft-orders/total')) asked.push(request.postData() ?? '')
  })
  await page.clock.install()
  await page.getByRole('button', { name: 'Custom line' }).click()
  await page.getByText('Fill in each line.').waitFor()
  await page.clock.runFor(1_000)
  await page.getByLabel('What it is').fill('Banner')
  await page.getByLabel('Price of one').fill('20')
  await page.getByLabel('Why a custom line').fill('Not one of our products')
  await page.clock.runFor(1_000)
  await page.getByRole('complementary', { name: 'Bill' }).getByText('$21.65').waitFor()
  expect(asked.filter((question) => !question.includes('"words":"Banner"'))).toEqual([])
  expect(complaints).toEqual([])
})

test('a difference that has changed is confirmed again, and can be sent', async () => {
  const { orderId } = await sellSheetAndShirts(shop)
  const { page } = await openAsStaff(browser, shop, `/admin/orders/${orderId}/change`, phone)
  const lines = page.getByRole('region', { name: 'Order lines' })
  await lines.getByRole('button', { name: 'One less' }).last().click()
  const aside = page.getByRole('complementary', { name: 'Difference' })
  await aside.getByText(/\$30\.31 goes back online, the way it was paid\./).waitFor()
  await shootBoth(page, 'change-refund')
  await aside.getByLabel('Reason').fill('One shirt less')
  await shop.settings.change({ system: 'test' }, { taxRate: basisPoints(1_000) })
  await aside.getByRole('button', { name: 'Change it and refund $30.31' }).click()
  await page.getByText('the difference is now -$28.81').waitFor()
  await aside.getByRole('button', { name: 'Change it and refund $28.81' }).click()
  await page.getByText('Order changed').waitFor()
})
