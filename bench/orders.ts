import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '#server/kernel/database.ts'
import { startEmbeddedPostgres } from '#server/kernel/embedded-postgres/index.ts'
import { silentLog } from '#server/kernel/log.ts'
import { type Browser, browse, signInFrom } from '#tests/harness/browse.ts'
import { fillOrders } from './checkout/fill-orders.ts'
import { createShopper } from './checkout/shopper.ts'
import { startCrowdedShop } from './checkout/start-crowded-shop.ts'
import { type BenchContext, type Benchmark, percentile } from './harness.ts'
import { composeHouse } from './orders/compose-house.ts'
import { liveALittle } from './orders/live-a-little.ts'

/**
 * The order list, its two searches and the dashboard, as a staff member requests them over HTTP: layout, badges and
 * figures, read by the page's own loaders. `--orders 1000,100000,1000000` sets the numbers of orders; `--rounds 60` how
 * often.
 */
export const run: Benchmark = async (context) => {
  const { options, say } = context
  const steps = (options.orders ?? '1000,100000,1000000').split(',').map(Number)
  const folder = await mkdtemp(join(tmpdir(), 'gangway-bench-'))
  const postgres = await startEmbeddedPostgres({ dataDirectory: join(folder, 'postgres'), log: () => {} })
  const connectionString = postgres.connectionString()
  const shop = await startCrowdedShop(folder, connectionString)
  const database = openDatabase(connectionString, silentLog())
  const house = composeHouse(shop.origin, connectionString)
  try {
    await (await createShopper(database, shop.origin)).buy()
    const staff = await signInFrom(
      { auth: house.auth, origin: shop.origin },
      browse({ origin: shop.origin }),
      'admin',
    )
    say('one of the staff, one server process, its database beside it')
    const first = new Map<string, number>()
    for (const count of steps) {
      await fillOrders(database, count)
      await liveALittle(database)
      const begun = performance.now()
      await house.reports.sumUpDays()
      await database.pool.query('vacuum analyze day_figures, changed_moments')
      context.report({
        label: `days summed up, at ${count.toLocaleString('en-US')} orders`,
        value: performance.now() - begun,
        unit: 'ms',
        orders: count,
      })
      for (const [name, pathOf] of Object.entries(pages)) {
        const slowest = await measure(context, database, staff, { name, pathOf, count })
        first.set(name, first.get(name) ?? slowest)
        context.report({
          label: `${name}, 95th percentile against the first, at ${count.toLocaleString('en-US')}`,
          value: slowest / (first.get(name) ?? slowest),
          unit: '×',
          orders: count,
        })
      }
    }
  } finally {
    await house.database.close()
    await database.close()
    await shop.stop()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

type Some = { order_number: string; contact_name: string }

const pages: Record<string, (order: Some) => string> = {
  'order list': () => '/admin.data',
  'order list by status': () => '/admin.data?status=in_production',
  'search by number': ({ order_number }) => `/admin.data?number=${order_number.slice(-5)}`,
  'search by customer name': ({ contact_name }) =>
    `/admin.data?customer=${encodeURIComponent(contact_name.split(' ')[1] ?? '')}`,
  'search by first name': ({ contact_name }) =>
    `/admin.data?customer=${encodeURIComponent(contact_name.split(' ')[0] ?? '')}`,
  'order list by total': () => '/admin.data?sort=-total',
  'search of everything, by name': ({ contact_name }) =>
    `/api/v1/search?text=${encodeURIComponent(contact_name)}`,
  'search of everything, by number': ({ order_number }) => `/api/v1/search?text=${order_number.slice(-5)}`,
  dashboard: () => '/admin/dashboard.data',
}

type Measured = { name: string; pathOf: (order: Some) => string; count: number }

/** Reports median and 95th percentile; returns the latter, in milliseconds. */
async function measure(
  { options, report }: BenchContext,
  { pool }: Database,
  staff: Browser,
  { name, pathOf, count }: Measured,
): Promise<number> {
  const rounds = Number(options.rounds ?? 60)
  const { rows } = await pool.query<Some>(
    `select order_number, contact_name from orders tablesample bernoulli ($1)
     where placed_at is not null limit $2`,
    [Math.min(100, (400 * rounds) / count), rounds + 5],
  )
  const times: number[] = []
  for (const [round, order] of rows.entries()) {
    const begun = performance.now()
    const answer = await staff.get(pathOf(order))
    const body = await answer.text()
    if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${body.slice(0, 200)}`)
    // The first few hit cold caches that are warm in a shop in use.
    if (round >= 5) times.push(performance.now() - begun)
  }
  const at = `at ${count.toLocaleString('en-US')} orders`
  const slow = percentile(times, 0.95)
  report({ label: `${name}, median, ${at}`, value: percentile(times, 0.5), unit: 'ms', orders: count })
  report({ label: `${name}, 95th percentile, ${at}`, value: slow, unit: 'ms', orders: count })
  return slow
}
