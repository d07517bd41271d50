import { buildPages } from '#server/http/built-pages.ts'
import { endWithParent } from './end-with-parent.ts'

/** Builds the pages unless they are built from what is there. A half-finished build is begun anew. */
export async function build(): Promise<void> {
  // Pages belong to the program, as its packages do: whoever may run it may read them.
  process.umask(0o022)
  const ending = new AbortController()
  const end = (): void => ending.abort()
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
  endWithParent(end)
  await buildPages({ log: console.log, signal: ending.signal })
}
