import type { Page } from 'playwright-core'

declare global {
  interface Window {
    isCountingPresses?: true
  }
}

const key = 'presses'

/** Counts mouse clicks and taps on this page since the call, across navigation. */
export async function countPresses(page: Page): Promise<() => Promise<number>> {
  const listen = (name: string): void => {
    if (window.isCountingPresses) return
    window.isCountingPresses = true
    const count = ({ isTrusted }: Event): void => {
      if (isTrusted) sessionStorage.setItem(name, String(Number(sessionStorage.getItem(name)) + 1))
    }
    addEventListener('pointerdown', count, true)
  }
  await page.addInitScript(listen, key)
  await page.evaluate(listen, key)
  await page.evaluate((name) => sessionStorage.removeItem(name), key)
  return () => page.evaluate((name) => Number(sessionStorage.getItem(name)), key)
}
