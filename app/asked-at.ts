import type { Route } from './+types/root.ts'

/** When the data of a page was last asked for, by its path, in ms as `performance.now` counts; not of one that came whole. */
export const askedAt: Record<string, number> = {}

/** Runs before the data of a page is asked for. */
export const noteAsking: Route.ClientMiddlewareFunction = ({ url }, next) => {
  askedAt[url.pathname] = performance.now()
  return next()
}
