import type { Context } from 'hono'
import { traced } from '#server/kernel/tracing.ts'
import { routeOf } from './metrics/route-of.ts'

/** Requests that machines repeat every few seconds are not worth tracing. */
const isWatching = /^\/(health|metrics)(\/|$)/

/** A request is traced under its route, as it is counted (metrics/route-of.ts): nothing identifies a person. */
export function traceRequest(context: Context, requestId: string, next: () => Promise<void>): Promise<void> {
  const { method, path } = context.req
  if (isWatching.test(path)) return next()
  const attributes = { 'http.request.method': method, 'gangway.request_id': requestId }
  return traced({ name: method, kind: 'server', attributes }, async (span) => {
    await next()
    const { status } = context.res
    const route = routeOf(path, status)
    span.say(`${method} ${route}`, {
      ...{ 'http.route': route, 'http.response.status_code': status },
      ...(status >= 500 && { 'error.type': String(status) }),
    })
  })
}
