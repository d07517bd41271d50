import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadBuiltPages, staticFolder } from '#server/http/built-pages.ts'
import { desktop, openBrowser, openPage } from '#tests/harness/browser.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'

let shop: TestShop
let browser: Browser

beforeAll(async () => {
  shop = await startTestShop({ servePage: await loadBuiltPages(), staticFolder })
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
  await shop?.[Symbol.asyncDispose]()
})

test.each(['no-preference', 'reduce'] as const)(
  'the rulers have ticks and numbers for who asks for motion: %s',
  async (reducedMotion) => {
    const { page } = await openPage(browser, { ...desktop, reducedMotion, baseURL: shop.origin })
    await page.goto('/builder')
    await page.locator('[data-studio-loaded=yes]').waitFor({ state: 'attached' })
    await page.locator('label', { has: page.getByRole('radio', { name: /22 × 36 in/ }) }).click()
    await page.getByRole('dialog', { name: 'Gang sheet studio' }).waitFor()

    const darkPixels = () =>
      page.evaluate(() => {
        const ruler = document.querySelector<HTMLCanvasElement>('canvas[aria-hidden]')
        const pixels = ruler?.getContext('2d')?.getImageData(0, 0, ruler.width, ruler.height).data ?? []
        let dark = 0
        for (let at = 0; at < pixels.length; at += 4)
          if ((pixels[at + 3] ?? 0) === 255 && (pixels[at] ?? 255) < 100) dark++
        return dark
      })
    await expect.poll(darkPixels).toBeGreaterThan(50)
  },
)
