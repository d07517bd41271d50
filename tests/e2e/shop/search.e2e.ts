import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { desktop, openPage } from '#tests/harness/browser.ts'
import { problems } from '#tests/harness/pages/problems.ts'
import { readPage } from '#tests/harness/read-page.ts'
import { stockTshirt, tourTee } from '#tests/harness/shelves.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const { shop, browser } = await useShop()
await stockTshirt(shop, tourTee)

const shoot = process.env.SCREENS

test('by keyboard from the header: products, pages, and what to do when nothing is found', async () => {
  const { page, complaints } = await openPage(browser, {
    viewport: { width: 1280, height: 800 },
    baseURL: shop.origin,
  })
  await page.goto('/about')
  const field = page.getByRole('banner').getByRole('searchbox', { name: 'Search the shop' })
  await field.fill(tourTee.title.split(' ')[0] ?? '')
  await field.press('Enter')
  await page.waitForURL('**/search?q=*')
  await page.getByRole('region', { name: 'Products' }).getByRole('link', { name: tourTee.title }).waitFor()
  expect(await problems(page)).toEqual([])
  if (shoot) await page.screenshot({ path: `${shoot}/search.png` })

  await field.fill('refund')
  await field.press('Enter')
  await page
    .getByRole('region', { name: 'Pages' })
    .getByRole('link', { name: 'Returns and reprints' })
    .waitFor()
  await field.fill('zeppelin')
  await field.press('Enter')
  await page.getByRole('heading', { name: 'Nothing found' }).waitFor()
  expect(complaints).toEqual([])
})

test('without a script the form finds the same', async () => {
  const search = await (await readPage(shop, '/')).follow('Search the shop')
  const form: HTMLFormElement = search.in('main').getByRole('search')
  const [method, action] = [form.method, form.getAttribute('action')]
  const field = within(form).getByRole<HTMLInputElement>('searchbox', { name: 'Search the shop' })
  expect([method, action, field.name]).toEqual(['get', '/search', 'q'])
  const found = await readPage(shop, '/search?q=tee')
  found.in('main').getByRole('link', { name: tourTee.title })
})

test('at 1024, 1280 and 1440 px the navigation shows every shelf in one line', async () => {
  const { page } = await openPage(browser, { ...desktop, baseURL: shop.origin })
  await page.goto('/')
  const bar = page.getByRole('banner').getByRole('navigation', { name: 'Main' })
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    for (const name of [
      'Gang Sheet Builder',
      'Pre Made Sheets',
      'Print Marketplace',
      'T-Shirt Marketplace',
      'Tumbler Marketplace',
    ])
      await bar.getByRole('link', { name }).waitFor()
    const tops = await bar
      .locator('a, button')
      .evaluateAll(
        (links) =>
          new Set(
            links
              .filter((link) => link.getBoundingClientRect().width > 0)
              .map((link) => Math.round(link.getBoundingClientRect().top / 8)),
          ).size,
      )
    expect([width, tops]).toEqual([width, 1])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    if (shoot) await page.screenshot({ path: `${shoot}/home-${width}.png` })
  }
})
