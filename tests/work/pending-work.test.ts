import { PgDialect } from 'drizzle-orm/pg-core'
import { PgBoss } from 'pg-boss'
import { expect, test } from 'vitest'
import { listFailedJobs } from '#server/kernel/job-queue/failed-jobs.ts'
import { jobPolicies, policyOf } from '#server/kernel/job-queue/job-policies.ts'
import { silentLog } from '#server/kernel/log.ts'
import { type PendingWork, repairWork } from '#server/kernel/pending-work.ts'
import { sellGangSheet, signedIn, visitor } from '#tests/harness/sell.ts'
import { shareTestShop, type TestShop } from '#tests/harness/shop.ts'
import { pendingRows } from './pending-rows.ts'

const shop = await shareTestShop()

const staff = signedIn('admin', 'staff@example.com')

const repair = (shop: TestShop) =>
  repairWork({ database: shop.database, log: silentLog(), work: shop.pendingWork })

/** The states of all jobs of a row, oldest first. */
async function jobsOf({ database }: TestShop, { key, jobs }: PendingWork, id: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ state: string }>(
    'select state from pgboss.job where data ->> $1 = $2 and name = any($3) order by created_on',
    [key, id, jobs.map(({ name }) => name)],
  )
  return rows.map(({ state }) => state)
}

const isWaiting = async ({ database }: TestShop, { waiting }: PendingWork, id: string) =>
  (await database.orm.execute(waiting)).rows.some((row) => row.id === id)

async function failJobs({ database }: TestShop, id: string): Promise<void> {
  await database.pool.query(
    `update pgboss.job set state = 'failed', completed_on = now(), output = '{"message":"Out of paper"}'
      where data::text like '%' || $1 || '%'`,
    [id],
  )
}

/** Jobs that no row waits for, and why nothing gets stuck if one is lost. */
const rowless: Record<string, string> = {
  'auth.send-message': 'who waits for a link asks again',
  'orders.mail-placed': 'who asks for mails that are there already asks again',
  'sandbox.finish-late': 'a made-up payment, which the sweep of payments gives up in time',
  'sandbox.deliver-webhook': 'a hint; the sweep of payments asks by itself',
  'shipping.check-purchase': 'a hint; labels in doubt are looked up every minute',
  'shipping.track': 'a hint; parcels are asked for every ten minutes',
  'artwork.remove-upload': 'a file that nobody asks for any more',
  'media.remove-files': 'files that nobody can ask for any more; the job stands until staff settle it',
  'own-data.remove-files': 'files that nobody can ask for any more; the job stands until staff settle it',
}

test('every type of job is on a schedule, has rows checked against it, or needs none', async () => {
  const held = shop.pendingWork.flatMap(({ jobs }) => jobs.map(({ name }) => name))
  const scheduled = Object.keys(jobPolicies).filter((name) => policyOf(name)?.told.includes('a later run'))
  expect([...new Set([...held, ...scheduled, ...Object.keys(rowless)])].sort()).toEqual(
    Object.keys(jobPolicies).sort(),
  )
  expect(shop.pendingWork.map(({ name }) => name).sort()).toEqual(Object.keys(pendingRows).sort())
})

test('a row of any type whose job is gone gets a new one, once', async () => {
  for (const kind of shop.pendingWork) {
    const id = (await pendingRows[kind.name]?.(shop)) ?? ''
    expect([kind.name, await isWaiting(shop, kind, id), await jobsOf(shop, kind, id)]).toEqual([
      kind.name,
      true,
      [],
    ])
    for (let look = 0; look < 2; look++) await repair(shop)
    expect([kind.name, await jobsOf(shop, kind, id)]).toEqual([kind.name, ['created']])
    // As pg-boss does with old jobs.
    await shop.database.pool.query('delete from pgboss.job where name = $1', [kind.jobs[0]?.name])
    await repair(shop)
    expect([kind.name, await jobsOf(shop, kind, id)]).toEqual([kind.name, ['created']])
  }
})

test('a row of any type whose job was given up ends with a message, or its job stays with staff until they settle it', async () => {
  for (const kind of shop.pendingWork) {
    const id = (await pendingRows[kind.name]?.(shop)) ?? ''
    await repair(shop)
    await failJobs(shop, id)
    for (let look = 0; look < 2; look++) await repair(shop)
    const failed = (await listFailedJobs(shop.database.orm, 50)).filter(({ data }) => data[kind.key] === id)
    if (kind.giveUp) {
      expect([kind.name, await isWaiting(shop, kind, id), failed]).toEqual([kind.name, false, []])
      expect([kind.name, await jobsOf(shop, kind, id)]).toEqual([kind.name, []])
      continue
    }
    expect([kind.name, await jobsOf(shop, kind, id)]).toEqual([kind.name, ['failed']])
    const [job] = failed
    await shop.operations.ask('attention.forget', staff, { queue: job?.name ?? '', job: job?.id ?? '' })
    await repair(shop)
    expect([kind.name, await jobsOf(shop, kind, id)]).toEqual([kind.name, ['cancelled']])
    expect(await listFailedJobs(shop.database.orm, 50)).toEqual([])
  }
})

test('a print file whose job was given up names its order; forgotten, it can be requested again', async () => {
  await sellGangSheet(shop, visitor())
  await shop.jobs.runDue()
  const [order] = (await shop.orders.listForStaff(staff, {})).orders
  const itemId = order?.items[0]?.id ?? ''
  const request = () => shop.printFiles.request(staff, itemId)
  const states = async () =>
    (await shop.printFiles.listForItems(staff, [itemId])).map(({ state, error }) => [state, error])
  const first = await request()
  const id = first.ok ? (first.printFiles[0]?.id ?? '') : ''
  await failJobs(shop, id)

  const [item] = await shop.reports.attention(staff)
  expect(item).toMatchObject({
    ...{ kind: 'job_failed', orderId: order?.id, reason: 'Out of paper' },
    title: `Make a print file · ${order?.orderNumber}`,
  })
  const [queue = '', job = ''] = item?.id.split('/') ?? []
  await shop.operations.ask('attention.forget', staff, { queue, job })
  expect(await states()).toEqual([['failed', 'Given up by staff']])
  expect(await shop.reports.attention(staff)).toMatchObject([
    { kind: 'print_file_failed', orderId: order?.id },
  ])

  expect(await request()).toMatchObject({ ok: true })
  expect(await states()).toEqual([
    ['queued', null],
    ['failed', 'Given up by staff'],
  ])
  expect(await shop.reports.attention(staff)).toEqual([])
})

/** These have few rows whatever the shop's age: staff create each one. */
const few = ['campaigns that go out', 'campaigns whose time will come', 'imports']

test('the check that runs every minute finds what waits by an index, however many rows have ever existed', async () => {
  const client = await shop.database.pool.connect()
  await client.query('set enable_seqscan = off')
  for (const { name, waiting } of shop.pendingWork.filter((kind) => !few.includes(kind.name))) {
    const { sql: text } = new PgDialect().sqlToQuery(waiting)
    const { rows } = await client.query(`explain ${text}`)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan, name).toMatch(/Index (Only )?Scan/)
    expect(plan, name).not.toContain('Seq Scan')
  }
  client.release(true)
})

test('a job that was given up stays until staff settle it, however long that takes', async () => {
  const add = `insert into pgboss.job (name, data, state, completed_on, deletion_seconds)
    select $1, $2, 'failed', now(), deletion_seconds from pgboss.queue where name = $1`
  await shop.database.pool.query(add, ['own-data.remove-files', { keys: ['artworks/x/original'] }])
  await shop.database.pool.query(add, ['payments.sweep', {}])
  await repair(shop)
  // On the shop's connections: separate ones might still be closing when the database is dropped.
  const db = { executeSql: (text: string, values?: unknown[]) => shop.database.pool.query(text, values) }
  const boss = new PgBoss({ db, supervise: false, schedule: false })
  await boss.start()
  const letTimePass = async () => {
    await shop.database.pool.query(
      `update pgboss.job set completed_on = completed_on - interval '400 days' where completed_on is not null`,
    )
    await shop.database.pool.query('update pgboss.queue set maintain_on = null')
    await boss.supervise()
  }
  await letTimePass()
  const left = await listFailedJobs(shop.database.orm, 50)
  expect(left.map(({ name }) => name)).toEqual(['own-data.remove-files'])

  await shop.operations.ask('attention.retry', staff, {
    ...{ queue: 'own-data.remove-files', job: left[0]?.id ?? '' },
  })
  await shop.jobs.runDue()
  await letTimePass()
  const { rows } = await shop.database.pool.query(
    `select 1 from pgboss.job where name = 'own-data.remove-files'`,
  )
  expect(rows).toEqual([])
  await boss.stop()
})
