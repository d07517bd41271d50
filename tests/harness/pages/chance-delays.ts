import type { BrowserContext, Page } from 'playwright-core'

/** The longest delay, in ms; 0 unless requested with `BROWSER_DELAYS=400 npm run test:e2e`. */
const longest = Number(process.env.BROWSER_DELAYS ?? 0)

/**
 * Finds tests, and pages, that depend on a single order of events: a page's requests, their responses and the shop's
 * events are randomly delayed, half of the time and each independently, and so is the test's next step.
 */
export async function delayByChance(context: BrowserContext, page: Page): Promise<void> {
  if (longest === 0) return
  await context.addInitScript(delayWindow, longest)
  const locator = Object.getPrototypeOf(page.locator('html')) as Record<string, Act>
  for (const name of acts) {
    const act = locator[name]
    if (!act || delayed.has(act)) continue
    const late: Act = async function (this: unknown, ...given) {
      await new Promise((go) => setTimeout(go, Math.random() < 0.5 ? 0 : Math.random() * longest))
      return act.apply(this, given)
    }
    delayed.add(late)
    locator[name] = late
  }
}

type Act = (...given: unknown[]) => Promise<unknown>

const acts = ['click', 'fill', 'press', 'check', 'uncheck', 'selectOption', 'setInputFiles', 'hover'] as const

const delayed = new Set<Act>()

/** Runs in the page, before its own scripts. Uses the window's own timers: a test may freeze its clock. */
function delayWindow(most: number): void {
  const { fetch, setTimeout, EventSource } = window
  const pass = (times = 1): Promise<void> =>
    new Promise((go) => setTimeout(go, Math.random() < 0.5 ? 0 : Math.random() * most * times))
  window.fetch = async (input, init) => {
    await pass()
    const answer = await fetch(input, init)
    await pass()
    init?.signal?.throwIfAborted()
    return answer
  }
  window.EventSource = class extends EventSource {
    override set onmessage(hear: EventSource['onmessage']) {
      super.onmessage =
        hear &&
        (async (news) => {
          // Also waits in the shop for what a job does before it is notified.
          await pass(4)
          hear.call(this, news)
        })
    }
  }
}
