import { expect, test } from 'vitest'
import { openPage, phone } from '#tests/harness/browser.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const { shop, browser } = await useShop()

/** What moved by itself since the page began (Layout Instability, web.dev/cls), once it has painted what it shows now. */
const readShifts = (): Promise<number> =>
  new Promise((answer) => {
    let sum = 0
    const add = (entries: PerformanceEntryList): void => {
      for (const entry of entries as (PerformanceEntry & { value: number })[]) sum += entry.value
    }
    const observer = new PerformanceObserver((list) => add(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    const answerThen = (): void => {
      add(observer.takeRecords())
      answer(sum)
    }
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(answerThen)))
  })

test('the cart and the checkout know late what is in the cart, and nothing moves when they do', async () => {
  const { page, complaints } = await openPage(browser, { ...phone, baseURL: shop.origin })
  for (const path of ['/cart', '/checkout']) {
    await page.goto(path)
    await page.getByText('Your cart is empty').waitFor()
    expect({ path, shifts: await page.evaluate(readShifts) }).toEqual({ path, shifts: 0 })
  }
  expect(complaints).toEqual([])
})
