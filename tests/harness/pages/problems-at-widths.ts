import type { Page } from 'playwright-core'
import { phone } from '#tests/harness/browser.ts'
import { problems } from './problems.ts'

/** What axe finds, and whether anything is wider than the screen: at the current width, and then at a phone's. */
export async function problemsAtWidths(
  page: Page,
  scope: Parameters<typeof problems>[1] = {},
): Promise<string[]> {
  const size = page.viewportSize()
  if (!size || !phone.viewport) throw new TypeError('The page has no size')
  const found = await problems(page, scope)
  await page.setViewportSize(phone.viewport)
  found.push(...(await problems(page, scope)))
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  if (width > phone.viewport.width) found.push(`${width} px wide on a phone`)
  await page.setViewportSize(size)
  return found
}
