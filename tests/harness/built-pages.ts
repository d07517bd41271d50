import { buildPages } from '#server/http/built-pages.ts'
import { chromiumPath } from './browser.ts'

/**
 * End-to-end tests run on the pages as shoppers get them: built. Done once before any worker starts, as is
 * unpacking the browser, lest two workers do it at the same time.
 */
export async function setup(): Promise<void> {
  await Promise.all([buildPages({ log: () => {} }), chromiumPath()])
}
