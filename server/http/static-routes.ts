import { readdirSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

/** The built pages' files: hashed ones for good, the few at the top (icons, robots.txt) for an hour. */
export function staticRoutes(folder: string): Hono {
  const routes = new Hono()
  routes.use(
    '/assets/*',
    serveStatic({
      root: folder,
      precompressed: true,
      onFound: cacheFor('public, max-age=31536000, immutable'),
    }),
  )
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isFile()) {
      routes.use(`/${entry.name}`, serveStatic({ root: folder, onFound: cacheFor('public, max-age=3600') }))
    }
  }
  return routes
}

type OnFound = NonNullable<NonNullable<Parameters<typeof serveStatic>[0]>['onFound']>

const cacheFor =
  (value: string): OnFound =>
  (_path, context) => {
    context.header('cache-control', value)
  }
