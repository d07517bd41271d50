import { expect, test } from 'vitest'
import { z } from 'zod'
import { createTestDatabase } from '#tests/harness/database.ts'
import { createJobs, defineJob, type JobHandler } from './jobs.ts'
import { silentLog } from './log.ts'

const job = defineJob('test.work', z.object({ number: z.int() }))

async function open(workers: JobHandler<{ number: number }>[]) {
  const database = await createTestDatabase()
  const offices = workers.map((handler) => {
    const jobs = createJobs(database.connectionString, silentLog())
    jobs.handle(job, handler)
    return jobs
  })
  for (const jobs of offices) await jobs.prepare()
  const [first] = offices
  if (!first) throw new Error('Nobody works')
  return {
    database,
    offices,
    first,
    async [Symbol.asyncDispose]() {
      for (const jobs of offices) await jobs.stop()
      await database[Symbol.asyncDispose]()
    },
  }
}

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

test('data that does not fit its job is never handled', async () => {
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
      // The first waits for its colleague, so that neither can do everything alone.
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
