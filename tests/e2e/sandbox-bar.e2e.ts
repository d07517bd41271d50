import { expect, test } from 'vitest'
import { loadBuiltPages, staticFolder } from '#server/http/built-pages.ts'
import { desktop, openBrowser, phone } from '#tests/harness/browser.ts'
import { openAsStaff } from '#tests/harness/open-signed-in.ts'
import { problems } from '#tests/harness/problems.ts'
import { startTestShop } from '#tests/harness/shop.ts'

test('staff of a public shop read on every screen that it takes no money, wherever they go from there', async () => {
  const settings = { SMTP_URL: 'smtp://127.0.0.1:9' }
  await using shop = await startTestShop({ servePage: await loadBuiltPages(), staticFolder, settings })
  const browser = await openBrowser()
  for (const device of [phone, desktop]) {
    const { page, complaints } = await openAsStaff(browser, shop, '/admin', device)
    const bar = page.getByRole('complementary', { name: 'Payments' })
    await bar.getByText('Sandbox payments: anybody can order here without paying.').waitFor()
    expect(await problems(page)).toEqual([])
    const { scroll, width } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      width: window.innerWidth,
    }))
    expect(scroll).toBeLessThanOrEqual(width)

    await page.getByRole('link', { name: 'Quote Requests' }).click()
    await page.waitForURL('**/admin/quotes')
    await bar.waitFor()
    expect(complaints).toEqual([])
  }
  await browser.close()
})
