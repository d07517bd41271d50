import type { CDPSession, Page } from 'playwright-core'

/** `BROWSER_SLOWDOWN=6 npm run test:e2e` finds tests, and pages, that only work on a fast machine. */
const rate = Number(process.env.BROWSER_SLOWDOWN ?? 1)

const slowed = new WeakMap<Page, CDPSession>()

export async function slowDown(page: Page): Promise<void> {
  if (rate === 1) return
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  slowed.set(page, session)
}

/**
 * For what a test inspects and no shopper waits for: a slow browser reveals nothing more there, and it takes an eighth
 * of the total time.
 */
export async function atFullSpeed<Found>(page: Page, look: () => Promise<Found>): Promise<Found> {
  const session = slowed.get(page)
  await session?.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  try {
    return await look()
  } finally {
    await session?.send('Emulation.setCPUThrottlingRate', { rate })
  }
}
