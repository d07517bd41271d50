/** Runs one statement of ours on pg-boss's tables. */
export type Query = (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>

/** After this long without a sign of life, the process that ran a job is taken for dead. */
export const lostAfterSeconds = 10

/** A running job says this often that somebody is at it. */
export const signOfLifeSeconds = 3

/** A job that took its process down this often is what kills it. */
const mostLosses = 20

/**
 * Gives jobs whose process died back to the queue, at once and without counting a try: a kill says nothing about the
 * job. Losses in a row are counted with its output, where the next failure takes their place: a job that kills whoever
 * runs it pauses for longer each time (1, 4, 9 … 60 s) and fails for good in the end. So do the ticks of schedules, which pg-boss itself hands
 * on in a moment and would miss for a quarter of an hour. `seconds` 0 is for whoever knows that nobody is at work;
 * jobs of `own` are being run right here.
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

/** What is cut off at the end of the process has not failed: it is done elsewhere, and keeps all of its tries. */
export async function giveBack(query: Query, own: ReadonlyMap<string, string>): Promise<void> {
  await query(
    `update pgboss.job set state = 'retry', retry_limit = retry_limit + 1, start_after = now(), heartbeat_on = null
     where name = any($1::text[]) and id = any($2::uuid[]) and state = 'active'`,
    [[...new Set(own.values())], [...own.keys()]],
  )
}
