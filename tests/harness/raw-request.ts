import { type IncomingHttpHeaders, request } from 'node:http'
import { text } from 'node:stream/consumers'

export type RawAnswer = { status: number; headers: IncomingHttpHeaders; body: string }

/** A request exactly as given: no normalized path, any Host, a separate connection. */
export function rawRequest(
  shop: { origin: string },
  method: string,
  path: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: string | Uint8Array } = {},
): Promise<RawAnswer> {
  const { port, host } = new URL(shop.origin)
  return new Promise((done, failed) => {
    const options = { host: '127.0.0.1', port, method, path, agent: false, headers: { host, ...headers } }
    const asked = request(options, (answer) => {
      text(answer).then(
        (body) => done({ status: answer.statusCode ?? 0, headers: answer.headers, body }),
        failed,
      )
    })
    asked.on('error', failed)
    asked.end(body)
  })
}
