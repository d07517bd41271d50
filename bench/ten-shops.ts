import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startEmbeddedPostgres } from '#server/kernel/embedded-postgres/index.ts'
import { withClient } from '#server/kernel/postgres/house-client.ts'
import { type Benchmark, percentile } from './harness.ts'
import { type BenchShop, startShop } from './shop/start-shop.ts'

/**
 * Ten shops on one machine (`--shops 10`), each a process with its own database on one PostgreSQL: what they need while
 * idle, and how quickly each responds when all get requests at once.
 */
export const run: Benchmark = async ({ options, report, say }) => {
  const count = Number(options.shops ?? 10)
  const folder = await mkdtemp(join(tmpdir(), 'gangway-shops-'))
  const postgres = await startEmbeddedPostgres({ dataDirectory: join(folder, 'postgres'), log: () => {} })
  const ask = <T>(work: (query: (text: string) => Promise<T[]>) => Promise<number>) =>
    withClient({ connectionString: postgres.connectionString() }, (client) =>
      work(async (text) => (await client.query(text)).rows),
    )
  const shops: BenchShop[] = []
  try {
    for (let index = 0; index < count; index++) {
      await ask(async (query) => (await query(`create database shop_${index}`)).length)
      const DATABASE_URL = postgres.connectionString(`shop_${index}`)
      shops.push(
        await startShop(join(folder, `shop-${index}`), (PUBLIC_URL) => ({
          ...{ DATABASE_URL, PUBLIC_URL, DEMO: 'false', REQUESTS_PER_MINUTE: '0' },
        })),
      )
      say(`${index + 1} of ${count} shops are open`)
    }
    await pause(settling)
    const memory = shops.map(({ pid }) => megabytesOf(pid))
    report({ label: 'memory of a shop, median', value: percentile(memory, 0.5), unit: 'MB' })
    report({ label: 'memory of all shops', value: memory.reduce((sum, one) => sum + one, 0), unit: 'MB' })
    const connections = await ask<{ n: number }>(async (query) => {
      const rows = await query(`select count(*)::int as n from pg_stat_activity where datname like 'shop_%'`)
      return rows[0]?.n ?? 0
    })
    report({ label: 'connections while nobody comes', value: connections, unit: '' })
    const before = shops.map(({ pid }) => processorOf(pid))
    await pause(idle)
    const used = shops.reduce((sum, { pid }, index) => sum + processorOf(pid) - (before[index] ?? 0), 0)
    report({
      label: 'of one core while nobody comes, all shops',
      value: (100 * used * 1_000) / idle,
      unit: '%',
    })
    const times = (await Promise.all(shops.map(({ origin }) => visits(origin, 50)))).flat()
    report({ label: 'home page, all shops asked at once, median', value: percentile(times, 0.5), unit: 'ms' })
    report({ label: 'home page, 95th percentile', value: percentile(times, 0.95), unit: 'ms' })
  } finally {
    await Promise.all(shops.map((shop) => shop.stop()))
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** In ms: time for startup work to finish, and then time without visitors. */
const [settling, idle] = [15_000, 30_000]

/** Resident set, in MB (proc(5), status). */
const megabytesOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024

/** Processor time so far in seconds: user plus system, reported in hundredths of a second (proc(5), stat). */
function processorOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** One after the other, in ms each. */
async function visits(origin: string, count: number): Promise<number[]> {
  const times: number[] = []
  for (let visit = 0; visit < count; visit++) {
    const begun = performance.now()
    await (await fetch(origin)).text()
    times.push(performance.now() - begun)
  }
  return times
}
