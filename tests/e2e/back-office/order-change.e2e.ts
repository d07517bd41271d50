import { expect, test } from 'vitest'
import { phone } from '#tests/harness/browser.ts'
import { sellSheetAndShirts } from '#tests/harness/draft-order.ts'
import { expectMoneyToAddUp } from '#tests/harness/money-invariant.ts'
import { openAsStaff } from '#tests/harness/open-signed-in.ts'
import { problemsAtWidths } from '#tests/harness/pages/problems-at-widths.ts'
import { shoot } from '#tests/harness/pages/shoot.ts'
import { signedIn } from '#tests/harness/sell.ts'
import { payWith } from '#tests/harness/shopper.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const { shop, browser } = await useShop({ isAlive: true })

test('on a phone staff change a paid order, see the difference first, and its customer pays it by link', async () => {
  const { orderId, sheet } = await sellSheetAndShirts(shop)
  const staff = signedIn('admin')
  const number = (await shop.orders.getForStaff(staff, orderId))?.orderNumber
  const { page } = await openAsStaff(browser, shop, `/admin/orders/${orderId}`, phone)
  await page.getByRole('link', { name: 'Change lines…' }).click()
  await page.getByRole('heading', { name: `Change ${number}` }).waitFor()
  const lines = page.getByRole('region', { name: 'Lines of the order' })
  await lines.getByRole('button', { name: 'One more' }).last().click()
  await lines.getByText('4 instead of 3').waitFor()
  const aside = page.getByRole('complementary', { name: 'Difference' })
  await aside.getByText('The customer owes').waitFor()
  await aside.getByText('$30.31').first().waitFor()
  await page.getByRole('button', { name: 'Line of your own' }).click()
  await page.getByLabel('What it is').fill('Banner, 6 × 3 ft')
  await page.getByLabel('Price of one').fill('20')
  await page.getByLabel('Why a line of your own').fill('No product of ours')
  const press = aside.getByRole('button', { name: 'Change it and ask for $51.96' })
  await press.waitFor()
  expect(await problemsAtWidths(page)).toEqual([])
  await shoot(page, 'order-change-phone')
  await press.click()
  await aside.getByText('Say why, for whoever reads the history').waitFor()
  await aside.getByLabel('Reason').fill('Asked for by phone')
  await press.click()
  await page.getByText('$51.96 of it is not paid yet').waitFor()
  await shoot(page, 'order-changed')

  const [change] = await shop.orderChanges.listForOrder(staff, orderId)
  await page.goto(change?.payPath ?? '')
  await page.getByRole('heading', { name: '$51.96 to pay for your changed order' }).waitFor()
  await shoot(page, 'difference-to-pay')
  await page.getByRole('button', { name: 'Pay $51.96 now' }).click()
  await page.waitForURL(/\/sandbox-pay\//)
  const reference = page.url().split('/').at(-1) ?? ''
  await payWith(page, /Pay later/)
  await page.getByText('Your bank is taking a moment').waitFor()
  await shop.sandbox.finishLate(reference)
  await page.getByText('Paid. Thank you!').waitFor()
  expect((await shop.orders.getForStaff(staff, orderId))?.openCents).toBe(0)
  await expectMoneyToAddUp(shop.database)

  await shop.database.pool.query("update production_items set place = 'cut' where order_item_id = $1", [
    sheet,
  ])
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/admin/orders/${orderId}/change`)
  await page.getByText('It is printed already').waitFor()
  await page.getByRole('button', { name: /^Take off Static/ }).click()
  await page.getByText('The customer gets back').waitFor()
  await shoot(page, 'order-change-desk')
})
