import { cp, glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { withWorkFolder } from '#server/kernel/files/work-folder.ts'
import { OperatorError } from '#server/kernel/operator-error.ts'
import { type HouseClient, openClient } from './house-client.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const migrationsFolder = join(root, 'migrations')

/** Any number that only migrations use: two servers starting at once migrate one after the other. */
const migrationLock = 7_220_114

/**
 * Brings the schema up to date; forward only. Needs PostgreSQL 15 or newer and the right to create pg_trgm.
 * @throws OperatorError when the database is already further than this version
 */
export async function migrateDatabase(connectionString: string): Promise<void> {
  await withClient(connectionString, async (client) => {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await refuseNewer(client)
    await runMigrations(client, migrationsFolder)
    // What tables.ts has no words for. Each may run any number of times.
    for await (const file of glob('server/*/triggers.sql', { cwd: root }))
      await client.query(await readFile(join(root, file), 'utf8'))
  })
}

/** @throws OperatorError when the database is already further than this version */
export const refuseNewerDatabase = (connectionString: string): Promise<void> =>
  withClient(connectionString, refuseNewer)

async function withClient(connectionString: string, work: (client: HouseClient) => Promise<void>) {
  const client = openClient({ connectionString })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.leave()
  }
}

/**
 * Gives an empty database the tables of the version that had just these migrations, without triggers: for rows that come
 * from a backup. `made` is when each was made, in ms since 1970.
 * @throws OperatorError when one of them is unknown here
 */
export async function makeEarlierSchema(connectionString: string, made: readonly number[]): Promise<void> {
  const journal: Journal = JSON.parse(await readFile(join(migrationsFolder, 'meta', '_journal.json'), 'utf8'))
  const entries = journal.entries.slice(0, made.length)
  if (entries.length < made.length || entries.some(({ when }, index) => when !== made[index]))
    throw new OperatorError(
      'This backup was made by a newer version of Gangway: put that version in place and restore it with that.',
    )
  await withWorkFolder(async (folder) => {
    await cp(migrationsFolder, folder, { recursive: true })
    await writeFile(join(folder, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }))
    await withClient(connectionString, (client) => runMigrations(client, folder))
  })
}

async function runMigrations(client: HouseClient, folder: string): Promise<void> {
  await client.query('create extension if not exists pg_trgm')
  await migrate(drizzle(client), {
    migrationsFolder: folder,
    migrationsSchema: 'public',
    migrationsTable: 'migrations',
  })
}

type Journal = { entries: { when: number; tag: string }[] }

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
