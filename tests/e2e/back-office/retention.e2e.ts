import { expect, test } from 'vitest'
import { desktop } from '#tests/harness/browser.ts'
import { openSignedIn } from '#tests/harness/open-signed-in.ts'
import { problems } from '#tests/harness/pages/problems.ts'
import { shoot } from '#tests/harness/pages/shoot.ts'
import { toast } from '#tests/harness/pages/toast.ts'
import { signedIn } from '#tests/harness/sell.ts'
import { sellDrawnSheet } from '#tests/harness/sell-drawn-sheet.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const { shop, browser } = await useShop({ isAlive: true })

/** An order that was finished years ago. */
async function makeOldOrder(): Promise<string> {
  const { order, designId } = await sellDrawnSheet(shop, signedIn('customer'))
  await shop.orders.setStatus(signedIn('owner'), order.id, 'completed')
  const { pool } = shop.database
  for (const [table, column, key] of [
    ['orders', 'placed_at', 'id'],
    ['order_history', 'at', 'order_id'],
    ['print_files', 'created_at', 'order_id'],
  ] as const)
    await pool.query(`update ${table} set ${column} = '2020-01-01' where ${key} = $1`, [order.id])
  await pool.query(`update designs set updated_at = '2020-01-01' where id = $1`, [designId])
  return order.id
}

test('an owner sees what goes before it is saved, and what went, where and by which rule', async () => {
  const orderId = await makeOldOrder()
  const { page, complaints } = await openSignedIn(browser, shop, desktop, {
    ...{ role: 'owner', email: 'otto@shop.example', fullName: 'Otto Prima' },
  })
  await page.goto('/admin/settings')
  await page.getByRole('link', { name: 'Data retention' }).click()
  await page.getByText('Nothing was removed yet.').waitFor()
  const field = page.getByLabel(/Keep artwork and print files of finished orders for/)
  await field.fill('30')
  await page.getByRole('button', { name: 'See What Goes' }).click()
  await toast(page, 'Nothing was saved')
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
  expect(await problems(page)).toEqual([])
  await field.fill('200')
  await page.getByRole('button', { name: 'See What Goes' }).click()
  const goes = page.getByRole('region', { name: 'What goes' })
  await goes.getByText(/Artwork and print files of finished orders: artwork of one order, \d+ MB/).waitFor()
  expect(await problems(page)).toEqual([])
  await shoot(page, 'retention-desktop')
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await problems(page)).toEqual([])
  await shoot(page, 'retention-phone')
  await page.getByRole('button', { name: 'Save' }).click()
  await toast(page, 'Settings saved')

  await shop.retention.apply()
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.reload()
  await page.getByRole('region', { name: 'Removed lately' }).getByText('artwork of one order').waitFor()
  await page.goto(`/admin/orders/${orderId}`)
  const item = page.getByRole('article').filter({ hasText: 'Fox.png' })
  await item.getByText('The artwork is no longer kept.').waitFor()
  const words = await item.getByText('The artwork is no longer kept.').locator('..').textContent()
  expect(words).toMatch(
    /It was removed on .+, 200 days after the last thing that happened to this order, by Site Settings, Data retention, “Artwork and print files of finished orders”\./,
  )
  expect(await item.getByRole('link', { name: 'Fox.png' }).count()).toBe(0)
  expect(
    await page.getByRole('region', { name: /^Print files of/ }).count(),
    'nothing can be made of it',
  ).toBe(0)
  expect(await problems(page)).toEqual([])
  await shoot(page, 'order-without-artwork-desktop')
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await problems(page)).toEqual([])
  await shoot(page, 'order-without-artwork-phone')
  expect(complaints.filter((complaint) => !complaint.includes('status of 4'))).toEqual([])
})
