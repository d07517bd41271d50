import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Upload } from 'tus-js-client'
import { noisyPng } from '#tests/harness/pictures.ts'
import { corpus } from '#tests/hostile/corpus.ts'
import type { OddFile } from '#tests/hostile/odd-file.ts'
import { type Benchmark, percentile } from './harness.ts'
import { type BenchShop, startShop } from './shop/start-shop.ts'

/** How often the shop is checked for liveness, in ms. */
const everyMilliseconds = 20
const idleSeconds = 10
const timeout = 180_000
/** The limits: ms at the 99th percentile, and how many times the idle time another visitor waits. */
const liveAtMost = 100
const waitAtMost = 3

/**
 * What a stranger who uploads the whole corpus, one file after the other, costs everyone else: the time of
 * `/health/live`, and the time until another visitor's PNG is ready, each beside its idle time in the same run. Exits
 * with 1 when either exceeds its limit, or a file gets no response.
 */
export const run: Benchmark = async ({ options, report, say }) => {
  const folder = await mkdtemp(join(tmpdir(), 'gangway-bench-'))
  const shop = await startShop(folder, () => ({
    DEMO: 'false',
    REQUESTS_PER_MINUTE: '0',
    TRUSTED_PROXIES: '127.0.0.1,::1',
  }))
  try {
    const files = options.only ? corpus.filter(({ name }) => name.includes(options.only ?? '')) : corpus
    const png = await noisyPng(900, 900)
    await readyAfter(shop, png)
    const idleHealth = watchHealth(shop)
    await new Promise((done) => setTimeout(done, idleSeconds * 1_000))
    const idleTimes = await idleHealth.stop()
    const idlePng = await several(5, () => readyAfter(shop, png))

    say(`${files.length} hostile and odd files, one after the other`)
    const health = watchHealth(shop)
    const attack = uploadAll(shop, files)
    const pngTimes: number[] = []
    let isOver = false
    void attack.finally(() => {
      isOver = true
    })
    while (!isOver) pngTimes.push(await readyAfter(shop, png))
    const { unanswered } = await attack
    const times = await health.stop()

    const [idle, under] = [percentile(idleTimes, 0.99), percentile(times, 0.99)]
    report({ label: '/health/live, 99th percentile, idle', value: idle, unit: 'ms' })
    report({ label: '/health/live, 99th percentile, attacked', value: under, unit: 'ms', atMost: liveAtMost })
    report({ label: '/health/live, attacked / idle', value: under / idle, unit: '×' })
    report({ label: '/health/live, longest, attacked', value: Math.max(...times), unit: 'ms' })
    const [idleReady, ready] = [percentile(idlePng, 0.5), percentile(pngTimes, 0.5)]
    report({ label: 'another visitor’s PNG is ready, idle', value: idleReady, unit: 'ms' })
    report({ label: 'another visitor’s PNG is ready, attacked', value: ready, unit: 'ms' })
    report({
      label: 'another visitor’s PNG, attacked / idle',
      ...{ value: ready / idleReady, unit: '×', atMost: waitAtMost },
    })
    report({
      label: 'the slowest of these, attacked / idle',
      value: Math.max(...pngTimes) / idleReady,
      unit: '×',
    })
    report({ label: 'files without an answer', value: unanswered, unit: 'files', atMost: 0 })
  } finally {
    await shop.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function several(count: number, measure: () => Promise<number>): Promise<number[]> {
  const values: number[] = []
  while (values.length < count) values.push(await measure())
  return values
}

function watchHealth({ origin }: BenchShop): { stop(): Promise<number[]> } {
  const times: number[] = []
  let isStopped = false
  const watching = (async () => {
    while (!isStopped) {
      const asked = performance.now()
      await (await fetch(`${origin}/health/live`)).text()
      times.push(performance.now() - asked)
      await new Promise((done) => setTimeout(done, everyMilliseconds))
    }
  })()
  return {
    async stop() {
      isStopped = true
      await watching
      return times
    },
  }
}

async function uploadAll(shop: BenchShop, files: readonly OddFile[]): Promise<{ unanswered: number }> {
  let unanswered = 0
  for (const { bytes } of files) {
    const content = await bytes()
    // Those are rejected before they are sent.
    if (content.length === 0) continue
    const visitor = await newVisitor(shop)
    const id = await upload(shop, visitor, content).catch(() => null)
    if (id !== null && !(await isAnswered(shop, visitor, id))) unanswered++
  }
  return { unanswered }
}

/** From the first byte sent to an image that can be placed on a sheet, in ms, as a separate visitor. */
async function readyAfter(shop: BenchShop, bytes: Buffer): Promise<number> {
  const visitor = await newVisitor(shop)
  const begun = performance.now()
  await isAnswered(shop, visitor, await upload(shop, visitor, bytes))
  return performance.now() - begun
}

type Visitor = { cookie: string; 'x-forwarded-for': string }

let visitors = 0

/** Each from a separate network, as behind a proxy: the limits for a single network would end the attack. */
async function newVisitor({ origin }: BenchShop): Promise<Visitor> {
  const answer = await fetch(`${origin}/api/v1/artworks`)
  await answer.text()
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ')
  visitors++
  return { cookie, 'x-forwarded-for': `198.18.${visitors >> 8}.${visitors & 255}` }
}

async function upload({ origin }: BenchShop, visitor: Visitor, bytes: Buffer): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const upload = new Upload(bytes, {
    endpoint: `${origin}/uploads/artworks`,
    headers: { ...visitor, origin },
    metadata: { filename: 'artwork' },
    retryDelays: [],
    onError: reject,
    onSuccess: () => resolve(upload.url?.split('/').pop() ?? ''),
  })
  upload.start()
  return promise
}

async function isAnswered({ origin }: BenchShop, visitor: Visitor, id: string): Promise<boolean> {
  const end = performance.now() + timeout
  while (performance.now() < end) {
    const answer = await fetch(`${origin}/api/v1/artworks`, { headers: visitor })
    const { artworks } = (await answer.json()) as { artworks: { id: string; state: string }[] }
    const found = artworks.find((one) => one.id === id)
    if (found?.state === 'ready' || found?.state === 'rejected') return true
    await new Promise((done) => setTimeout(done, 50))
  }
  return false
}
