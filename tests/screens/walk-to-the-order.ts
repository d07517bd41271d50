import { addArtworks, openSheet } from './lay-out-artworks.ts'
import type { Visitor } from './photographer.ts'

/** From an empty sheet to the paid order, with a screenshot of every page along the way. */
export async function walkToTheOrder(visitor: Visitor): Promise<void> {
  const { page, device, visit, take } = visitor
  const isPhone = device === 'phone'
  await visit('builder', '/builder')
  await openSheet(visitor)
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
  // A toast that opens under the pointer stays as long as the pointer rests on it.
  await page.mouse.move(4, 700)
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
