import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { artworkFile, renderDemoFile } from '#cli/seed/pictures/demo-files.ts'
import { artworks } from '#server/artwork/tables.ts'
import { mails } from '#server/mail/tables.ts'
import { orderItems, orders } from '#server/orders/tables.ts'
import { paymentAttempts } from '#server/payments/tables.ts'
import { desktop, openPage } from '#tests/harness/browser.ts'
import { openSignedIn } from '#tests/harness/open-signed-in.ts'
import { pick } from '#tests/harness/pages/pick.ts'
import { transparentPng } from '#tests/harness/pictures.ts'
import { comparePrintFile } from '#tests/harness/printed/compare-print-file.ts'
import { isLong } from '#tests/harness/run-form.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const { shop, browser } = await useShop({ byOwner: true })

/** The large one: 6,000 × 6,000 px on a sheet of 22 × 36 in. */
const [pixels, widthInches, sheetInches] = isLong ? [6_000, 9, 36] : [1_200, 4, 12]

test('a stranger signs up, prints three artworks on a sheet and pays; the owner prints exactly what the stranger saw', async () => {
  const files = await threeArtworks()
  const { page, complaints } = await openPage(browser, { ...desktop, baseURL: shop.origin })
  await signUp(page)
  await designSheet(page, files)
  await payForIt(page)
  const orderNumber =
    (
      await page
        .getByText(/GW-\d{6}/)
        .first()
        .textContent()
    )?.match(/GW-\d{6}/)?.[0] ?? 'none'
  await replay(page)

  const [order, ...otherOrders] = await shop.database.orm.select().from(orders)
  expect(otherOrders).toEqual([])
  expect(order).toMatchObject({
    orderNumber,
    status: 'pending_review',
    paymentStatus: 'paid',
    contactName: 'Ada Lovelace',
  })
  expect((await shop.database.orm.select().from(paymentAttempts)).map(({ status }) => status)).toEqual([
    'paid',
  ])

  const shopper = page
  await shopper.goto('/customer-portal')
  const card = shopper.getByRole('article', { name: `Order ${orderNumber}` })
  await card.getByText('Pending review').waitFor()

  const olga = { role: 'owner', email: 'olga@gangway.example', fullName: 'Olga Owner' } as const
  const { page: owner } = await openSignedIn(browser, shop, desktop, olga)
  await owner.goto('/admin')
  await owner.getByRole('link', { name: new RegExp(orderNumber) }).click()
  await owner.getByRole('button', { name: 'Make print file' }).click()
  const link = owner.getByRole('link', { name: 'Download print file' })
  await link.waitFor()
  const [download] = await Promise.all([owner.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toBe(`${orderNumber}-item-1-22x${sheetInches}in.png`)

  const [item] = await shop.database.orm.select().from(orderItems)
  const document = item?.designData?.document
  if (!document) throw new Error('The order kept no design')
  expect(document.placements).toHaveLength(6)
  const names = new Map(
    (await shop.database.orm.select().from(artworks)).map(({ id, fileName }) => [id, fileName]),
  )
  const originals = new Map(
    [...names].map(([id, name]) => [id, files.find((file) => file.name === name)?.buffer ?? Buffer.of()]),
  )
  const findings = await comparePrintFile(await readFile(await download.path()), document, originals)
  expect(findings).toMatchObject({
    widthPx: 6_600,
    heightPx: sheetInches * 300,
    channels: 4,
    density: 300,
    strayPixels: 0,
  })
  expect(findings.worstOffsetPx).toBeLessThanOrEqual(1)
  expect(findings.worstColorDifference).toBeLessThan(6)

  await owner.getByLabel('Order status').selectOption('in_production')
  await owner
    .getByRole('region', { name: 'Timeline' })
    .getByText(/olga@gangway\.example/)
    .first()
    .waitFor()
  await shopper.getByText('In production').first().waitFor()
  expect(complaints).toEqual([])

  await shop.jobs.runDue()
  const sent = await shop.database.orm.select().from(mails).where(eq(mails.template, 'order-confirmation'))
  expect(sent.map(({ toAddress }) => toAddress)).toEqual(['ada@example.com'])
  await expect.poll(() => shop.database.orm.$count(mails, eq(mails.template, 'new-order'))).toBe(1)
})

type UploadFile = { name: string; mimeType: string; buffer: Buffer }

const artworkOf = (slug: string) => renderDemoFile(artworkFile('', slug, 300))

/** Two of the demo artworks, and a large one. */
async function threeArtworks(): Promise<UploadFile[]> {
  const mimeType = 'image/png'
  const margin = pixels / 20
  const ink = { left: margin, top: margin, width: pixels - 2 * margin, height: pixels - 2 * margin }
  const huge = await transparentPng({ width: pixels, height: pixels }, ink, { r: 12, g: 120, b: 90 })
  return [
    { name: 'patch.png', mimeType, buffer: await artworkOf('lunar-garden-patch') },
    { name: 'cactus.png', mimeType, buffer: await artworkOf('sticker-cactus') },
    { name: 'huge.png', mimeType, buffer: huge },
  ]
}

async function signUp(page: Page): Promise<void> {
  await page.goto('/auth?mode=sign-up&next=/builder')
  await page.getByLabel('Full name').fill('Ada Lovelace')
  await page.getByLabel('Phone').fill('(512) 555-0100')
  await page.getByLabel('Email', { exact: true }).fill('ada@example.com')
  await page.getByLabel('Password', { exact: true }).fill('ink on film')
  await page.getByLabel('Confirm password').fill('ink on film')
  await page.locator('main').getByRole('button', { name: 'Create Account' }).click()
  await page.waitForURL(`${shop.origin}/builder`)
}

async function designSheet(page: Page, files: UploadFile[]): Promise<void> {
  await page.locator('[data-studio-loaded=yes]').waitFor({ state: 'attached' })
  await page
    .locator('label', { has: page.getByRole('radio', { name: new RegExp(`22 × ${sheetInches} in`) }) })
    .click()
  await page.getByRole('dialog', { name: 'Gang sheet studio' }).waitFor()
  await page.getByRole('dialog').locator('input[type=file]').first().setInputFiles(files)
  const placed = (words: string) => page.getByRole('status').filter({ hasText: words }).waitFor()
  await placed('3 of 3 placed')
  await page.getByLabel('Printed width of huge.png in inches').fill(String(widthInches))
  await page.getByLabel('Printed width of huge.png in inches').press('Enter')
  for (const [name, copies] of [
    ['cactus.png', '3'],
    ['patch.png', '2'],
  ] as const) {
    const field = page.getByRole('group', { name: `Copies of ${name}` }).getByRole('textbox')
    await field.fill(copies)
    await field.press('Enter')
  }
  await placed('6 of 6 placed')
  await page.getByText('No findings').waitFor()
  await page.getByRole('button', { name: 'Save design' }).click()
  await page.getByText('Ready to Order').waitFor()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await page.waitForURL('**/cart')
}

async function payForIt(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: 'Proceed to Checkout' })
    .or(page.getByRole('button', { name: 'Proceed to Checkout' }))
    .click()
  await page.waitForURL('**/checkout')
  await page
    .locator('label', { hasText: /pickup/i })
    .first()
    .click()
  await page.getByRole('button', { name: 'Pay Now' }).click()
  await page.waitForURL(/\/sandbox-pay\//)
  await pick(page.getByRole('radio', { name: /approved|succeeds|goes through/i }))
  await page.getByRole('button', { name: 'Pay with this card' }).click()
  await page.getByRole('heading', { level: 1, name: 'Payment Successful!' }).waitFor()
}

/** Opens the return address twice more; the provider's webhook arrives on its own in the meantime. */
async function replay(page: Page): Promise<void> {
  expect((await page.request.get(page.url())).status()).toBe(200)
  await page.reload()
  await page
    .getByText(/GW-\d{6}/)
    .first()
    .waitFor()
}
