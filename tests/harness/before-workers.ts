import type { TestProject } from 'vitest/node'
import { buildPages } from '#server/http/built-pages.ts'

/** The module that loads the shop is imported while a separate process builds the pages, not before. */
const openCluster = () => import('./cluster.ts')

/**
 * Made once and in parallel, before any worker starts: the pages as shoppers get them, the database, and the unpacked
 * browser, so that no two workers do it at the same time.
 */
export async function setup(project: TestProject): Promise<void> {
  const ready = [
    buildPages({ log: () => {} }),
    openCluster().then(({ startCluster }) => startCluster(project)),
    import('./browser.ts').then(({ chromiumPath }) => chromiumPath()),
  ]
  // Teardown expects everything to have started, even if one of them fails.
  await Promise.allSettled(ready)
  await Promise.all(ready)
}

export const teardown = async (): Promise<void> => (await openCluster()).stopCluster()
