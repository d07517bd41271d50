import { expect, test } from 'vitest'
import { addDays, localTimeOf } from '#domain/local-time.ts'
import { sellGangSheet, signedIn, visitor } from '#tests/harness/sell.ts'
import { shareTestShop } from '#tests/harness/shop.ts'
import { daysOf, readPeriod } from './period.ts'

const zone = 'America/Chicago'

const shop = await shareTestShop()

const staff = signedIn('admin', 'staff@example.com')

test('sales, refunds, statuses, products and the time to finish are counted by days in the shop’s time zone', async () => {
  await sellGangSheet(shop, visitor())
  await sellGangSheet(shop, visitor(), { delivery: 'pickup' })
  await sellGangSheet(shop, visitor(), {}, { isPaidInFull: false })
  const [unverified, second, first] = (await shop.orders.listForStaff(staff, {})).orders
  const { pool } = shop.database
  const place = (orderId: string | undefined, at: string) =>
    pool.query('update orders set placed_at = $1 where id = $2', [at, orderId])
  // 23:30 on March 9 and 00:00 on March 10 in Chicago.
  await place(first?.id, '2026-03-10T04:30:00Z')
  await place(second?.id, '2026-03-10T05:00:00Z')
  await place(unverified?.id, '2026-03-10T05:00:00Z')
  await shop.orders.setStatus(staff, first?.id ?? '', 'shipped')
  await shop.orders.setStatus(staff, first?.id ?? '', 'completed')
  await pool.query(
    "update order_history set at = '2026-03-10T16:30:00Z' where kind = 'status' and to_value = 'shipped'",
  )
  await pool.query(
    "update order_history set at = '2026-03-10T17:30:00Z' where kind = 'status' and to_value = 'completed'",
  )
  await shop.payments.refund(staff, second?.id ?? '', {
    refundId: crypto.randomUUID(),
    kind: 'amount',
    amountCents: 500,
    reason: 'Late',
  })
  await pool.query("update refunds set settled_at = '2026-03-10T18:00:00Z'")
  await pool.query(
    `insert into production_prints (order_item_id, run, copies, inches, at, actor_name)
     values (gen_random_uuid(), 0, 1, 60, '2026-03-10T04:59:00Z', 'Pat')`,
  )

  const dashboard = await shop.reports.dashboard(staff, { from: '2026-03-09', to: '2026-03-10' })

  const quiet = { orders: 0, salesCents: 0, givenBackCents: 0, filmInches: 0, hoursToShip: null }
  expect(dashboard.days).toEqual([
    { ...quiet, day: '2026-03-09', orders: 1, salesCents: 4_147, filmInches: 60 },
    {
      ...quiet,
      day: '2026-03-10',
      orders: 1,
      salesCents: 3_248,
      givenBackCents: 500,
      hoursToShip: 12,
    },
  ])
  expect(dashboard).toMatchObject({
    hoursToShip: 12,
    byStatus: [
      { status: 'pending_review', orders: 2 },
      { status: 'completed', orders: 1 },
    ],
    products: [{ name: 'Gang Sheet 22 × 60 in', quantity: 2, salesCents: 6_000 }],
    today: { toReview: 2, toPickUp: 0 },
  })
  const csv = await shop.reports.dashboardCsv(staff, { from: '2026-03-10', to: '2026-03-10' }, 'days')
  expect(csv.split('\r\n')[1]).toBe('2026-03-10,1,32.48,5.00,0,12')
})

test('a period is corrected: the last 30 days by default, never more than a year, never the wrong way around', async () => {
  const now = new Date('2026-03-10T04:30:00Z')
  const read = (asked: object) => readPeriod(asked, now, zone)
  expect(read({})).toEqual({ from: '2026-02-08', to: '2026-03-09' })
  expect(read({ from: '2026-03-09', to: '2026-03-01' })).toEqual({ from: '2026-03-01', to: '2026-03-09' })
  expect(read({ from: 'yesterday', to: '2026-02-31' })).toEqual(read({}))
  expect(daysOf(read({ from: '1999-01-01', to: '2026-03-09' }))).toHaveLength(366)
})

test('only staff see figures, and a shop without orders has quiet days', async () => {
  for (const actor of [visitor(), signedIn('customer')]) {
    await expect(shop.reports.dashboard(actor, {})).rejects.toThrow('Access Denied')
    await expect(shop.reports.dashboardCsv(actor, {}, 'days')).rejects.toThrow('Access Denied')
  }
  const { days, hoursToShip, products } = await shop.reports.dashboard(staff, {})
  const today = localTimeOf(new Date(), zone).day
  expect(days.map(({ day }) => day)).toEqual(daysOf({ from: addDays(today, -29), to: today }))
  expect([hoursToShip, products]).toEqual([null, []])
})
