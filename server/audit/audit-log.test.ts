import { expect, test } from 'vitest'
import { auditEntries } from '#server/kernel/tables.ts'
import { createTestDatabase } from '#tests/harness/database.ts'
import { signedIn } from '#tests/harness/sell.ts'
import { auditFilterSchema, createAuditLog } from './index.ts'

const staff = signedIn('admin', 'staff@example.com')
const readSettings = async () => ({ timeZone: 'America/Chicago' })
const filter = (given: Record<string, string>) => auditFilterSchema.parse({ ...given })

const entry = (at: string, actorName: string, action: string, subject: string) => ({
  at: new Date(at),
  actorName,
  action,
  subject,
})

test('entries are found by who, kind, thing and day of the shop’s clock', async () => {
  await using database = await createTestDatabase()
  await database.orm
    .insert(auditEntries)
    .values([
      entry('2026-05-02T04:59:00Z', 'mara@shop.example', 'order.set-status', 'order:1'),
      entry('2026-05-03T04:59:00Z', 'teo@shop.example', 'order.refund', 'order:2'),
      entry('2026-05-03T05:00:00Z', 'mara@shop.example', 'settings.change', 'settings:shop'),
    ])
  const log = createAuditLog({ database, readSettings })
  const found = async (given: Record<string, string>) =>
    (await log.list(staff, filter(given))).entries.map(({ action }) => action)

  expect(await found({})).toEqual(['settings.change', 'order.refund', 'order.set-status'])
  expect(await found({ actor: 'MARA' })).toEqual(['settings.change', 'order.set-status'])
  expect(await found({ kind: 'order' })).toEqual(['order.refund', 'order.set-status'])
  expect(await found({ thing: 'order:2' })).toEqual(['order.refund'])
  expect(await found({ from: '2026-05-02', to: '2026-05-02' })).toEqual(['order.refund'])
  expect(await found({ kind: 'x%', from: 'soon' })).toHaveLength(3)
  expect((await log.list(staff, filter({}))).kinds).toEqual(['order', 'settings'])
  const csv = await new Response(await log.exportCsv(staff, filter({ kind: 'settings' }))).text()
  expect(csv.split('\r\n')[1]).toBe(
    '2026-05-03T05:00:00.000Z,mara@shop.example,,,,settings.change,settings:shop,,',
  )
})

test('the file holds everything that the filter finds, entries of one moment too', async () => {
  await using database = await createTestDatabase()
  await database.pool.query(
    `insert into audit_entries (at, actor_name, action, subject)
     select timestamptz '2026-05-01T10:00:00.123456Z' + (n / 700) * interval '1 microsecond', 'mara', 'order.note',
       'order:' || n from generate_series(1, 10400) n`,
  )
  const log = createAuditLog({ database, readSettings })
  const csv = await new Response(await log.exportCsv(staff, filter({ kind: 'order' }))).text()
  const things = csv
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',')[6])
  expect(things).toHaveLength(10_400)
  expect(new Set(things).size).toBe(10_400)
})

test('fifty a page, none twice', async () => {
  await using database = await createTestDatabase()
  const rows = Array.from({ length: 120 }, () =>
    entry('2026-05-01T10:00:00Z', 'mara', 'order.note', 'order:1'),
  )
  await database.orm.insert(auditEntries).values(rows)
  const log = createAuditLog({ database, readSettings })
  const seen = new Set<string>()
  let before = ''
  for (let page = 0; page < 3; page++) {
    const { entries, next } = await log.list(staff, filter({ before }))
    for (const { id } of entries) seen.add(id)
    before = next ?? ''
  }
  expect(seen.size).toBe(120)
  expect(before).toBe('')
})
