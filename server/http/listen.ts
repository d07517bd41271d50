import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { limitSlowBodies } from '#server/http/limits/limit-slow-bodies.ts'
import type { Drain } from './drain.ts'
import { takePort } from './take-port.ts'

export type Listening = {
  port: number
  /** Accepts no new connections; requests in progress have this many ms to finish, and are then cut off. */
  close(timeout?: number): Promise<void>
}

/** A handler in front of ours, such as Vite's in development. */
export type FrontHandler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** Serves the edge on a port (0: any free one). Uploads may take long, but headers must arrive soon. */
export async function listen(
  edge: { fetch: Parameters<typeof getRequestListener>[0] },
  { port, host, front, drain }: { port: number; host: string; front?: FrontHandler; drain?: Drain },
): Promise<Listening> {
  const serve = getRequestListener(edge.fetch, { overrideGlobalObjects: false })
  let isClosing = false
  const answering = new Set<ServerResponse>()
  drain?.stopping.addEventListener('abort', () => answering.forEach(endConnection))
  const server = createServer((request, response) => {
    answering.add(response)
    if (drain?.stopping.aborted) endConnection(response)
    response.once('close', () => {
      answering.delete(response)
      if (isClosing) setImmediate(() => server.closeIdleConnections())
    })
    if (front) front(request, response, () => void serve(request, response))
    else void serve(request, response)
  })
  server.headersTimeout = 15_000
  server.requestTimeout = 0
  server.on('request', limitSlowBodies)
  server.keepAliveTimeout = 65_000
  await takePort(server, { port, host })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: (timeout = 0) =>
      new Promise((done) => {
        isClosing = true
        server.close(() => done())
        server.closeIdleConnections()
        setTimeout(() => {
          server.closeAllConnections()
          done()
        }, timeout).unref()
      }),
  }
}

/** A client with a keep-alive connection should open the next one elsewhere. */
const endConnection = (response: ServerResponse): void => {
  if (!response.headersSent) response.setHeader('connection', 'close')
}
