import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { expect, test } from 'vitest'
import { jobPolicies } from '#server/kernel/job-queue/job-policies.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'
import { hireStaff } from '#tests/harness/staff.ts'

const bodyOf = (stream: ReadableStream): Promise<string> => text(stream as unknown as NodeStream)

/** Everything that leaves the shop as a file of rows, and the figures of a period. */
async function longReads(shop: TestShop): Promise<Record<string, () => Promise<unknown>>> {
  const staff = await hireStaff(shop, { email: 'sam@shop.example', fullName: 'Sam Staff' })
  const own = await shop.ownData.export(staff)
  if (!own.ok) throw new Error(own.reason)
  const { importExport, auditLog, newsletter, production, reports, orders } = shop
  const pieces = await orders.desk.export(staff, { orderIds: [] })
  const always = { from: null, to: null }
  return {
    'own data': () => bodyOf(own.body),
    'orders of the desk': () => text(Readable.from(pieces)),
    'audit log': async () => bodyOf(await auditLog.exportCsv(staff, {})),
    products: async () => bodyOf(await importExport.exportFile(staff, 'products')),
    customers: async () => bodyOf(await importExport.exportFile(staff, 'customers')),
    orders: async () => bodyOf(await importExport.exportFile(staff, 'orders')),
    newsletter: () => newsletter.exportCsv(staff),
    film: () => production.exportFilm(staff, always),
    'film on the page': () => production.reportFilm(staff, always),
    dashboard: () => reports.dashboard(staff, {}),
    'dashboard as a file': () => reports.dashboardCsv(staff, {}, 'days'),
  }
}

test('exports, reports and jobs that read a lot leave the shop its own connections', async () => {
  await using shop = await startTestShop({ isPoolLent: false })
  const reads = await longReads(shop)
  await shop.jobs.runDue()
  let taken = 0
  shop.database.pool.on('acquire', () => taken++)
  for (const [name, read] of Object.entries(reads)) {
    expect(await read(), name).toBeTruthy()
    expect(taken, name).toBe(0)
  }
  await shop.database.orm.execute('select 1')
  expect(taken).toBe(1)

  const long = Object.entries(jobPolicies).flatMap(([name, policy]) => ('isLong' in policy ? [name] : []))
  expect(long).toContain('reports.sum-up-days')
  const withData = ['import.write', 'artwork.measure-earlier']
  for (const name of long.filter((one) => !withData.includes(one)))
    await shop.database.jobPool.query(`insert into pgboss.job (name, data) values ($1, '{}')`, [name])
  await shop.jobs.runDue()
  expect(taken).toBe(1)
})
