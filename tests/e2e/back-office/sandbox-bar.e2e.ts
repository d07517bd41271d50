import { expect, onTestFinished, test } from 'vitest'
import { openAsStaff } from '#tests/harness/open-signed-in.ts'
import { problemsAtWidths } from '#tests/harness/pages/problems-at-widths.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const { shop, browser } = await useShop({ settings: { SMTP_URL: 'smtp://127.0.0.1:9' } })

test('staff of a public shop see on every screen that it takes no money, wherever they go from there', async () => {
  const { page, complaints } = await openAsStaff(browser, shop, '/admin')
  const bar = page.getByRole('complementary', { name: 'Payments' })
  await bar.getByText('Sandbox payments: anyone can order here without paying.').waitFor()
  expect(await problemsAtWidths(page)).toEqual([])

  await page.getByRole('link', { name: 'Quote Requests' }).click()
  await page.waitForURL('**/admin/quotes')
  await bar.waitFor()
  expect(complaints).toEqual([])
})

test('it also appears above missing pages and failing pages', async () => {
  const { page } = await openAsStaff(browser, shop, '/admin/nothing-here')
  const bar = page.getByRole('complementary', { name: 'Payments' })
  await page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor()
  expect(await bar.count()).toBe(1)

  await shop.database.pool.query('alter table edit_requests rename to lost')
  onTestFinished(
    async () => void (await shop.database.pool.query('alter table lost rename to edit_requests')),
  )
  await page.goto('/admin')
  await page.getByRole('heading', { name: 'Something went wrong on our side.' }).waitFor()
  expect(await bar.count()).toBe(1)

  await page.goto('/nothing-here')
  await page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor()
  expect(await bar.count()).toBe(0)
})
