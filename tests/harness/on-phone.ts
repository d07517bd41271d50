import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { phone } from './browser.ts'
import { problems, type Scope } from './problems.ts'

/**
 * What axe finds wrong with the page as a phone shows it, where nothing may be wider than the screen. It is as wide as
 * before afterwards: one walk at a desk then shows its screens on both.
 */
export async function problemsOnPhone(page: Page, scope: Scope = {}): Promise<string[]> {
  const before = page.viewportSize()
  await page.setViewportSize(phone.viewport ?? { width: 390, height: 844 })
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0)
  const found = await problems(page, scope)
  if (before) await page.setViewportSize(before)
  return found
}
