import { sql } from 'drizzle-orm'
import { getRollbackPlans } from 'pg-boss'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { jobPolicies } from '#server/kernel/job-queue/job-policies.ts'
import { giveBack, lostAfterSeconds, releaseLostJobs } from '#server/kernel/job-queue/release-lost-jobs.ts'
import { isAnybodyAtWork } from '#server/kernel/job-queue/worker-place.ts'
import { createTestDatabase, type TestDatabase } from '#tests/harness/database.ts'
import { until } from '#tests/harness/until.ts'
import { openDatabase } from './database.ts'
import { createJobs, type Job, type JobHandler, type Jobs } from './jobs.ts'
import { silentLog } from './log.ts'

const job: Job<{ number: number }> = {
  name: 'test.work',
  schema: z.object({ number: z.int() }),
  policy: jobPolicies['orders.mail-placed'],
}

/** Whether it is the statement that takes jobs from the queue. */
const isLook = (text: unknown): boolean =>
  /j\.name = 'test\.work'\s+AND j\.state < 'active'/.test(String(text))

/** A job taken by some process, in one step, so that no one else takes it. */
async function leaveBehind(database: TestDatabase, jobs: Jobs): Promise<void> {
  await database.transaction(async (transaction) => {
    await jobs.enqueue(transaction, job, { number: 1 })
    await transaction.execute(
      sql`update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() where name = ${job.name}`,
    )
  })
}

async function open(workers: JobHandler<{ number: number }>[]) {
  const database = await createTestDatabase()
  const { offices, close } = employ(database, workers)
  for (const jobs of offices) await jobs.prepare()
  const [first] = offices
  if (!first) throw new Error('Nobody works')
  return {
    database,
    offices,
    first,
    async [Symbol.asyncDispose]() {
      await close()
      await database[Symbol.asyncDispose]()
    },
  }
}

/** Each has its own connections, as a process does. */
function employ({ connectionString }: TestDatabase, workers: JobHandler<{ number: number }>[]) {
  const processes = workers.map((handler) => {
    const database = openDatabase(connectionString, silentLog())
    const jobs = createJobs(database, silentLog())
    jobs.handle(job, handler)
    return { database, jobs }
  })
  return {
    offices: processes.map(({ jobs }) => jobs),
    async close() {
      for (const { jobs, database } of processes) {
        await jobs.stop()
        await database.close()
      }
    },
  }
}

test('a waiting worker asks one question for all queues, and later jobs run when due', async () => {
  await using database = await createTestDatabase()
  const own = openDatabase(database.connectionString, silentLog())
  const asked = vi.spyOn(own.jobPool, 'query')
  const jobs = createJobs(own, silentLog())
  const done: number[] = []
  jobs.handle(job, async ({ number }) => void done.push(number), { concurrency: 20 })
  await jobs.prepare()
  await jobs.work()
  const looks = () => asked.mock.calls.filter(([text]) => String(text).startsWith('select distinct name'))
  await until(async () => looks().length > 1)
  asked.mockClear()
  await until(async () => looks().length > 1)
  expect(asked.mock.calls.length).toBeLessThan(20)

  await jobs.enqueue(own.orm, job, { number: 7 }, { startAfter: new Date(Date.now() + 100) })
  await until(async () => done.length > 0)
  expect(done).toEqual([7])
  await jobs.stop()
  await own.close()
})

test('an older database loses the key by which each new job locked its queue, and accepts no job without a queue', async () => {
  await using database = await createTestDatabase()
  const [before, now] = [createJobs(database, silentLog()), createJobs(database, silentLog())]
  before.handle(job, async () => {})
  await before.prepare()
  await database.pool.query(
    `alter table pgboss.job_common add constraint q_fkey foreign key (name) references pgboss.queue (name)
     on delete restrict deferrable initially deferred`,
  )
  await now.prepare()
  const { rows } = await database.pool.query("select from pg_constraint where conname = 'q_fkey'")
  expect(rows).toEqual([])
  const other = { ...job, name: 'test.other' }
  await expect(now.enqueue(database.orm, other, { number: 1 })).rejects.toThrow('test.other')
  for (const each of [before, now]) await each.stop()
})

test('a new job is looked for once, and jobs that arrive together run side by side', async () => {
  await using database = await createTestDatabase()
  const own = openDatabase(database.connectionString, silentLog())
  const asked = vi.spyOn(own.jobPool, 'query')
  const jobs = createJobs(own, silentLog())
  const begun: number[] = []
  let together = Promise.withResolvers<void>()
  const atOnce = 6
  const meet = async ({ number }: { number: number }): Promise<void> => {
    begun.push(number)
    if (begun.length === atOnce) together.resolve()
    await together.promise
  }
  // One more than there are: a worker that gets as many as it has capacity for looks again, at any time.
  jobs.handle(job, meet, { concurrency: atOnce + 1 })
  await jobs.prepare()
  await jobs.work()
  await database.transaction(async (transaction) => {
    for (let number = 0; number < atOnce; number += 1) await jobs.enqueue(transaction, job, { number })
  })
  await together.promise
  const { pool } = database
  const isIdle = async () =>
    (await pool.query("select from pgboss.job where name = 'test.work' and state <> 'completed'"))
      .rowCount === 0
  await until(isIdle)

  begun.length = 0
  together = Promise.withResolvers()
  together.resolve()
  asked.mockClear()
  await jobs.enqueue(own.orm, job, { number: 7 })
  await until(isIdle)
  expect(begun).toEqual([7])
  const said = asked.mock.calls.map(([text]) => String(text))
  const looks = said.filter(isLook)
  // A worker that gets fewer jobs than it has capacity for doesn't look again, unless the query for all queues
  // coincided with it.
  const questions = said.filter((text) => text.startsWith('select distinct name'))
  expect(looks.length).toBeLessThanOrEqual(1 + questions.length)
  await jobs.stop()
  await own.close()
})

test('a process that runs no jobs leaves the worker’s schedule alone, whatever its own settings are', async () => {
  await using database = await createTestDatabase()
  const times = async () => {
    const { rows } = await database.pool.query('select name, cron from pgboss.schedule')
    return rows.map(({ name, cron }) => `${name} ${cron}`)
  }
  const opened = async (cron: string | null): Promise<Jobs> => {
    const jobs = createJobs(database, silentLog())
    jobs.handle(job, async () => {})
    if (cron) jobs.schedule(job, cron, { number: 1 })
    await jobs.prepare()
    return jobs
  }
  for (const cron of ['17 3 * * *', '18 3 * * *', '18 3 * * *', null]) {
    const worker = await opened(cron)
    await worker.work()
    const wanted = cron ? [`test.work ${cron}`] : []
    expect(await times()).toEqual(wanted)
    for (const other of [null, '1 1 * * *']) await (await opened(other)).stop()
    expect(await times()).toEqual(wanted)
    await worker.stop()
  }
})

test('queue tables of an older version are updated by whichever process opens the shop', async () => {
  await using database = await createTestDatabase()
  const version = async () =>
    (await database.pool.query('select version from pgboss.version')).rows[0]?.version
  const now = await version()
  await database.pool.query(getRollbackPlans('pgboss'))
  expect(await version()).toBe(now - 1)
  const jobs = createJobs(database, silentLog())
  await jobs.prepare()
  await jobs.stop()
  expect(await version()).toBe(now)
})

test('a job exists exactly when its transaction commits', async () => {
  const done: number[] = []
  await using opened = await open([async ({ number }) => void done.push(number)])
  const { database, first } = opened
  const failing = database.transaction(async (transaction) => {
    await first.enqueue(transaction, job, { number: 1 })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await database.transaction((transaction) => first.enqueue(transaction, job, { number: 2 }))
  await first.runDue()
  expect(done).toEqual([2])
})

test('a failed job is run again until it succeeds', async () => {
  const succeeded = Promise.withResolvers<void>()
  let runs = 0
  await using opened = await open([
    async () => {
      if (++runs < 2) throw new Error(`run ${runs} failed`)
      succeeded.resolve()
    },
  ])
  const { database, first } = opened
  await first.enqueue(database.orm, job, { number: 1 })
  await first.work()
  await succeeded.promise
  expect(runs).toBe(2)
})

test('data that does not fit its job never reaches the handler', async () => {
  const done: unknown[] = []
  await using opened = await open([async (data) => void done.push(data)])
  const { database, first } = opened
  await first.enqueue(database.orm, job, { number: 0.5 })
  await expect(first.runDue()).rejects.toThrow()
  expect(done).toEqual([])
})

test('two workers share the work: every job runs once', async () => {
  const count = 40
  const runs = new Map<number, number>()
  const workers = new Set<number>()
  const all = Promise.withResolvers<void>()
  const bothAtWork = Promise.withResolvers<void>()
  const worker =
    (name: number): JobHandler<{ number: number }> =>
    async ({ number }) => {
      workers.add(name)
      if (workers.size === 2) bothAtWork.resolve()
      // The first waits for the other, so that neither can do everything alone.
      await bothAtWork.promise
      runs.set(number, (runs.get(number) ?? 0) + 1)
      if (runs.size === count) all.resolve()
    }
  await using opened = await open([worker(1), worker(2)])
  const { database, offices, first } = opened
  for (let number = 0; number < count; number++) await first.enqueue(database.orm, job, { number })
  for (const jobs of offices) await jobs.work()
  await all.promise
  expect([...runs.values()]).toEqual(Array.from({ length: count }, () => 1))
})

test('one job has one handler', async () => {
  await using opened = await open([async () => {}])
  expect(() => opened.first.handle(job, async () => {})).toThrow('Two handlers for the job test.work')
})

test('a queue created by an older version is retried by the current policy', async () => {
  await using database = await createTestDatabase()
  const limit = async () => {
    const { rows } = await database.pool.query(
      "select retry_limit, expire_seconds from pgboss.queue where name = 'test.work'",
    )
    return rows[0]
  }
  for (const triedFor of [0, 10_000, 5_000]) {
    const jobs = createJobs(database, silentLog())
    jobs.handle({ ...job, policy: { ...job.policy, triedFor } }, async () => {})
    await jobs.prepare()
    await jobs.stop()
    expect(await limit()).toEqual({ retry_limit: { 0: 0, 5000: 3, 10000: 4 }[triedFor], expire_seconds: 900 })
  }
})

test('a job whose process died goes back without losing a try, with growing pauses; one that kills twenty times fails', async () => {
  await using opened = await open([async () => {}])
  const { database, first } = opened
  await first.enqueue(database.orm, job, { number: 1 })
  const client = await database.pool.connect()
  const query = (text: string, values: unknown[]) => client.query(text, values)
  const look = (own: string[] = []) => releaseLostJobs(query, { seconds: lostAfterSeconds, own })
  const stands = async () => {
    const { rows } = await client.query(
      `select id, state, retry_limit - retry_count as tries, output ->> 'message' as message,
         extract(epoch from start_after - now())::int as pause
       from pgboss.job where name = 'test.work'`,
    )
    return rows[0]
  }
  /** A worker takes it, as pg-boss does, and has sent no heartbeat for this long. */
  const take = (seconds: number) =>
    client.query(
      `update pgboss.job set state = 'active', heartbeat_on = now() - $1 * interval '1 second',
         retry_count = retry_count + (state = 'retry')::int where name = 'test.work'`,
      [seconds],
    )
  // In one transaction, in which time stands still.
  await client.query('begin')
  const { id, tries } = await stands()
  await take(lostAfterSeconds - 1)
  await look()
  expect(await stands()).toMatchObject({ state: 'active' })
  // An orderly stop doesn't count against the job, however often it happens.
  for (let stop = 0; stop < 20; stop++) {
    await take(0)
    await giveBack(query, new Map([[id, job.name]]))
  }
  for (const pause of [0, 1, 4, 9, 16, 25, 36, 49, ...Array.from({ length: 12 }, () => 60)]) {
    await take(lostAfterSeconds)
    await look([id])
    expect(await stands()).toMatchObject({ state: 'active' })
    await look()
    expect(await stands()).toEqual({ id, state: 'retry', tries: tries + 1, message: null, pause })
  }
  await take(lostAfterSeconds)
  await look()
  expect(await stands()).toMatchObject({
    state: 'failed',
    message: 'The server stopped 20 times while it ran',
  })
  await client.query('rollback')
  client.release()
})

test('the tick of a schedule also goes back when the process that handed it on has died', async () => {
  await using opened = await open([async () => {}])
  const { pool } = opened.database
  await opened.first.work()
  await opened.first.stop()
  const tick = `insert into pgboss.job (name, state, started_on, data)
    values ('__pgboss__send-it', 'active', now() - $1 * interval '1 second', $2) returning id`
  const { rows } = await pool.query(tick, [lostAfterSeconds, { name: job.name, data: { number: 1 } }])
  await releaseLostJobs((text, values) => pool.query(text, values), { seconds: lostAfterSeconds, own: [] })
  const states = await pool.query('select state from pgboss.job where id = $1', [rows[0].id])
  expect(states.rows).toEqual([{ state: 'retry' }])
})

test('a worker that starts and finds no other takes over a dead process’s jobs right away', async () => {
  const done = Promise.withResolvers<void>()
  await using database = await createTestDatabase()
  const states = async () =>
    (await database.pool.query("select state from pgboss.job where name = 'test.work'")).rows
  const first = employ(database, [async () => {}, async () => {}])
  const [one, other] = first.offices
  for (const jobs of first.offices) await jobs.prepare()
  expect(await isAnybodyAtWork(database.orm)).toBe(false)
  await one?.work()
  expect(await isAnybodyAtWork(database.orm)).toBe(true)
  // Its heartbeat is fresh and the other worker is active: it may be the other's.
  if (one) await leaveBehind(database, one)
  await other?.work()
  expect(await states()).toEqual([{ state: 'active' }])
  await first.close()
  expect([await isAnybodyAtWork(database.orm), await states()]).toEqual([false, [{ state: 'active' }]])

  const next = employ(database, [async () => done.resolve()])
  await next.offices[0]?.prepare()
  await next.offices[0]?.work()
  await done.promise
  await next.close()
})

test('a worker that loses and regains the database connection is seen at work again', async () => {
  await using database = await createTestDatabase()
  const process = employ(database, [async () => {}])
  const [jobs] = process.offices
  await jobs?.prepare()
  await jobs?.work()
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and mode = 'ShareLock'
      and database = (select oid from pg_database where datname = current_database())`,
  )
  await until(() => isAnybodyAtWork(database.orm))
  await process.close()
})

test('a job cut off when the process ends loses no try', async () => {
  await using database = await createTestDatabase()
  const begun = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const process = employ(database, [
    async () => {
      begun.resolve()
      await end.promise
    },
  ])
  const [jobs] = process.offices
  const tries = async () => {
    const { rows } = await database.pool.query(
      "select retry_limit - retry_count as tries, state from pgboss.job where name = 'test.work'",
    )
    return rows[0]
  }
  await jobs?.prepare()
  await jobs?.enqueue(database.orm, job, { number: 1 })
  const before = await tries()
  await jobs?.work()
  await begun.promise
  await jobs?.stop(0)
  expect(await tries()).toEqual({ state: 'retry', tries: before.tries + 1 })
  end.resolve()
  await process.close()
})
