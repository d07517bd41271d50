import { randomBytes } from 'node:crypto'
import { Pool } from 'pg'
import { inject } from 'vitest'
import { type Database, openDatabase } from '#server/kernel/database.ts'
import { silentLog } from '#server/kernel/log.ts'
import { HouseClient } from '#server/kernel/postgres/house-client.ts'
import { templateName } from './databases/template-name.ts'
import { expectMoneyToAddUp } from './money-invariant.ts'

export type TestDatabase = Database & AsyncDisposable & { connectionString: string }

/** Opens a fresh migrated database for the test: `await using database = await createTestDatabase()`. */
export async function createTestDatabase(template?: string): Promise<TestDatabase> {
  const connectionString = await copyDatabase(template)
  const database = openDatabase(connectionString, silentLog())
  return Object.assign(database, {
    connectionString,
    [Symbol.asyncDispose]: holdBooks(connectionString, database),
  })
}

/**
 * Address of a fresh migrated database, for callers that open it and call `holdBooks`. `template` is another database
 * to copy, such as PostgreSQL's empty one for a test of migrations.
 */
export async function copyDatabase(template = templateName): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`
  // Copying files takes half the time of the default, which writes every page to the log.
  await administer(`create database ${name} template ${template} strategy file_copy`)
  return databaseUrl(name)
}

type Opened = Pick<Database, 'pool' | 'line' | 'close'>

/** Every database that is open now, by address, with the connections of whoever opened it. */
const open = new Map<string, Opened>()

/**
 * From now on every order in it must add up after each test, and once more in the returned function, which ends it: no
 * test that touches money can forget to check. The end also closes and drops it.
 */
export function holdBooks(connectionString: string, database: Opened): () => Promise<void> {
  open.set(connectionString, database)
  return async () => {
    open.delete(connectionString)
    try {
      await readBooks([connectionString, database])
    } finally {
      await database.close().catch(() => {})
      const name = new URL(connectionString).pathname.slice(1)
      dropped = dropped.then(() => drop(name))
    }
  }
}

/** The same for every open database; called after each test of every file. */
export async function expectAllMoneyToAddUp(): Promise<void> {
  await Promise.all([...open].map(readBooks))
}

/**
 * A connection costs PostgreSQL more than any of these queries, so open connections are borrowed while there are any.
 */
async function readBooks([connectionString, { pool, line }]: [string, Opened]): Promise<void> {
  if (!pool.ending && !line.outage.aborted) return expectMoneyToAddUp({ pool })
  const books = openPool(connectionString, 1)
  try {
    await expectMoneyToAddUp({ pool: books })
  } finally {
    await books.end()
  }
}

let dropped: Promise<unknown> = Promise.resolve()

/**
 * Runs alongside the following tests: PostgreSQL checks only every 100 ms whether connections that were just closed
 * have ended.
 */
const drop = (name: string): Promise<void> => administer(`drop database if exists ${name} with (force)`)

/** Resolves once a file's databases are dropped. @throws whatever prevented one of the drops */
export const databasesDropped = (): Promise<unknown> => dropped

function databaseUrl(name: string): string {
  const url = new URL(inject('clusterUrl'))
  url.pathname = `/${name}`
  return url.toString()
}

let administration: Pool | null = null

/** Runs one statement as the cluster's owner, outside every test's database. */
export async function administer(statement: string): Promise<void> {
  // One creates a database while the other waits until one can be dropped.
  administration ??= openPool(inject('clusterUrl'), 2)
  await administration.query(statement)
}

/** Connections that stay open once opened; a test may kill one along with all others, even while it is being closed. */
function openPool(connectionString: string, max: number): Pool {
  const options = { connectionString, max, idleTimeoutMillis: 0, allowExitOnIdle: true }
  const pool = new Pool({ ...options, Client: HouseClient })
  return pool.on('error', () => {})
}
