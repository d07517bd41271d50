import { randomBytes } from 'node:crypto'
import { Pool } from 'pg'
import { inject } from 'vitest'
import { type Database, openDatabase } from '#server/kernel/database.ts'
import { silentLog } from '#server/kernel/log.ts'
import { expectMoneyToAddUp } from './money-invariant.ts'
import { templateName } from './template-name.ts'

export type TestDatabase = Database & AsyncDisposable & { connectionString: string }

/**
 * A fresh migrated database of the test's own: `await using database = await createTestDatabase()`. Before it is
 * dropped, every order in it must add up: no test that touches money can forget to ask. `template` is another database to
 * copy, such as PostgreSQL's empty one for a test of migrations.
 */
export async function createTestDatabase(template = templateName): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`
  // Copying files takes half as long as the default, which writes every page to the log.
  await administer(`create database ${name} template ${template} strategy file_copy`)
  const connectionString = databaseUrl(name)
  const database = openDatabase(connectionString, silentLog())
  const books = openPool(connectionString)
  open.add(books)
  return Object.assign(database, {
    connectionString,
    async [Symbol.asyncDispose]() {
      await database.close().catch(() => {})
      open.delete(books)
      try {
        await expectMoneyToAddUp({ pool: books })
      } finally {
        await books.end()
        dropped = dropped.then(() => drop(name))
      }
    },
  })
}

/** Of every database that is open now; apart from the tests' own, which close theirs. */
const open = new Set<Pool>()

/** The same for every database that is open now; called after each test of every file. */
export async function expectAllMoneyToAddUp(): Promise<void> {
  await Promise.all([...open].map((pool) => expectMoneyToAddUp({ pool })))
}

let dropped: Promise<unknown> = Promise.resolve()

/**
 * Beside the tests that follow: PostgreSQL looks only every 100 ms whether the connections have ended that were closed a
 * moment ago.
 */
async function drop(name: string): Promise<void> {
  drops ??= openPool(inject('clusterUrl'))
  await drops.query(`drop database if exists ${name} with (force)`)
}

let drops: Pool | null = null

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
  administration ??= openPool(inject('clusterUrl'))
  await administration.query(statement)
}

/** One connection, made when it is needed; a test may cut it off with all others. */
function openPool(connectionString: string): Pool {
  const pool = new Pool({ connectionString, max: 1, allowExitOnIdle: true })
  return pool.on('error', () => {})
}
