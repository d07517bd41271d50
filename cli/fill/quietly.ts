import type { PoolClient } from 'pg'
import type { Database } from '#server/kernel/database.ts'

/**
 * One transaction for rows by the hundred thousand. Where the database allows it, rows are written the way a restore
 * writes them: no foreign keys are checked, no changes are recorded row by row, and the dashboard's days are marked as
 * never summed up, so that the next run reads all of them. Its session and its temporary tables end with it.
 */
export async function quietly(
  { pool }: Pick<Database, 'pool'>,
  work: (client: Pick<PoolClient, 'query'>) => Promise<void>,
): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('set local statement_timeout = 0')
    // Trigram index entries are sorted in large batches instead of thousands of small ones.
    await client.query(`set local gin_pending_list_limit = '256MB'; set local work_mem = '256MB'`)
    const { rows } = await client.query(
      `select has_parameter_privilege('session_replication_role', 'set') as may`,
    )
    if (rows[0].may) await client.query('set local session_replication_role = replica')
    await work(client)
    if (rows[0].may) {
      await client.query('set local session_replication_role = origin')
      await client.query('delete from day_figures_state')
    }
    await client.query('commit')
  } finally {
    client.release(true)
  }
}
