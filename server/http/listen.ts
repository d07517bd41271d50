import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { createEdge } from './edge.ts'

export type Listening = { port: number; close(): Promise<void> }

/** A handler in front of ours, as Vite's is while developing. */
export type FrontHandler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** Serves the edge on a port (0: any free one). Uploads may take long, but headers must come soon. */
export async function listen(
  edge: ReturnType<typeof createEdge>,
  { port, host, front }: { port: number; host: string; front?: FrontHandler },
): Promise<Listening> {
  const serve = getRequestListener(edge.fetch, { overrideGlobalObjects: false })
  const server = createServer((request, response) => {
    if (front) front(request, response, () => void serve(request, response))
    else void serve(request, response)
  })
  server.headersTimeout = 15_000
  server.requestTimeout = 0
  server.keepAliveTimeout = 65_000
  await new Promise<void>((done, failed) => {
    server.once('error', failed)
    server.listen(port, host, done)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
