import type { Page } from 'playwright-core'
import { withoutMark } from '#tests/harness/pages/page-marks.ts'

/**
 * Makes a page that a test is done with look like a new visitor's: no cookies, nothing stored, and no history. It rests
 * at an address of the shop without scripts, in the process that has already parsed them: via `about:blank` Chromium
 * would start a new process, and the next page would cost as much as one in a new context.
 */
export async function startAnew(page: Page): Promise<Page> {
  const { origin } = new URL(page.url())
  await page.unrouteAll()
  if (origin !== 'null') {
    // Scripts that are still running could store something again.
    await rest(page, origin)
    await withoutMark(page, () => forget(page, origin))
  }
  await page.context().clearCookies()
  return page
}

/** Plain text; a shop that has ended serves none. */
const rest = (page: Page, origin: string): Promise<unknown> =>
  page
    .goto(`${origin}/robots.txt`)
    .then(() => page.evaluate(() => sessionStorage.clear()))
    .catch(() => page.goto('about:blank'))

async function forget(page: Page, origin: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' })
  await devtools.send('Page.resetNavigationHistory')
  await devtools.detach()
}
