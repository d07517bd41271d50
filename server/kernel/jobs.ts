import { sql } from 'drizzle-orm'
import { fromDrizzle, type JobResult, PgBoss, type QueueOptions } from 'pg-boss'
import type { z } from 'zod'
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
  stop(): Promise<void>
}

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
      for (const { job } of handled.values()) {
        await boss.createQueue(job.name, { ...job.queue, notify: true })
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
        for (const entry of handled.values()) {
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

    async stop() {
      if (isPrepared) await boss.stop({ graceful: true, timeout: 5_000 })
    },
  }
}
