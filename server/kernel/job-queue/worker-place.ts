import { sql } from 'drizzle-orm'
import type { Executor } from '#server/kernel/database.ts'
import type { Log } from '#server/kernel/log.ts'
import type { Line } from '#server/kernel/postgres/line.ts'
import { type Query, releaseLostJobs } from './release-lost-jobs.ts'

/** Identifies the lock shared by all working processes; the characters of "work". */
const [group, lock] = [0x776f, 0x726b]

/** Nothing is sent on it: listening tells us when the line was lost and is back. */
const channel = 'gangway_work'

/**
 * Shows for as long as this process lives that a worker is running, through a lock that PostgreSQL releases with the
 * connection (manual, section 13.3.5). A worker that starts and finds no other returns all running jobs to the queue,
 * since whoever ran them is dead.
 */
export async function takeWorkerPlace(line: Pick<Line, 'ask' | 'listen'>, log: Log): Promise<void> {
  const query: Query = async (text, values) => ({ rows: await line.ask(text, values) })
  await enter(query)
  let isFirst = true
  await line.listen(
    channel,
    () => {},
    () => {
      if (!isFirst)
        share(query).catch((error) => log.warn({ error }, 'no one can see that this process is working'))
      isFirst = false
    },
  )
}

/** The first one holds the lock exclusively until all jobs are returned, then shares it without a gap. */
async function enter(query: Query): Promise<void> {
  const { rows } = await query('select pg_try_advisory_lock($1, $2) as is_first', [group, lock])
  const [row] = rows as { is_first: boolean }[]
  if (row?.is_first) await releaseLostJobs(query, { seconds: 0, own: [] })
  await share(query)
  if (row?.is_first) await query('select pg_advisory_unlock($1, $2)', [group, lock])
}

const share = (query: Query) => query('select pg_advisory_lock_shared($1, $2)', [group, lock])

/** Whether any process of the shop runs jobs. */
export const hasWorkers = sql<boolean>`exists (
  select from pg_locks where locktype = 'advisory' and mode = 'ShareLock' and granted
    and classid::bigint = ${group} and objid::bigint = ${lock}
    and database = (select oid from pg_database where datname = current_database()))`

export async function isAnybodyAtWork(executor: Executor): Promise<boolean> {
  const { rows } = await executor.execute(sql`select ${hasWorkers} as is_so`)
  return rows[0]?.is_so === true
}
