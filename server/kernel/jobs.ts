import { setTimeout as pause } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import { type Job as BossJob, type ConstructorOptions, type Db, fromDrizzle, PgBoss } from 'pg-boss'
import { z } from 'zod'
import { type JobName, type JobPolicy, jobPolicies } from '#server/kernel/job-queue/job-policies.ts'
import {
  dropQueueKey,
  keepQueues,
  keepSchedules,
  type Schedule,
} from '#server/kernel/job-queue/keep-queues.ts'
import { createQueueWorkers } from '#server/kernel/job-queue/queue-workers.ts'
import {
  giveBack,
  lostAfterSeconds,
  type Query,
  releaseLostJobs,
  signOfLifeSeconds,
} from '#server/kernel/job-queue/release-lost-jobs.ts'
import { doTraced, withTrace, workOf } from '#server/kernel/job-queue/traced-data.ts'
import { takeWorkerPlace } from '#server/kernel/job-queue/worker-place.ts'
import { atLength } from '#server/kernel/postgres/at-length.ts'
import { seconds } from './clock.ts'
import type { Database, Executor } from './database.ts'
import type { Log } from './log.ts'
import { isDatabaseOutage } from './postgres/outage.ts'

/** A kind of deferred work: it runs at least once, so every handler must be idempotent. */
export type Job<Data> = { name: string; schema: z.ZodType<Data>; policy: JobPolicy }

/** Retries and who is told are defined in job-policies.ts. */
export const defineJob = <Data>(name: JobName, schema: z.ZodType<Data>): Job<Data> => ({
  name,
  schema,
  policy: jobPolicies[name],
})

/** Another company's program did not accept what it was sent: retried like any failure, but not the shop's fault. */
export class NotTaken extends Error {
  override readonly name = 'NotTaken'
}

export type JobHandler<Data> = (data: Data) => Promise<void>

export type EnqueueOptions = { startAfter?: Date; singletonKey?: string }

export type Jobs = {
  handle<Data>(job: Job<Data>, handler: JobHandler<Data>, options?: { concurrency?: number }): void
  /** Enqueues work in the caller's transaction: it exists exactly when that commits. */
  enqueue<Data>(
    executor: Executor,
    job: Job<Data>,
    data: NoInfer<Data>,
    options?: EnqueueOptions,
  ): Promise<void>
  /** The same for each of these data, in one go. */
  enqueueAll<Data>(executor: Executor, job: Job<Data>, data: readonly NoInfer<Data>[]): Promise<void>
  /**
   * Makes a job with exactly these data run now instead of waiting for its next try. False if there is none, waiting or
   * running.
   */
  hasten<Data>(executor: Executor, job: Job<Data>, data: NoInfer<Data>): Promise<boolean>
  /**
   * Makes jobs run now instead of waiting for their next try if the field `key` of their data is one of `ids`, as text.
   */
  hastenAll(
    executor: Executor,
    names: readonly Pick<Job<never>, 'name'>[],
    key: string,
    ids: SQL,
  ): Promise<void>
  /** Runs `job` on a schedule in cron syntax (UTC), once for all processes. */
  schedule<Data>(job: Job<Data>, cron: string, data: NoInfer<Data>): void
  prepare(): Promise<void>
  work(): Promise<void>
  /**
   * For tests and the command line: runs everything that is due in this process until nothing is.
   * @throws what the first failed job threw, at the end of its round
   */
  runDue(): Promise<void>
  /** Takes no more jobs, and gives running ones the given ms to finish; the rest run again elsewhere. */
  stop(timeout?: number): Promise<void>
}

/** New jobs wake a worker immediately; at this interval, one query for all queues finds what has become due. */
const lookEvery = seconds(2)

type Handled = { job: Job<unknown>; handler: JobHandler<unknown>; concurrency: number }

/** Queue maintenance is for processes that run jobs, as is building a new version's index in the background. */
const justUsing = { supervise: false, schedule: false } as const

export function createJobs({ jobPool, line }: Pick<Database, 'jobPool' | 'line'>, log: Log): Jobs {
  const handled = new Map<string, Handled>()
  const schedules: Schedule[] = []
  const open = (options: ConstructorOptions): PgBoss => {
    const db = { executeSql: (text: string, values?: unknown[]) => jobPool.query(text, values), listen }
    return new PgBoss({ ...options, db }).on('error', tell)
  }
  // The queue is polled every two seconds: that the database is down is logged once, by the line.
  const tell = (error: Error): void => {
    if (!isDatabaseOutage(error)) log.error({ error: error.message }, 'job queue')
  }
  /** pg-boss would make every worker of a queue look for a single new job. */
  const listen: NonNullable<Db['listen']> = async (channel) => {
    const end = await line.listen(channel, (name) => workers.get(name)?.wake(), wakeDue)
    return { close: async () => end() }
  }
  /** Enqueues and removes jobs. */
  let boss = open({ ...justUsing, migrate: false })
  let working: PgBoss | undefined
  let isPrepared = false
  /** Ids of the jobs running in this process, with their queues. */
  const own = new Map<string, string>()
  const timers: NodeJS.Timeout[] = []
  const query: Query = (text, values) => jobPool.query(text, values)

  const workers = new Map<string, ReturnType<typeof createQueueWorkers>>()
  let waking: NodeJS.Timeout | undefined
  const wakeDue = async (): Promise<void> => {
    const due = await namesOfDue(boss).catch(tell)
    for (const name of due ?? []) workers.get(name)?.wake()
  }
  const wakeNowAndAgain = async (): Promise<void> => {
    await wakeDue()
    waking = working && setTimeout(wakeNowAndAgain, lookEvery).unref()
  }

  const lookForLost = (): void => {
    releaseLostJobs(query, { seconds: lostAfterSeconds, own: [...own.keys()] }).catch((error) => {
      if (!isDatabaseOutage(error)) log.warn({ error }, 'lost jobs could not be looked for')
    })
  }

  const giveSigns = (): void => {
    for (const [name, jobs] of Map.groupBy(own, ([, queue]) => queue))
      boss
        .touch(
          name,
          jobs.map(([id]) => id),
        )
        .catch(tell)
  }

  const run = async (entry: Handled, id: string, data: unknown): Promise<void> => {
    const started = performance.now()
    const { name, policy } = entry.job
    const work = async () => entry.handler(entry.job.schema.parse(data))
    own.set(id, name)
    try {
      await doTraced({ name, id, data }, () => (policy.isLong ? atLength(work) : work()))
    } finally {
      own.delete(id)
    }
    log.debug({ job: name, id, milliseconds: Math.round(performance.now() - started) }, 'job done')
  }

  const workOn = async (entry: Handled, { id, data }: BossJob<unknown>) => {
    try {
      await inTime(run(entry, id, data), entry.job.policy.mayTake)
      return null
    } catch (error) {
      const job = entry.job.name
      if (error instanceof NotTaken) log.warn({ job, id, problem: error.message }, 'job failed')
      else log.error({ job, id, error }, 'job failed')
      return { message: String(error) }
    }
  }

  return {
    handle(job, handler, options = {}) {
      if (handled.has(job.name)) throw new Error(`Two handlers for the job ${job.name}`)
      const entry = { job, handler, concurrency: options.concurrency ?? 1 }
      handled.set(job.name, entry as unknown as Handled)
    },

    async enqueue(executor, job, data, options = {}) {
      await boss.send(job.name, withTrace(data as object), { ...options, db: fromDrizzle(executor, sql) })
    },

    async enqueueAll(executor, job, all) {
      const jobs = all.map((data) => ({ data: withTrace(data as object) }))
      await boss.insert(job.name, jobs, { db: fromDrizzle(executor, sql) })
    },

    async hasten(executor, job, data) {
      const isSame = sql`name = ${job.name} and ${workOf(sql`data`)} = ${JSON.stringify(data)}::jsonb`
      const { rows } = await executor.execute(sql`
        with hastened as (
          update pgboss.job set start_after = now() where ${isSame} and state in ('created', 'retry') returning 1
        )
        select 1 from hastened union all select 1 from pgboss.job where ${isSame} and state = 'active'`)
      return rows.length > 0
    },

    async hastenAll(executor, jobs, key, ids) {
      const names = sql.join(
        jobs.map(({ name }) => sql`${name}`),
        sql`, `,
      )
      await executor.execute(sql`
        update pgboss.job set start_after = now()
        where name in (${names}) and state = 'retry' and start_after > now() and data ->> ${key} in (${ids})`)
    },

    schedule(job, cron, data) {
      schedules.push({ name: job.name, cron, data: data as object })
    },

    async prepare() {
      if (isPrepared) return
      await boss.start().catch(() => {
        // Its tables are missing, or from an older version.
        boss = open(justUsing)
        return boss.start()
      })
      await dropQueueKey(query)
      await keepQueues(
        boss,
        [...handled.values()].map(({ job }) => job),
      )
      timers.push(setInterval(lookForLost, lostAfterSeconds * 500).unref())
      isPrepared = true
    },

    async work() {
      await takeWorkerPlace(line, log)
      const upkeep = open({ useListenNotify: true, superviseIntervalSeconds: 10, monitorIntervalSeconds: 10 })
      working = upkeep
      for (const entry of handled.values()) {
        const { job, concurrency } = entry
        const work = (one: BossJob<unknown>) => workOn(entry, one)
        workers.set(job.name, createQueueWorkers({ boss, queue: job.name, concurrency, work, onError: tell }))
      }
      timers.push(setInterval(giveSigns, signOfLifeSeconds * 1_000).unref())
      await upkeep.start()
      await keepSchedules(upkeep, schedules)
      void wakeNowAndAgain()
    },

    async runDue() {
      const failures: unknown[] = []
      for (let isDone = false; !isDone && failures.length === 0; ) {
        isDone = true
        const due = await namesOfDue(boss)
        for (const entry of handled.values()) {
          if (!due.has(entry.job.name)) continue
          const batch = await boss.fetch(entry.job.name, { batchSize: 50 })
          for (const { id } of batch) own.set(id, entry.job.name)
          for (const { id, data } of batch) {
            isDone = false
            try {
              await run(entry, id, data)
              await boss.complete(entry.job.name, id)
            } catch (error) {
              await boss.fail(entry.job.name, id, { message: String(error) })
              failures.push(error)
            }
          }
        }
      }
      if (failures.length > 0) throw failures[0]
    },

    async stop(timeout = 5_000) {
      if (!isPrepared) return
      for (const timer of timers) clearInterval(timer)
      clearTimeout(waking)
      const upkeep = working
      working = undefined
      const ended = Promise.all([...workers.values()].map((each) => each.stop()))
      const late = new AbortController()
      await Promise.race([ended, pause(timeout, undefined, { signal: late.signal }).catch(() => {})])
      late.abort()
      if (own.size > 0)
        await giveBack(query, own).catch((error) =>
          log.warn({ error }, 'jobs that were cut off wait until they are missed'),
        )
      await Promise.all([upkeep, boss].map((one) => one?.stop({ graceful: false })))
    },
  }
}

/** Work that takes longer has failed, whatever its eventual result. */
async function inTime(work: Promise<void>, longest: number): Promise<void> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(`It took longer than ${longest / 1_000} s`)), longest)
  try {
    await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

const nameSchema = z.array(z.object({ name: z.string() }))

/** One query instead of one for each of some thirty queues. */
async function namesOfDue(boss: PgBoss): Promise<Set<string>> {
  const waiting = `select distinct name from pgboss.job where state < 'active' and start_after <= now()`
  const { rows } = await boss.getDb().executeSql(waiting)
  return new Set(nameSchema.parse(rows).map(({ name }) => name))
}
