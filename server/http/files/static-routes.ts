import { readdirSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'

/** The built pages' files. Their names change with their content, so that browsers cache them forever. */
export function staticRoutes(folder: string): Hono {
  const files = new Set(readdirSync(folder, { recursive: true }).map((name) => `/${name}`))
  return new Hono().use(
    '/assets/*',
    keptByBrowsers(files),
    keptInMemory(files),
    serveStatic({ root: folder, precompressed: true }),
  )
}

/** Set on the response: `serveStatic` calls its header hook (`onFound`) after creating its response, and loses them. */
const keptByBrowsers =
  (files: ReadonlySet<string>): MiddlewareHandler =>
  async (context, next) => {
    await next()
    if (!files.has(context.req.path) || !context.res.ok) return
    context.res.headers.set('cache-control', 'public, max-age=31536000, immutable')
  }

/**
 * A hashed file never changes, and all of them are a few MB: from the second request on, one is served without opening
 * it, which took most of the time of the thirty requests of a first page. Only `files` are kept: other routes'
 * responses below the same folder may be for one person only.
 */
function keptInMemory(files: ReadonlySet<string>): MiddlewareHandler {
  const kept = new Map<string, { body: ArrayBuffer; headers: [string, string][] }>()
  return async (context, next) => {
    const { method, path } = context.req
    if (method !== 'GET' || !files.has(path) || context.req.header('range') !== undefined) return next()
    const accepted = (context.req.header('accept-encoding') ?? '').split(',').map((name) => name.trim())
    const key = `${path} ${['br', 'gzip'].find((name) => accepted.includes(name))}`
    const known = kept.get(key)
    if (known) return new Response(known.body, { headers: known.headers })
    await next()
    if (context.res.status !== 200) return
    kept.set(key, { body: await context.res.clone().arrayBuffer(), headers: [...context.res.headers] })
  }
}
