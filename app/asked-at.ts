import type { Route } from './+types/root.ts'

/**
 * When a page's data was last requested, by path, in ms as `performance.now` counts; pages delivered whole have no
 * entry.
 */
export const askedAt: Record<string, number> = {}

/** Runs before a page's data is requested. */
export const noteAsking: Route.ClientMiddlewareFunction = ({ url }, next) => {
  askedAt[url.pathname] = performance.now()
  return next()
}
