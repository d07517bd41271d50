import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { cartStorageKey } from '#app/cart/cart-store.ts'
import type { CartItem } from '#domain/cart/cart-items.ts'
import { desktop, openPage, phone } from '#tests/harness/browser.ts'
import { problems } from '#tests/harness/pages/problems.ts'
import { shoot } from '#tests/harness/pages/shoot.ts'
import { toast } from '#tests/harness/pages/toast.ts'
import { transparentPng } from '#tests/harness/pictures.ts'
import { startAnew } from '#tests/harness/processes/start-anew.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const { shop, browser } = await useShop({ isAlive: true })
const ink = { left: 25, top: 25, width: 900, height: 750 }
const fox = {
  name: 'fox.png',
  mimeType: 'image/png',
  buffer: await transparentPng({ width: 950, height: 800 }, ink, { r: 236, g: 120, b: 30 }),
}

const desk = await openPage(browser, { ...desktop, reducedMotion: 'reduce', baseURL: shop.origin })

async function open(opened = desk) {
  opened.complaints.length = 0
  await startAnew(opened.page)
  await opened.page.goto('/tshirts')
  await opened.page.getByRole('heading', { level: 1, name: 'Custom T-Shirts' }).waitFor()
  // The page responds once it has requested the shopper's earlier designs.
  await opened.page.waitForLoadState('networkidle')
  return opened
}

const step = (page: Page, title: string) =>
  page.getByRole('region', { name: new RegExp(`^Step \\d(, done)?: ${title}$`) })

const choose = (page: Page, title: string, words: string | RegExp) =>
  step(page, title).locator('label', { hasText: words }).first().click()

const addToCart = (page: Page) => page.getByRole('button', { name: 'Add to Cart' })

const cartOf = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]') as unknown, cartStorageKey) as Promise<
    CartItem[]
  >

async function uploadFox(page: Page): Promise<void> {
  await step(page, 'Upload design').locator('input[type=file]').first().setInputFiles(fox)
  await toast(page, 'Design uploaded successfully')
}

test('a drawing in fonts the shop lacks becomes a design once one is picked; a bulk quote is requested on the page', async () => {
  const { page, complaints } = await open()
  await step(page, 'Upload design')
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'typed.svg', mimeType: 'image/svg+xml', buffer: typed })
  await page.getByText(/^We don’t have Papyrus Deluxe\./).waitFor()
  await page.getByRole('button', { name: 'Pick a font' }).click()
  const picking = page.getByRole('dialog', { name: 'Pick a font' })
  await picking.getByRole('img', { name: 'After, as it prints' }).waitFor()
  await picking.getByRole('button', { name: 'Use this' }).click()
  await toast(page, 'Design uploaded successfully')
  await step(page, 'Upload design').getByText('typed.svg').first().waitFor()

  await choose(page, 'Brand and material', 'Gildan Soft Style')
  await page.getByRole('button', { name: 'Get Bulk Quote' }).click()
  expect(await problems(page, { include: 'form' })).toEqual([])
  await page.getByLabel('Name', { exact: true }).fill('Ada Lovelace')
  await page.getByLabel('Email for the quote').fill('ada@example.com')
  await page.getByLabel('How many').fill('40')
  await page.getByRole('button', { name: 'Request quote' }).click()
  await toast(page, 'Bulk Quote Request Submitted')
  await page.getByRole('button', { name: 'Request quote' }).waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
})

const typed = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="4in" height="0.5in" viewBox="0 0 80 10">
    <text x="12" y="9" font-size="7" font-family="Papyrus Deluxe">Ada</text></svg>`,
)

test('six steps to a shirt in the cart', async () => {
  const { page, complaints } = await open()
  await shoot(page, 'tshirts-empty')
  await expect.poll(() => addToCart(page).isDisabled()).toBe(true)
  await addToCart(page).click({ force: true })
  await toast(page, 'Missing Information')
  await toast(page, 'Please complete all fields: design file, size, color, and placement zone')

  await choose(page, 'Brand and material', 'Gildan Heavy Cotton')
  await choose(page, 'Placement zone', 'Full Front')
  await choose(page, 'Size and color', 'Navy')
  await choose(page, 'Size and color', /^M/)
  await choose(page, 'Size and color', /^3XL/)
  await expect.poll(() => addToCart(page).isDisabled()).toBe(true)
  await uploadFox(page)
  await expect.poll(() => addToCart(page).isDisabled()).toBe(false)
  // 900 px of ink, as wide as their resolution allows.
  await page.getByText('250 dpi, Good').waitFor()
  await page.getByText('3.6 in × 3 in on Full Front').waitFor()
  const mockUp = page.getByRole('img', {
    name: /^Gildan Heavy Cotton, Navy, size 3XL, front: fox\.png on Full/,
  })
  // At true size: the same image that cart and order show.
  await expect.poll(() => mockUp.getAttribute('src')).toMatch(/_full-front_4\.2_0_3\.6_3$/)
  await expect.poll(() => mockUp.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(960)

  await step(page, 'Quantity').getByLabel('Quantity of size M').getByLabel('One more').click()
  await page.getByText('M × 2').waitFor()
  // Two in size M at $20 and one in 3XL at $23.
  await page.getByText('$63.00').waitFor()
  await page.reload()
  await page.getByText('M × 2').waitFor()
  await page.getByText('$63.00').waitFor()
  await page.getByText('250 dpi, Good').waitFor()
  expect(await problems(page)).toEqual([])
  await shoot(page, 'tshirts-filled')

  await addToCart(page).click()
  await toast(page, 'Added to Cart!')
  const items = await cartOf(page)
  expect(
    items.map((item) => [
      item.productType,
      item.productSize,
      item.productColor,
      item.quantity,
      item.unitPrice,
    ]),
  ).toEqual([
    ['Custom T-Shirt', 'M', 'Navy', 2, 2_000],
    ['Custom T-Shirt', '3XL', 'Navy', 1, 2_300],
  ])
  await page.reload()
  await page.getByText(/^Still to choose: placement zone, size/).waitFor()
  await page.goto('/cart')
  await page.getByText('$63.00').first().waitFor()
  expect(complaints).toEqual([])
})

test('a shirt from the cart is edited with everything intact, and keeps its place', async () => {
  const { page } = await open(
    await openPage(browser, { ...phone, reducedMotion: 'reduce', baseURL: shop.origin }),
  )
  // Zones on the back need the second print option.
  await expect.poll(() => page.getByRole('radio', { name: /^Full Back/ }).isDisabled()).toBe(true)
  await choose(page, 'Print options', 'Front and back')
  await expect.poll(() => page.getByRole('radio', { name: /^Full Back/ }).isDisabled()).toBe(false)

  const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') }
  await step(page, 'Upload design').locator('input[type=file]').first().setInputFiles(text)
  await page.getByText('This isn’t a PNG, JPEG, WebP, TIFF, AVIF, GIF, PSD, AI, SVG or PDF.').waitFor()

  await choose(page, 'Placement zone', 'Left Chest')
  await choose(page, 'Placement zone', 'Upper Back')
  await choose(page, 'Size and color', 'Forest')
  await choose(page, 'Size and color', /^2XL/)
  await uploadFox(page)
  await expect.poll(() => addToCart(page).isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Use the front design on the back too' }).click()
  await page.getByRole('img', { name: /back: fox\.png on Upper Back$/ }).waitFor()
  expect(await problems(page, { include: 'main' })).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await shoot(page, 'tshirts-both-sides')
  await addToCart(page).click()
  await toast(page, 'Added to Cart!')
  const [before] = await cartOf(page)

  await page.goto('/cart')
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.waitForURL('**/tshirts')
  await page.getByText('You’re editing a shirt from your cart.').waitFor()
  await expect.poll(() => page.getByRole('radio', { name: /^Front and back/ }).isChecked()).toBe(true)
  await expect.poll(() => page.getByRole('radio', { name: /^Left Chest/ }).isChecked()).toBe(true)
  await expect.poll(() => page.getByRole('radio', { name: /^Upper Back/ }).isChecked()).toBe(true)
  await expect.poll(() => page.getByRole('radio', { name: 'Forest' }).isChecked()).toBe(true)
  await expect.poll(() => page.getByRole('checkbox', { name: /^2XL/ }).isChecked()).toBe(true)
  const update = page.getByRole('button', { name: 'Update Cart' })
  await expect.poll(() => update.isDisabled()).toBe(false)
  await choose(page, 'Placement zone', 'Full Back')
  await page.reload()
  await page.getByText('You’re editing a shirt from your cart.').waitFor()
  await expect.poll(() => page.getByRole('radio', { name: /^Full Back/ }).isChecked()).toBe(true)
  await expect.poll(() => update.isDisabled()).toBe(false)
  await update.click()
  await page.waitForURL('**/cart')

  const [after, ...others] = await cartOf(page)
  expect(others).toEqual([])
  expect(after?.id).toBe(before?.id)
  expect(after?.designData.placementZone).toBe('Left Chest, Full Back')
  expect(after?.unitPrice).toBe(2_600)
})
