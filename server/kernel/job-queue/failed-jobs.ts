import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Executor } from '#server/kernel/database.ts'
import { jobPolicies, nextRun } from './job-policies.ts'
import { workOf } from './traced-data.ts'

export type FailedJob = {
  id: string
  name: string
  at: Date
  message: string
  /** The job's input, such as the id of the order it is about. */
  data: Record<string, unknown>
}

const failedSchema = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    at: z.coerce.date(),
    message: z.string().nullable(),
    data: z.record(z.string(), z.unknown()).catch({}),
  }),
)

const isKnown = sql`name = any(${sql.param(Object.keys(jobPolicies))}::text[])`

/** What pg-boss and we store when a job fails: a message, or a message inside a value. */
export const causeOf = (output: SQL): SQL =>
  sql`coalesce(${output} ->> 'message', ${output} -> 'value' ->> 'message')`

/**
 * Jobs that failed for good. One no longer counts once the same work succeeded later: a job of that kind with the same
 * data or the same key.
 */
const failedForGood = sql`pgboss.job failed
    where state = 'failed' and ${isKnown}
      and not exists (
        select 1 from pgboss.job later where later.name = failed.name and later.state = 'completed'
          and (${workOf(sql`later.data`)} = ${workOf(sql`failed.data`)} or later.singleton_key = failed.singleton_key)
          and later.completed_on > failed.completed_on)`

export const countFailedJobs = sql<number>`(select count(*) from ${failedForGood})`

/** Newest first. */
export async function listFailedJobs(executor: Executor, limit: number): Promise<FailedJob[]> {
  const { rows } = await executor.execute(sql`
    select id::text, name, completed_on as at, data, ${causeOf(sql`output`)} as message
    from ${failedForGood} order by completed_on desc limit ${limit}`)
  return failedSchema
    .parse(rows)
    .map(({ message, ...job }) => ({ ...job, message: message ?? 'No cause given' }))
}

/** Jobs that have been due for longer than `milliseconds`, a number or SQL, and have not been started. */
const dueFor = (milliseconds: number | SQL): SQL => sql`pgboss.job
    where state in ('created', 'retry') and ${isKnown}
      and start_after < now() - ${milliseconds}::float8 * interval '1 millisecond'`

export const hasLateJobs = (milliseconds: SQL): SQL<boolean> =>
  sql<boolean>`exists (select from ${dueFor(milliseconds)})`

const lateSchema = z.object({ jobs: z.coerce.number(), since: z.coerce.date().nullable() })

export async function countLateJobs(
  executor: Executor,
  milliseconds: number,
): Promise<z.output<typeof lateSchema>> {
  const { rows } = await executor.execute(sql`
    select count(*) as jobs, min(start_after) as since from ${dueFor(milliseconds)}`)
  return lateSchema.parse(rows[0])
}

/**
 * pg-boss automatically removes jobs that no one needs to look at after a week. A job that failed for good and isn't
 * superseded by a later run stays until staff settle it: for example, files of a deleted account are named nowhere
 * else.
 */
export async function keepFailedJobs(executor: Executor): Promise<void> {
  const names = Object.entries(jobPolicies).flatMap(([name, { told }]) =>
    told === nextRun ? [] : [sql`${name}`],
  )
  await executor.execute(sql`
    update pgboss.job set deletion_seconds = 0
    where state = 'failed' and deletion_seconds > 0 and name in (${sql.join(names, sql`, `)})`)
}

/** Puts a failed job back into its queue. False if it is not marked failed. */
export const retryFailedJob = (executor: Executor, name: string, id: string): Promise<boolean> =>
  hasChanged(
    executor,
    sql`update pgboss.job set state = 'retry', retry_limit = retry_limit + 1, start_after = now(), completed_on = null,
        deletion_seconds = (select queue.deletion_seconds from pgboss.queue queue where queue.name = job.name)
      where name = ${name} and id::text = ${id} and state = 'failed' returning 1`,
  )

/** The job is no longer shown, but stays recorded as given up, so that it is not enqueued again. */
export const forgetFailedJob = (executor: Executor, name: string, id: string): Promise<boolean> =>
  hasChanged(
    executor,
    sql`update pgboss.job set state = 'cancelled', completed_on = now()
      where name = ${name} and id::text = ${id} and state = 'failed' returning 1`,
  )

async function hasChanged(executor: Executor, change: SQL): Promise<boolean> {
  return (await executor.execute(change)).rows.length > 0
}
