import type { Page } from 'playwright-core'

/** A screenshot of the whole page for anyone who wants to look: `SCREENS=/tmp/screens npm run test:e2e`. */
export async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENS
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
}
