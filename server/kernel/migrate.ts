import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { OperatorError } from './operator-error.ts'
import { type HouseClient, openClient } from './postgres/house-client.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const migrationsFolder = join(root, 'migrations')

/** Any number that only migrations use: two servers starting at once migrate one after the other. */
const migrationLock = 7_220_114

/**
 * Brings the schema up to date; forward only. Needs PostgreSQL 15 or newer and the right to create pg_trgm.
 * @throws OperatorError when the database is already further than this version
 */
export async function migrateDatabase(connectionString: string): Promise<void> {
  const client = openClient({ connectionString })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await refuseNewer(client)
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

/** Drizzle runs what is younger than the youngest that it finds, and asks nothing about the rest. */
async function refuseNewer(client: HouseClient): Promise<void> {
  const { rows: tables } = await client.query(`select to_regclass('public.migrations') is not null as exists`)
  if (!tables[0].exists) return
  const ours = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis)
  const { rows } = await client.query(
    'select 1 from public.migrations where created_at <> all($1::bigint[]) limit 1',
    [ours],
  )
  if (rows.length === 0) return
  throw new OperatorError(
    'This database was brought up to date by a newer version of Gangway, which this older one cannot serve: ' +
      'put the newer version back, or restore the backup that you made before the upgrade.',
  )
}
