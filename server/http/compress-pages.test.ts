import { gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { compressPages } from './compress-pages.ts'

const answerOf = (body: ReadableStream<Uint8Array>, headers: Record<string, string>, type = 'text/html') => {
  const app = new Hono()
  app.use(compressPages())
  app.get('/', () => new Response(body, { headers: { 'content-type': type } }))
  return app.request('/', { headers })
}

const inPieces = () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const write = (words: string) => writer.write(new TextEncoder().encode(words))
  return { body: readable, write, close: () => writer.close() }
}

test('a page’s frame is sent, compressed, while its data is still loading', async () => {
  const { body, write, close } = inPieces()
  void write('<p>Loading</p>')
  const answer = await answerOf(body, { 'accept-encoding': 'br, gzip' })
  expect(answer.headers.get('content-encoding')).toBe('gzip')
  expect(answer.headers.get('vary')).toBe('Accept-Encoding')
  const reader = answer.body
    ?.pipeThrough(new DecompressionStream('gzip'))
    .pipeThrough(new TextDecoderStream())
    .getReader()
  expect((await reader?.read())?.value).toBe('<p>Loading</p>')
  void write('<p>Orders</p>')
  expect((await reader?.read())?.value).toBe('<p>Orders</p>')
  void close()
  expect((await reader?.read())?.done).toBe(true)
})

test.each([
  ['what fits into a packet goes as it is', 20, null],
  ['what is there whole is compressed at once, however many pieces it came in', 2_000, 'gzip'],
])('%s', async (_case, times, encoding) => {
  const { body, write, close } = inPieces()
  for (let time = 0; time < times; time++) void write('<p>Order</p>')
  void close()
  const answer = await answerOf(body, { 'accept-encoding': 'gzip' })
  expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([
    encoding,
    'Accept-Encoding',
  ])
  const sent = Buffer.from(await answer.arrayBuffer())
  expect(answer.headers.get('content-length')).toBe(String(sent.length))
  expect(String(encoding ? gunzipSync(sent) : sent)).toBe('<p>Order</p>'.repeat(times))
})

test('non-pages and responses to clients without gzip are left unchanged', async () => {
  for (const [accepted, type] of [
    ['gzip;q=0, deflate', 'text/html'],
    ['gzip', 'application/json'],
  ]) {
    const { body, write, close } = inPieces()
    const answer = await answerOf(body, { 'accept-encoding': accepted ?? '' }, type)
    expect(answer.headers.get('content-encoding')).toBe(null)
    void write('as it is').then(close)
    expect(await answer.text()).toBe('as it is')
  }
})
