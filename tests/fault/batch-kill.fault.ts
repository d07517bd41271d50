import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ShippoFake, startShippo } from '#tests/fakes/shippo/start-shippo.ts'
import { browse, signInFrom } from '#tests/harness/browse.ts'
import { openShop } from '#tests/harness/open-shop.ts'
import { type KillableShop, startKillableShop } from '#tests/harness/processes/killable-shop.ts'
import { someOf } from '#tests/harness/run-form.ts'
import { visitor } from '#tests/harness/sell.ts'
import { orderToShip } from '#tests/harness/ship.ts'
import type { TestShop } from '#tests/harness/shop.ts'
import { until } from '#tests/harness/until.ts'

/** Between any two steps of one thing, around the call that costs money, and before the one PDF is noted. */
const points = [
  'batch:before-thing',
  'label:before-call',
  'label:after-call',
  'label:before-commit',
  'label:after-commit',
  'batch:after-thing',
  'batch:before-finish',
]

const orderCount = 3
const stack = new AsyncDisposableStack()
let fake: ShippoFake
let shop: KillableShop

beforeAll(async () => {
  fake = stack.use(await startShippo())
  shop = stack.use(await startKillableShop(fake.settings))
})
afterAll(() => stack.disposeAsync())

test.each(someOf(points, 1))(
  'killed at %s while labels are made for many orders: started again, each is there once, and so is their PDF',
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
      // As it is a while later: the provider has had its time to show what it sold, and is asked.
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
