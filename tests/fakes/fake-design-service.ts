import { createServer, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

type Design = { checksUntilReady: number; file: Buffer | null }

export type FakeDesignService = AsyncDisposable & {
  address: string
  /** A summary of every request: "POST admin-drip-details ready". */
  heard: string[]
  /** Designs that it knows; `file` is null for a file that is gone. */
  designs: Map<string, Design>
  /** Responds with the image itself when generation starts. */
  isInstant: boolean
  /** The next `count` requests fail with this status. */
  failNext(count: number, status: number): void
}

/** A design service over real HTTP that remembers what was started: it is ready after a number of checks. */
export async function startFakeDesignService(): Promise<FakeDesignService> {
  const designs = new Map<string, Design>()
  const heard: string[] = []
  let failures = { count: 0, status: 500 }
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://service')
    const name = url.pathname.slice(1)
    const sent = request.method === 'POST' ? JSON.parse((await buffer(request)).toString()) : null
    const designId = sent?.design_id ?? url.searchParams.get('design_id') ?? ''
    const action = sent?.action ?? url.searchParams.get('action') ?? ''
    heard.push([request.method, name, action].filter(Boolean).join(' '))
    const design = designs.get(designId)
    if (failures.count > 0) {
      failures = { ...failures, count: failures.count - 1 }
      return json(response, failures.status, { error: 'failed' })
    }
    if (!design) return json(response, 404, { error: 'no such design' })
    if (name === 'admin-drip-generate')
      return service.isInstant ? file(response, design.file) : json(response, 202, { started: true })
    if (action === 'ready') {
      design.checksUntilReady -= 1
      return json(response, 200, { ready: design.checksUntilReady <= 0 })
    }
    return file(response, design.file)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const bound = server.address()
  const service: FakeDesignService = {
    address: `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`,
    heard,
    designs,
    isInstant: false,
    failNext(count, status) {
      failures = { count, status }
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
  return service
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function file(response: ServerResponse, bytes: Buffer | null): void {
  if (bytes === null) json(response, 410, { error: 'gone' })
  else response.writeHead(200, { 'content-type': 'image/png', 'content-length': bytes.byteLength }).end(bytes)
}
