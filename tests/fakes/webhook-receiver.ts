import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export type Received = { path: string; headers: Record<string, string>; body: string }

type Answer = { status: number; headers?: Record<string, string> } | 'none'

/** Another program that receives events: what it received, and what it responds. */
export type WebhookReceiver = AsyncDisposable & {
  /** Host and port, as WEBHOOK_INSIDE_HOSTS takes them. */
  host: string
  url: string
  received: Received[]
  /** Sets its response from now on. */
  answer(next: Answer | ((received: Received) => Answer | Promise<Answer>)): void
}

export async function openReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = []
  let answer: Parameters<WebhookReceiver['answer']>[0] = { status: 200 }
  const server = createServer(async (request, response) => {
    const one = {
      path: request.url ?? '',
      headers: Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      ),
      body: await text(request),
    }
    received.push(one)
    const given = typeof answer === 'function' ? await answer(one) : answer
    if (given === 'none') return
    response.writeHead(given.status, given.headers).end('heard')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    host,
    url: `http://${host}/gangway`,
    received,
    answer(next) {
      answer = next
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
