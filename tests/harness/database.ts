import { randomBytes } from 'node:crypto'
import { Pool } from 'pg'
import { inject } from 'vitest'
import { type Database, openDatabase } from '#server/kernel/database.ts'
import { silentLog } from '#server/kernel/log.ts'
import { HouseClient } from '#server/kernel/postgres/house-client.ts'
import { templateName } from './databases/template-name.ts'
import { expectMoneyToAddUp } from './money-invariant.ts'

export type TestDatabase = Database & AsyncDisposable & { connectionString: string }

/** A fresh migrated database of the test's own, opened: `await using database = await createTestDatabase()`. */
export async function createTestDatabase(template?: string): Promise<TestDatabase> {
  const connectionString = await copyDatabase(template)
  const database = openDatabase(connectionString, silentLog())
  return Object.assign(database, {
    connectionString,
    [Symbol.asyncDispose]: holdBooks(connectionString, database),
  })
}

/**
 * Address of a fresh migrated database, for whoever opens it and calls `holdBooks`. `template` is another database to copy, such
 * as PostgreSQL's empty one for a test of migrations.
 */
export async function copyDatabase(template = templateName): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`
  // Copying files takes half as long as the default, which writes every page to the log.
  await administer(`create database ${name} template ${template} strategy file_copy`)
  return databaseUrl(name)
}

type Opened = Pick<Database, 'pool' | 'line' | 'close'>

/** Every database that is open now, by its address, with the connections of whoever has it open. */
const open = new Map<string, Opened>()

/**
 * From now on every order in it must add up after each test, and once more at its end, which is the answer: no test that
 * touches money can forget to ask. The end closes it and drops it, too.
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

/** The same for every database that is open now; called after each test of every file. */
export async function expectAllMoneyToAddUp(): Promise<void> {
  await Promise.all([...open].map(readBooks))
}

/** A connection costs PostgreSQL more than any of these questions: those are lent that are open anyway, while there are any. */
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
 * Beside the tests that follow: PostgreSQL looks only every 100 ms whether the connections have ended that were closed a
 * moment ago.
 */
const drop = (name: string): Promise<void> => administer(`drop database if exists ${name} with (force)`)

/** Until the databases of a file are gone. @throws what kept one of them */
export const databasesDropped = (): Promise<unknown> => dropped

function databaseUrl(name: string): string {
  const url = new URL(inject('clusterUrl'))
  url.pathname = `/${name}`
  return url.toString()
}

let administration: Pool | null = null

/** One statement of the cluster's owner, outside of every test's database. */
export async function administer(statement: string): Promise<void> {
  // One makes a database while the other waits until one can be dropped.
  administration ??= openPool(inject('clusterUrl'), 2)
  await administration.query(statement)
}

/** Connections that stay open once they are; a test may cut one off with all others, also while it is being ended. */
function openPool(connectionString: string, max: number): Pool {
  const options = { connectionString, max, idleTimeoutMillis: 0, allowExitOnIdle: true }
  const pool = new Pool({ ...options, Client: HouseClient })
  return pool.on('error', () => {})
}
