import { Agent, get } from 'node:http'

const shopper = { 'user-agent': 'Mozilla/5.0 (bench)' }

/** The body. @throws Error unless it is answered with 200 */
export function ask(url: string, agent?: Agent): Promise<string> {
  return new Promise((done, failed) => {
    get(url, { agent, headers: shopper }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        if (response.statusCode === 200) done(Buffer.concat(chunks).toString())
        else failed(new Error(`${url} answered ${response.statusCode}`))
      })
    }).on('error', failed)
  })
}

/** So many times over so many connections, each asking again as soon as it is answered. Times in milliseconds. */
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
        await ask(url, agent)
        times.push(performance.now() - asked)
      }
    }),
  )
  agent.destroy()
  return { times, elapsed: (performance.now() - started) / 1_000 }
}
