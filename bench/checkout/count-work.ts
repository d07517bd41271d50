import { setTimeout as pause } from 'node:timers/promises'
import { type Database, openDatabase } from '#server/kernel/database.ts'
import { startEmbeddedPostgres } from '#server/kernel/embedded-postgres/index.ts'
import { silentLog } from '#server/kernel/log.ts'

/** What one checkout costs the database, its mails and jobs with it. `wal` in bytes, written ahead. */
export type DatabaseWork = Standing

/**
 * Counts what so many checkouts, one after the other, ask of a database that counts statements (letCountStatements), until
 * no job is left. What a shop asks while nobody buys is measured for as long, and taken off.
 */
export async function countWork(
  { pool }: Database,
  { times, buy }: { times: number; buy(): Promise<void> },
): Promise<DatabaseWork> {
  await untilNothingIsDue({ pool })
  const busy = { began: performance.now(), at: await standing({ pool }) }
  for (let time = 0; time < times; time++) await buy()
  await untilNothingIsDue({ pool })
  const lasted = performance.now() - busy.began
  const after = await standing({ pool })
  await pause(lasted)
  const quiet = await standing({ pool })
  const each = (name: keyof Standing) => (2 * after[name] - busy.at[name] - quiet[name]) / times
  return { transactions: each('transactions'), statements: each('statements'), wal: each('wal') }
}

async function untilNothingIsDue({ pool }: Pick<Database, 'pool'>): Promise<void> {
  const due = `select 1 from pgboss.job where state < 'completed' and start_after <= now() limit 1`
  while ((await pool.query(due)).rows.length > 0) await pause(200)
}

type Standing = { transactions: number; statements: number; wal: number }

async function standing({ pool }: Pick<Database, 'pool'>): Promise<Standing> {
  const { rows } = await pool.query<Standing>(
    `select (select xact_commit + xact_rollback from pg_stat_database where datname = current_database())::float8 as transactions,
       (select coalesce(sum(calls), 0) from pg_stat_statements)::float8 as statements,
       (pg_current_wal_lsn() - '0/0'::pg_lsn)::float8 as wal`,
  )
  const [row] = rows
  if (!row) throw new Error('The database told nothing of itself')
  return row
}

/** A new cluster whose server counts statements from its next start on. */
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
