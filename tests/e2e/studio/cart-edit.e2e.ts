import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { desktop, openPage } from '#tests/harness/browser.ts'
import { pick } from '#tests/harness/pages/pick.ts'
import { startAnew } from '#tests/harness/processes/start-anew.ts'
import { stockPrint, stockTshirt } from '#tests/harness/shelves.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const { shop, browser } = await useShop()
const { page, complaints } = await openPage(browser, { ...desktop, baseURL: shop.origin })

beforeAll(async () => {
  await stockPrint(shop)
  await stockTshirt(shop)
})

const cart = (page: Page) =>
  page.evaluate(() => JSON.parse(window.localStorage.getItem('gangwayCart') ?? '[]'))

const choose = (page: Page, name: string) => pick(page.getByRole('radio', { name, exact: true }))

test('editing a finished shirt from the cart reopens it with everything intact', async () => {
  await page.goto('/tshirt-marketplace/static-kings-tour-tee')
  await choose(page, 'Black')
  await choose(page, 'S')
  await page.getByRole('button', { name: 'One more' }).click()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await page.getByText('Added to Cart!').waitFor()
  const [before] = await cart(page)
  expect(before).toMatchObject({ productSize: 'S', productColor: 'Black', quantity: 2 })

  await page.goto('/cart')
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByRole('button', { name: 'Save changes' }).waitFor()
  await expect.poll(() => page.getByRole('radio', { name: 'Black' }).isChecked()).toBe(true)
  await expect.poll(() => page.getByRole('radio', { name: 'S', exact: true }).isChecked()).toBe(true)
  // All three of them, since the two in the cart are the same.
  await page.getByRole('button', { name: 'One more' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.waitForURL('**/cart')
  await page.getByText('Cart updated').waitFor()
  const after = await cart(page)
  expect(after).toHaveLength(1)
  expect(after[0]).toMatchObject({ id: before.id, productSize: 'S', productColor: 'Black', quantity: 3 })
  expect(complaints).toEqual([])
})

test('editing a premade sheet shows its size and material, and closing it returns to the cart', async () => {
  await startAnew(page)
  await page.goto('/prints/weekend-market-mix?category=food')
  await pick(page.getByRole('radio', { name: /22 × 24 in/ }))
  await pick(page.getByRole('radio', { name: /UV DTF/i }))
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await page.getByText('Added to Cart!').waitFor()
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByRole('button', { name: 'Save changes' }).waitFor()
  await expect.poll(() => page.getByRole('radio', { name: /UV DTF/i }).isChecked()).toBe(true)
  await page.getByRole('dialog').getByRole('link', { name: 'Close' }).click()
  await page.waitForURL('**/cart')
  expect(await cart(page)).toMatchObject([{ quantity: 1, designData: { slug: 'weekend-market-mix' } }])
})
