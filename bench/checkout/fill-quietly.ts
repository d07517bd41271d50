import type { PoolClient } from 'pg'
import type { Database } from '#server/kernel/database.ts'

/**
 * A load without triggers, as a restore is one: no foreign key is checked and no change is noted row by row. The days of
 * the dashboard count as never summed up, so that the next run reads all of them. Needs a superuser.
 */
export async function fillQuietly(
  { pool }: Database,
  work: (client: Pick<PoolClient, 'query'>) => Promise<void>,
): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set session_replication_role = replica')
    await work(client)
    await client.query('set session_replication_role = origin')
    await client.query('delete from day_figures_state')
  } finally {
    client.release(true)
  }
}
