import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { constants, createGzip, gzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'

/** Types that React and its router stream: documents, and data for client-side navigation. */
const streamedTypes = /^text\/(html|x-script)\b/

const takesGzip = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i

/** Below this many bytes, a response fits into one packet uncompressed. */
const worthIt = 1_000

/**
 * Compresses pages as they stream: output so far is flushed whenever a page pauses for the rest, and a page that is
 * complete right away is compressed in one go. Hono's own compressor holds back a page's frame until its last chunk is
 * there, and handles what this one skips.
 */
export function compressPages(): MiddlewareHandler {
  return async (context, next) => {
    await next()
    const { headers } = context.res
    const isStreamed = streamedTypes.test(headers.get('content-type') ?? '') && !headers.has('content-length')
    const isTaken = takesGzip.test(context.req.header('accept-encoding') ?? '')
    if (!isStreamed || !isTaken || headers.has('content-encoding') || headers.has('etag')) return
    // Read last: accessing it turns a response that would be sent as is into a stream.
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

/** Merges chunks that arrive without a pause: router and React write a page in dozens. */
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
    // In case the consumer stops reading.
    await reader.cancel().catch(() => {})
  }
}

function gzipFlowing(first: Buffer, rest: AsyncGenerator<Gulp, undefined>): ReadableStream {
  const flowing = createGzip({ flush: constants.Z_SYNC_FLUSH })
  const all = async function* (): AsyncGenerator<Uint8Array> {
    yield first
    for await (const { bytes } of rest) yield bytes
  }
  // The stream's reader gets the error.
  pipeline(all(), flowing).catch(() => {})
  return Readable.toWeb(flowing) as ReadableStream
}
