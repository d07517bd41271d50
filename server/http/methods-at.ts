import type { Hono } from 'hono'
import type { EdgeVariables } from './visit.ts'

/**
 * The methods by which an address is called, for the `Allow` of a refusal (RFC 9110 section 15.5.6); none where no call
 * is. `below` is where these routes are.
 */
export function methodsAt({ routes }: Hono<EdgeVariables>, below: string, path: string): string[] {
  const own = path.slice(below.length)
  const there = routes.filter(({ method, path }) => method !== 'ALL' && patternOf(path).test(own))
  return [...new Set(there.map(({ method }) => method))]
}

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:\w+(\{[^}]*\})?/g, '[^/]+')}$`)
