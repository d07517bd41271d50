import type { Page } from 'playwright-core'

/** Pages with state that can't be undone: they end with their test. */
const marked = new WeakSet<Page>()

export const isMarked = (page: Page): boolean => marked.has(page)

/** The harness's own actions leave no mark. */
export async function withoutMark(page: Page, work: () => Promise<void>): Promise<void> {
  const wasMarked = isMarked(page)
  await work()
  if (!wasMarked) marked.delete(page)
}

/** Records when a test gives the page, or its context, something that would affect the next test. */
export function watchForMarks(page: Page): Page {
  const context = page.context()
  const both = ['addInitScript', 'exposeBinding', 'exposeFunction', 'routeWebSocket', 'setExtraHTTPHeaders']
  const ofContext = ['grantPermissions', 'newCDPSession', 'route', 'setGeolocation', 'setOffline']
  noteCalls(page, page, [...both, 'emulateMedia'])
  noteCalls(page, context, [...both, ...ofContext])
  noteCalls(page, context.clock, ['fastForward', 'install', 'pauseAt', 'setFixedTime', 'setSystemTime'])
  return page
}

function noteCalls(page: Page, target: object, methods: readonly string[]): void {
  for (const method of methods) {
    const call: unknown = Reflect.get(target, method)
    if (typeof call !== 'function') throw new TypeError(`Playwright no longer has ${method}`)
    const noted = (...given: unknown[]): unknown => {
      marked.add(page)
      return Reflect.apply(call, target, given)
    }
    Reflect.set(target, method, noted)
  }
}
