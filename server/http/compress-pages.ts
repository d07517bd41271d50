import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { constants, createGzip, gzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'

/** What React and its router stream: documents, and the data of a page that is gone to. */
const streamedTypes = /^text\/(html|x-script)\b/

const takesGzip = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i

/** Below so many bytes an answer fits into one packet as it is. */
const worthIt = 1_000

/**
 * Compresses pages as they come: what is there is sent whenever a page pauses for the rest, and what is there whole is
 * compressed at once. Hono's own compressor keeps a page's frame back until its last piece is there, and takes what
 * this one leaves.
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
    const gulps = inGulps(body)
    const first = (await gulps.next()).value ?? { bytes: Buffer.alloc(0), isLast: true }
    const isSmall = first.isLast && first.bytes.length < worthIt
    const whole = isSmall ? first.bytes : first.isLast ? await gzipWhole(first.bytes) : null
    context.res = new Response(whole ?? gzipFlowing(first.bytes, gulps), context.res)
    context.res.headers.append('vary', 'Accept-Encoding')
    if (whole) context.res.headers.set('content-length', String(whole.length))
    if (!isSmall) context.res.headers.set('content-encoding', 'gzip')
  }
}

const gzipWhole = promisify(gzip)

type Gulp = { bytes: Buffer<ArrayBuffer>; isLast: boolean }

/** What comes without a pause in one piece: a page is written by its router and React in dozens. */
async function* inGulps(body: ReadableStream<Uint8Array>): AsyncGenerator<Gulp, undefined> {
  const reader = body.getReader()
  try {
    for (let reading = reader.read(), isLast = false; !isLast; ) {
      const pieces: Uint8Array[] = []
      let read: ReadableStreamReadResult<Uint8Array> | undefined = await reading
      while (read && !read.done) {
        pieces.push(read.value)
        reading = reader.read()
        read = await Promise.race([reading, setImmediate(undefined)])
      }
      isLast = read?.done === true
      yield { bytes: Buffer.concat(pieces), isLast }
    }
  } finally {
    // Where nobody reads on.
    await reader.cancel().catch(() => {})
  }
}

function gzipFlowing(first: Buffer, rest: AsyncGenerator<Gulp, undefined>): ReadableStream {
  const flowing = createGzip({ flush: constants.Z_SYNC_FLUSH })
  const all = async function* (): AsyncGenerator<Uint8Array> {
    yield first
    for await (const { bytes } of rest) yield bytes
  }
  // Its failure is told to whoever reads the stream.
  pipeline(all(), flowing).catch(() => {})
  return Readable.toWeb(flowing) as ReadableStream
}
