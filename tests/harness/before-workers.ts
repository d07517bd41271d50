import type { TestProject } from 'vitest/node'
import { buildPages } from '#server/http/built-pages.ts'
import { chromiumPath } from './browser.ts'
import { startCluster, stopCluster } from './cluster.ts'

/**
 * Made once and side by side, before any worker starts: the database, the pages as shoppers get them, and the browser
 * unpacked, lest two workers do it at the same time.
 */
export async function setup(project: TestProject): Promise<void> {
  const ready = [startCluster(project), buildPages({ log: () => {} }), chromiumPath()]
  // What is ended afterwards has begun whole, whichever of them fails.
  await Promise.allSettled(ready)
  await Promise.all(ready)
}

export const teardown = stopCluster
