import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { causeOf, keepFailedJobs } from '#server/kernel/job-queue/failed-jobs.ts'
import type { Executor, Transaction } from './database.ts'
import { defineJob, type Job } from './jobs.ts'
import type { Log } from './log.ts'

/**
 * Rows that wait for a job, and what becomes of one whose job is gone. A row and its job are written in one
 * transaction, so a row without one has lost it: pg-boss removed it, it was given up, or somebody meddled.
 */
export type PendingWork = {
  /** For the log and for tests, such as "print files". */
  name: string
  /** Any of them, while it is waiting or running, will do. */
  jobs: readonly Pick<Job<never>, 'name'>[]
  /** The field of the job's data that holds the row's id. */
  key: string
  /** Selects `id` of the rows that wait, as text. */
  waiting: SQL
  /** Asks for the job anew. */
  enqueue(transaction: Transaction, id: string): Promise<void>
  /**
   * Ends the row, in words that say why, so that people can go on from there; undefined where there is nothing to
   * end: then the job stands as failed under Attention.
   */
  giveUp?(transaction: Transaction, id: string, cause: string): Promise<void>
}

type Deps = {
  database: { orm: Executor; transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> }
  log: Log
  work: readonly PendingWork[]
}

export const repairWorkJob = defineJob('work.repair', z.object({}))

/** Holds rows against jobs: who lost a job gets it anew, who waits for one that was given up is ended in words. */
export async function repairWork(deps: Deps): Promise<void> {
  await keepFailedJobs(deps.database.orm)
  for (const kind of deps.work) {
    for (const lost of await findLost(deps.database.orm, kind)) {
      deps.log.warn({ work: kind.name, ...lost }, 'work had lost its job')
      await deps.database.transaction((transaction) => repair(transaction, kind, lost))
    }
  }
}

/** Forgets a failed job: what waits for it ends with it. */
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

/** `cause` is null when nothing is known of the job any more. */
type Lost = { id: string; cause: string | null; jobId: string | null }

const lostSchema = z.array(
  z.object({ id: z.string(), cause: z.string().nullable(), jobId: z.string().nullable() }),
)

/** More than these wait for the next look. */
const most = 500

/** One statement, so one moment: a row that is just being ended has not lost its job. */
async function findLost(executor: Executor, { jobs, key, waiting, giveUp }: PendingWork): Promise<Lost[]> {
  const isOurs = sql`job.name in (${sql.join(
    jobs.map(({ name }) => sql`${name}`),
    sql`, `,
  )}) and job.data ->> ${key} = waiting.id`
  // What failed for good stays with staff where nothing can be ended.
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
  // The row tells it from now on.
  await transaction.execute(
    sql`delete from pgboss.job where id::text = ${jobId} and state in ('failed', 'cancelled')`,
  )
}
