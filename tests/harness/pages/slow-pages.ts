import type { CDPSession, Page } from 'playwright-core'

/** `BROWSER_SLOWDOWN=6 npm run test:e2e` finds tests, and pages, that only a fast machine carries. */
const rate = Number(process.env.BROWSER_SLOWDOWN ?? 1)

const slowed = new WeakMap<Page, CDPSession>()

export async function slowDown(page: Page): Promise<void> {
  if (rate === 1) return
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  slowed.set(page, session)
}

/** For what a test looks at and no shopper waits for: a slow browser shows no more of it, and takes an eighth of all its time. */
export async function atFullSpeed<Found>(page: Page, look: () => Promise<Found>): Promise<Found> {
  const session = slowed.get(page)
  await session?.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  try {
    return await look()
  } finally {
    await session?.send('Emulation.setCPUThrottlingRate', { rate })
  }
}
