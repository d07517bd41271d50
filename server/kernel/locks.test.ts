import { expect, test } from 'vitest'
import { createTestDatabase } from '#tests/harness/database.ts'
import { createLocks } from './locks.ts'
import { createLog } from './log.ts'

const log = createLog('silent')

/** Two processes of one shop, as far as PostgreSQL can tell. */
async function twoProcesses() {
  const database = await createTestDatabase()
  const [one, other] = [
    createLocks(database.connectionString, log),
    createLocks(database.connectionString, log),
  ]
  return {
    one,
    other,
    async [Symbol.asyncDispose]() {
      await Promise.all([one.stop(), other.stop()])
      await database[Symbol.asyncDispose]()
    },
  }
}

const patient = (onWanted = () => {}) => ({
  signal: new AbortController().signal,
  patienceMilliseconds: 60_000,
  onWanted,
})
const impatient = { ...patient(), patienceMilliseconds: 1 }

test('one process holds a key at a time; another one makes it let go, and then has it', async () => {
  await using processes = await twoProcesses()
  const { one, other } = processes
  const wanted = Promise.withResolvers<void>()
  const release = await one.acquire('upload:1', patient(wanted.resolve))

  expect(await other.acquire('upload:1', impatient)).toBeNull()
  expect(await other.acquire('upload:2', impatient)).not.toBeNull()
  await wanted.promise
  const next = other.acquire('upload:1', patient())
  await release?.()
  expect(await next).not.toBeNull()
})

test('within a process a key is held once, too', async () => {
  await using processes = await twoProcesses()
  const { one } = processes
  let isWanted = false
  const release = await one.acquire(
    'upload:1',
    patient(() => {
      isWanted = true
    }),
  )
  expect(await one.acquire('upload:1', impatient)).toBeNull()
  expect(isWanted).toBe(true)
  await release?.()
  expect(await one.acquire('upload:1', impatient)).not.toBeNull()
})

test('a process that ends lets go of everything', async () => {
  await using processes = await twoProcesses()
  const { one, other } = processes
  await one.acquire('upload:1', patient())
  await one.stop()
  expect(await other.acquire('upload:1', patient())).not.toBeNull()
})
