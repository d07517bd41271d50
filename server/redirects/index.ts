import { createDoor, type Door } from '#server/kernel/door.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import { redirectsCalls } from './calls.ts'
import type { RedirectsDeps } from './deps.ts'
import { keepRedirects } from './keep-redirects.ts'
import { redirectOperations } from './operations/index.ts'

export type { RedirectView } from './operations/redirect-shape.ts'

/** URLs of the shop's previous site, and where each redirects. */
export type Redirects = Door<typeof redirectsCalls> & {
  /** Redirect for a URL at which the shop has nothing: path and query in this shop, or null. */
  find(path: string): Promise<string | null>
  operations: BoundOperation[]
}

export const createRedirects = (deps: RedirectsDeps): Redirects => ({
  ...createDoor(deps, redirectsCalls),
  find: keepRedirects(deps),
  operations: bindOperations(redirectOperations, deps),
})
