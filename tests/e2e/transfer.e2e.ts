import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadBuiltPages, staticFolder } from '#server/http/built-pages.ts'
import { desktop, openBrowser, phone } from '#tests/harness/browser.ts'
import { openSignedIn } from '#tests/harness/open-signed-in.ts'
import { problems } from '#tests/harness/problems.ts'
import { stockTshirt, stockTumbler } from '#tests/harness/shelves.ts'
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

const shoot = (page: Page, name: string) =>
  process.env.SCREENS ? page.screenshot({ path: `${process.env.SCREENS}/${name}.png`, fullPage: true }) : null

test.each([
  ['desktop', desktop],
  ['phone', phone],
])('a catalogue goes out, is changed, is checked row by row and comes in, on a %s', async (name, screen) => {
  const tee = await stockTshirt(shop, { title: `Tee for ${name} ${crypto.randomUUID()}` })
  await stockTumbler(shop)
  const person = { role: 'admin', email: `${crypto.randomUUID()}@example.com`, fullName: 'Ada' } as const
  const { page, complaints, actor } = await openSignedIn(browser, shop, screen, person)
  await page.goto('/admin/transfer', { waitUntil: 'networkidle' })
  expect(await problems(page)).toEqual([])
  await shoot(page, `transfer-${name}`)
  const waiting = page.waitForEvent('download')
  await page.getByRole('link', { name: 'products.csv' }).click()
  const file = await readFile(await (await waiting).path(), 'utf8')
  const renamed = `=Renamed ${crypto.randomUUID()}`
  const changed = file
    .split('\r\n')
    .map((line) =>
      line.includes(tee.title) ? line.replace(tee.title, `'${renamed}`).replace(',28.00,', ',31.00,') : line,
    )
    .join('\r\n')
    .concat('tshirt,no-price,A tee without a price,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,\r\n')

  const products = page.getByLabel('CSV of products')
  const csv = (text: string) => ({ name: 'catalogue.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await products.setInputFiles(csv('a,b\n1,2\n'))
  await page.getByText('The file has no column “slug”.').first().waitFor()
  await products.setInputFiles(csv(changed))
  await page.getByRole('heading', { name: 'catalogue.csv' }).waitFor()
  const row = page.getByRole('row').filter({ hasText: renamed })
  await row.getByText('31.00').waitFor()
  await expect.poll(() => row.locator('del').allInnerTexts()).toEqual([tee.title, '28.00'])
  await page
    .getByRole('row', { name: /A tee without a price/ })
    .getByText('give an amount')
    .waitFor()
  expect((await shop.listings.findForStaff(actor, tee.id))?.priceCents).toBe(2_800)
  expect(await problems(page)).toEqual([])
  await shoot(page, `transfer-check-${name}`)

  await page.getByRole('button', { name: 'Write 1 product' }).click()
  await page.getByText('1 written.').waitFor()
  await row.getByText('Written').waitFor()
  const saved = await shop.listings.findForStaff(actor, tee.id)
  expect([saved?.title, saved?.priceCents]).toEqual([renamed, 3_100])
  expect(await problems(page)).toEqual([])
  await shoot(page, `transfer-done-${name}`)

  await page.goto('/admin/transfer', { waitUntil: 'networkidle' })
  await page.getByLabel('CSV of customers').setInputFiles(csv('email,full_name\nnora@example.com,Nora\n'))
  await page.getByRole('button', { name: 'Throw away' }).click()
  await page.getByRole('heading', { name: 'Import & export' }).waitFor()
  expect(await shop.people.findByEmails(['nora@example.com'])).toEqual([])
  expect(complaints.filter((one) => !one.includes('422'))).toEqual([])
})
