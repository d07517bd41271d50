import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requireFreePort } from '#server/http/take-port.ts'
import { AppError } from '#server/kernel/errors.ts'
import { StorageOutage } from '#server/kernel/file-store.ts'
import { migrateDatabase } from '#server/kernel/postgres/migrate-database.ts'
import { createTestDatabase, type TestDatabase } from '#tests/harness/database.ts'
import { commandHere } from '#tests/harness/processes/command-here.ts'
import { isLong, someOf } from '#tests/harness/run-form.ts'
import { freePort } from '#tests/harness/shop.ts'
import { wordsFor } from './words-for.ts'

let folder: string
let newer: TestDatabase

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gangway-problems-'))
  newer = await createTestDatabase()
  await newer.pool.query(`insert into migrations (hash, created_at) values ('of tomorrow', 9999999999999)`)
})
afterAll(async () => {
  await newer?.[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

/** Every command that opens the shop's database. */
const commands: string[][] = [
  ...[['start'], ['start', '--web'], ['start', '--worker'], ['migrate'], ['seed'], ['doctor']],
  ...[['user', 'set-role', 'a@shop.example', 'admin'], ['sso', 'list'], ['rotate-signing-key']],
  ...[
    ['upgrade'],
    ['upgrade', '--plan'],
    ['fill', '--orders', '100'],
    ['forget-lost-secrets'],
    ['keys', 'list'],
    ['backup', '/nowhere/backup'],
  ],
  ['call', 'discounts.list', '--as', 'a@shop.example'],
]

/** A shop starts in its own process; the code of the others is imported here. */
async function run(words: string[], settings: Record<string, string>) {
  const own = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, ...settings }
  if (words[0] !== 'start') return commandHere(words, own)
  const { PATH, HOME, TMPDIR } = process.env
  const env = { PATH, HOME, TMPDIR, ...own }
  return new Promise<{ code: number; said: string; complaint: string }>((done) => {
    execFile(process.execPath, ['cli/gangway.mjs', ...words], { env }, (error, said, complaint) =>
      done({ code: Number(error?.code ?? 0), said, complaint }),
    )
  })
}

test('all commands that open a database are listed', async () => {
  const { said } = await commandHere(['help'], {})
  const known = [...said.matchAll(/^ {2}([a-z-]+) {2}/gm)].map(([, name]) => name)
  const opening = new Set(commands.map(([name]) => name))
  // `dev` starts the shop, `build` only makes its pages, a key file, settings and a list aren't databases, and
  // `restore` wants an empty one.
  const others = ['dev', 'build', 'restore', 'rotate-secrets-key', 'operations', 'config']
  expect(known.filter((name) => !others.includes(name ?? '')).sort()).toEqual([...opening].sort())
})

/**
 * Each takes up to a second: in the short form one meets each problem, chosen by the run's seed; in the long form all
 * do.
 */
const some = someOf(commands, 1)
const rest = isLong ? commands : commands.filter((one) => !some.includes(one) && one.join() !== 'start')
/** The setting that every shop begins with, and another one. */
const someOthers = isLong ? rest : [['start'], ...someOf(rest, 1)]

test.each(some)('%s %s refuses a newer version’s database in one sentence', async (...words) => {
  expect(await run(words, { DATABASE_URL: newer.connectionString })).toEqual({
    code: 1,
    said: '',
    complaint:
      'This database was updated by a newer version of Gangway, and this older one cannot serve it: ' +
      'put the newer version back, or restore the backup you made before the upgrade.\n',
  })
})

test.each(someOthers)('%s %s says that the database is missing, and how long it waited', async (...words) => {
  const place = `127.0.0.1:${await freePort()}`
  const settings = { DATABASE_URL: `postgres://shop@${place}/shop`, DATABASE_WAIT_SECONDS: '0' }
  expect(await run(words, settings)).toEqual({
    code: 1,
    said: '',
    complaint:
      `Waited 0 s for the database at ${place}: connect ECONNREFUSED ${place}. ` +
      'Start it, or allow more time with DATABASE_WAIT_SECONDS.\n',
  })
})

test.each(someOf([[['start']], [['start', '--worker']], [['migrate']]], 1))(
  '%s says that its folder is unusable',
  async (words) => {
    const file = join(folder, 'a-file')
    await writeFile(file, '')
    const { code, complaint } = await run(words, { DATA_DIR: join(file, 'data') })
    expect(code).toBe(1)
    expect(complaint).toMatch(
      /^The data folder \S+ cannot be used: ENOTDIR[^\n]+ or set DATA_DIR to another folder\.\n$/,
    )
  },
)

test('a worker without a shop on its folder says what to do', async () => {
  const empty = join(folder, 'empty')
  expect(await run(['start', '--worker'], { DATA_DIR: empty, DATABASE_WAIT_SECONDS: '0' })).toEqual({
    code: 1,
    said: '',
    complaint:
      'A worker needs the shop’s database. Set DATABASE_URL, or start the shop on this DATA_DIR before its workers.\n',
  })
})

test('a port in use is reported before anything starts', async () => {
  await using other = createServer()
  other.listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const unused = join(folder, 'unused')
  expect(await run(['start'], { PORT: String(port), DATA_DIR: unused })).toEqual({
    code: 1,
    said: '',
    complaint:
      `Port ${port} is already in use, by another program or by a shop that is already running. ` +
      'Stop that one, or set PORT to another number.\n',
  })
  expect(existsSync(join(unused, 'postgres'))).toBe(false)
})

test.each(['192.0.2.1', 'no-such-host.invalid'])('%s is no address of this machine', async (host) => {
  const refused = await requireFreePort({ host, port: 0 }).catch(wordsFor)
  expect(refused).toMatch(/^The shop cannot listen on \S+, port 0: [^\n]+\. Set HOST to an address [^\n]+\.$/)
})

test('a full disk is reported as such', async () => {
  await using database = await createTestDatabase()
  await database.pool.query(`
    create function fill() returns event_trigger language plpgsql as
      $$ begin raise 'could not extend file' using errcode = 'disk_full'; end $$;
    create event trigger fill on ddl_command_start execute function fill()`)
  expect(await migrateDatabase(database.connectionString).catch(wordsFor)).toBe(
    'The disk is full (could not extend file). ' +
      'Free up space on the disk that holds DATA_DIR, or the database, and start again: nothing is lost.',
  )
})

test.each([['ENOSPC'], ['EDQUOT'], ['53100']])('%s is a full disk, however deeply nested', (code) => {
  const cause = Object.assign(new Error('no room'), { code })
  expect(wordsFor(new Error('Failed query', { cause }))).toMatch(/^The disk is full \(no room\)\./)
})

test.each([['EACCES'], ['EPERM'], ['EROFS']])('%s names the unusable file; a bug names none', (code) => {
  const refused = Object.assign(new Error(`${code}: open '/data/x'`), { code, path: '/data/x' })
  expect(wordsFor(refused)).toBe(
    `A file of the shop cannot be used (${code}: open '/data/x'). ` +
      'Give the user who runs the shop read and write access to it, and start again.',
  )
  expect(wordsFor(new Error('a bug'))).toBeNull()
})

test('a demo without disk space or a file store gets a clear message', () => {
  expect(wordsFor(new AppError('no_room', 'The shop is out of space for files right now.'))).toBe(
    'Less than DISK_FLOOR_MB is free on the disk that holds DATA_DIR. Free up space there, or set DISK_FLOOR_MB lower, and ' +
      'start again: nothing is lost.',
  )
  const failed = new Error('Not written', { cause: new StorageOutage(new Error('connect ECONNREFUSED')) })
  expect(wordsFor(failed)).toBe(
    'The file store does not answer (connect ECONNREFUSED). Check that it’s running and that the S3 settings are right, ' +
      'then start again: nothing is lost.',
  )
  expect(wordsFor(new AppError('forbidden', 'Not yours'))).toBeNull()
})

test('a lost database connection gets a clear message with the database’s own words', () => {
  const lost = new Error('Connection terminated unexpectedly')
  const words =
    'The database went away (Connection terminated unexpectedly). Check its log to see why, then start again: nothing is lost.'
  expect(wordsFor(new DrizzleQueryError('select 1', [], lost))).toBe(words)
  expect(wordsFor(lost)).toBe(words)
})

test('start and doctor refuse a shop whose owner could never sign in', async () => {
  await using database = await createTestDatabase()
  const settings = { DATABASE_URL: database.connectionString, SIGN_IN_WAYS: 'passkey' }
  const refused = await run(['start'], settings)
  expect(refused).toMatchObject({ code: 1, said: '' })
  expect(refused.complaint).toMatch(/^SIGN_IN_WAYS leaves passwords out, and no owner of this shop .+\n$/)
  const looked = await commandHere(['doctor'], { DATA_DIR: folder, ...settings })
  expect(looked.said).toMatch(/FIX {3}Owner +cannot sign in. SIGN_IN_WAYS leaves passwords out/)
})
