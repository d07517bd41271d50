import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { startAnew } from '#tests/harness/processes/start-anew.ts'
import { isMarked } from './page-marks.ts'

/**
 * Pages that passed tests are done with, for later tests: a page with a running process and parsed scripts costs half
 * as much as one in a new context.
 */
const idle = new WeakMap<Browser, Map<string, Page[]>>()

const kindOf = (options: BrowserContextOptions): string => JSON.stringify(options)

export const takeIdlePage = (browser: Browser, options: BrowserContextOptions): Page | undefined =>
  idle.get(browser)?.get(kindOf(options))?.pop()

export const forgetIdlePages = (browser: Browser): boolean => idle.delete(browser)

const events = [
  ...['console', 'dialog', 'download', 'filechooser', 'framenavigated', 'pageerror', 'popup', 'request'],
  ...['requestfailed', 'requestfinished', 'response', 'websocket'],
]

/** Called after a test that passed; false if its context must be closed. */
export async function keepIdle(page: Page, options: BrowserContextOptions): Promise<boolean> {
  const browser = page.context().browser()
  if (!browser || page.isClosed() || isMarked(page)) return false
  const others = page.context().pages()
  await Promise.all(others.map((other) => other !== page && other.close()))
  for (const event of events) page.removeAllListeners(event)
  await startAnew(page)
  if (options.viewport) await page.setViewportSize(options.viewport)
  const ofBrowser = idle.get(browser) ?? new Map<string, Page[]>()
  idle.set(browser, ofBrowser)
  const kind = kindOf(options)
  ofBrowser.set(kind, [...(ofBrowser.get(kind) ?? []), page])
  return true
}
