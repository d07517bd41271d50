import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { openAsStaff } from '#tests/harness/open-signed-in.ts'
import { problems } from '#tests/harness/pages/problems.ts'
import { problemsAtWidths } from '#tests/harness/pages/problems-at-widths.ts'
import { shoot } from '#tests/harness/pages/shoot.ts'
import { readPage } from '#tests/harness/read-page.ts'
import { stockTshirt, stockTumbler } from '#tests/harness/shelves.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const { shop, browser } = await useShop({ isAlive: true })

const orders = [
  'Name,Email,Financial Status,Fulfillment Status,Currency,Shipping,Taxes,Total,Discount Amount,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Billing Name,Cancelled at',
  '#1001,ada@example.com,paid,fulfilled,USD,5.00,4.79,57.79,0,2024-03-01 10:00:00 -0600,2,Gang sheet 22 x 24,24.00,GS,Ada Lovelace,',
  '#1002,grace@example.com,refunded,,USD,0,0,20.00,0,2024-03-02 10:00:00 -0600,1,Tour tee,20.00,TEE,Grace Hopper,2024-03-03 10:00:00 -0600',
  '#1003,late@example.com,paid,unfulfilled,USD,0,0,20.00,0,2024-03-04 10:00:00 -0600,1,Tour tee,20.00,TEE,Late Buyer,',
].join('\r\n')

test('a shop moves in: earlier orders after a dry run, and an old address that redirects', async () => {
  const { page, complaints } = await openAsStaff(browser, shop, '/admin/earlier-orders')
  await page.getByRole('heading', { name: 'No earlier orders yet' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Moving in' }).click()
  await page.getByRole('heading', { level: 1, name: 'Moving in' }).waitFor()
  await shoot(page, 'moving-in')

  await page.getByLabel('CSV of earlier orders').setInputFiles({
    ...{ name: 'orders_export.csv', mimeType: 'text/csv', buffer: Buffer.from(orders) },
  })
  await page.getByRole('heading', { name: 'orders_export.csv' }).waitFor()
  await page.getByText('Shopify file: 15 of 16 columns are read').click()
  await page.getByText('Left out: Lineitem sku.').waitFor()
  await page.getByRole('row', { name: /#1003/ }).getByText('Skipped').waitFor()
  expect(await problemsAtWidths(page)).toEqual([])
  await shoot(page, 'moving-in-check')
  await page.getByRole('button', { name: 'Write 2 earlier orders' }).click()
  await page.getByText('2 written.').waitFor()

  await page.goto('/admin/earlier-orders?text=lovelace')
  await page.getByText('#1001').click()
  await page.getByText('Gang sheet 22 x 24').waitFor()
  expect(
    await page.getByRole('main').getByRole('list', { name: 'Earlier orders' }).locator('> li').count(),
  ).toBe(1)
  expect(await problemsAtWidths(page, { include: 'main' })).toEqual([])
  await shoot(page, 'earlier-orders')

  await page.goto('/admin/redirects')
  await page.getByRole('heading', { name: 'No redirects yet' }).waitFor()
  await page.getByRole('textbox', { name: 'Old address' }).fill('https://old.example/Pages/FAQ')
  await page.getByLabel('Leads to').fill('https://elsewhere.example/faq')
  await page.getByRole('button', { name: 'Add redirect' }).click()
  await page.getByText('Enter a page of this shop').first().waitFor()
  await page.getByLabel('Leads to').fill('/questions')
  await page.getByRole('button', { name: 'Add redirect' }).click()
  const row = page.getByRole('row', { name: /\/pages\/faq/ })
  await row.getByRole('link', { name: '/questions' }).waitFor()
  expect(await page.getByLabel('Leads to').inputValue()).toBe('')
  expect(await problemsAtWidths(page, { include: 'main' })).toEqual([])
  await shoot(page, 'redirects')

  expect((await readPage(shop, '/pages/faq?utm_source=search')).path).toBe('/questions?utm_source=search')
  await page.getByRole('textbox', { name: 'Old address' }).fill('/pages/half-typed')
  await row.getByRole('button', { name: 'Remove /pages/faq' }).click()
  await page.getByRole('heading', { name: 'No redirects yet' }).waitFor()
  expect(await page.getByRole('textbox', { name: 'Old address' }).inputValue()).toBe('/pages/half-typed')
  expect((await page.request.get('/pages/faq', { maxRedirects: 0 })).status()).toBe(404)
  expect(complaints.filter((one) => !one.includes('422'))).toEqual([])
})

test('a catalog is exported, changed, checked row by row and imported', async () => {
  const tee = await stockTshirt(shop, { title: `Tee ${crypto.randomUUID()}` })
  await stockTumbler(shop)
  const { page, complaints, actor } = await openAsStaff(browser, shop, '/admin/import-export')
  expect(await problems(page)).toEqual([])
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
  const csv = (text: string) => ({ name: 'catalog.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await products.setInputFiles(csv('a,b\n1,2\n'))
  await page.getByText('The file has no column “slug”.').first().waitFor()
  await products.setInputFiles(csv(changed))
  await page.getByRole('heading', { name: 'catalog.csv' }).waitFor()
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
  await shoot(page, 'import-done')

  await page.goto('/admin/import-export')
  await page.getByLabel('CSV of customers').setInputFiles(csv('email,full_name\nnora@example.com,Nora\n'))
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('heading', { name: 'Import & export' }).waitFor()
  expect(await shop.people.findByEmails(['nora@example.com'])).toEqual([])
  expect(complaints.filter((one) => !one.includes('422'))).toEqual([])
})
