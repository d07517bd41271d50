import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import sharp from 'sharp'

/** What the fake does with the next request; without a plan it generates an image. */
export type ModelMood =
  | 'paints'
  | 'one-at-a-time'
  | 'gives-addresses'
  | 'no-background'
  | 'fails'
  | 'hangs'
  | 'babbles'
  | 'empty'
  | 'broken-picture'

export type FakeImageModel = AsyncDisposable & {
  url: string
  mood: ModelMood
  requests: { authorization: string | undefined; body: Record<string, unknown> }[]
}

/** A stateful stand-in for a service with OpenAI's images endpoint. */
export async function startFakeImageModel(): Promise<FakeImageModel> {
  const pictures = new Map<string, Buffer>()
  const server = createServer(async (request, response) => {
    const send = (status: number, body: unknown): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
    const kept = pictures.get(request.url ?? '')
    if (kept) return response.writeHead(200, { 'content-type': 'image/png' }).end(kept)
    if (request.method !== 'POST' || request.url !== '/v1/images/generations')
      return send(404, { error: { message: 'No such path' } })
    const body = await readBody(request)
    fake.requests.push({ authorization: request.headers.authorization, body })
    if (request.headers.authorization !== 'Bearer sk-fake')
      return send(401, { error: { message: 'Wrong key' } })
    if (typeof body.prompt !== 'string' || typeof body.model !== 'string')
      return send(400, { error: { message: 'prompt and model are required' } })
    switch (fake.mood) {
      case 'fails':
        return send(500, { error: { message: 'The model fell over' } })
      case 'hangs':
        return
      case 'babbles':
        return send(200, { pictures: 'none' })
      case 'empty':
        return send(200, { data: [] })
      case 'broken-picture':
        return send(200, { data: [{ b64_json: Buffer.from('not a picture').toString('base64') }] })
      case 'no-background':
        if ('background' in body) return send(400, { error: { message: 'Unknown parameter: background' } })
    }
    const count = fake.mood === 'one-at-a-time' ? 1 : Number(body.n)
    const data = []
    for (let at = 0; at < count; at += 1) {
      const png = await paint(pictures.size)
      const path = `/pictures/${pictures.size}.png`
      pictures.set(path, png)
      data.push(
        fake.mood === 'gives-addresses' ? { url: `${origin}${path}` } : { b64_json: png.toString('base64') },
      )
    }
    send(200, { created: 1, data })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const fake: FakeImageModel = {
    url: `${origin}/v1`,
    mood: 'paints',
    requests: [],
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
  return fake
}

const readBody = async (request: IncomingMessage): Promise<Record<string, unknown>> =>
  JSON.parse(await text(request))

const paint = (seed: number): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><circle cx="256" cy="256" r="${120 + seed * 8}" fill="#c22f26"/></svg>`,
    ),
  )
    .png()
    .toBuffer()
