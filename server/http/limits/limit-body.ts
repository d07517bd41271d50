import type { Context, MiddlewareHandler } from 'hono'
import { AppError } from '#server/kernel/errors.ts'

/** The limit for a page's form or a JSON document. Uploads have a limit of their own. */
export const maxBodyBytes = 2 * 1_024 * 1_024

/** For the pages and operations that accept a printer's color profile. */
export const maxProfileBody = 6 * 1_024 * 1_024
export const takesProfiles = (path: string): boolean =>
  path.startsWith('/admin/production/rolls') || /^\/api\/v1\/printers\/[^/]+\/profile$/.test(path)

/**
 * Refuses longer bodies with 413. A stated length is trusted (HTTP ends the body there); a body without one is read
 * here, never more of it than the limit.
 */
export function limitBody(
  maxBytes: number,
  refuse: (context: Context) => Response | Promise<Response> = tooLarge,
): MiddlewareHandler {
  return async (context, next) => {
    const { headers, body, method } = context.req.raw
    if (Number(headers.get('content-length')) > maxBytes) return refuse(context)
    if (!headers.has('transfer-encoding') || body === null) return next()
    const bytes = await readUpTo(maxBytes, body)
    if (bytes === null) return refuse(context)
    const kept = new Headers(headers)
    kept.delete('transfer-encoding')
    context.req.raw = new Request(context.req.url, { method, headers: kept, body: bytes })
    return next()
  }
}

const tooLarge = (): never => {
  throw new AppError('too_large', 'The request is too large.')
}

async function readUpTo(maxBytes: number, body: ReadableStream<Uint8Array>): Promise<BodyInit | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > maxBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
