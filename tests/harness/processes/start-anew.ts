import type { Page } from 'playwright-core'
import { withoutMark } from '#tests/harness/pages/page-marks.ts'

/**
 * Makes a page that a test is done with that of somebody new: no cookies, nothing kept, and nowhere to go back to. The
 * scripts that its browser has read stay read, which makes it cheaper than a page of a browser's new context.
 */
export async function startAnew(page: Page): Promise<Page> {
  const { origin } = new URL(page.url())
  await page.unrouteAll()
  if (origin !== 'null') {
    await page.evaluate(() => sessionStorage.clear())
    // Scripts that still run could keep something anew.
    await page.goto('about:blank')
    await withoutMark(page, () => forget(page, origin))
  }
  await page.context().clearCookies()
  return page
}

async function forget(page: Page, origin: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' })
  await devtools.send('Page.resetNavigationHistory')
  await devtools.detach()
}
