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
    { name: 'fox.svg', mimeType: 'image/svg+xml', buffer: bar },
    {
      name: 'typed.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(String(bar).replace('<rect', '<text>Ada</text><rect')),
    },
  ])

  await placedSays(page, '3 of 3 placed')
  const dialog = page.getByRole('dialog', { name: 'Gang sheet studio' })
  for (const name of ['two.pdf, page 1', 'two.pdf, page 2', 'fox.svg'])
    await dialog.getByText(name, { exact: true }).first().waitFor()
  await dialog.getByText(/Convert text to outlines/).waitFor()
  await expect.poll(() => dialog.getByText(/may look soft/).count()).toBe(0)
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
