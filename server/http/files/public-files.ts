import { Readable } from 'node:stream'
import { Hono } from 'hono'
import { table } from '#domain/table.ts'
import { AppError } from '#server/kernel/errors.ts'
import { FileMissingError, type FileStore } from '#server/kernel/file-store.ts'
import type { AvifCopies } from '#server/kernel/pictures/avif-copies.ts'

const contentTypes = table<string>({
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
})

const forGood = 'public, max-age=31536000, immutable'
/** Until its smaller copy is made, which later requests get. */
const forNow = 'public, max-age=60'

/**
 * Product images, public and cached forever: a changed image has another URL. Mounted before cookies are read, since
 * cacheable responses must set none. Keys of anything not public can't take this form. Images stored as WebP are served
 * as AVIF to clients that support it, at the same URL.
 */
export function publicFileRoutes(files: Pick<FileStore, 'read' | 'size'>, copies: AvifCopies): Hono {
  const routes = new Hono()
  routes.get(
    '/:folder{[a-z][a-z0-9-]*}/:id{[0-9a-f][0-9a-f-]{35}}/:name{[a-z0-9]+\\.(webp|jpg|png)}',
    async (context) => {
      const { folder, id, name } = context.req.param()
      const original = `public/${folder}/${id}/${name}`
      const isWebp = name.endsWith('.webp')
      const takesAvif = isWebp && showsAvif(context.req.header('accept') ?? '')
      const copy = takesAvif ? await copies.find(original) : { isFinal: true }
      const key = 'key' in copy ? copy.key : original
      const size = 'key' in copy ? copy.size : await files.size(original)
      if (size === null) throw missing()
      const isFinal = 'key' in copy || copy.isFinal
      if (!isFinal) copies.ask(original)
      const kind = key.split('.')[1] ?? ''
      const etag = `"${id}-${name.split('.')[0]}-${kind}"`
      const headers = {
        etag,
        'cache-control': isFinal ? forGood : forNow,
        'content-type': contentTypes[kind] ?? 'application/octet-stream',
        'content-security-policy': `default-src 'none'; sandbox`,
        // Other sites' link previews and search engines show these images.
        'cross-origin-resource-policy': 'cross-origin',
        ...(isWebp && { vary: 'Accept' }),
      }
      if (context.req.header('if-none-match')?.includes(etag))
        return new Response(null, { status: 304, headers })
      const whole = { ...headers, 'content-length': String(size) }
      if (context.req.method === 'HEAD') return new Response(null, { headers: whole })
      const body = await files.read(key).catch((error) => {
        throw error instanceof FileMissingError ? missing() : error
      })
      return new Response(Readable.toWeb(body) as ReadableStream, { headers: whole })
    },
  )
  return routes
}

/** Named explicitly and not refused: every program sends `*\/*`, including those that can't show AVIF. */
const showsAvif = (accepted: string): boolean =>
  accepted.split(',').some((one) => /^\s*image\/avif\s*(;|$)/i.test(one) && !/;\s*q=0(\.0*)?\s*$/.test(one))

const missing = (): AppError => new AppError('not_found', 'There is no such file.')
