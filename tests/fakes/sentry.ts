import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

export type FakeSentry = AsyncDisposable & {
  dsn: string
  /** The events' bodies, as received. */
  events: Record<string, unknown>[]
}

/** An error tracker on this machine that accepts envelopes (Sentry's SDK documentation, "Envelopes") for project 7. */
export async function startSentry(): Promise<FakeSentry> {
  const events: Record<string, unknown>[] = []
  const server = createServer(async (request, response) => {
    const isRight = request.method === 'POST' && request.url?.startsWith('/api/7/envelope/')
    const [, ...parts] = (await text(request)).split('\n')
    for (let at = 0; at + 1 < parts.length; at += 2)
      if (JSON.parse(parts[at] ?? '{}').type === 'event') events.push(JSON.parse(parts[at + 1] ?? '{}'))
    response.writeHead(isRight ? 200 : 404).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    events,
    dsn: `http://public@127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/7`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
    },
  }
}
