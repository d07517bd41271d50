import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import { type Database, openDatabase } from '#server/kernel/database.ts'
import { silentLog } from '#server/kernel/log.ts'
import { templateName } from './cluster.ts'

export type TestDatabase = Database & AsyncDisposable & { connectionString: string }

/** A fresh migrated database of the test's own: `await using database = await createTestDatabase()`. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await administer(`create database ${name} template ${templateName}`)
  const connectionString = databaseUrl(name)
  const database = openDatabase(connectionString, silentLog())
  return Object.assign(database, {
    connectionString,
    async [Symbol.asyncDispose]() {
      await database.close().catch(() => {})
      await administer(`drop database if exists ${name} with (force)`)
    },
  })
}

function databaseUrl(name: string): string {
  const url = new URL(inject('clusterUrl'))
  url.pathname = `/${name}`
  return url.toString()
}

async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: inject('clusterUrl') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
