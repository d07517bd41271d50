import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'

export type Balancer = AsyncDisposable & {
  origin: string
  /** Whether this process currently gets visitors. */
  isReady(port: number): boolean
}

/**
 * A small load balancer: it checks every 100 ms whether each process is ready, distributes requests in turn among those
 * that are, keeps its connections to them, and retries nothing. Requests lost by a process reach the visitor as 502.
 */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true })
  const ready = new Set<number>()
  const look = async (): Promise<void> => {
    for (const port of ports) {
      const answer = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => null)
      if (answer?.ok) ready.add(port)
      else ready.delete(port)
    }
  }
  const looking = setInterval(look, 100)
  let turn = 0
  const forward = (visitor: IncomingMessage, answer: ServerResponse) => {
    const candidates = [...ready]
    const port = candidates[turn++ % candidates.length]
    const fail = (): void => void (answer.headersSent ? answer.destroy() : answer.writeHead(502).end())
    if (port === undefined) return fail()
    const { method, url: path, headers } = visitor
    const asked = request({ host: '127.0.0.1', port, method, path, headers, agent }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      pipeline(given, answer).catch(fail)
    })
    asked.on('error', fail)
    pipeline(visitor, asked).catch(fail)
  }
  const server = createServer(forward)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    isReady: (port) => ready.has(port),
    async [Symbol.asyncDispose]() {
      clearInterval(looking)
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
      agent.destroy()
    },
  }
}
