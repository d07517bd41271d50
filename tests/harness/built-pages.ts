import { buildPages } from '#server/http/built-pages.ts'

/** End-to-end tests run on the pages as shoppers get them: built. */
export async function setup(): Promise<void> {
  await buildPages({ log: () => {} })
}
