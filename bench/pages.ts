import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { type Benchmark, percentile } from './harness.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const shopper = { 'user-agent': 'Mozilla/5.0 (bench)' }

/** The home page's requests per second, and the JavaScript that pages load at first: scripts and module preloads. */
export const run: Benchmark = async ({ options, report, say }) => {
  const seconds = Number(options.seconds ?? 10)
  const folder = await mkdtemp(join(tmpdir(), 'gangway-bench-'))
  const shop = await startShop(folder)
  try {
    say(`home page for ${seconds} s, 16 connections, one server process`)
    await load(`${shop.origin}/`, 2)
    const { times, elapsed } = await load(`${shop.origin}/`, seconds)
    report({ label: '/: requests per second', value: times.length / elapsed, unit: '1/s' })
    report({ label: '/: time, median', value: percentile(times, 0.5), unit: 'ms' })
    report({ label: '/: time, 95th percentile', value: percentile(times, 0.95), unit: 'ms' })
    const live = await load(`${shop.origin}/health/live`, 3)
    report({
      label: '/ costs as much as so many /health/live',
      value: live.times.length / live.elapsed / (times.length / elapsed),
      unit: '×',
    })
    for (const path of ['/', '/builder', '/cart']) {
      report({
        label: `${path}: JavaScript, gzip`,
        value: await scriptBytes(shop.origin, path),
        unit: 'bytes',
      })
    }
  } finally {
    await shop.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function startShop(dataDirectory: string) {
  const port = await freePort()
  const child = spawn(process.execPath, ['cli/gangway.mjs', 'start'], {
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR: dataDirectory,
      PORT: String(port),
      HOST: '127.0.0.1',
      DEMO: 'false',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout }))
    if (line.startsWith('The shop is open')) break
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  return { origin: `http://127.0.0.1:${port}`, stop }
}

/** 16 connections that ask again as soon as they are answered. */
async function load(url: string, seconds: number): Promise<{ times: number[]; elapsed: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  const times: number[] = []
  const started = performance.now()
  const end = started + seconds * 1_000
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      while (performance.now() < end) {
        const asked = performance.now()
        await fetchOnce(url, agent)
        times.push(performance.now() - asked)
      }
    }),
  )
  agent.destroy()
  return { times, elapsed: (performance.now() - started) / 1_000 }
}

function fetchOnce(url: string, agent?: Agent): Promise<string> {
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

async function scriptBytes(origin: string, path: string): Promise<number> {
  const html = await fetchOnce(origin + path)
  const addresses = new Set(html.match(/\/assets\/[\w.-]+\.js/g))
  let bytes = 0
  for (const address of addresses) bytes += gzipSync(await fetchOnce(origin + address), { level: 9 }).length
  return bytes
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer()
    server.once('error', failed)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
