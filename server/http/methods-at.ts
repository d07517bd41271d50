import type { Hono } from 'hono'
import type { EdgeVariables } from './visit.ts'

/**
 * The methods that an address accepts, for the `Allow` header of a refusal (RFC 9110 section 15.5.6); none if the
 * address is unknown. `below` is where these routes are mounted.
 */
export function methodsAt({ routes }: Hono<EdgeVariables>, below: string, path: string): string[] {
  const own = path.slice(below.length)
  const there = routes.filter(({ method, path }) => method !== 'ALL' && patternOf(path).test(own))
  return [...new Set(there.map(({ method }) => method))]
}

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:\w+(\{[^}]*\})?/g, '[^/]+')}$`)
