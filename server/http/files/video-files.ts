import { Readable } from 'node:stream'
import { Hono } from 'hono'
import { idPattern } from '#domain/uuid.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { FilePart } from '#server/kernel/file-store.ts'
import type { Shop } from '#server/shop.ts'

/**
 * Videos of articles, public. Players request ranges (RFC 9110, section 14): one range gets 206, several or an invalid
 * one get the whole video, and one past the end gets 416.
 */
export function videoFileRoutes({ blog, files }: Pick<Shop, 'blog' | 'files'>): Hono {
  const routes = new Hono()
  routes.get(`/:id{${idPattern}}`, async (context) => {
    const video = await blog.openVideo(context.req.param('id'))
    const size = video ? await files.size(video.key) : null
    if (!video || size === null) throw new AppError('not_found', 'There is no such video.')
    const headers = new Headers({
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': video.contentType,
      'content-security-policy': `default-src 'none'; sandbox`,
      'cross-origin-resource-policy': 'cross-origin',
    })
    const part = partOf(context.req.header('range'), size)
    if (part === 'beyond') {
      headers.set('content-range', `bytes */${size}`)
      return new Response(null, { status: 416, headers })
    }
    headers.set('content-length', String(part ? part.end - part.start + 1 : size))
    if (part) headers.set('content-range', `bytes ${part.start}-${part.end}/${size}`)
    const status = part ? 206 : 200
    if (context.req.method === 'HEAD') return new Response(null, { status, headers })
    const body = Readable.toWeb(await files.read(video.key, part ?? undefined)) as ReadableStream
    return new Response(body, { status, headers })
  })
  return routes
}

/** The single requested range, both ends included. */
export function partOf(range: string | undefined, size: number): FilePart | 'beyond' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(range?.trim() ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return null
  const [, first = '', last = ''] = match
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null
  return start > end || start >= size ? 'beyond' : { start, end }
}
