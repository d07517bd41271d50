import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { makeJobTables } from '#server/kernel/job-queue/make-job-tables.ts'
import { withClient } from '#server/kernel/postgres/house-client.ts'
import { addOrder, migrateUpTo } from '#server/kernel/postgres/testing/earlier-shop.ts'
import { createTestDatabase, type TestDatabase } from '#tests/harness/database.ts'
import { someOf } from '#tests/harness/run-form.ts'
import { openOnce } from './try-shop.ts'
import type { NewVersion } from './upgrade/open-new-version.ts'
import { duration, wordsOfPlan } from './upgrade/plan-words.ts'
import { upgrade } from './upgrade.ts'
import { wordsFor } from './words-for.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gangway-upgrade-'))
  folders.push(folder)
  return folder
}

/** Without a separate process, which tests/fault/upgrade-goes-back.fault.ts gives it. */
const opensHere: NewVersion = {
  prepare: async () => {},
  open: async (connectionString, environment) => void (await openOnce(connectionString, environment)),
}

/** Runs the command in this process; returns its output and exit code. */
const run = (settings: Record<string, string>, ...words: string[]) => runAs(opensHere, settings, ...words)

async function runAs(version: NewVersion, settings: Record<string, string>, ...words: string[]) {
  const said: string[] = []
  const says = (line: string): void => void said.push(line)
  const saying = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')]
  for (const one of saying) one.mockImplementation(says)
  const { exitCode } = process
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  try {
    process.exitCode = 0
    await upgrade(words, version).catch((error: unknown) => {
      const explained = wordsFor(error)
      if (explained === null) throw error
      says(explained)
      process.exitCode = 1
    })
    return { code: process.exitCode, said: said.join('\n') }
  } finally {
    process.exitCode = exitCode
    for (const one of saying) one.mockRestore()
    vi.unstubAllEnvs()
  }
}

const order = '00000000-0000-4000-8000-00000000000a'

/** A shop of that version with a paid order, its print file and its label. */
async function makeShop(database: TestDatabase, last: string) {
  const folder = makeFolder()
  const DATA_DIR = join(folder, 'data')
  const printFile = join(DATA_DIR, 'files', 'print-files', 'one')
  mkdirSync(dirname(printFile), { recursive: true })
  writeFileSync(printFile, 'ink')
  const label = join(DATA_DIR, 'files', 'labels', 'seven')
  mkdirSync(dirname(label), { recursive: true })
  writeFileSync(label, 'barcode')
  await migrateUpTo(database, last)
  await withClient(database, makeJobTables)
  const paid = { number: 'GW-000007', status: 'in_production', payment: 'paid', productType: 'Gang Sheet' }
  await addOrder(database, order, paid)
  await database.pool.query(
    `insert into print_files (order_id, order_item_id, file_name, state, storage_key, byte_size, requested_by)
     select order_id, id, 'GW-000007.png', 'ready', 'print-files/one', 3, gen_random_uuid() from order_items`,
  )
  await database.pool.query(
    `with parcel as (insert into parcels (order_id, position, details, created_at) values ($1, 1, '{}', now()) returning id)
     insert into shipments (order_id, order_number, parcel_id, provider, purchase, from_address, to_address, carrier,
       tracking_number, label_key, created_by, created_at)
     select $1, 'GW-000007', id, 'house', 'bought', '{}', '{}', 'House', 'H-7', 'labels/seven', 'Ada', now() from parcel`,
    [order],
  )
  return { settings: { DATABASE_URL: database.connectionString, DATA_DIR }, folder, printFile, label }
}

/** What must be unchanged afterwards. */
async function kept({ pool }: TestDatabase): Promise<unknown[]> {
  const { rows } = await pool.query(
    `select o.order_number, o.status, o.total_cents, o.placed_at, i.name, i.unit_price_cents, f.storage_key, f.sha256, f.state,
       s.tracking_number, s.label_key, p.captured_cents
     from orders o join order_items i on i.order_id = o.id join print_files f on f.order_item_id = i.id
     join shipments s on s.order_id = o.id join payment_attempts p on p.order_id = o.id`,
  )
  return rows
}

/** The last migration of each released version in CHANGELOG.md. */
const released: Record<string, string> = {}

test('an upgrade is tried from each released version', () => {
  const told = readFileSync(join(import.meta.dirname, '../CHANGELOG.md'), 'utf8')
  const versionsTold = [...told.matchAll(/^## (\d\S*?)(,.*)?$/gm)].filter(
    ([, , after]) => after !== ', not released yet',
  )
  expect(Object.keys(released).sort()).toEqual(versionsTold.map(([, name]) => name).sort())
})

/** Versions that shops may upgrade from: those, and some from earlier. */
const versions = [
  ...Object.values(released),
  '0000_house',
  '0002_nothing-stops-the-shop',
  '0012_words-of-orders',
  '0020_orders-that-change',
]

/** Each is upgraded, backed up and opened: two in the short form, chosen by the run's seed. */
test.each(someOf(versions, 2))('a shop on %s keeps orders, print files and labels', async (last) => {
  await using database = await createTestDatabase('template0')
  const { settings, folder, printFile, label } = await makeShop(database, last)
  const before = await kept(database)
  expect(before).toMatchObject([{ order_number: 'GW-000007', tracking_number: 'H-7', captured_cents: 3000 }])

  const upgraded = await run(settings, '--backup', join(folder, 'before'))

  expect(upgraded.said).toContain('The shop is upgraded. Start it: npm start')
  expect(upgraded.said).toContain('  The shop watches itself and writes to you when something goes wrong.')
  expect(upgraded.code).toBe(0)
  expect(await kept(database)).toEqual(before)
  expect(readFileSync(printFile, 'utf8')).toBe('ink')
  expect(readFileSync(label, 'utf8')).toBe('barcode')
  expect(readdirSync(join(folder, 'before'))).toContain('backup.json')
  expect(readFileSync(join(folder, 'before', 'files', 'print-files', 'one'), 'utf8')).toBe('ink')
  const again = await run(settings)
  expect(again).toEqual({
    code: 0,
    said: 'The database is already at this version: there is nothing to upgrade.',
  })
})

test('a plan runs on a copy, names tables and manual steps, and changes nothing', async () => {
  await using database = await createTestDatabase('template0')
  const { settings, folder } = await makeShop(database, '0016_customers-notes-and-views')

  const planned = await run(settings, '--plan', '--backup', join(folder, 'before'))

  expect(planned.said).toMatch(
    /step 0020_orders-that-change, less than a second\n {4}new tables: order_changes\n {4}your tables: orders \(1 rows\), payment_attempts \(1 rows\)/,
  )
  expect(planned.said).toMatch(
    /It all takes .+: this was tried on a copy of this shop, which opens afterward\./,
  )
  expect(planned.said).toContain('  - Set BACKUP_ROOT or BACKUP_HOSTS, and plan your backups')
  expect(planned.said).toMatch(
    /needs up to \d+ MB \(database \d+ MB, 2 files 1 MB\) at .+\nThere is enough space: /,
  )
  expect(planned.code).toBe(0)
  expect(readdirSync(folder)).toEqual(['data'])
  expect((await database.pool.query('select count(*)::int as done from migrations')).rows).toEqual([
    { done: 17 },
  ])
  expect((await run(settings, '--plan', '--estimate')).said).toMatch(
    / at most\. This is an estimate from the size/,
  )
  expect((await run(settings, '--without-backup')).code).toBe(0)
})

test('a failed upgrade rolls back automatically, its plan says so beforehand, and an open shop is left alone', async () => {
  await using database = await createTestDatabase('template0')
  const { settings, folder, printFile } = await makeShop(database, '0004_webhooks')
  const before = await kept(database)
  // Later versions have this role and what belongs to it.
  await database.pool.query(`insert into profiles (user_id, full_name, email, phone, role, created_at, updated_at)
     values (gen_random_uuid(), 'Ada', 'ada@shop.example', '', 'custom', now(), now())`)
  const migrated = () => database.pool.query('select count(*)::int as done from migrations')
  const failure =
    /the step 0005_roles-of-the-owners-own \(.+\) failed: check constraint "profiles_custom_role" .+ is violated/

  await database.line.ask('select 1')
  expect(await run(settings)).toEqual({
    code: 1,
    said:
      'The shop is open: one of its processes is using this database. Stop all of them, including those that only run jobs, ' +
      'and then upgrade. Nothing was changed.',
  })
  await database.line.stop()
  const planned = await run(settings, '--plan', '--backup', join(folder, 'before'))
  expect(planned.code).toBe(1)
  expect(planned.said).toMatch(/Don’t upgrade yet: it was tried on a copy of this shop, and the step 0005/)
  expect(planned.said).toMatch(failure)
  const failed = await run(settings, '--backup', join(folder, 'before'))

  expect(failed.code).toBe(1)
  expect(failed.said).toMatch(failure)
  expect(failed.said).toContain(
    'All steps were rolled back: the database is unchanged, and no file was touched.',
  )
  expect((await migrated()).rows).toEqual([{ done: 5 }])
  expect(await kept(database)).toEqual(before)
  expect(readFileSync(printFile, 'utf8')).toBe('ink')
  await database.pool.query(`update profiles set role = 'admin'`)
  expect((await run(settings, '--without-backup')).code).toBe(0)
})

/** Does the damage that a faulty version might do, and doesn't open. */
const spoiling = ({ pool }: TestDatabase, printFile: string): NewVersion => ({
  ...opensHere,
  async open() {
    rmSync(printFile)
    await pool.query('delete from shipments')
    await pool.query(`create type mood as enum ('odd')`)
    await pool.query(`create function public.next() returns mood return 'odd'::mood`)
    throw new Error('Its page / answers with the error 500')
  },
})

test('a version that does not open is rolled back with everything it did', async () => {
  await using database = await createTestDatabase('template0')
  const { settings, folder, printFile } = await makeShop(database, '0012_words-of-orders')
  const before = await kept(database)

  const taken = await runAs(spoiling(database, printFile), settings, '--backup', join(folder, 'before'))

  expect(taken.said).toMatch(
    /^The new version does not open: Its page \/ answers with the error 500\. So everything was put back from the backup, .* start it: npm start\./m,
  )
  expect(taken.code).toBe(1)
  expect(await kept(database)).toEqual(before)
  expect(readFileSync(printFile, 'utf8')).toBe('ink')
  const { rows } = await database.pool.query(
    `select count(*)::int as done, to_regtype('mood') as type, to_regproc('next') as routine from migrations`,
  )
  expect(rows).toEqual([{ done: 13, type: null, routine: null }])
  expect((await run(settings, '--backup', join(folder, 'again'))).code).toBe(0)
})

test('a version that does not open and has no backup from us says how to go back', async () => {
  await using database = await createTestDatabase('template0')
  const { settings, printFile } = await makeShop(database, '0012_words-of-orders')
  const left = await runAs(spoiling(database, printFile), settings, '--without-backup')
  expect(left.said).toMatch(
    /error 500\. The database is up to date, and we made no backup to go back to: put the previous version back in place, and restore your own with it into an empty place\.$/,
  )
  expect(left.code).toBe(1)
})

test('it says when there is no shop, and when the command is not understood', async () => {
  const nowhere = { DATA_DIR: join(makeFolder(), 'data') }
  expect(await run(nowhere)).toMatchObject({ code: 1, said: expect.stringMatching(/^There is no shop here/) })
  await using empty = await createTestDatabase()
  await empty.pool.query('truncate migrations')
  const fresh = { ...nowhere, DATABASE_URL: empty.connectionString }
  expect(await run(fresh, '--plan')).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^There is no shop/),
  })
  for (const odd of [['--estimate'], ['--backup', 'x', '--without-backup'], ['--within', 'soon'], ['now']])
    expect(await run(nowhere, ...odd)).toMatchObject({ code: 2, said: expect.stringMatching(/^Use: /) })
})

test('what the copy showed, and the missing space, is put in words', () => {
  const room = { folder: '/b', databaseBytes: 2e9, files: { count: 1200, bytes: 3e9 }, freeBytes: 4e9 }
  const step = {
    ...{ name: '0030_x', position: 30, made: 1, hash: '', says: 'Orders know more.', byHand: [] },
    statements: ['ALTER TABLE "orders" ADD COLUMN "x" text'],
  }
  const sizes = new Map([['orders', { rows: 1_000_000, bytes: 3e9 }]])
  const words = (rehearsal: Parameters<typeof wordsOfPlan>[0]['rehearsal']) =>
    wordsOfPlan({ pending: [step], sizes, rehearsal, room }).join('\n')
  expect(words({ kind: 'failed', reason: 'the step 0030_x failed' })).toContain(
    'Don’t upgrade yet: it was tried on a copy of this shop, and the step 0030_x failed.',
  )
  const untried = words({ kind: 'untried', reason: 'a copy needs more' })
  expect(untried).toContain('step 0030_x, about 6 minutes\n    your tables: orders (1,000,000 rows)')
  expect(untried).toContain('It all takes about 6 minutes at most.')
  expect(untried).toContain(
    'up to 5.0 GB (database 2.0 GB, 1,200 files 3.0 GB) at /b.\nThere isn’t enough space: 4.0 GB',
  )
  expect([duration(999), duration(1_001), duration(119_000), duration(121_000)]).toEqual([
    ...['less than a second', 'about 2 seconds', 'about 119 seconds', 'about 3 minutes'],
  ])
})
