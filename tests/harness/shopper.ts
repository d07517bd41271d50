import { eq } from 'drizzle-orm'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import sharp from 'sharp'
import { cartStorageKey } from '#app/cart/cart-store.ts'
import type { CartItem } from '#domain/cart/cart-items.ts'
import { previewKey } from '#server/designs/present.ts'
import { designs } from '#server/designs/tables.ts'
import { visitorCookieName } from '#server/http/visit.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { startAnew } from '#tests/harness/processes/start-anew.ts'
import { desktop, openPage } from './browser.ts'
import { pick } from './pages/pick.ts'
import { designedLine, visitor } from './sell.ts'
import type { TestShop } from './shop.ts'

/** A page of a shopper whose cart already contains these items. */
export async function shopperWithItems(
  shop: TestShop,
  browser: Browser,
  actor: Actor,
  items: readonly CartItem[],
  options: BrowserContextOptions = desktop,
) {
  const opened = await openPage(browser, { ...options, baseURL: shop.origin })
  await bringCart(shop, opened.page, actor, items)
  return { ...opened, actor }
}

async function bringCart(
  shop: TestShop,
  page: Page,
  actor: Actor,
  items: readonly CartItem[],
): Promise<void> {
  await page.context().addCookies([{ name: visitorCookieName, value: actor.visitorId, url: shop.origin }])
  // On the shop's origin, without scripts that might use the cart: where a reset page rests.
  if (page.url() !== `${shop.origin}/robots.txt`) await page.goto('/robots.txt')
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    cartStorageKey,
    JSON.stringify(items),
  ] as const)
}

/** The same with designed gang sheets in these sizes. */
export async function shopperWithSheets(
  shop: TestShop,
  browser: Browser,
  sizes: readonly number[],
  options: BrowserContextOptions = desktop,
) {
  const actor = visitor()
  return shopperWithItems(shop, browser, actor, await designSheets(shop, actor, sizes), options)
}

/** Replaces the shopper that a test is done with by a new one with these sheets, on the same page. */
export async function nextShopperWithSheets(
  shop: TestShop,
  page: Page,
  sizes: readonly number[],
): Promise<void> {
  const actor = visitor()
  await startAnew(page)
  await bringCart(shop, page, actor, await designSheets(shop, actor, sizes))
}

/** The preview of a design that was never drawn, which receipts show. */
async function drawPreview({ database, files }: TestShop, designId: string): Promise<void> {
  const key = previewKey(designId, 1)
  await files.write(key, await pink, { contentType: 'image/webp' })
  await database.orm.update(designs).set({ previewKey: key }).where(eq(designs.id, designId))
}

const pink = sharp({ create: { width: 22, height: 60, channels: 3, background: '#d6156c' } })
  .webp()
  .toBuffer()

async function designSheets(shop: TestShop, actor: Actor, sizes: readonly number[]): Promise<CartItem[]> {
  const lines = await Promise.all(sizes.map((sizeId) => designedLine(shop, actor, { sizeId })))
  for (const { designData } of lines) await drawPreview(shop, String(designData.design_id))
  return lines.map((line, index) => ({
    ...line,
    id: `gangsheet-1-${index}`,
    name: `Gang Sheet ${line.productSize}`,
    description: 'Fox',
    image: null,
  }))
}

/** The recipient and, if requested, the address. */
export async function fillContact(page: Page, email = 'ada@example.com'): Promise<void> {
  await page.getByLabel('Email', { exact: true }).first().fill(email)
  await page.getByLabel('Full name').fill('Ada Lovelace')
  const street = page.getByLabel('Street address')
  if (await street.isHidden()) return
  await street.fill('12 Analytical Way')
  await page.getByLabel('City').fill('Austin')
  await page.getByLabel('State').fill('TX')
  await page.getByLabel('ZIP code').fill('78702')
}

export const payNow = (page: Page) => page.getByRole('button', { name: 'Pay Now' })

export async function payWith(page: Page, card: RegExp): Promise<void> {
  await page.waitForURL(/\/sandbox-pay\//)
  await pick(page.getByRole('radio', { name: card }))
  await page.getByRole('button', { name: 'Pay with this card' }).click()
}

export const heading = (page: Page, name: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name }).waitFor()
