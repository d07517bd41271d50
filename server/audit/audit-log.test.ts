import { expect, test } from 'vitest'
import { auditColumns } from '#domain/lists/lists.ts'
import { readAuditFilters } from '#domain/people/audit-filters.ts'
import { auditEntries } from '#server/kernel/tables.ts'
import { createTestDatabase } from '#tests/harness/database.ts'
import { expectEveryRowOnce } from '#tests/harness/every-page.ts'
import { signedIn } from '#tests/harness/sell.ts'
import { createAuditLog } from './index.ts'

const staff = signedIn('admin', 'staff@example.com')
const readSettings = async () => ({ timeZone: 'America/Chicago' })
const sort = { column: 'at', isDescending: true } as const
const filters = (given: Record<string, string>) => readAuditFilters(new URLSearchParams(given))

const entry = (at: string, actorName: string, action: string, subject: string) => ({
  at: new Date(at),
  actorName,
  action,
  subject,
})

test('entries are found by person, kind, subject and day on the shop’s clock', async () => {
  await using database = await createTestDatabase()
  await database.orm
    .insert(auditEntries)
    .values([
      entry('2026-05-02T04:59:00Z', 'mara@shop.example', 'order.set-status', 'order:1'),
      entry('2026-05-03T04:59:00Z', 'teo@shop.example', 'order.refund', 'order:2'),
      entry('2026-05-03T05:00:00Z', 'mara@shop.example', 'settings.change', 'settings:shop'),
    ])
  const log = createAuditLog({ database, readSettings })
  const found = async (given: Record<string, string>) => {
    const { rows } = await log.table(staff, { filters: filters(given), sort, rows: 10 })
    expect(await log.counts(staff, [filters(given)])).toEqual([rows.length])
    return rows.map(({ action }) => action)
  }

  expect(await found({})).toEqual(['settings.change', 'order.refund', 'order.set-status'])
  expect(await found({ actor: 'MARA' })).toEqual(['settings.change', 'order.set-status'])
  expect(await found({ kind: 'order' })).toEqual(['order.refund', 'order.set-status'])
  expect(await found({ thing: 'order:2' })).toEqual(['order.refund'])
  expect(await found({ from: '2026-05-02', to: '2026-05-02' })).toEqual(['order.refund'])
  expect(await found({ kind: 'x%', from: 'soon' })).toHaveLength(3)
  expect(await log.kinds(staff)).toEqual(['order', 'settings'])
  const csv = await new Response(await log.exportCsv(staff, { kind: 'settings' })).text()
  expect(csv.split('\r\n')[1]).toBe(
    '2026-05-03T05:00:00.000Z,mara@shop.example,,,,settings.change,settings:shop,,',
  )
})

test('the file holds everything the filter finds, including entries with the same timestamp', async () => {
  await using database = await createTestDatabase()
  await database.pool.query(
    `insert into audit_entries (at, actor_name, action, subject)
     select timestamptz '2026-05-01T10:00:00.123456Z' + (n / 700) * interval '1 microsecond', 'mara', 'order.note',
       'order:' || n from generate_series(1, 10400) n`,
  )
  const log = createAuditLog({ database, readSettings })
  const csv = await new Response(await log.exportCsv(staff, { kind: 'order' })).text()
  const things = csv
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',')[6])
  expect(things).toHaveLength(10_400)
  expect(new Set(things).size).toBe(10_400)
})

test('the log sorts by each column with no duplicates, even for one timestamp', async () => {
  await using database = await createTestDatabase()
  await database.orm
    .insert(auditEntries)
    .values(
      Array.from({ length: 7 }, (_, index) =>
        entry('2026-05-01T10:00:00Z', index % 2 ? 'mara' : 'Teo', 'order.note', `order:${index % 3}`),
      ),
    )
  const log = createAuditLog({ database, readSettings })
  await expectEveryRowOnce(auditColumns, (wish) => log.table(staff, { filters: {}, ...wish }), 7)
})
