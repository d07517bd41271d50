import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '#server/kernel/database.ts'
import { startEmbeddedPostgres } from '#server/kernel/embedded-postgres/index.ts'
import { silentLog } from '#server/kernel/log.ts'
import { countWork, type DatabaseWork, letCountStatements } from './checkout/count-work.ts'
import { fillOrders } from './checkout/fill-orders.ts'
import { createShopper, type Shopper } from './checkout/shopper.ts'
import { startCrowdedShop } from './checkout/start-crowded-shop.ts'
import { type Benchmark, percentile } from './harness.ts'
import { cpuMilliseconds, familyCpuMilliseconds, parentOf } from './shop/read-process.ts'

const shoppers = 16
/** The visitors who buy, in turn: one visitor may prepare 120 checkouts in ten minutes (server/kernel/limits.ts). */
const visitors = 128
/** For all shoppers together: a hundred checkouts a second. */
const atMostMilliseconds = 10
/** Regardless of the number of orders. */
const growthAtMost = 1.2

/** Half of what one took on 2026-11-27. */
const workAtMost: DatabaseWork = { transactions: 32, statements: 48, wal: 18_000 }
const units: Record<keyof DatabaseWork, string> = { transactions: '', statements: '', wal: 'bytes' }

/**
 * Completed checkouts per second over HTTP: Pay Now, the sandbox's payment page, and the return page, by 16 shoppers at
 * once, on the embedded database with its disk; then again with more orders in it. Before that, the work that one
 * checkout asks of the database. `--orders 1000,100000,1000000` sets the numbers of orders; `--seconds 20` the duration
 * of each run; `--statements` lists the statements of one checkout.
 */
export const run: Benchmark = async ({ options, report, say }) => {
  const seconds = Number(options.seconds ?? 20)
  const steps = (options.orders ?? '1000,100000').split(',').map(Number)
  const folder = await mkdtemp(join(tmpdir(), 'gangway-bench-'))
  const dataDirectory = join(folder, 'postgres')
  await letCountStatements(dataDirectory)
  const postgres = await startEmbeddedPostgres({ dataDirectory, log: () => {} })
  const connectionString = postgres.connectionString()
  const shop = await startCrowdedShop(folder, connectionString)
  const database = openDatabase(connectionString, silentLog())
  try {
    say(`${shoppers} shoppers for ${seconds} s each, one server process, its database beside it`)
    const crowd: Shopper[] = []
    for (let index = 0; index < visitors; index++) crowd.push(await createShopper(database, shop.origin))
    await crowd[0]?.buy()
    await load(crowd, 3)
    const { work, list } = await countWork(database, { times: 20, buy: async () => crowd[0]?.buy() })
    for (const [name, unit] of Object.entries(units))
      report({
        label: `${name} of one checkout, with its mails and jobs`,
        value: work[name as keyof DatabaseWork],
        ...{ unit, atMost: workAtMost[name as keyof DatabaseWork] },
      })
    if (options.statements)
      for (const { text, calls, wal } of list)
        say(
          `${calls.toFixed(2).padStart(6)} ${wal.toFixed(0).padStart(7)}  ${text.replace(/\s+/g, ' ').slice(0, 230)}`,
        )
    const cluster = await clusterOf(database)
    const medians: number[] = []
    for (const count of steps) {
      await fillOrders(database, count)
      const scans = await countScans(database)
      const cpu = { server: cpuMilliseconds(shop.pid), database: familyCpuMilliseconds(cluster) }
      const { times, elapsed } = await load(crowd, seconds)
      const at = `at ${count.toLocaleString('en-US')} orders`
      const used = {
        server: cpuMilliseconds(shop.pid) - cpu.server,
        database: familyCpuMilliseconds(cluster) - cpu.database,
      }
      for (const [whose, milliseconds] of Object.entries(used))
        report({
          label: `CPU of the ${whose} for each, ${at}`,
          value: milliseconds / times.length,
          unit: 'ms',
        })
      report({
        label: `checkouts per second, ${at}`,
        value: times.length / elapsed,
        unit: '1/s',
        orders: count,
      })
      report({
        label: `one checkout, median, ${at}`,
        value: percentile(times, 0.5),
        unit: 'ms',
        orders: count,
      })
      medians.push(percentile(times, 0.5))
      report({
        label: `time for each checkout, ${at}`,
        ...{ value: (elapsed * 1_000) / times.length, unit: 'ms', atMost: atMostMilliseconds, orders: count },
      })
      report({
        label: `one checkout, 95th percentile, ${at}`,
        value: percentile(times, 0.95),
        unit: 'ms',
        orders: count,
      })
      const rows = (await countScans(database)) - scans
      const label = `rows read without an index per checkout, ${at}`
      report({ label, value: rows / times.length, unit: 'rows', orders: count })
    }
    report({
      label: 'one checkout, median: slowest against quickest number of orders',
      ...{ value: Math.max(...medians) / Math.min(...medians), unit: '×', atMost: growthAtMost },
    })
  } finally {
    await database.close()
    await shop.stop()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** The process whose children serve the connections. */
async function clusterOf({ pool }: Database): Promise<number> {
  const { rows } = await pool.query('select pg_backend_pid() as pid')
  return parentOf(rows[0].pid)
}

/** Rows read so far by sequential scans of the tables that grow with orders; a missing index shows up here. */
async function countScans({ pool }: Database): Promise<number> {
  // The server writes its statistics about once a second.
  await pool.query('select pg_stat_force_next_flush(), pg_sleep(1.5)')
  const { rows } = await pool.query(
    `select coalesce(sum(seq_tup_read), 0)::float8 as read from pg_stat_user_tables
     where schemaname = 'public' and n_live_tup > 500`,
  )
  return Number(rows[0].read)
}

/** Sixteen at once: the next shopper buys as soon as an order is paid. Times in milliseconds. */
async function load(crowd: Shopper[], seconds: number): Promise<{ times: number[]; elapsed: number }> {
  const times: number[] = []
  const started = performance.now()
  const end = started + seconds * 1_000
  await Promise.all(
    Array.from({ length: shoppers }, async () => {
      while (performance.now() < end) {
        const shopper = crowd.shift()
        if (!shopper) throw new Error('Nobody is left to buy')
        const begun = performance.now()
        await shopper.buy()
        times.push(performance.now() - begun)
        crowd.push(shopper)
      }
    }),
  )
  return { times, elapsed: (performance.now() - started) / 1_000 }
}
