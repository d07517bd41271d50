import { buildPages } from '#server/http/built-pages.ts'
import { endWithParent } from './end-with-parent.ts'

/** Builds the pages unless the current sources are already built. A half-finished build is started over. */
export async function build(): Promise<void> {
  // Pages are part of the program, like its packages: anyone who may run it may read them.
  process.umask(0o022)
  const ending = new AbortController()
  const end = (): void => ending.abort()
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
  endWithParent(end)
  await buildPages({ log: console.log, signal: ending.signal })
}
