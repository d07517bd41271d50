import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type BenchContext, type Benchmark, percentile } from './harness.ts'
import { ask, askOften } from './shop/ask.ts'
import { cpuMilliseconds } from './shop/read-process.ts'
import { type BenchShop, startShop } from './shop/start-shop.ts'

const paths = ['/', '/builder', '/cart']
const connections = 4
/** For pages that are kept in memory (docs/adr/0026-kept-pages.md), relative to the cheapest response. */
const keptAtMost = 3
/** How far the slowest twentieth may be from the median with sixteen clients. */
const many = 16
const spreadAtMost = 3
/** As a fraction of the other shop's CPU time (`--beside`): pages kept in memory, and the median of the others. */
const keptBesideAtMost = 1 / 20
const drawnBesideAtMost = 1 / 3
const warmUp = 80
const rounds = 300
const smallRounds = 6_000

/**
 * CPU time of the shop's process for a page, relative to its cheapest response in the same run (`/health/live`), and
 * the JavaScript that pages load initially: scripts and module preloads. `--demo true` fills the demo shop first;
 * `--set NAME=VALUE` changes a setting, for comparison. `--beside URL --beside-process PID` measures a page of another
 * shop on this machine in the same run and compares ours with it.
 */
export const run: Benchmark = async (context) => {
  const { options, report, say } = context
  const folder = await mkdtemp(join(tmpdir(), 'gangway-bench-'))
  const settings: Record<string, string> = {
    REQUESTS_PER_MINUTE: '0',
    ...(options.demo !== 'true' && { DEMO: 'false' }),
  }
  const [name, value] = options.set?.split('=') ?? []
  if (name && value) settings[name] = value
  const shop = await startShop(folder, () => settings)
  try {
    if (options.demo === 'true') await shop.isFull
    say(`started by npm start's command with ${JSON.stringify(settings)}; ${connections} connections`)
    const live = await measure(context, shop, '/health/live', smallRounds)
    const drawn: number[] = []
    let kept = 0
    for (const path of paths) {
      const page = await measure(context, shop, path, rounds)
      if (path === '/') kept = page.cpu
      else drawn.push(page.cpu)
      const atMost = path === '/' ? keptAtMost : undefined
      report({ label: `${path}: CPU against /health/live`, value: page.cpu / live.cpu, unit: '×', atMost })
      report({
        label: `${path}: median time against /health/live`,
        value: page.median / live.median,
        unit: '×',
      })
    }
    const { times } = await askOften(`${shop.origin}/`, { times: rounds, connections: many })
    report({
      label: `/: 95th percentile against median, ${many} connections`,
      ...{ value: percentile(times, 0.95) / percentile(times, 0.5), unit: '×', atMost: spreadAtMost },
    })
    if (options.beside) {
      const { origin, pathname } = new URL(options.beside)
      const pid = Number(options['beside-process'])
      const { cpu } = await measure(context, { origin, pid }, pathname, rounds)
      report({
        label: '/: CPU against the shop beside',
        value: kept / cpu,
        unit: '×',
        atMost: keptBesideAtMost,
      })
      const median = percentile(drawn, 0.5)
      report({
        label: 'not kept, median: CPU against the shop beside',
        ...{ value: median / cpu, unit: '×', atMost: drawnBesideAtMost },
      })
    }
    for (const path of paths)
      report({
        label: `${path}: JavaScript, gzip`,
        value: await scriptBytes(shop.origin, path),
        unit: 'bytes',
      })
  } finally {
    await shop.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Milliseconds: CPU for one response, and its median duration. */
async function measure(
  { report }: BenchContext,
  { origin, pid }: Pick<BenchShop, 'origin' | 'pid'>,
  path: string,
  times: number,
): Promise<{ cpu: number; median: number }> {
  const url = origin + path
  await askOften(url, { times: warmUp, connections })
  const before = cpuMilliseconds(pid)
  const load = await askOften(url, { times, connections })
  const cpu = (cpuMilliseconds(pid) - before) / times
  const median = percentile(load.times, 0.5)
  report({ label: `${path}: CPU of one answer`, value: cpu, unit: 'ms' })
  report({ label: `${path}: time, median`, value: median, unit: 'ms' })
  report({ label: `${path}: answers per second`, value: times / load.elapsed, unit: '1/s' })
  return { cpu, median }
}

async function scriptBytes(origin: string, path: string): Promise<number> {
  const html = await ask(origin + path)
  const addresses = new Set(html.match(/\/assets\/[\w.-]+\.js/g))
  let bytes = 0
  for (const address of addresses) bytes += gzipSync(await ask(origin + address), { level: 9 }).length
  return bytes
}
