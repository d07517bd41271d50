import { once } from 'node:events'
import { connect } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listen } from '../listen.ts'

/** The shop's actual timeouts. */
const timeouts = { whole: 60_000, nextByte: 30_000 }

// Sockets run normally; only the clock of the code under test is advanced.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

/** Waits in turns of the event loop: expect.poll advances fake clocks. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await setImmediate()
}

/**
 * A request that has sent its headers and the first bytes to the shop's own server, whose edge reads all bodies to the
 * end.
 */
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

test('a form whose body trickles in is answered 408 after a minute, and its connection is closed', async () => {
  await using form = await begin('/tracking', 100)
  vi.advanceTimersByTime(timeouts.whole - 1)
  await form.send('.')
  expect(form.isOpen()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(await form.answer()).toBe('HTTP/1.1 408')
  await form.ended
})

test('an upload may continue as long as bytes keep arriving, and ends when they stop', async () => {
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

test('a request that has arrived in full is not cut off', async () => {
  await using form = await begin('/tracking', 5)
  vi.advanceTimersByTime(10 * timeouts.whole)
  expect(await form.answer()).toBe('HTTP/1.1 200')
  expect(vi.getTimerCount()).toBe(0)
})
