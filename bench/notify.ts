import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#server/kernel/embedded-postgres/index.ts'
import { silentLog } from '#server/kernel/log.ts'
import { openClient } from '#server/kernel/postgres/house-client.ts'
import { createLine, type Line } from '#server/kernel/postgres/line.ts'
import { type Benchmark, percentile } from './harness.ts'

const channel = 'bench'

/**
 * What news cost that every process hears: commits per second of eight writers, without news and with one in each commit that no, ten
 * and thirty processes hear by their lines; and how long after its commit the last of them has it. `--seconds 10` for each.
 */
export const run: Benchmark = async ({ options, report, say }) => {
  const seconds = Number(options.seconds ?? 10)
  const folder = await mkdtemp(join(tmpdir(), 'gangway-notify-'))
  const postgres = await startEmbeddedPostgres({ dataDirectory: join(folder, 'postgres'), log: () => {} })
  const connectionString = postgres.connectionString()
  say(`${writers} writers for ${seconds} s each, the embedded database with its disk, all on this machine`)
  try {
    const quiet = await write(connectionString, seconds, { hearers: 0, isTold: false })
    report({ label: 'commits per second without news', value: quiet.count / seconds, unit: '1/s' })
    for (const hearers of [0, 10, 30]) {
      const { count, delays } = await write(connectionString, seconds, { hearers, isTold: true })
      const heard = `with news that ${hearers} processes hear`
      report({ label: `commits per second ${heard}`, value: count / seconds, unit: '1/s', hearers })
      if (hearers === 0) continue
      report({ label: `until the last has it, median, ${heard}`, value: percentile(delays, 0.5), unit: 'ms' })
      report({ label: `until the last has it, 99th percentile`, value: percentile(delays, 0.99), unit: 'ms' })
    }
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const writers = 8

type Load = { hearers: number; isTold: boolean }

/** How many commits there were, and how long after each its last hearer had it, in ms. */
async function write(connectionString: string, seconds: number, { hearers, isTold }: Load) {
  const log = silentLog()
  const lines: Line[] = Array.from({ length: hearers }, () => createLine({ connectionString, log }))
  const committed = new Map<string, number>()
  const last = new Map<string, { times: number; at: number }>()
  const hear = (id: string): void => {
    last.set(id, { times: (last.get(id)?.times ?? 0) + 1, at: performance.now() })
  }
  for (const line of lines) await line.listen(channel, hear)
  const clients = Array.from({ length: writers }, () => openClient({ connectionString }))
  for (const client of clients) await client.connect()
  await clients[0]?.query('create table if not exists bench (id text primary key, value int)')
  await clients[0]?.query('truncate bench')
  const end = performance.now() + seconds * 1_000
  await Promise.all(
    clients.map(async (client, who) => {
      for (let count = 0; performance.now() < end; count++) {
        const id = `${who}-${count}`
        await client.query('begin')
        await client.query('insert into bench values ($1, 1)', [id])
        if (isTold) await client.query('select pg_notify($1, $2)', [channel, id])
        await client.query('commit')
        committed.set(id, performance.now())
      }
    }),
  )
  for (const client of clients) await client.leave()
  for (const line of lines) await line.stop()
  const delays = [...last].flatMap(([id, { times, at }]) =>
    times === hearers ? [Math.max(0, at - (committed.get(id) ?? at))] : [],
  )
  return { count: committed.size, delays }
}
