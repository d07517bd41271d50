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

test('the frame of a page is sent, compressed, while its data is still awaited', async () => {
  const { body, write, close } = inPieces()
  const answer = await answerOf(body, { 'accept-encoding': 'br, gzip' })
  expect(answer.headers.get('content-encoding')).toBe('gzip')
  expect(answer.headers.get('vary')).toBe('Accept-Encoding')
  const reader = answer.body
    ?.pipeThrough(new DecompressionStream('gzip'))
    .pipeThrough(new TextDecoderStream())
    .getReader()
  void write('<p>Loading</p>')
  expect((await reader?.read())?.value).toBe('<p>Loading</p>')
  void write('<p>Orders</p>')
  expect((await reader?.read())?.value).toBe('<p>Orders</p>')
  void close()
  expect((await reader?.read())?.done).toBe(true)
})

test('who takes no gzip, and what is no page, is left as it is', async () => {
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
