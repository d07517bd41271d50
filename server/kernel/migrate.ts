import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'

const root = fileURLToPath(new URL('../..', import.meta.url))
const migrationsFolder = join(root, 'migrations')

/** Any number that only migrations use: two servers starting at once migrate one after the other. */
const migrationLock = 7_220_114

/** Brings the schema up to date; forward only. Needs PostgreSQL 15 or newer and the right to create pg_trgm. */
export async function migrateDatabase(connectionString: string): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await client.query('create extension if not exists pg_trgm')
    await migrate(drizzle(client), {
      migrationsFolder,
      migrationsSchema: 'public',
      migrationsTable: 'migrations',
    })
    // What tables.ts has no words for. Each may run any number of times.
    for await (const file of glob('server/*/triggers.sql', { cwd: root }))
      await client.query(await readFile(join(root, file), 'utf8'))
  } finally {
    await client.end()
  }
}
