import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { takeBackup } from '#server/backup/index.ts'
import { hours, seconds, systemClock } from '#server/kernel/clock.ts'
import { type Database, defaultLimits, type Executor, openDatabase } from '#server/kernel/database.ts'
import { silentLog } from '#server/kernel/log.ts'
import { withClient } from '#server/kernel/postgres/house-client.ts'
import { mayBeLate, neverLate } from '#server/kernel/postgres/may-be-late.ts'
import { migrateDatabase } from '#server/kernel/postgres/migrate-database.ts'
import { recordReads } from '#server/kernel/postgres/reads.ts'
import { type PostgresPair, startPostgresPair } from '#tests/harness/processes/postgres-pair.ts'
import { rawRequest } from '#tests/harness/raw-request.ts'
import { sellGangSheet, visitor } from '#tests/harness/sell.ts'
import { freePort, startTestShop, type TestShop } from '#tests/harness/shop.ts'
import { hireStaff } from '#tests/harness/staff.ts'

const token = 'scraped-every-quarter-minute'
let pair: PostgresPair
let shop: TestShop

beforeAll(async () => {
  pair = await startPostgresPair()
  await migrateDatabase(pair.connectionString)
  shop = await startTestShop({
    settings: {
      ...{ DATABASE_URL: pair.connectionString, METRICS_TOKEN: token },
      ...{ DATABASE_REPLICA_URL: pair.standby, DATABASE_REPLICA_LAG_SECONDS: '3600' },
    },
  })
})
afterAll(async () => {
  await shop?.[Symbol.asyncDispose]()
  await pair?.[Symbol.asyncDispose]()
})

const onStandby = (statement: string) =>
  withClient({ connectionString: pair.standby }, (client) => client.query(statement))

/** Commits made in the meantime reach the standby's disk, but can't be read there. */
async function heldBack(): Promise<AsyncDisposable> {
  await onStandby('select pg_wal_replay_pause()')
  return { [Symbol.asyncDispose]: async () => void (await onStandby('select pg_wal_replay_resume()')) }
}

type Opened = Database & AsyncDisposable

function open(mostLag: number, replica = pair.standby): Opened {
  const limits = { ...defaultLimits, replica: { connectionString: replica, mostLag } }
  const database = openDatabase(pair.connectionString, silentLog(), limits)
  return Object.assign(database, { [Symbol.asyncDispose]: () => database.close() })
}

/** Whether a replica is used. */
async function isLate({ orm }: { orm: Pick<Executor, 'execute'> }): Promise<boolean> {
  const { rows } = await orm.execute<{ is: boolean }>(sql`select pg_is_in_recovery() as is`)
  return rows[0]?.is === true
}

const asSoonAs = (database: Database) => expect.poll(() => mayBeLate(() => isLate(database)))

test('only what may be late is read from the replica', async () => {
  await using database = open(hours(1))
  await asSoonAs(database).toBe(true)
  expect(await isLate(database)).toBe(false)
  await mayBeLate(async () => {
    expect(await isLate(database)).toBe(true)
    expect(await neverLate(() => isLate(database))).toBe(false)
    expect(await database.transaction((orm) => isLate({ orm }))).toBe(false)
    // From here on it could miss its own writes.
    expect(await isLate(database)).toBe(false)
  })
  const { outcome } = await recordReads(() => mayBeLate(() => isLate(database)))
  expect(outcome, 'of which is drawn what is kept').toBe(false)
})

test('what may be late writes nothing', async () => {
  await using database = open(hours(1))
  await asSoonAs(database).toBe(true)
  const write = sql`insert into newsletter_signups (email) values ('late@shop.example')`
  await expect(mayBeLate(() => database.orm.execute(write))).rejects.toMatchObject({
    cause: { code: '25006' },
  })
  const { rows } = await database.orm.execute(sql`select 1 from newsletter_signups`)
  expect(rows).toEqual([])
})

test('a replica that lags beyond the limit is not used until it has caught up', async () => {
  await using strict = open(0)
  await using patient = open(hours(1))
  await asSoonAs(strict).toBe(true)
  {
    await using _held = await heldBack()
    await sellGangSheet(shop, visitor())
    expect(await mayBeLate(() => isLate(strict))).toBe(false)
    expect(await mayBeLate(() => isLate(patient))).toBe(true)
    const state = await strict.replica?.measure()
    expect(state?.kind === 'follows' && state.lag).toBeGreaterThan(0)
  }
  await asSoonAs(strict).toBe(true)
})

test('a replica that is down, leads or follows another is not used, and the doctor says which', async () => {
  const strange = pair.standby.replace(/\/gangway$/, '/postgres')
  const nowhere = pair.standby.replace(/:\d+\//, `:${await freePort()}/`)
  for (const [place, kind] of [
    [strange, 'strange'],
    [nowhere, 'away'],
    [pair.leader(), 'leads'],
  ] as const) {
    await using database = open(hours(1), place)
    expect(await database.replica?.measure()).toMatchObject({ kind })
    expect(await mayBeLate(() => isLate(database)), kind).toBe(false)
  }
})

test('when the replica fails during a query, the primary is asked for all of it', async () => {
  await using database = open(hours(1))
  await asSoonAs(database).toBe(true)
  const seen: boolean[] = []
  await mayBeLate(async () => {
    seen.push(await isLate(database))
    if (seen.length > 1) return
    const asking = database.orm.execute(sql`select pg_sleep(600)`)
    await Promise.all([asking, endWhoSleeps()])
  })
  expect(seen).toEqual([true, false])
})

const endWhoSleeps = () =>
  expect
    .poll(async () => {
      const { rowCount } = await onStandby(
        `select pg_terminate_backend(pid) from pg_stat_activity where query like '%pg_sleep(600)%' and pid <> pg_backend_pid()`,
      )
      return rowCount
    })
    .toBe(1)

const bodyOf = (stream: ReadableStream): Promise<string> => text(stream as unknown as NodeStream)

test('reports and exports are read there', async () => {
  const staff = await hireStaff(shop, { email: 'sam@shop.example', fullName: 'Sam Staff' })
  const exported = async (): Promise<Record<string, string>> => {
    const { importExport, auditLog, newsletter, orders, reports } = shop
    return {
      orders: await bodyOf(await importExport.exportFile(staff, 'orders')),
      desk: await text(Readable.from(await orders.desk.export(staff, { filters: {} }))),
      newsletter: await newsletter.exportCsv(staff),
      audit: await bodyOf(await auditLog.exportCsv(staff, {})),
      dashboard: await reports.dashboardCsv(staff, {}, 'days'),
    }
  }
  const changed = async (before: Record<string, string>) => {
    const after = await exported()
    return Object.keys(after).filter((name) => after[name] !== before[name])
  }
  // Everything committed so far is there.
  await using strict = open(0)
  await asSoonAs(strict).toBe(true)
  const before = await exported()
  {
    await using _held = await heldBack()
    await sellGangSheet(shop, visitor())
    await shop.database.orm.execute(sql`insert into newsletter_signups (email) values ('new@shop.example')`)
    expect(await changed(before)).toEqual([])
  }
  await asSoonAs(strict).toBe(true)
  expect(await changed(before)).toEqual(expect.arrayContaining(['orders', 'desk', 'newsletter', 'dashboard']))
})

test('what is kept in memory is never out of date, whoever requests it first', async () => {
  await using strict = open(0)
  await asSoonAs(strict).toBe(true)
  await using _held = await heldBack()
  await shop.settings.change({ system: 'test' }, { siteName: 'Late Prints' })
  expect((await mayBeLate(() => shop.settings.read())).siteName).toBe('Late Prints')
})

test('a backup is read there, once everything committed when it began has arrived', async () => {
  await onStandby('select 1')
  await shop.database.orm.execute(sql`create role reader login`)
  await using strict = open(0)
  await asSoonAs(strict).toBe(true)
  const folder = await mkdtemp(join(tmpdir(), 'gangway-replica-'))
  // A user without any permissions there reveals where it was read.
  const replica = { connectionString: pair.standby.replace('gangway@', 'reader@'), mostLag: seconds(1) }
  const source = {
    ...{ connectionString: pair.connectionString, clock: systemClock, replica, files: shop.files },
    ...{ dataFolder: shop.environment.DATA_DIR, secretsKey: null },
  }
  const take = (name: string) => takeBackup(source, join(folder, name), () => {})
  await expect(take('there')).rejects.toThrow('permission denied')
  {
    await using _held = await heldBack()
    await sellGangSheet(shop, visitor())
    const { tables } = await take('here')
    const count = await shop.database.orm.execute<{ count: string }>(sql`select count(*) from orders`)
    expect(tables.find(({ name }) => name === 'orders')?.rows).toBe(Number(count.rows[0]?.count))
  }
  await rm(folder, { recursive: true })
})

test('metrics and doctor show how late it is, and after a failover that it follows no one', async () => {
  const scrape = async () => {
    const headers = { authorization: `Bearer ${token}` }
    const { body } = await rawRequest(shop, 'GET', '/metrics', { headers })
    return Object.fromEntries(
      [...body.matchAll(/^(gangway_replica_\w+) (.+)$/gm)].map(([, name, value]) => [name, Number(value)]),
    )
  }
  const finding = async () => (await shop.doctor.examine()).find(({ key }) => key === 'replica')
  await using strict = open(0)
  await asSoonAs(strict).toBe(true)
  expect(await finding()).toMatchObject({ says: expect.stringMatching(/^\d+\.\d seconds behind/), fix: null })
  expect(await scrape()).toEqual({
    gangway_replica_in_use: 1,
    gangway_replica_lag_seconds: expect.any(Number),
  })
  await pair.failOver()
  await expect.poll(scrape).toEqual({ gangway_replica_in_use: 0 })
  expect(await strict.replica?.measure()).toEqual({ kind: 'leads' })
  expect(await finding()).toMatchObject({
    says: expect.stringMatching(/^is not following a primary/),
    fix: expect.stringMatching(/^Point DATABASE_REPLICA_URL to/),
  })
  expect(await mayBeLate(() => isLate(strict))).toBe(false)
})
