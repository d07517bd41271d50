import { type SQL, sql } from 'drizzle-orm'
import { fromDrizzle, type JobResult, PgBoss, type QueueOptions } from 'pg-boss'
import { z } from 'zod'
import type { Executor } from './database.ts'
import type { Log } from './log.ts'

/** A kind of work done later: at least once, so every handler must be idempotent. */
export type Job<Data> = { name: string; schema: z.ZodType<Data>; queue: QueueOptions }

const defaultQueue: QueueOptions = {
  retryLimit: 8,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 300,
  expireInSeconds: 900,
  /** A killed process stops its heartbeat; the job then goes to another worker, or to us after a restart. */
  heartbeatSeconds: 10,
}

export function defineJob<Data>(name: string, schema: z.ZodType<Data>, queue: QueueOptions = {}): Job<Data> {
  return { name, schema, queue: { ...defaultQueue, ...queue } }
}

export type JobHandler<Data> = (data: Data) => Promise<void>

export type EnqueueOptions = { startAfter?: Date; singletonKey?: string }

export type Jobs = {
  handle<Data>(job: Job<Data>, handler: JobHandler<Data>, options?: { concurrency?: number }): void
  /** Puts work in the queue with the caller's transaction: it exists exactly when that commits. */
  enqueue<Data>(
    executor: Executor,
    job: Job<Data>,
    data: NoInfer<Data>,
    options?: EnqueueOptions,
  ): Promise<void>
  /** Runs `job` on a schedule in cron syntax (UTC), once for all processes. */
  schedule<Data>(job: Job<Data>, cron: string, data: NoInfer<Data>): void
  prepare(): Promise<void>
  work(): Promise<void>
  /** For tests and the command line: runs everything that is due, here and now, until nothing is. */
  runDue(): Promise<void>
  /** Jobs that failed for good, newest first. One on a schedule counts no more once a later one went well. */
  listFailed(executor: Executor, limit: number): Promise<FailedJob[]>
  /** Puts a failed job back into its queue. False: it does not stand as failed. */
  retryFailed(executor: Executor, name: string, id: string): Promise<boolean>
  forgetFailed(executor: Executor, name: string, id: string): Promise<boolean>
  stop(): Promise<void>
}

export type FailedJob = { id: string; name: string; at: Date; message: string }

/**
 * New jobs wake a worker at once; polling finds what is due later. While fetches come back full, the worker goes
 * on without a pause, which pg-boss does only for batches of two or more; each job is settled by itself.
 */
const fetching = {
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 2,
  batchSize: 2,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const

type Handled = { job: Job<unknown>; handler: JobHandler<unknown>; concurrency: number }

export function createJobs(connectionString: string, log: Log): Jobs {
  const handled = new Map<string, Handled>()
  const schedules: { name: string; cron: string; data: object }[] = []
  const boss = new PgBoss({
    connectionString,
    application_name: 'gangway-jobs',
    max: 4,
    useListenNotify: true,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  })
  boss.on('error', (error) => log.error({ error: error.message }, 'job queue'))
  let isPrepared = false

  const run = async (entry: Handled, id: string, data: unknown): Promise<void> => {
    const started = performance.now()
    await entry.handler(entry.job.schema.parse(data))
    log.debug({ job: entry.job.name, id, milliseconds: Math.round(performance.now() - started) }, 'job done')
  }

  const settled = async (entry: Handled, id: string, data: unknown): Promise<JobResult> => {
    try {
      await run(entry, id, data)
      return { id, status: 'completed' }
    } catch (error) {
      log.error({ job: entry.job.name, id, error }, 'job failed')
      return { id, status: 'failed', output: { message: String(error) } }
    }
  }

  return {
    handle(job, handler, options = {}) {
      if (handled.has(job.name)) throw new Error(`Two handlers for the job ${job.name}`)
      const entry = { job, handler, concurrency: options.concurrency ?? 1 }
      handled.set(job.name, entry as unknown as Handled)
    },

    async enqueue(executor, job, data, options = {}) {
      await boss.send(job.name, data as object, { ...options, db: fromDrizzle(executor, sql) })
    },

    schedule(job, cron, data) {
      schedules.push({ name: job.name, cron, data: data as object })
    },

    async prepare() {
      if (isPrepared) return
      await boss.start()
      const standing = new Set((await boss.getQueues()).map(({ name }) => name))
      for (const { job } of handled.values()) {
        if (!standing.has(job.name)) await boss.createQueue(job.name, { ...job.queue, notify: true })
      }
      isPrepared = true
    },

    async work() {
      for (const entry of handled.values()) {
        const options = { ...fetching, localConcurrency: entry.concurrency }
        await boss.work(entry.job.name, options, async (batch) => {
          const results: JobResult[] = []
          for (const { id, data } of batch) results.push(await settled(entry, id, data))
          return results
        })
      }
      for (const { name, cron, data } of schedules) await boss.schedule(name, cron, data)
    },

    async runDue() {
      for (let isDone = false; !isDone; ) {
        isDone = true
        const due = await namesOfDue(boss)
        for (const entry of handled.values()) {
          if (!due.has(entry.job.name)) continue
          for (const { id, data } of await boss.fetch(entry.job.name, { batchSize: 50 })) {
            isDone = false
            try {
              await run(entry, id, data)
              await boss.complete(entry.job.name, id)
            } catch (error) {
              await boss.fail(entry.job.name, id, { message: String(error) })
              throw error
            }
          }
        }
      }
    },

    listFailed: (executor, limit) => listFailed(executor, [...handled.keys()], limit),
    retryFailed: (executor, name, id) =>
      changeFailed(
        executor,
        sql`update pgboss.job set state = 'retry', retry_limit = retry_limit + 1, start_after = now(), completed_on = null
          where name = ${name} and id::text = ${id} and state = 'failed' returning 1`,
      ),
    forgetFailed: (executor, name, id) =>
      changeFailed(
        executor,
        sql`delete from pgboss.job where name = ${name} and id::text = ${id} and state = 'failed' returning 1`,
      ),

    async stop() {
      if (isPrepared) await boss.stop({ graceful: true, timeout: 5_000 })
    },
  }
}

const nameSchema = z.array(z.object({ name: z.string() }))

/** One question instead of one for each of some thirty queues. */
async function namesOfDue(boss: PgBoss): Promise<Set<string>> {
  const waiting = `select distinct name from pgboss.job where state in ('created', 'retry') and start_after <= now()`
  const { rows } = await boss.getDb().executeSql(waiting)
  return new Set(nameSchema.parse(rows).map(({ name }) => name))
}

const failedSchema = z.array(
  z.object({ id: z.string(), name: z.string(), at: z.coerce.date(), message: z.string().nullable() }),
)

async function listFailed(executor: Executor, names: string[], limit: number): Promise<FailedJob[]> {
  if (names.length === 0) return []
  const { rows } = await executor.execute(sql`
    select id::text, name, completed_on as at, output ->> 'message' as message from pgboss.job failed
    where state = 'failed' and name in (${sql.join(
      names.map((name) => sql`${name}`),
      sql`, `,
    )})
      and not (data = '{}'::jsonb and exists (
        select 1 from pgboss.job later where later.name = failed.name and later.state = 'completed'
          and later.data = '{}'::jsonb and later.completed_on > failed.completed_on))
    order by completed_on desc limit ${limit}`)
  return failedSchema
    .parse(rows)
    .map(({ message, ...job }) => ({ ...job, message: message ?? 'No cause given' }))
}

async function changeFailed(executor: Executor, change: SQL): Promise<boolean> {
  return (await executor.execute(change)).rows.length > 0
}
