import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { OperatorError } from '#server/kernel/operator-error.ts'
import { dropAll } from './drop-all.ts'
import { type HouseClient, withClient } from './house-client.ts'
import { type Migration, readMigrations } from './migrations.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** An arbitrary number used only by migrations: two servers starting at the same time migrate one after the other. */
const migrationLock = 7_220_114

export type MigrationStep = Migration & { milliseconds: number }

/** Everything was rolled back. */
export class MigrationFailed extends Error {
  override readonly name = 'MigrationFailed'
  /** Which step failed, and why, in one sentence without its period. */
  readonly reason: string

  constructor({ name, says }: Pick<Migration, 'name' | 'says'>, cause: unknown) {
    const message = cause instanceof Error ? cause.message : String(cause)
    const reason = `the step ${name} (“${says}”) failed: ${message}`
    super(
      `The database could not be updated: ${reason}. All steps were rolled back: the database is unchanged, and ` +
        'no file was touched. Put the previous version back and start it; nothing is lost.',
      { cause },
    )
    this.reason = reason
  }
}

type MigrateOptions = {
  /** Called before anything is changed, while no one else can migrate. An exception aborts the migration. */
  before?(pending: Migration[]): Promise<void>
  say?(step: Migration): void
}

/**
 * Brings the schema up to date, all or nothing; forward only. Needs PostgreSQL 15 or newer and permission to create
 * pg_trgm.
 * @throws OperatorError if the database is newer than this version
 * @throws MigrationFailed if a step fails, with all of them rolled back
 */
export async function migrateDatabase(
  connectionString: string,
  { before, say }: MigrateOptions = {},
): Promise<MigrationStep[]> {
  return withClient({ connectionString }, async (client) => {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    const pending = await findPending(client)
    await before?.(pending)
    if (pending.length === 0) {
      await makeTriggers(client)
      return []
    }
    return allOrNothing(client, async () => {
      const steps = await run(client, pending, say)
      await makeTriggers(client).catch((error) => {
        throw new MigrationFailed(lastStep, error)
      })
      return steps
    })
  })
}

/**
 * The migrations that this version would run, in order. @throws OperatorError if the database is newer than this
 * version
 */
export const pendingMigrations = (connectionString: string): Promise<Migration[]> =>
  withClient({ connectionString }, findPending)

/** @throws OperatorError if the database is newer than this version */
export async function refuseNewerDatabase(connectionString: string): Promise<void> {
  await pendingMigrations(connectionString)
}

/**
 * Gives an empty database the tables of the version that had exactly these migrations, without triggers: for rows from
 * a backup. `made` lists when each was created, in ms since 1970.
 * @throws OperatorError if one of them is unknown here
 */
export async function makeEarlierSchema(connectionString: string, made: readonly number[]): Promise<void> {
  const earlier = await earlierMigrations(made)
  await withClient({ connectionString }, async (client) => {
    const pending = new Set((await findPending(client)).map((migration) => migration.made))
    const missing = earlier.filter((migration) => pending.has(migration.made))
    await allOrNothing(client, () => run(client, missing))
  })
}

/**
 * Replaces everything in the database with empty tables of the version that had exactly these migrations, within the
 * caller's transaction, while no one else can migrate. Other schemas stay untouched.
 * @throws OperatorError if one of them is unknown here
 */
export async function replaceSchema(client: HouseClient, made: readonly number[]): Promise<void> {
  const earlier = await earlierMigrations(made)
  await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
  await dropAll(client)
  await run(client, earlier)
}

async function earlierMigrations(made: readonly number[]): Promise<Migration[]> {
  const earlier = (await readMigrations()).slice(0, made.length)
  if (earlier.length < made.length || earlier.some((migration, index) => migration.made !== made[index]))
    throw new OperatorError(
      'This backup was made by a newer version of Gangway: install that version, and restore the backup with it.',
    )
  return earlier
}

async function allOrNothing<T>(client: HouseClient, work: () => Promise<T>): Promise<T> {
  await client.query('begin')
  try {
    const done = await work()
    await client.query('commit')
    return done
  } catch (error) {
    await client.query('rollback').catch(() => client.cut())
    throw error
  }
}

async function findPending(client: HouseClient): Promise<Migration[]> {
  const { rows: tables } = await client.query(`select to_regclass('public.migrations') is not null as exists`)
  const { rows } = tables[0].exists
    ? await client.query('select created_at from public.migrations')
    : { rows: [] }
  const done = new Set(rows.map((row) => Number(row.created_at)))
  const ours = await readMigrations()
  const known = new Set(ours.map(({ made }) => made))
  if ([...done].some((made) => !known.has(made)))
    throw new OperatorError(
      'This database was updated by a newer version of Gangway, and this older one cannot serve it: ' +
        'put the newer version back, or restore the backup you made before the upgrade.',
    )
  return ours.filter(({ made }) => !done.has(made))
}

/** In the format of drizzle's own table, which existing shops have. */
const listOfMigrations = `create table if not exists public.migrations
  (id serial primary key, hash text not null, created_at bigint)`

async function run(
  client: HouseClient,
  migrations: readonly Migration[],
  say?: (step: Migration) => void,
): Promise<MigrationStep[]> {
  await client.query('create extension if not exists pg_trgm')
  await client.query(listOfMigrations)
  const steps: MigrationStep[] = []
  for (const migration of migrations) {
    say?.(migration)
    const started = performance.now()
    try {
      for (const statement of migration.statements) await client.query(statement)
    } catch (error) {
      throw new MigrationFailed(migration, error)
    }
    const { hash, made } = migration
    await client.query('insert into public.migrations (hash, created_at) values ($1, $2)', [hash, made])
    steps.push({ ...migration, milliseconds: performance.now() - started })
  }
  return steps
}

const lastStep = {
  name: 'triggers',
  says: 'Data that the database keeps automatically about other tables is brought up to date.',
}

/** What tables.ts can't express. Each may run any number of times. */
async function makeTriggers(client: HouseClient): Promise<void> {
  for await (const file of glob('server/*/triggers.sql', { cwd: root }))
    await client.query(await readFile(join(root, file), 'utf8'))
}
