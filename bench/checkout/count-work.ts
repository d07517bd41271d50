import { setTimeout as pause } from 'node:timers/promises'
import { type Database, openDatabase } from '#server/kernel/database.ts'
import { startEmbeddedPostgres } from '#server/kernel/embedded-postgres/index.ts'
import { silentLog } from '#server/kernel/log.ts'

/**
 * What one checkout costs the database, including its emails and jobs. `wal` is the WAL written by the statements, in
 * bytes.
 */
export type DatabaseWork = { transactions: number; statements: number; wal: number }

/** One of its statements, without parameter values. */
export type CountedStatement = { text: string; calls: number; wal: number }

/**
 * Counts the work that a number of consecutive checkouts cause in a database that counts statements
 * (letCountStatements), until no job is left. The shop's schedules are stopped, and its background work while nobody
 * buys is measured for the same length of time and subtracted.
 */
export async function countWork(
  { pool }: Database,
  { times, buy }: { times: number; buy(): Promise<void> },
): Promise<{ work: DatabaseWork; list: CountedStatement[] }> {
  await pool.query('delete from pgboss.schedule')
  const before = await standingWhenDone({ pool })
  const began = performance.now()
  for (let time = 0; time < times; time++) await buy()
  const after = await standingWhenDone({ pool })
  await pause(performance.now() - began)
  const quiet = await standing({ pool })
  const each = (numberOf: (at: Standing) => number) =>
    (2 * numberOf(after) - numberOf(before) - numberOf(quiet)) / times
  const list = [...after.list.keys()].map((text) => ({
    text,
    calls: each(({ list }) => list.get(text)?.calls ?? 0),
    wal: each(({ list }) => list.get(text)?.wal ?? 0),
  }))
  const sum = (numberOf: (one: CountedStatement) => number) =>
    list.reduce((all, one) => all + numberOf(one), 0)
  const work = {
    statements: sum(({ calls }) => calls),
    transactions: each((at) => at.transactions),
    wal: sum(({ wal }) => wal),
  }
  const mostFirst = list.filter(({ calls }) => calls > 0.02).sort((one, other) => other.calls - one.calls)
  return { work, list: mostFirst }
}

async function standingWhenDone({ pool }: Pick<Database, 'pool'>): Promise<Standing> {
  const due = `select 1 from pgboss.job where state < 'completed' and start_after <= now() limit 1`
  while ((await pool.query(due)).rows.length > 0) await pause(200)
  await pause(untilTold)
  return standing({ pool })
}

type Standing = { transactions: number; list: Map<string, { calls: number; wal: number }> }

/** An idle connection reports its statistics after ten seconds at most. */
const untilTold = 11_000

async function standing({ pool }: Pick<Database, 'pool'>): Promise<Standing> {
  const { rows } = await pool.query<Omit<Standing, 'list'>>(
    `select (select xact_commit + xact_rollback from pg_stat_database where datname = current_database())::float8 as transactions`,
  )
  const [row] = rows
  if (!row) throw new Error('The database told nothing of itself')
  const statements = await pool.query<CountedStatement>(
    `select query as text, sum(calls)::float8 as calls, sum(wal_bytes)::float8 as wal from pg_stat_statements group by query`,
  )
  return { ...row, list: new Map(statements.rows.map(({ text, ...counted }) => [text, counted])) }
}

/** Creates a cluster whose server counts statements from its next start on. */
export async function letCountStatements(dataDirectory: string): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDirectory, log: () => {} })
  const database = openDatabase(postgres.connectionString(), silentLog())
  try {
    await database.pool.query(`alter system set shared_preload_libraries = 'pg_stat_statements'`)
    await database.pool.query(`alter system set pg_stat_statements.track = 'top'`)
    await database.pool.query('create extension pg_stat_statements')
  } finally {
    await database.close()
    await postgres.stop()
  }
}
