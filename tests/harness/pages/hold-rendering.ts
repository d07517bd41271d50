import type { Page } from 'playwright-core'

declare global {
  interface Window {
    heldTasks?: (() => void)[] | undefined
    __reactRouterDataRouter?: {
      state: { revalidation: string; fetchers: ReadonlyMap<string, { state: string }> }
    }
  }
}

/**
 * Simulates a browser so slow that nothing is drawn until the request sent by `act` is answered and the pages are read
 * again: React then shows both in one commit. Blocks the messages that drive React's scheduler; works for pages opened
 * afterwards.
 */
export async function holdRendering(page: Page): Promise<(act: () => Promise<void>) => Promise<void>> {
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype
    MessagePort.prototype.postMessage = function (this: MessagePort, ...given: [unknown]) {
      if (window.heldTasks) window.heldTasks.push(() => postMessage.apply(this, given))
      else postMessage.apply(this, given)
    }
  })
  return async (act) => {
    await page.evaluate(() => {
      window.heldTasks = []
    })
    await act()
    await page.waitForFunction(() => {
      const { revalidation, fetchers } = window.__reactRouterDataRouter?.state ?? {}
      return revalidation === 'idle' && [...(fetchers?.values() ?? [])].every(({ state }) => state === 'idle')
    })
    await page.evaluate(() => {
      const tasks = window.heldTasks ?? []
      window.heldTasks = undefined
      for (const task of tasks) task()
    })
  }
}
