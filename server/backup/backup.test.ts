import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDiskFileStore } from '#server/adapters/files/disk/index.ts'
import { createS3FileStore } from '#server/adapters/files/s3/index.ts'
import { systemClock } from '#server/kernel/clock.ts'
import { makeJobTables } from '#server/kernel/job-queue/make-job-tables.ts'
import { openClient } from '#server/kernel/postgres/house-client.ts'
import { makeEarlierSchema, migrateDatabase } from '#server/kernel/postgres/migrate-database.ts'
import { createTestDatabase, type TestDatabase } from '#tests/harness/database.ts'
import { startS3 } from '#tests/harness/s3/start-s3.ts'
import { sellGangSheet, signedIn } from '#tests/harness/sell.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'
import { checkBackup, restoreBackup, takeBackup } from './index.ts'
import { places, readManifest } from './manifest.ts'

let shop: TestShop
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gangway-backup-'))
  shop = await startTestShop()
  await sellGangSheet(shop, signedIn())
  for (const name of ['one', 'two'])
    await shop.files.write(`artworks/${name}/original`, Buffer.from(`ink of ${name}`), {
      contentType: 'image/png',
    })
})
afterAll(async () => {
  await shop?.[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

const silent = () => {}
const source = () => ({
  connectionString: shop.connectionString,
  clock: systemClock,
  replica: null,
  files: shop.files,
  dataFolder: shop.environment.DATA_DIR,
  secretsKey: 'key\n',
})
const take = (name: string) => takeBackup(source(), join(folder, name), silent)

async function restoreInto(database: TestDatabase, name: string, target = join(folder, `${name}-files`)) {
  const files = createDiskFileStore(target)
  const { connectionString } = database
  await restoreBackup(await checkBackup(join(folder, name)), { connectionString, files }, silent)
  return files
}

/** Every row of every table, and their constraints, indexes, triggers and sequences, as text. */
async function wholeOf({ pool }: Pick<TestDatabase, 'pool'>): Promise<Record<string, unknown>> {
  const ask = async (query: string) => (await pool.query({ text: query, rowMode: 'array' })).rows
  const inSchemas = `in ('public', 'pgboss')`
  const tables = await ask(
    `select format('%I.%I', schemaname, tablename) from pg_tables where schemaname ${inSchemas} order by 1`,
  )
  const whole: Record<string, unknown> = {
    constraints: await ask(
      `select conrelid::regclass::text, conname, convalidated, pg_get_constraintdef(oid) from pg_constraint
       where connamespace in ('public'::regnamespace, 'pgboss'::regnamespace) order by 1, 2`,
    ),
    indexes: await ask(`select indexdef from pg_indexes where schemaname ${inSchemas} order by 1`),
    triggers: await ask(
      'select pg_get_triggerdef(oid), tgenabled from pg_trigger where not tgisinternal order by 1',
    ),
    sequences: await ask(
      `select schemaname, sequencename, last_value from pg_sequences where schemaname ${inSchemas} order by 1, 2`,
    ),
  }
  // The queue maintains itself every few seconds, and records when.
  const steady: Record<string, string> = {
    'pgboss.queue': 'name, policy, retry_limit',
    'pgboss.version': 'version',
  }
  for (const [table] of tables)
    whole[table] = await ask(`select (${steady[table] ?? 't.*'})::text from ${table} t order by 1`)
  return whole
}

/** Nor does it stand in the way of a start. */
async function expectNothingIn(database: TestDatabase): Promise<void> {
  await migrateDatabase(database.connectionString)
  expect((await database.pool.query('select 1 from orders')).rows).toEqual([])
}

test('a backup restored to an empty place has every row, key, index, trigger, number and file', async () => {
  const manifest = await take('whole')
  await using database = await createTestDatabase('template0')
  const files = await restoreInto(database, 'whole')

  const before = await wholeOf(shop.database)
  expect(Object.keys(before).length).toBeGreaterThan(80)
  expect(await wholeOf(database)).toEqual(before)
  expect(manifest.tables.map(({ schema, name }) => `${schema}.${name}`)).toContain('public.orders')
  expect(manifest.files.count).toBe(2)
  expect(await text(await files.read('artworks/two/original'))).toBe('ink of two')
  expect((await checkBackup(join(folder, 'whole'))).secretsKeys).toEqual(['key'])
})

test('a sale made during a backup is in it completely or not at all', async () => {
  // Blocked between the tables of orders and payments.
  await using lock = Object.assign(openClient(shop), { [Symbol.asyncDispose]: () => lock.end() })
  await lock.connect()
  await lock.query('begin; lock table parcels in access exclusive mode')
  const taking = take('busy')
  const waiting = `select 1 from pg_locks where relation = 'parcels'::regclass and not granted`
  await expect.poll(async () => (await shop.database.pool.query(waiting)).rows.length).toBe(1)
  await sellGangSheet(shop, signedIn())
  await lock.query('commit')
  const manifest = await taking

  // Before it is dropped, all its money must add up, as in every test database.
  await using database = await createTestDatabase('template0')
  await restoreInto(database, 'busy')
  // Its payment is in a table that comes after the one where the backup was blocked.
  const strays = 'select 1 from payment_attempts where order_id not in (select id from orders)'
  expect((await database.pool.query(strays)).rows).toEqual([])
  const last = `select count(*)::int as orders, max(substring(order_number from '[0-9]+$')::int) as number from orders`
  const { rows } = await database.pool.query(last)
  expect(rows[0].orders).toBe(manifest.tables.find(({ name }) => name === 'orders')?.rows)
  const next = await database.pool.query(`select nextval('order_numbers')::int as number`)
  expect(next.rows[0].number).toBeGreaterThan(rows[0].number)
})

test('files that appear, grow or disappear during a backup do it no harm', async () => {
  const growing = join(shop.environment.DATA_DIR, 'files', 'artworks', 'growing')
  await writeFile(growing, 'half')
  await shop.files.write('artworks/gone', Buffer.from('gone'), { contentType: 'image/png' })
  let looks = 0
  const files = {
    ...shop.files,
    async *list() {
      looks++
      if (looks === 2) await appendFile(growing, ' and half').then(() => shop.files.remove('artworks/gone'))
      yield* shop.files.list()
      yield { key: 'artworks/never', bytes: 1 }
    },
  }
  const { dataFolder } = source()
  await takeBackup({ ...source(), files, dataFolder }, join(folder, 'moving'), silent)
  const { files: copies } = await checkBackup(join(folder, 'moving'))
  const bytes = Object.fromEntries(copies.map((copy) => [copy.key, copy.bytes]))
  expect(bytes).toMatchObject({ 'artworks/growing': 13, 'artworks/gone': 4, 'artworks/one/original': 10 })
  expect(bytes).not.toHaveProperty('artworks/never')
  await rm(growing)
})

test('a bucket is backed up and restored like a disk', async () => {
  await using s3 = await startS3()
  const bucket = createS3FileStore(s3.settings)
  for (const name of ['x', 'y'])
    await bucket.write(`designs/${name}.png`, Buffer.from(name), { contentType: 'image/png' })
  await takeBackup({ ...source(), files: bucket }, join(folder, 'bucket'), silent)
  await using database = await createTestDatabase('template0')
  const files = await restoreInto(database, 'bucket')
  expect(await text(await files.read('designs/y.png'))).toBe('y')

  await using other = await startS3()
  await using second = await createTestDatabase('template0')
  const target = { connectionString: second.connectionString, files: createS3FileStore(other.settings) }
  await restoreBackup(await checkBackup(join(folder, 'bucket')), target, silent)
  expect(await text(await target.files.read('designs/x.png'))).toBe('x')
})

test('a backup from before the last migration is restored and brought up to date', async () => {
  await take('older')
  const path = join(folder, 'older', places.manifest)
  const manifest = await readManifest(join(folder, 'older'))
  await writeFile(
    path,
    JSON.stringify({ ...manifest, migrations: [...manifest.migrations, 9_999_999_999_999] }),
  )
  await using database = await createTestDatabase('template0')
  await expect(restoreInto(database, 'older')).rejects.toThrow(
    /^This backup was made by a newer version of Gangway: install that version, and restore the backup with it\.$/,
  )

  // As an older version would have written it: without what the last migration created.
  await using old = await createTestDatabase('template0')
  await makeEarlierSchema(old.connectionString, manifest.migrations.slice(0, -1))
  await using client = Object.assign(openClient(old), { [Symbol.asyncDispose]: () => client.end() })
  await client.connect()
  await makeJobTables(client)
  await old.pool.query(`insert into newsletter_signups (email) values ('old@shop.example')`)
  await takeBackup({ ...source(), connectionString: old.connectionString }, join(folder, 'old'), silent)
  await restoreInto(database, 'old')
  const { rows } = await database.pool.query('select email from newsletter_signups')
  expect(rows).toEqual([{ email: 'old@shop.example' }])
  const made = await database.pool.query('select created_at from migrations')
  expect(made.rows.length).toBe(manifest.migrations.length)
})

test('nothing is overwritten: no backup, no shop and nothing in its folder', async () => {
  await take('first')
  await expect(take('first')).rejects.toThrow(/is not empty: choose a new folder/)
  const inside = join(shop.environment.DATA_DIR, 'files', 'backup')
  await expect(takeBackup(source(), inside, silent)).rejects.toThrow(/is inside the shop’s own data folder/)
  expect((await readdir(folder)).filter((name) => name.endsWith('.partial'))).toEqual([])

  const before = await wholeOf(shop.database)
  const backup = await checkBackup(join(folder, 'first'))
  await expect(restoreBackup(backup, source(), silent)).rejects.toThrow(/^The database is not empty\./)
  expect(await wholeOf(shop.database)).toEqual(before)

  await using database = await createTestDatabase('template0')
  const target = join(folder, 'first-files')
  await createDiskFileStore(target).write('artworks/other', Buffer.from('x'), { contentType: 'image/png' })
  await expect(restoreInto(database, 'first')).rejects.toThrow(/^The file storage is not empty\./)
  await expectNothingIn(database)
})

test('an interrupted restore can be run again', async () => {
  await take('broken')
  await using database = await createTestDatabase('template0')
  const target = join(folder, 'broken-files')
  const disk = createDiskFileStore(target)
  const backup = await checkBackup(join(folder, 'broken'))
  let written = 0
  const files = {
    ...disk,
    async write(...file: Parameters<typeof disk.write>) {
      written++
      if (written > 1) throw new Error('the machine went off')
      await disk.write(...file)
    },
  }
  const { connectionString } = database
  await expect(restoreBackup(backup, { connectionString, files }, silent)).rejects.toThrow('went off')
  await restoreBackup(backup, { connectionString, files: disk }, silent)
  expect(await wholeOf(database)).toEqual(await wholeOf(shop.database))
})

test('a changed backup is refused, naming the damaged file, and nothing is restored from it', async () => {
  await take('damaged')
  await using database = await createTestDatabase('template0')
  for (const path of [
    join(places.database, 'public.orders.copy.gz'),
    places.fileList,
    places.secretsKey,
    join(places.files, 'artworks', 'one', 'original'),
  ]) {
    const place = join(folder, 'damaged', path)
    const whole = await readFile(place)
    await writeFile(
      place,
      whole.map((byte, index) => (index === 3 ? byte ^ 1 : byte)),
    )
    await expect(restoreInto(database, 'damaged')).rejects.toThrow(
      `The backup is damaged: ${path} is not what was written.`,
    )
    await writeFile(place, whole)
  }
  await expectNothingIn(database)
})

test('a folder that is not a backup is reported as such', async () => {
  await expect(checkBackup(join(folder, 'nowhere'))).rejects.toThrow(
    /is not a backup: there is no backup\.json in it/,
  )
  await writeFile(join(folder, places.manifest), '{"format":2}')
  await expect(checkBackup(folder)).rejects.toThrow(
    /cannot be read: it is damaged, or was written by a newer version of Gangway/,
  )
})

test('an unreadable file leaves no partial backup behind', async () => {
  const files = { ...shop.files, read: async () => Promise.reject(new Error('the disk failed')) }
  await expect(takeBackup({ ...source(), files }, join(folder, 'failing'), silent)).rejects.toThrow(
    'the disk failed',
  )
  const full = {
    ...shop.files,
    read: async () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOSPC' })),
  }
  await expect(takeBackup({ ...source(), files: full }, join(folder, 'failing'), silent)).rejects.toThrow(
    /^There is not enough space for a backup at /,
  )
  expect((await readdir(folder)).filter((name) => name.startsWith('failing'))).toEqual([])
})

test('progress is reported in steps of ten percent, each once, up to the last', async () => {
  const said: string[] = []
  await takeBackup(source(), join(folder, 'said'), (message) => void said.push(message))
  const tenths = said.map((message) => Number(/^(\d+)%$/.exec(message)?.[1]))
  expect(tenths).toEqual(tenths.toSorted((a, b) => a - b))
  expect(new Set(tenths).size).toBe(tenths.length)
  expect(tenths.every((percent) => percent % 10 === 0 && percent > 0)).toBe(true)
  // The rest is making sure that everything is on disk.
  expect(tenths.at(-1)).toBe(90)
})
