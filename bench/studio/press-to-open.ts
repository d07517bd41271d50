import type { Browser, Page } from 'playwright-core'
import { phone } from '#tests/harness/browser.ts'

/** As mid-range phones are against a desktop computer. */
const slowdown = 4

declare global {
  interface Window {
    /** Milliseconds from the press until the frame after the studio's canvas appeared. */
    studioOpened?: Promise<number>
  }
}

/**
 * Milliseconds from the press on a sheet's size until the empty studio is painted, on a phone with its CPU slowed four
 * times, each press on a page of its own that has loaded. The first, which fills the browser's cache, is left out.
 */
export async function pressesToOpen(browser: Browser, baseURL: string, count: number): Promise<number[]> {
  const context = await browser.newContext({ ...phone, baseURL })
  const milliseconds: number[] = []
  for (let press = 0; press <= count; press++) {
    const page = await context.newPage()
    milliseconds.push(await pressed(page))
    await page.close()
  }
  await context.close()
  return milliseconds.slice(1)
}

async function pressed(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto('/builder')
  await page.locator('[data-studio-loaded=yes]').waitFor({ state: 'attached' })
  const size = page.locator('label', { has: page.getByRole('radio', { name: /22 × 24 in/ }) })
  await size.scrollIntoViewIfNeeded()
  await page.evaluate(() => {
    window.studioOpened = new Promise((done) => {
      addEventListener(
        'click',
        ({ timeStamp }) => {
          const seen = new MutationObserver(() => {
            if (!document.querySelector('[role=dialog] canvas')) return
            seen.disconnect()
            // A message that is sent before a frame is painted arrives after it.
            const painted = new MessageChannel()
            painted.port1.onmessage = () => done(performance.now() - timeStamp)
            requestAnimationFrame(() => painted.port2.postMessage(null))
          })
          seen.observe(document, { childList: true, subtree: true })
        },
        { capture: true, once: true },
      )
    })
  })
  await size.tap()
  return page.evaluate(() => window.studioOpened ?? Number.NaN)
}
