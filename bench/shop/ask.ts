import { Agent, get } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

const shopper = { 'user-agent': 'Mozilla/5.0 (bench)', 'accept-encoding': 'gzip, deflate, br, zstd' }

const unpack: Record<string, (bytes: Buffer) => Buffer> = { gzip: gunzipSync, br: brotliDecompressSync }

/** Compressed, as browsers get it. @throws Error unless the response is a 200 */
function fetchBytes(url: string, agent?: Agent): Promise<{ bytes: Buffer; encoding: string }> {
  return new Promise((done, failed) => {
    get(url, { agent, headers: shopper }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const encoding = response.headers['content-encoding'] ?? ''
        if (response.statusCode === 200) done({ bytes: Buffer.concat(chunks), encoding })
        else failed(new Error(`${url} answered ${response.statusCode}`))
      })
    }).on('error', failed)
  })
}

/** The body, decompressed. @throws Error unless the response is a 200 */
export async function ask(url: string): Promise<string> {
  const { bytes, encoding } = await fetchBytes(url)
  return (unpack[encoding]?.(bytes) ?? bytes).toString()
}

/**
 * Sends this many requests over this many connections, each sending the next as soon as it gets a response. Times in
 * milliseconds.
 */
export async function askOften(
  url: string,
  { times: count, connections }: { times: number; connections: number },
): Promise<{ times: number[]; elapsed: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  const started = performance.now()
  let left = count
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (left-- > 0) {
        const asked = performance.now()
        await fetchBytes(url, agent)
        times.push(performance.now() - asked)
      }
    }),
  )
  agent.destroy()
  return { times, elapsed: (performance.now() - started) / 1_000 }
}
