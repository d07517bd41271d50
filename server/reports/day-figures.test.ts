import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localTimeOf } from '#domain/local-time.ts'
import { placesOf } from '#domain/orders/production.ts'
import { after, minutes } from '#server/kernel/clock.ts'
import { orderHistory, orderItems, orders } from '#server/orders/tables.ts'
import { refunds } from '#server/payments/tables.ts'
import { productionPrints } from '#server/production/tables.ts'
import { moveItem } from '#tests/harness/floor.ts'
import { isLong } from '#tests/harness/run-form.ts'
import { sellGangSheet, signedIn, visitor } from '#tests/harness/sell.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'
import type { Dashboard } from './dashboard.ts'
import { changedMoments, dayFigures } from './tables.ts'

const staff = signedIn('admin', 'staff@example.com')
const period = { from: '2026-10-29', to: '2026-11-12' }

// Havana sets its clocks back from one to midnight: that day begins twice.
const zones = ['America/Chicago', 'America/Havana', 'Asia/Kathmandu', 'Pacific/Kiritimati'] as const
const statuses = ['in_production', 'ready_for_pickup', 'shipped', 'completed', 'pending_review'] as const

const which = fc.nat(40)
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('sell'), isPaidInFull: fc.boolean() }) },
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constant('status'), which, status: fc.constantFrom(...statuses) }),
  },
  { weight: 6, arbitrary: fc.record({ does: fc.constant('move'), which, isForward: fc.boolean() }) },
  { weight: 6, arbitrary: fc.record({ does: fc.constant('sumUp') }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('confirm'), which }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('refund'),
      which,
      amountCents: fc.integer({ min: 1, max: 1_500 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('cancel'), which, refund: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('zone'), zone: fc.constantFrom(...zones) }) },
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

test('day totals match a plain count of everything, whatever happens in between', async () => {
  let now = new Date('2026-10-31T15:00:00Z')
  await using shop = await startTestShop({ clock: { now: () => now } })
  const seen = { summedUp: 0, changedAfter: 0 }
  const history = fc.array(fc.record({ step, pause: fc.integer({ min: 1, max: 240 }) }), {
    minLength: 30,
    maxLength: 30,
  })
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      for (const { step, pause } of steps) {
        now = after(now, minutes(pause))
        await take(shop, step)
        const { timeZone } = await shop.settings.read()
        expect(figuresIn(await shop.reports.dashboard(staff, period))).toEqual(
          await countPlainly(shop, timeZone),
        )
        const [kept, notes] = [
          await shop.database.orm.$count(dayFigures),
          await shop.database.orm.$count(changedMoments),
        ]
        if (kept > 0) seen.summedUp += 1
        if (kept > 0 && notes > 0) seen.changedAfter += 1
      }
    }),
    { numRuns: isLong ? 3 : 2 },
  )
  expect(seen.summedUp).toBeGreaterThan(isLong ? 20 : 8)
  expect(seen.changedAfter).toBeGreaterThan(isLong ? 10 : 3)
})

async function take(shop: TestShop, step: Step): Promise<void> {
  if (step.does === 'sumUp') return shop.reports.sumUpDays()
  if ('isPaidInFull' in step) {
    await sellGangSheet(shop, visitor(), {}, { isPaidInFull: step.isPaidInFull })
    return
  }
  if ('zone' in step) {
    await shop.settings.change({ system: 'Test' }, { timeZone: step.zone })
    return
  }
  const all = await shop.database.orm.select().from(orders).orderBy(orders.placedAt)
  const order = 'which' in step ? all[step.which % all.length] : undefined
  if (!order) return
  if ('status' in step) await shop.orders.setStatus(staff, order.id, step.status)
  else if ('isForward' in step) await moveItsItem(shop, order.id, step.isForward)
  else if ('amountCents' in step)
    await shop.payments.refund(staff, order.id, {
      refundId: crypto.randomUUID(),
      kind: 'amount',
      amountCents: step.amountCents,
      reason: 'Late',
    })
  else if ('refund' in step)
    await shop.operations.call('orders.cancel', staff, {
      order: order.id,
      cancelId: crypto.randomUUID(),
      reason: 'Changed their mind',
      refund: step.refund,
      returnStock: false,
      tellCustomer: false,
    })
  else await shop.operations.call('payments.confirm', staff, { order: order.id })
}

async function moveItsItem(shop: TestShop, orderId: string, isForward: boolean): Promise<void> {
  const card = (await shop.production.readBoard(staff)).cards.find((one) => one.orderId === orderId)
  if (!card) return
  const places = placesOf(card.route)
  const to = places[places.indexOf(card.place) + (isForward ? 2 : -2)]
  if (to) await moveItem(shop, staff, { itemId: card.itemId, from: card.place, to })
}

/**
 * To nine places: minutes divided by sixty times up to a hundred orders never fall halfway there, as they do at three.
 */
const rounded = (amount: number): number => Math.round(amount * 1e9) / 1e9

const figuresIn = ({ days, byStatus, products, hoursToShip }: Dashboard) => ({
  days: days
    .map((day) => ({ ...day, hoursToShip: day.hoursToShip === null ? null : rounded(day.hoursToShip) }))
    .filter((day) => day.orders || day.givenBackCents || day.filmInches || day.hoursToShip !== null),
  byStatus: Object.fromEntries(byStatus.map(({ status, orders: count }) => [status, count])),
  products,
  hoursToShip: hoursToShip === null ? null : rounded(hoursToShip),
})

/** The same without SQL: every row of the shop, by the clock of its time zone. */
async function countPlainly({ database: { orm } }: TestShop, timeZone: string) {
  const dayOf = (moment: Date) => localTimeOf(moment, timeZone).day
  const placed = (await orm.select().from(orders)).flatMap((order) =>
    order.placedAt ? [{ ...order, placedAt: order.placedAt }] : [],
  )
  const paid = placed.filter(({ paymentStatus }) =>
    ['paid', 'partially_refunded', 'refunded'].includes(paymentStatus),
  )
  const items = await orm.select().from(orderItems)
  const back = (await orm.select().from(refunds)).filter(({ status }) => status === 'done')
  const film = await orm.select().from(productionPrints)
  const entries = (await orm.select().from(orderHistory).orderBy(orderHistory.id)).filter(
    ({ kind, to }) => kind === 'status' && ['shipped', 'completed', 'ready_for_pickup'].includes(to),
  )
  const finished = placed.flatMap(({ id, placedAt }) => {
    const first = entries.find(({ orderId }) => orderId === id)
    return first
      ? [{ day: dayOf(first.at), hours: (first.at.getTime() - placedAt.getTime()) / minutes(60) }]
      : []
  })
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const mean = (amounts: number[]) => (amounts.length > 0 ? rounded(sum(amounts) / amounts.length) : null)
  const days = [
    ...new Set([
      ...paid.map(({ placedAt }) => dayOf(placedAt)),
      ...back.map(({ settledAt }) => dayOf(settledAt ?? new Date(0))),
      ...film.map(({ at }) => dayOf(at)),
      ...finished.map(({ day }) => day),
    ]),
  ].sort()
  const byStatus: Record<string, number> = {}
  for (const { status } of placed) byStatus[status] = (byStatus[status] ?? 0) + 1
  const sold = items.filter(({ orderId }) => paid.some(({ id }) => id === orderId))
  const names = [...new Set(sold.map(({ name }) => name))]
  return {
    days: days.map((day) => ({
      day,
      orders: paid.filter(({ placedAt }) => dayOf(placedAt) === day).length,
      salesCents: sum(
        paid.filter(({ placedAt }) => dayOf(placedAt) === day).map(({ totalCents }) => totalCents),
      ),
      givenBackCents: sum(
        back
          .filter(({ settledAt }) => settledAt && dayOf(settledAt) === day)
          .map(({ amountCents }) => amountCents),
      ),
      filmInches: sum(film.filter(({ at }) => dayOf(at) === day).map(({ inches }) => inches)),
      hoursToShip: mean(finished.filter((one) => one.day === day).map(({ hours }) => hours)),
    })),
    byStatus,
    products: names.map((name) => {
      const mine = sold.filter((item) => item.name === name)
      return {
        name,
        quantity: sum(mine.map(({ quantity }) => quantity)),
        salesCents: sum(
          mine.map((item) => item.quantity * item.unitPriceCents + item.setupFeeCents - item.discountCents),
        ),
      }
    }),
    hoursToShip: mean(finished.map(({ hours }) => hours)),
  }
}

test('an order that changes while day totals are computed is not lost', async () => {
  await using shop = await startTestShop()
  await sellGangSheet(shop, visitor())
  await shop.reports.sumUpDays()
  const ordersOfToday = async () => (await shop.reports.dashboard(staff, {})).days.at(-1)?.orders
  const { pool } = shop.database
  const other = await pool.connect()
  try {
    await other.query('begin')
    await other.query("update orders set payment_status = 'unverified'")
    await shop.reports.sumUpDays()
    expect(await ordersOfToday()).toBe(1)
    await other.query('commit')
  } finally {
    other.release()
  }
  expect(await ordersOfToday()).toBe(0)
  await Promise.all([shop.reports.sumUpDays(), shop.reports.sumUpDays(), shop.reports.sumUpDays()])
  expect([await ordersOfToday(), await shop.database.orm.$count(changedMoments)]).toEqual([0, 0])
  await pool.query("update orders set payment_status = 'paid'")
})
