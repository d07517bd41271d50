import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { desktop, openBrowser } from '#tests/harness/browser.ts'
import { pick } from '#tests/harness/pages/pick.ts'
import { problems } from '#tests/harness/pages/problems.ts'
import { addFiles, dialogOver, openStudio, placedSays } from '#tests/harness/pages/studio.ts'
import type { TestShop } from '#tests/harness/shop.ts'
import { startBuiltShop } from '#tests/harness/use-shop.ts'

let shop: TestShop
let browser: Browser

beforeAll(async () => {
  shop = await startBuiltShop({ isAlive: true })
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
  await shop?.[Symbol.asyncDispose]()
})

test('each page of a PDF and an SVG land on the sheet at their own size, sharp; live text in one of our fonts, once it is picked', async () => {
  const { page } = await openStudio(browser, shop.origin, desktop)

  await addFiles(page, [
    { name: 'two.pdf', mimeType: 'application/pdf', buffer: await twoPages() },
    { name: 'fox.svg', mimeType: 'image/svg+xml', buffer: bar },
    {
      name: 'typed.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(String(bar).replace('<rect', '<text x="12" y="9" font-size="7">Ada</text><rect')),
    },
  ])

  await placedSays(page, '3 of 3 placed')
  const dialog = page.getByRole('dialog', { name: 'Gang sheet studio' })
  for (const name of ['two.pdf, page 1', 'two.pdf, page 2', 'fox.svg'])
    await dialog.getByText(name, { exact: true }).first().waitFor()
  await dialog.getByText(/Convert text to outlines/).waitFor()
  await expect.poll(() => dialog.getByText(/may look soft/).count()).toBe(0)

  await dialog.getByRole('button', { name: 'Pick a font' }).click()
  const picking = page.getByRole('dialog', { name: 'Pick a font' })
  await picking.getByRole('img', { name: 'Before, with this device’s fonts' }).waitFor()
  await pick(picking.getByRole('radio', { name: 'Righteous' }))
  await picking.getByRole('img', { name: 'After, as it prints' }).waitFor()
  expect(await problems(page, { include: dialogOver })).toEqual([])
  await picking.getByRole('button', { name: 'Use this' }).click()
  await placedSays(page, '4 of 4 placed')
  await dialog.getByText(/Convert text to outlines/).waitFor({ state: 'detached' })
})

/** 3 × 0.4 in of ink on a page of 4 × 0.5 in. */
const bar = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="4in" height="0.5in" viewBox="0 0 80 10">
    <rect x="10" y="1" width="60" height="8" fill="#1e3cdc"/></svg>`,
)

function twoPages(): Promise<Buffer> {
  const document = new PDFDocument({ margin: 0, size: [288, 36] })
  const bytes = buffer(document)
  document.rect(36, 3, 144, 30).fill('#dc1e3c')
  document
    .addPage({ size: [288, 36] })
    .ellipse(144, 18, 72, 15)
    .fill('#0a8a4a')
  document.end()
  return bytes
}
