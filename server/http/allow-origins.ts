import type { Context, MiddlewareHandler } from 'hono'
import type { EdgeVariables } from './visit.ts'

const openPaths = /^\/(auth|functions|api)\/v1(\/|$)/

const preflightHeaders = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers':
    'authorization, apikey, content-type, idempotency-key, x-client-info, x-supabase-api-version, prefer, range',
  'access-control-max-age': '7200',
}
const exposedHeaders = 'idempotent-replayed, link, retry-after, x-request-id, x-total-count'

/**
 * Lets pages of the named origins call the APIs (Fetch Standard, CORS protocol). They authenticate by `Authorization`
 * only: credentials are never allowed, and cookies that a browser may still send from a neighboring subdomain are not
 * read (see `isGuestOrigin`).
 */
export function allowOrigins(origins: readonly string[]): MiddlewareHandler<EdgeVariables> {
  return async (context, next) => {
    if (!openPaths.test(context.req.path)) return next()
    const origin = context.req.header('origin')
    const isGuest = origin !== undefined && origins.includes(origin) && origin !== context.get('visit').origin
    context.set('isGuestOrigin', isGuest)
    const isPreflight =
      isGuest && context.req.method === 'OPTIONS' && context.req.header('access-control-request-method')
    if (isPreflight) context.res = new Response(null, { status: 204, headers: preflightHeaders })
    else await next()
    if (origins.length > 0) context.res.headers.append('vary', 'origin')
    if (!isGuest) return
    context.res.headers.set('access-control-allow-origin', origin)
    context.res.headers.set('access-control-expose-headers', exposedHeaders)
  }
}

/** Whether the request comes from a page of another origin that the operator allows. */
export const isGuestOrigin = (context: Context<EdgeVariables>): boolean =>
  context.get('isGuestOrigin') === true
