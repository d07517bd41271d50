import { existsSync } from 'node:fs'
import chromium from '@sparticuz/chromium'
import { type Browser, type BrowserContextOptions, type Page, chromium as playwright } from 'playwright-core'

/** `await using browser = await openBrowser()`: a real Chromium, from npm on Linux, else an installed one. */
export async function openBrowser(): Promise<Browser> {
  const path = await chromiumPath()
  return playwright.launch({
    ...(path ? { executablePath: path } : { channel: 'chrome' }),
    args: ['--no-sandbox'],
  })
}

/** Unpacks the binary on its first call; done before workers start, lest two unpack at once. */
export async function chromiumPath(): Promise<string | null> {
  const given = process.env.CHROMIUM_PATH
  if (given && existsSync(given)) return given
  return process.platform === 'linux' ? chromium.executablePath() : null
}

export const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
}

/** A page of a fresh visitor that keeps what the browser complains about: uncaught errors and console errors. */
export async function openPage(
  browser: Browser,
  options: BrowserContextOptions & { baseURL: string },
): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.newContext(options)
  // How long a slow machine may take; a test that passes never waits for it.
  context.setDefaultTimeout(90_000)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  return { page, complaints }
}
