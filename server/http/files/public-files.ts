import { Readable } from 'node:stream'
import { Hono } from 'hono'
import { table } from '#domain/table.ts'
import { AppError } from '#server/kernel/errors.ts'
import { FileMissingError, type FileStore } from '#server/kernel/file-store.ts'

const contentTypes = table<string>({ webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' })

/**
 * Pictures of products, for everybody and for good: a changed picture has another address. Mounted before cookies
 * are read, since what caches share must set none. Keys of anything not public cannot be written in this shape.
 */
export function publicFileRoutes(files: Pick<FileStore, 'read' | 'size'>): Hono {
  const routes = new Hono()
  routes.get(
    '/:folder{[a-z][a-z0-9-]*}/:id{[0-9a-f][0-9a-f-]{35}}/:name{[a-z0-9]+\\.(webp|jpg|png)}',
    async (context) => {
      const { folder, id, name } = context.req.param()
      const key = `public/${folder}/${id}/${name}`
      const size = await files.size(key)
      if (size === null) throw missing()
      const headers = {
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': contentTypes[name.split('.')[1] ?? ''] ?? 'application/octet-stream',
        'content-length': String(size),
        'content-security-policy': `default-src 'none'; sandbox`,
        // Link previews and search engines of other sites show these pictures.
        'cross-origin-resource-policy': 'cross-origin',
      }
      if (context.req.method === 'HEAD') return new Response(null, { headers })
      const body = await files.read(key).catch((error) => {
        throw error instanceof FileMissingError ? missing() : error
      })
      return new Response(Readable.toWeb(body) as ReadableStream, { headers })
    },
  )
  return routes
}

const missing = (): AppError => new AppError('not_found', 'There is no such file.')
