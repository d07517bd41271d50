import { expect, test } from 'vitest'
import { artworks } from '#server/artwork/tables.ts'
import { refusalOf } from '#server/http/refusal-of.ts'
import { defaultLimits, openDatabase } from '#server/kernel/database.ts'
import { readEnvironment } from '#server/kernel/environment.ts'
import { silentLog } from '#server/kernel/log.ts'
import { atLength, eachAtLength } from '#server/kernel/postgres/at-length.ts'
import { databaseLimits } from '#server/kernel/postgres/database-limits.ts'
import { browse } from '#tests/harness/browse.ts'
import { administer, createTestDatabase } from '#tests/harness/database.ts'
import { checkoutForm, designedLine, pressPay } from '#tests/harness/sell.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'
import { askOffset, beginUpload, sendBytes } from '#tests/harness/upload.ts'

const books = 'The shop can’t read its records right now.'

const unavailable = {
  error: { code: 'unavailable', message: books, advice: 'Try again in a minute.' },
}

test('a connection lost inside a transaction fails that request with a message; the next one is answered', async () => {
  await using shop = await startTestShop()
  const browser = browse(shop)
  const form = checkoutForm([await designedLine(shop, browser.actor)])
  const prepare = () => pressPay(shop, browser.actor, form, '127.0.0.1')
  for (let round = 0; round < 3; round++) {
    await using held = await holdTable(shop, 'order_items')
    const cut = prepare().catch(refusalOf)
    await held.endWhoWaits()
    expect(await cut).toMatchObject({ status: 503, message: books })
  }
  expect(await prepare()).toMatchObject({ ok: true })
})

test('an upload that hits a lost connection gets an error, and is accepted when it is sent again', async () => {
  await using shop = await startTestShop()
  const browser = browse(shop)
  {
    await using held = await holdTable(shop, 'artworks')
    const cut = beginUpload(shop, browser, 4)
    await held.endWhoWaits()
    const answer = await cut
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('10')
    expect(await answer.json()).toEqual(unavailable)
  }
  expect((await beginUpload(shop, browser, 4)).status).toBe(201)
  expect(await shop.database.orm.$count(artworks)).toBe(1)
})

test('while the database is down everything says so right away, in the caller’s format; then all works again', async () => {
  await using shop = await startTestShop({ isAlive: true })
  const browser = browse(shop)
  const url = (await beginUpload(shop, browser, 4)).headers.get('location') ?? ''
  const name = new URL(shop.connectionString).pathname.slice(1)
  await administer(`alter database ${name} with allow_connections false`)
  await administer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
  await expect.poll(async () => (await fetch(`${shop.origin}/health/ready`)).status).toBe(503)

  const api = await browser.get('/api/v1/artworks')
  expect([api.status, await api.json()]).toEqual([503, unavailable])
  const account = {
    ...browser.headers,
    cookie: `${browser.headers.cookie}; gangway_session=x`,
    accept: 'text/html',
  }
  const page = await fetch(`${shop.origin}/`, { headers: account })
  expect(page.status).toBe(503)
  expect(page.headers.get('retry-after')).toBe('10')
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(await page.text()).toContain(`<h1>${books}</h1>`)
  expect((await sendBytes(url, browser, 0, Buffer.alloc(4))).status).toBe(503)
  const event = await fetch(`${shop.origin}/webhooks/sandbox`, { method: 'POST', body: '{}' })
  expect([401, 503]).toContain(event.status)

  await administer(`alter database ${name} with allow_connections true`)
  await expect.poll(async () => (await fetch(`${shop.origin}/health/ready`)).status).toBe(200)
  expect((await browser.get('/api/v1/artworks')).status).toBe(200)
  expect((await askOffset(url, browser)).headers.get('upload-offset')).toBe('0')
  expect((await sendBytes(url, browser, 0, Buffer.alloc(4))).status).toBe(204)
})

test('one process opens at most nine connections, however busy it is, so that ten fit into 100', async () => {
  await using place = await createTestDatabase()
  const database = openDatabase(place.connectionString, silentLog())
  const ask = () => database.orm.execute('select pg_sleep(0.05)')
  await database.line.ask('select 1')
  await Promise.all([
    ...Array.from({ length: 40 }, ask),
    ...Array.from({ length: 40 }, () => database.jobPool.query('select pg_sleep(0.05)')),
    ...Array.from({ length: 40 }, () =>
      database.transaction((transaction) => transaction.execute('select 1')),
    ),
    ...Array.from({ length: 40 }, () => atLength(ask)),
    ...Array.from({ length: 40 }, () => database.line.ask('select 1')),
  ])
  const { rows } = await place.pool.query<{ name: string; count: number }>(
    `select application_name as name, count(*)::int as count from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() group by 1 order by 1`,
  )
  expect(rows).toEqual([
    { name: 'gangway', count: 5 },
    { name: 'gangway-jobs', count: 2 },
    { name: 'gangway-line', count: 1 },
    { name: 'gangway-long', count: 1 },
  ])
  await database.close()
})

test('whatever takes longer than the settings allow is ended; what declares itself long is not', async () => {
  await using place = await createTestDatabase()
  const timeouts = { connect: 10_000, statement: 50, lock: 10_000, idleInTransaction: 10_000 }
  const database = openDatabase(place.connectionString, silentLog(), {
    connections: 5,
    timeouts,
    longStatement: 60_000,
    silence: 5_000,
  })
  const sleep = () => database.orm.execute('select pg_sleep(0.2)')
  await expect(sleep()).rejects.toMatchObject({ cause: { code: '57014' } })
  const slept = 'select 1 as done from pg_sleep(0.2)'
  const long = () => database.transaction(async (transaction) => (await transaction.execute(slept)).rows)
  expect(await atLength(long)).toEqual([{ done: 1 }])
  const pieces = (async function* () {
    for (let piece = 0; piece < 2; piece++) yield (await database.orm.execute(slept)).rows
  })()
  // The caller that asks for the next piece is in another context by then.
  const read: unknown[] = []
  for await (const rows of eachAtLength(pieces)) read.push(rows)
  expect(read).toEqual([[{ done: 1 }], [{ done: 1 }]])
  await expect(sleep()).rejects.toMatchObject({ cause: { code: '57014' } })
  await database.close()
})

test('waiting for a connection or a lock, and an idle transaction, end as the settings say', async () => {
  await using place = await createTestDatabase()
  await using stack = new AsyncDisposableStack()
  const patient = { ...defaultLimits.timeouts, connect: 600_000, lock: 600_000, idleInTransaction: 600_000 }
  const open = (changed: Partial<typeof patient>) => {
    const limits = { ...defaultLimits, connections: 5, timeouts: { ...patient, ...changed } }
    const database = openDatabase(place.connectionString, silentLog(), limits)
    stack.defer(() => database.close())
    return database
  }
  const holder = await place.pool.connect()
  stack.defer(() => holder.release(true))

  // One of its five is for shoppers' queries.
  const crowded = open({ connect: 1_000 })
  const only = await crowded.pool.connect()
  const late = crowded.orm.execute('select 1').catch(refusalOf)
  expect(await late).toMatchObject({ status: 503, message: books })
  only.release()
  await crowded.orm.execute('select 1')

  await holder.query('begin; lock table artworks in access exclusive mode')
  const wait = open({ lock: 50 }).orm.execute('select 1 from artworks')
  await expect(wait).rejects.toMatchObject({ cause: { code: '55P03' } })
  await holder.query('rollback')

  const idle = `select 1 from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`
  const dozing = open({ idleInTransaction: 50 }).transaction(async (transaction) => {
    await expect.poll(async () => (await holder.query(idle)).rowCount).toBe(0)
    return transaction.execute('select 1')
  })
  expect(await dozing.catch(refusalOf)).toMatchObject({ status: 503, message: books })
})

/** Locks a table from outside until disposed. */
async function holdTable({ connectionString }: TestShop, table: string) {
  const outside = openDatabase(connectionString, silentLog())
  const client = await outside.pool.connect()
  await client.query(`begin; lock table ${table} in access exclusive mode`)
  return {
    /** Kills a blocked query as soon as there is one, as an administrator would. */
    async endWhoWaits(): Promise<void> {
      const end = `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and application_name = 'gangway'`
      await expect.poll(async () => (await outside.pool.query(end)).rowCount, { interval: 20 }).toBe(1)
    },
    async [Symbol.asyncDispose]() {
      client.release(true)
      await outside.close()
    },
  }
}

test('a process opens as many connections as DATABASE_CONNECTIONS says, and no more', async () => {
  await using place = await createTestDatabase()
  const reading = readEnvironment({ DATABASE_CONNECTIONS: '6' })
  if (!reading.ok) throw new Error(reading.problems.join())
  const database = openDatabase(place.connectionString, silentLog(), databaseLimits(reading.environment))
  const ask = () => database.orm.execute('select pg_sleep(0.05)')
  await database.line.ask('select 1')
  await Promise.all([
    ...Array.from({ length: 40 }, ask),
    ...Array.from({ length: 40 }, () => database.jobPool.query('select pg_sleep(0.05)')),
    ...Array.from({ length: 40 }, () => atLength(ask)),
  ])
  const { rows } = await place.pool.query(
    'select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  expect(rows).toHaveLength(6)
  await database.close()
})
