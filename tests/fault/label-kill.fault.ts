import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultPackage } from '#domain/shipping/parcel.ts'
import { type ShippoFake, startShippo } from '#tests/fakes/shippo/start-shippo.ts'
import { type Browser, browse, signInFrom } from '#tests/harness/browse.ts'
import type { TestDatabase } from '#tests/harness/database.ts'
import { openShop } from '#tests/harness/open-shop.ts'
import { type KillableShop, startKillableShop } from '#tests/harness/processes/killable-shop.ts'
import { someOf } from '#tests/harness/run-form.ts'
import { visitor } from '#tests/harness/sell.ts'
import { orderToShip } from '#tests/harness/ship.ts'
import type { TestShop } from '#tests/harness/shop.ts'
import { until } from '#tests/harness/until.ts'

/** Between any two steps of one item, around the call that costs money, and before the combined PDF is recorded. */
const batchPoints = [
  'batch:before-thing',
  'label:before-call',
  'label:after-call',
  'label:before-commit',
  'label:after-commit',
  'batch:after-thing',
  'batch:before-finish',
]

const orderCount = 3
/** Around the one call that costs money: before it, between it and its commit, and after. */
const places = [
  { point: 'label:before-call', isBought: false },
  { point: 'label:after-call', isBought: true },
  { point: 'label:before-commit', isBought: true },
  { point: 'label:after-commit', isBought: true },
]

// Each kill costs a start: the short form picks one of them all.
const drawn = new Set<unknown>(someOf([...places, ...batchPoints], 1))

const stack = new AsyncDisposableStack()
let fake: ShippoFake
let shop: KillableShop

beforeAll(async () => {
  fake = stack.use(await startShippo())
  shop = stack.use(await startKillableShop(fake.settings))
})
afterAll(() => stack.disposeAsync())

test.each(places.filter((place) => drawn.has(place)))(
  'killed at $point: at most one paid label for the parcel, and none unknown to the shop',
  async ({ point, isBought }) => {
    const { database } = shop
    const { orderId, staff } = await prepare(shop)
    const [sold, paid] = [fake.books.transactions.length, fake.paidLabels().size]
    const paidLabels = () => [...fake.paidLabels().values()].slice(paid)
    const ask = () =>
      staff.send('POST', `/api/v1/orders/${orderId}/label`, {
        parcel: defaultPackage,
        choice: 'cheapest',
      })

    await shop.dieAt(point, ask)
    expect(paidLabels()).toEqual(isBought ? [1] : [])
    // The state a while later: the provider has had time to show what it sold, and is queried.
    await database.pool.query(
      `update shipments set created_at = created_at - interval '1 hour', next_check_at = now()
       where purchase = 'buying'`,
    )
    await shop.startAgain()
    await expect.poll(() => purchases(database, orderId)).toEqual([isBought ? 'bought' : 'absent'])
    // Clicking the button again gets the missing one, and no duplicate.
    expect((await ask()).status).toBe(isBought ? 409 : 201)

    expect(paidLabels()).toEqual([1])
    expect(await purchases(database, orderId)).toEqual(isBought ? ['bought'] : ['absent', 'bought'])
    const { rows } = await database.pool.query(
      "select provider_reference from shipments where purchase = 'bought' and order_id = $1",
      [orderId],
    )
    expect(rows.map((row) => row.provider_reference)).toEqual(
      fake.books.transactions.slice(sold).map(({ object_id }) => object_id),
    )
    const { rows: held } = await database.pool.query(
      `select s.purchase, i.quantity from shipments s join shipment_items i on i.shipment_id = s.id
       where s.order_id = $1 order by s.purchase`,
      [orderId],
    )
    expect(held.filter(({ purchase }) => purchase === 'bought')).toEqual([
      { purchase: 'bought', quantity: 1 },
    ])
    expect(fake.contractProblems).toEqual([])
  },
)

async function purchases({ pool }: TestDatabase, orderId: string): Promise<string[]> {
  const { rows } = await pool.query<{ purchase: string }>(
    'select purchase from shipments where order_id = $1 order by purchase',
    [orderId],
  )
  return rows.map(({ purchase }) => purchase)
}

/** A paid order to ship, and a staff member to label it. */
async function prepare({
  database,
  dataDirectory,
  origin,
}: KillableShop): Promise<{ orderId: string; staff: Browser }> {
  const doors = openShop({ DATABASE_URL: database.connectionString, DATA_DIR: dataDirectory })
  await doors.prepare()
  const here = Object.assign(doors, { origin }) as TestShop
  const { orderId } = await orderToShip(here, visitor())
  const staff = await signInFrom(here, browse({ origin }), 'admin')
  await doors.stop()
  return { orderId, staff }
}

test.each(batchPoints.filter((point) => drawn.has(point)))(
  'killed at %s while labels are made for many orders: after a restart, each is there once, and so is their PDF',
  async (point) => {
    const { database, dataDirectory, origin } = shop
    const doors = openShop({
      ...fake.settings,
      DATABASE_URL: database.connectionString,
      DATA_DIR: dataDirectory,
    })
    try {
      await doors.prepare()
      const here = Object.assign(doors, { origin }) as TestShop
      const { actor } = await signInFrom(here, browse({ origin }), 'admin')
      const orders: { order: string }[] = []
      for (let count = 0; count < orderCount; count++)
        orders.push({ order: (await orderToShip(here, visitor())).orderId })
      const paid = fake.paidLabels().size
      await shop.dieAt(point, () =>
        doors.operations.ask('batches.make-labels', actor, { rate: 'cheapest', paper: '4x6', orders }),
      )
      // The state a while later: the provider has had time to show what it sold, and is queried.
      await database.pool.query(
        `update shipments set created_at = created_at - interval '1 hour', next_check_at = now()
         where purchase = 'buying'`,
      )
      await shop.startAgain()
      await until(async () => (await doors.batches.list(actor))[0]?.state === 'finished')

      const [batch] = await doors.batches.list(actor)
      expect(batch).toMatchObject({
        counts: { total: orderCount, done: orderCount, failed: 0 },
        failures: [],
      })
      expect([...fake.paidLabels().values()].slice(paid)).toEqual(Array(orderCount).fill(1))
      const { rows } = await database.pool.query(
        `select count(*)::int as labels from shipments where purchase = 'bought' and order_id = any($1::uuid[])
         group by order_id`,
        [orders.map(({ order }) => order)],
      )
      expect(rows).toEqual(Array(orderCount).fill({ labels: 1 }))
      expect(await doors.batches.readFile(actor, batch?.id ?? '')).not.toBeNull()
    } finally {
      await doors.stop()
    }
  },
)
