import { once } from 'node:events'
import { connect } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listen } from '../listen.ts'

/** As the shop is served. */
const timeouts = { whole: 60_000, nextByte: 30_000 }

// Sockets run as ever; only the clock of what is tested is put forward.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

/** By turns of the event loop: expect.poll puts faked clocks forward. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await setImmediate()
}

/** A request that has sent its headers and the first bytes, at the shop's own server, whose edge reads all bodies to their end. */
async function begin(path: string, contentLength: number) {
  let isAsked = false
  let received = 0
  const edge = {
    async fetch(request: Request): Promise<Response> {
      isAsked = true
      for await (const bytes of request.body ?? []) received += bytes.length
      return new Response('read')
    },
  }
  const server = await listen(edge, { port: 0, host: '127.0.0.1' })
  const socket = connect(server.port, '127.0.0.1')
  let sent = 0
  let answer = ''
  socket.on('data', (bytes) => {
    answer += bytes
  })
  const send = async (bytes: string): Promise<void> => {
    sent += bytes.length
    socket.write(bytes)
    await until(() => received === sent)
  }
  socket.write(`POST ${path} HTTP/1.1\r\nhost: shop\r\ncontent-length: ${contentLength}\r\n\r\n`)
  await until(() => isAsked)
  await send('first')
  return {
    send,
    answer: async (): Promise<string> => {
      await until(() => answer !== '')
      return answer.slice(0, 12)
    },
    isOpen: () => !socket.destroyed && answer === '',
    ended: once(socket, 'close'),
    [Symbol.asyncDispose]: () => server.close(),
  }
}

test('a form whose body drips on is answered 408 after a minute, and its connection is closed', async () => {
  await using form = await begin('/tracking', 100)
  vi.advanceTimersByTime(timeouts.whole - 1)
  await form.send('.')
  expect(form.isOpen()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(await form.answer()).toBe('HTTP/1.1 408')
  await form.ended
})

test('an upload may take as long as it goes on coming, and is ended when no byte comes', async () => {
  await using upload = await begin('/uploads/artworks/x', 100)
  for (let minute = 0; minute < 10; minute++) {
    await upload.send('.')
    vi.advanceTimersByTime(timeouts.nextByte)
  }
  expect(upload.isOpen()).toBe(true)
  vi.advanceTimersByTime(timeouts.nextByte)
  expect(await upload.answer()).toBe('HTTP/1.1 408')
  await upload.ended
})

test('whoever has sent all of it is not hurried', async () => {
  await using form = await begin('/tracking', 5)
  vi.advanceTimersByTime(10 * timeouts.whole)
  expect(await form.answer()).toBe('HTTP/1.1 200')
  expect(vi.getTimerCount()).toBe(0)
})
