import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createGzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'

/** What React and its router stream: documents, and the data of a page that is gone to. */
const streamedTypes = /^text\/(html|x-script)\b/

const takesGzip = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i

/**
 * Compresses pages as they come: what is there is sent whenever a page pauses for the rest. Hono's own compressor
 * keeps a page's frame back until its last piece is there, and takes what this one leaves.
 */
export function compressPages(): MiddlewareHandler {
  return async (context, next) => {
    await next()
    const { headers } = context.res
    const isStreamed = streamedTypes.test(headers.get('content-type') ?? '') && !headers.has('content-length')
    const isTaken = takesGzip.test(context.req.header('accept-encoding') ?? '')
    if (!isStreamed || !isTaken || headers.has('content-encoding') || headers.has('etag')) return
    // Asked for last: reading it makes a stream of what would go out as it is.
    const { body } = context.res
    if (!body || context.req.method === 'HEAD') return
    context.res = new Response(gzipFlowing(body), context.res)
    context.res.headers.set('content-encoding', 'gzip')
    context.res.headers.append('vary', 'Accept-Encoding')
  }
}

/** Each piece is let go of at once: those of React are some kB, so that it costs few bytes. */
function gzipFlowing(body: ReadableStream<Uint8Array>): ReadableStream {
  const gzip = createGzip({ flush: constants.Z_SYNC_FLUSH })
  // Its failure is told to who reads the stream.
  pipeline(Readable.from(body), gzip).catch(() => {})
  return Readable.toWeb(gzip) as ReadableStream
}
