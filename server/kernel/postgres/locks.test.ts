import { expect, test } from 'vitest'
import { openDatabase } from '#server/kernel/database.ts'
import { silentLog } from '#server/kernel/log.ts'
import { administer, createTestDatabase } from '#tests/harness/database.ts'
import { createLocks } from './locks.ts'

/** Two processes of one shop, from PostgreSQL's point of view. */
async function twoProcesses() {
  const database = await createTestDatabase()
  const open = () => openDatabase(database.connectionString, silentLog())
  const [home, abroad] = [open(), open()]
  return {
    database,
    home,
    one: createLocks(home.line),
    other: createLocks(abroad.line),
    async [Symbol.asyncDispose]() {
      await Promise.all([home.close(), abroad.close()])
      await database[Symbol.asyncDispose]()
    },
  }
}

const patient = (onWanted = () => {}) => ({
  signal: new AbortController().signal,
  timeoutMilliseconds: 60_000,
  onWanted,
})
const impatient = { ...patient(), timeoutMilliseconds: 1 }

test('one process holds a key at a time; another one makes it let go, and then gets the key', async () => {
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

test('a key is also held only once within a process', async () => {
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

test('a process that ends releases everything', async () => {
  await using processes = await twoProcesses()
  const { home, one, other } = processes
  await one.acquire('upload:1', patient())
  await home.close()
  expect(await other.acquire('upload:1', patient())).not.toBeNull()
})

test('a lost connection loses its locks: the holders are informed, let go without error, and can lock again', async () => {
  await using processes = await twoProcesses()
  const { database, home, one, other } = processes
  const told = Promise.withResolvers<void>()
  const release = await one.acquire('upload:1', patient(told.resolve))
  const [session] = await home.line.ask<{ pid: number }>('select pg_backend_pid() as pid')

  await database.pool.query('select pg_terminate_backend($1)', [session?.pid])

  await told.promise
  const taken = await other.acquire('upload:1', patient())
  await release?.()
  expect(await one.acquire('upload:1', impatient)).toBeNull()
  await taken?.()
  expect(await one.acquire('upload:1', patient())).not.toBeNull()
})

test('a lock released while the database is away is free as soon as it is back', async () => {
  await using processes = await twoProcesses()
  const { database, home, one } = processes
  const release = await one.acquire('upload:1', patient())
  const name = new URL(database.connectionString).pathname.slice(1)
  await administer(`alter database ${name} with allow_connections false`)
  await administer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
  await expect.poll(() => home.line.outage.aborted).toBe(true)

  await release?.()
  await expect(one.acquire('upload:1', patient())).rejects.toThrow('The database does not answer')
  await administer(`alter database ${name} with allow_connections true`)

  await expect.poll(() => home.line.outage.aborted).toBe(false)
  expect(await one.acquire('upload:1', patient())).not.toBeNull()
})
