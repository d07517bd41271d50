import { findArtwork } from '#cli/seed/pictures/artworks.ts'
import { renderArtwork } from '#cli/seed/pictures/render-artwork.ts'
import type { Visitor } from './photographer.ts'

const copies: readonly (readonly [slug: string, count: number])[] = [
  ['lunar-garden-patch', 3],
  ['golden-hour', 3],
  ['sticker-cactus', 6],
  ['night-shift-coffee', 2],
]

/** From an empty sheet to the paid order, with a picture of every page on the way. */
export async function walkToTheOrder({ page, device, visit, take }: Visitor): Promise<void> {
  const isPhone = device === 'phone'
  await visit('builder', '/builder')
  await page.locator('[data-studio-loaded=yes]').waitFor({ state: 'attached' })
  await page.locator('label', { has: page.getByRole('radio', { name: /22 × 36 in/ }) }).click()
  await page.getByRole('dialog', { name: 'Gang sheet studio' }).waitFor()
  await take('studio-empty', 'window')
  if (isPhone) await page.getByRole('button', { name: 'Artwork', exact: true }).tap()
  await addArtworks(page)
  if (isPhone) {
    await take('studio-artwork', 'window')
    await page.getByRole('button', { name: 'Close the panel' }).tap()
  }
  await take('studio', 'window')
  await page.getByRole('button', { name: isPhone ? 'Done' : 'Save design' }).click()
  await page.getByText('Ready to Order').waitFor()
  await page.locator('main img[src*="/files/designs/"]').first().waitFor()
  await page.locator('[data-sonner-toast]').first().waitFor({ state: 'detached' })
  await take('design-card')
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await page.waitForURL('**/cart')
  await page.getByText('Subtotal').first().waitFor()
  await take('cart')

  await page.goto('/checkout')
  await page.getByLabel('Email').first().waitFor()
  await take('checkout')
  await page
    .locator('label', { hasText: /pickup/i })
    .first()
    .click()
  await page.getByRole('button', { name: 'Pay Now' }).click()
  await page.waitForURL(/\/sandbox-pay\//)
  await take('sandbox-pay')
  await page.getByRole('button', { name: 'Pay with this card' }).click()
  await page.getByRole('heading', { level: 1, name: 'Payment Successful!' }).waitFor()
  await take('payment-success')
}

async function addArtworks(page: Visitor['page']): Promise<void> {
  const files = []
  for (const [slug] of copies) {
    const buffer = await renderArtwork(findArtwork(slug))
    files.push({ name: `${slug}.png`, mimeType: 'image/png', buffer })
  }
  await page.getByRole('dialog').locator('input[type=file]').first().setInputFiles(files)
  const placed = (words: string) => page.getByRole('status').filter({ hasText: words }).waitFor()
  await placed('4 of 4 placed')
  for (const [slug, count] of copies) {
    const field = page.getByRole('group', { name: `Copies of ${slug}.png` }).getByRole('textbox')
    await field.fill(String(count))
    await field.press('Enter')
  }
  const all = copies.reduce((sum, [, count]) => sum + count, 0)
  await placed(`${all} of ${all} placed`)
}
