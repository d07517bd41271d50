import type { TestProject } from 'vitest/node'
import { buildPages } from '#server/http/built-pages.ts'

/** What holds the shop is read while the pages are built in a process of their own, not before it. */
const openCluster = () => import('./cluster.ts')

/**
 * Made once and side by side, before any worker starts: the pages as shoppers get them, the database, and the browser
 * unpacked, lest two workers do it at the same time.
 */
export async function setup(project: TestProject): Promise<void> {
  const ready = [
    buildPages({ log: () => {} }),
    openCluster().then(({ startCluster }) => startCluster(project)),
    import('./browser.ts').then(({ chromiumPath }) => chromiumPath()),
  ]
  // What is ended afterwards has begun whole, whichever of them fails.
  await Promise.allSettled(ready)
  await Promise.all(ready)
}

export const teardown = async (): Promise<void> => (await openCluster()).stopCluster()
