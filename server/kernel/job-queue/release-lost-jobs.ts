/** Runs one of our own statements on pg-boss's tables. */
export type Query = (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>

/** After this long without a heartbeat, the process that ran a job is considered dead. */
export const lostAfterSeconds = 10

/** How often a running job sends a heartbeat. */
export const signOfLifeSeconds = 3

/** A job that took its process down this many times is the cause. */
const mostLosses = 20

/**
 * Returns jobs whose process died to the queue, immediately and without counting a try: a kill says nothing about the
 * job. Consecutive losses are counted in its output, which the next failure replaces: a job that kills its process
 * pauses for longer each time (1, 4, 9 … 60 s) and eventually fails for good. The same goes for schedule ticks, which
 * pg-boss itself passes on in a moment and would otherwise miss for a quarter of an hour. `seconds` 0 is for callers
 * who know that no process is working; jobs in `own` are running in this process.
 */
export async function releaseLostJobs(
  query: Query,
  { seconds, own }: { seconds: number; own: readonly string[] },
): Promise<void> {
  await query(
    `update pgboss.job lost
     set state = (case when losses < $3 then 'retry' else 'failed' end)::pgboss.job_state,
       completed_on = case when losses < $3 then null else now() end,
       output = case when losses < $3
         then coalesce(lost.output, '{}') || jsonb_build_object('losses', losses + 1)
         else jsonb_build_object('message', 'The server stopped ' || losses || ' times while it ran') end,
       retry_limit = lost.retry_limit + 1,
       start_after = now() + least(60, losses * losses) * interval '1 second',
       heartbeat_on = null
     from (
       select name, id, coalesce((output ->> 'losses')::int, 0) as losses
       from pgboss.job
       where state = 'active' and not id = any($2::uuid[])
         and coalesce(heartbeat_on, started_on) <= now() - $1 * interval '1 second'
     ) as found
     where lost.name = found.name and lost.id = found.id and lost.state = 'active'`,
    [seconds, own, mostLosses],
  )
}

/** A job cut off when the process ends has not failed: it runs elsewhere, and keeps all of its tries. */
export async function giveBack(query: Query, own: ReadonlyMap<string, string>): Promise<void> {
  await query(
    `update pgboss.job set state = 'retry', retry_limit = retry_limit + 1, start_after = now(), heartbeat_on = null
     where name = any($1::text[]) and id = any($2::uuid[]) and state = 'active'`,
    [[...new Set(own.values())], [...own.keys()]],
  )
}
