import type { Query } from './release-lost-jobs.ts'

/**
 * Takes off the foreign key by which each new job locks its queue's row when its transaction commits, while the upkeep writes
 * these rows. pg-boss puts a job in by a join with its queue, so that there is none without one, and nobody removes queues.
 */
export async function dropQueueKey(query: Query): Promise<void> {
  const { rows } = await query(
    `select from pg_constraint where conrelid = 'pgboss.job_common'::regclass and conname = 'q_fkey'`,
    [],
  )
  // Only where it is there: it waits for whoever has jobs in hand.
  if (rows.length > 0) await query('alter table pgboss.job_common drop constraint if exists q_fkey', [])
}
