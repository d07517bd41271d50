import { readdirSync, readFileSync } from 'node:fs'
import type { Database } from '#server/kernel/database.ts'
import { memoryMegabytes } from '../shop/read-process.ts'
import type { BenchShop } from '../shop/start-shop.ts'

/** The shop at one moment. Memory in MB. */
export type Sample = {
  /** Milliseconds since the first sample. */
  at: number
  web: number
  heap: number
  /** Outside V8's heap: buffers and what libraries report there. */
  external: number
  /** The largest of the processes that decode and draw, 0 if there is none. */
  decoder: number
  openFiles: number
  handles: number
  connections: number
  /** 99th percentile since the previous sample, in ms. */
  eventLoop: number
  temporaryFiles: number
  /** Rows by table. */
  rows: Record<string, number>
}

/** Rows that come and go while a shop works, and must not pile up. */
const countedRows: Record<string, string> = {
  'jobs that are due': `select count(*) from pgboss.job where state < 'active' and start_after <= now()`,
  'jobs kept': 'select count(*) from pgboss.job',
  'moments to sum up': 'select count(*) from changed_moments',
  'changes of tables': 'select count(*) from following.changes',
  'rate limits': 'select count(*) from rate_limits',
  sessions: 'select count(*) from sessions',
  'upload rows not finished': `select count(*) from artworks where state in ('uploading', 'inspecting')`,
}

export type Watch = { shop: BenchShop; database: Database; token: string; temporary: string }

export async function takeSample(
  { shop, database, token, temporary }: Watch,
  since: number,
): Promise<Sample> {
  const answer = await fetch(`${shop.origin}/metrics`, { headers: { authorization: `Bearer ${token}` } })
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`/metrics answered ${answer.status}`)
  const metric = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
  const counts = Object.entries(countedRows).map(([name, query]) => `(${query}) as "${name}"`)
  const { rows } = await database.pool.query(`select ${counts.join(', ')}`)
  return {
    at: performance.now() - since,
    web: memoryMegabytes(shop.pid).now,
    heap: metric('nodejs_heap_size_used_bytes') / 1e6,
    external: metric('nodejs_external_memory_bytes') / 1e6,
    decoder: Math.max(
      0,
      ...childrenOf(shop.pid)
        .filter(isNode)
        .map((pid) => memoryOf(pid)),
    ),
    openFiles: readdirSync(`/proc/${shop.pid}/fd`).length,
    handles: metric('nodejs_active_resources_total'),
    connections: metric('gangway_database_connections\\{state="open"\\}'),
    eventLoop: metric('nodejs_eventloop_lag_p99_seconds') * 1_000,
    temporaryFiles: readdirSync(temporary).length,
    rows: Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, count]) => [name, Number(count)])),
  }
}

const childrenOf = (pid: number): number[] =>
  readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  )

/** A process that has just ended has no memory. */
function memoryOf(pid: number): number {
  try {
    return memoryMegabytes(pid).now || 0
  } catch {
    return 0
  }
}

function isNode(pid: number): boolean {
  try {
    return /^[^\0]*node\0/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
  } catch {
    return false
  }
}
