import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { causeOf, keepFailedJobs } from '#server/kernel/job-queue/failed-jobs.ts'
import type { Executor, Transaction } from './database.ts'
import { defineJob, type Job } from './jobs.ts'
import type { Log } from './log.ts'

/**
 * Rows waiting for a job, and what happens to one whose job is gone. A row and its job are written in one transaction,
 * so a row without one has lost it: pg-boss removed it, it was given up, or someone interfered.
 */
export type PendingWork = {
  /** For the log and for tests, such as "print files". */
  name: string
  /** Any of them counts, waiting or running. */
  jobs: readonly Pick<Job<never>, 'name'>[]
  /** The field of the job's data that contains the row's id. */
  key: string
  /** Selects `id` of the waiting rows, as text. */
  waiting: SQL
  /** Enqueues the job again. */
  enqueue(transaction: Transaction, id: string): Promise<void>
  /**
   * Ends the row with a message that says why, so that people can continue from there; undefined if there is nothing to
   * end: then the job is shown as failed under Attention.
   */
  giveUp?(transaction: Transaction, id: string, cause: string): Promise<void>
}

type Deps = {
  database: { orm: Executor; transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> }
  log: Log
  work: readonly PendingWork[]
}

export const repairWorkJob = defineJob('work.repair', z.object({}))

/**
 * Compares rows with jobs: a row that lost its job gets it again, and one waiting for a job that was given up is ended
 * with a message.
 */
export async function repairWork(deps: Deps): Promise<void> {
  await keepFailedJobs(deps.database.orm)
  for (const kind of deps.work) {
    for (const lost of await findLost(deps.database.orm, kind)) {
      deps.log.warn({ work: kind.name, ...lost }, 'work had lost its job')
      await deps.database.transaction((transaction) => repair(transaction, kind, lost))
    }
  }
}

/** Drops a failed job: the rows waiting for it end with it. */
export async function endWorkOf(
  transaction: Transaction,
  work: readonly PendingWork[],
  job: { name: string; data: Record<string, unknown> },
): Promise<void> {
  for (const kind of kindsOf(work, job.name)) {
    const id = job.data[kind.key]
    if (kind.giveUp && typeof id === 'string') await kind.giveUp(transaction, id, 'Given up by staff')
  }
}

const kindsOf = (work: readonly PendingWork[], jobName: string): PendingWork[] =>
  work.filter(({ jobs }) => jobs.some(({ name }) => name === jobName))

/** `cause` is null if nothing is known about the job anymore. */
type Lost = { id: string; cause: string | null; jobId: string | null }

const lostSchema = z.array(
  z.object({ id: z.string(), cause: z.string().nullable(), jobId: z.string().nullable() }),
)

/** Any beyond this wait for the next check. */
const most = 500

/** A single statement, so a single snapshot: a row that is just being ended has not lost its job. */
async function findLost(executor: Executor, { jobs, key, waiting, giveUp }: PendingWork): Promise<Lost[]> {
  const isOurs = sql`job.name in (${sql.join(
    jobs.map(({ name }) => sql`${name}`),
    sql`, `,
  )}) and job.data ->> ${key} = waiting.id`
  // Jobs that failed for good are left to staff if there is nothing to end.
  const seen = giveUp
    ? sql`('created', 'retry', 'active')`
    : sql`('created', 'retry', 'active', 'failed', 'cancelled')`
  const { rows } = await executor.execute(sql`
    select waiting.id, failed.id::text as "jobId",
      case when failed.id is not null then coalesce(${causeOf(sql`failed.output`)}, 'No cause given') end as cause
    from (${waiting}) as waiting
    left join lateral (
      select job.id, job.output from pgboss.job job where ${isOurs} and job.state in ('failed', 'cancelled')
      order by job.completed_on desc limit 1
    ) as failed on true
    where not exists (select 1 from pgboss.job job where ${isOurs} and job.state in ${seen})
    limit ${most}`)
  return lostSchema.parse(rows)
}

async function repair(
  transaction: Transaction,
  kind: PendingWork,
  { id, cause, jobId }: Lost,
): Promise<void> {
  if (cause === null || !kind.giveUp) return kind.enqueue(transaction, id)
  await kind.giveUp(transaction, id, cause)
  // The row records it from now on.
  await transaction.execute(
    sql`delete from pgboss.job where id::text = ${jobId} and state in ('failed', 'cancelled')`,
  )
}
