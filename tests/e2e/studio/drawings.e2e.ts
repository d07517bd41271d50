import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { desktop, openBrowser } from '#tests/harness/browser.ts'
import { addFiles, openStudio, placedSays } from '#tests/harness/pages/studio.ts'
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

test('each page of a PDF and an SVG come onto the sheet at their own size, sharp', async () => {
  const { page } = await openStudio(browser, shop.origin, desktop)

  await addFiles(page, [
    { name: 'two.pdf', mimeType: 'application/pdf', buffer: await twoPages() },
    { name: 'fox.svg', mimeType: 'image/svg+xml', buffer: square },
    {
      name: 'typed.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(String(square).replace('<rect', '<text>Ada</text><rect')),
    },
  ])

  await placedSays(page, '3 of 3 placed')
  const dialog = page.getByRole('dialog', { name: 'Gang sheet studio' })
  for (const name of ['two.pdf, page 1', 'two.pdf, page 2', 'fox.svg'])
    await dialog.getByText(name, { exact: true }).first().waitFor()
  await dialog.getByText(/Convert text to outlines/).waitFor()
  await expect.poll(() => dialog.getByText(/may look soft/).count()).toBe(0)
})

/** 3 × 2 in of ink on a page of 4 × 4 in. */
const square = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="4in" height="4in" viewBox="0 0 8 8">
    <rect x="1" y="2" width="6" height="4" fill="#1e3cdc"/></svg>`,
)

function twoPages(): Promise<Buffer> {
  const document = new PDFDocument({ margin: 0, size: [288, 288] })
  const bytes = buffer(document)
  document.rect(36, 36, 144, 144).fill('#dc1e3c')
  document
    .addPage({ size: [288, 288] })
    .circle(144, 144, 72)
    .fill('#0a8a4a')
  document.end()
  return bytes
}
