import type { Page } from 'playwright-core'
import { withoutMark } from '#tests/harness/pages/page-marks.ts'

/**
 * Makes a page that a test is done with that of somebody new: no cookies, nothing kept, and nowhere to go back to. It lies
 * where the shop has no scripts, in the process that has read them: by way of `about:blank` Chromium would begin a new
 * process, and the next page would cost what a page of a new context does.
 */
export async function startAnew(page: Page): Promise<Page> {
  const { origin } = new URL(page.url())
  await page.unrouteAll()
  if (origin !== 'null') {
    // Scripts that still run could keep something anew.
    await rest(page, origin)
    await withoutMark(page, () => forget(page, origin))
  }
  await page.context().clearCookies()
  return page
}

/** Words alone; a shop that has ended has none. */
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
