import type { Browser } from 'playwright-core'
import { afterAll } from 'vitest'
import { loadBuiltPages, staticFolder } from '#server/http/built-pages.ts'
import { openBrowser } from './browser.ts'
import { startOwnersShop } from './processes/owners-shop.ts'
import { startTestShop, type TestShop, type TestShopOptions } from './shop.ts'

/**
 * The shop with its built pages that all tests of a file share, and this worker's browser; both end with the file.
 * At the top of it: `const { shop, browser } = await useShop({ isAlive: true })`.
 */
export async function useShop(options: TestShopOptions = {}): Promise<{ shop: TestShop; browser: Browser }> {
  const shop = await useShopAlone(options)
  const browser = await openBrowser()
  afterAll(() => browser.close())
  return { shop, browser }
}

/** The same for a file whose tests read pages without a browser (read-page.ts). */
export async function useShopAlone(options: TestShopOptions = {}): Promise<TestShop> {
  const shop = await startBuiltShop(options)
  afterAll(() => shop[Symbol.asyncDispose]())
  return shop
}

/**
 * A shop with its built pages that ends with its test: `await using shop = await startBuiltShop()`. One that lives by
 * itself is started as its owner starts it; one whose time or jobs the test has in hand is composed here.
 */
export async function startBuiltShop(options: TestShopOptions = {}): Promise<TestShop> {
  const { isAlive, settings, port, ...inHand } = options
  if (isAlive && Object.keys(inHand).length === 0) return startOwnersShop({ settings, port })
  return startTestShop({ servePage: await loadBuiltPages(), staticFolder, ...options })
}
