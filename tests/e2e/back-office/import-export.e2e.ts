import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { openAsStaff } from '#tests/harness/open-signed-in.ts'
import { problemsAtWidths } from '#tests/harness/pages/problems-at-widths.ts'
import { shoot } from '#tests/harness/pages/shoot.ts'
import { stockTshirt, stockTumbler } from '#tests/harness/shelves.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const { shop, browser } = await useShop({ isAlive: true })

test('a catalogue goes out, is changed, is checked row by row and comes in', async () => {
  const tee = await stockTshirt(shop, { title: `Tee ${crypto.randomUUID()}` })
  await stockTumbler(shop)
  const { page, complaints, actor } = await openAsStaff(browser, shop, '/admin/import-export')
  expect(await problemsAtWidths(page)).toEqual([])
  await shoot(page, 'import-export')
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
  expect(await problemsAtWidths(page)).toEqual([])
  await shoot(page, 'import-check')

  await page.getByRole('button', { name: 'Write 1 product' }).click()
  await page.getByText('1 written.').waitFor()
  await row.getByText('Written').waitFor()
  const saved = await shop.listings.findForStaff(actor, tee.id)
  expect([saved?.title, saved?.priceCents]).toEqual([renamed, 3_100])
  expect(await problemsAtWidths(page)).toEqual([])
  await shoot(page, 'import-done')

  await page.goto('/admin/import-export')
  await page.getByLabel('CSV of customers').setInputFiles(csv('email,full_name\nnora@example.com,Nora\n'))
  await page.getByRole('button', { name: 'Throw away' }).click()
  await page.getByRole('heading', { name: 'Import & export' }).waitFor()
  expect(await shop.people.findByEmails(['nora@example.com'])).toEqual([])
  expect(complaints.filter((one) => !one.includes('422'))).toEqual([])
})
