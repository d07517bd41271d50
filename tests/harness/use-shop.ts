import type { Browser } from 'playwright-core'
import { afterAll, afterEach } from 'vitest'
import { loadBuiltPages, staticFolder } from '#server/http/built-pages.ts'
import { openBrowser, restPages } from './browser.ts'
import { startOwnersShop } from './processes/owners-shop.ts'
import { startTestShop, type TestShop, type TestShopOptions } from './shop.ts'

/**
 * The shop with its built pages that all tests of a file share, and this worker's browser; both end with the file. At
 * the top of the file: `const { shop, browser } = await useShop({ isAlive: true })`.
 */
export async function useShop(options: BuiltShopOptions = {}): Promise<{ shop: TestShop; browser: Browser }> {
  const shop = await useShopAlone(options)
  const browser = await openBrowser()
  afterEach(restPages)
  afterAll(() => browser.close())
  return { shop, browser }
}

/** The same for a file whose tests read pages without a browser (read-page.ts). */
export async function useShopAlone(options: BuiltShopOptions = {}): Promise<TestShop> {
  const shop = await startBuiltShop(options)
  afterAll(() => shop[Symbol.asyncDispose]())
  return shop
}

type BuiltShopOptions = TestShopOptions & {
  /** Started as its owner starts it, in a separate process: for complete flows, since a start takes 4 s of CPU. */
  byOwner?: true
}

/**
 * A shop with its built pages that ends with its test: `await using shop = await startBuiltShop()`. Composed in this
 * process, whose code is warm from earlier files.
 */
export async function startBuiltShop({ byOwner, ...options }: BuiltShopOptions = {}): Promise<TestShop> {
  if (byOwner) return startOwnersShop(options)
  return startTestShop({ servePage: await loadBuiltPages(), staticFolder, ...options })
}
