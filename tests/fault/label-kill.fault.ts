import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { defaultPackage } from '#domain/shipping/parcel.ts'
import { composeShop } from '#server/compose.ts'
import { readEnvironment } from '#server/kernel/environment.ts'
import { silentLog } from '#server/kernel/log.ts'
import { startShippo } from '#tests/fakes/shippo/start-shippo.ts'
import { type Browser, browse, signInFrom } from '#tests/harness/browse.ts'
import { createTestDatabase, type TestDatabase } from '#tests/harness/database.ts'
import { visitor } from '#tests/harness/sell.ts'
import { startServerProcess } from '#tests/harness/server-process.ts'
import { orderToShip } from '#tests/harness/ship.ts'
import { freePort, type TestShop } from '#tests/harness/shop.ts'

/** Around the one call that costs money: before it, between it and its commit, and after. */
const places = [
  { point: 'label:before-call', isBought: false },
  { point: 'label:after-call', isBought: true },
  { point: 'label:before-commit', isBought: true },
  { point: 'label:after-commit', isBought: true },
]

test.each(places)(
  'killed at $point: one paid label for the parcel at most, and none that the shop does not know',
  async ({ point, isBought }) => {
    await using fake = await startShippo()
    await using database = await createTestDatabase()
    const dataDirectory = await mkdtemp(join(tmpdir(), 'gangway-label-'))
    const port = await freePort()
    const origin = `http://localhost:${port}`
    const settings = {
      ...fake.settings,
      NODE_ENV: 'test',
      DATABASE_URL: database.connectionString,
      PUBLIC_URL: origin,
    }
    const place = { dataDirectory, port, settings }
    const { orderId, staff } = await prepare(database, origin)
    const ask = () =>
      staff.send('POST', '/admin/labels/make', { orderId, parcel: defaultPackage, choice: 'cheapest' })

    {
      const doomed = { ...place, settings: { ...settings, FAULT_POINT: point } }
      await using process = await startServerProcess(doomed)
      await ask().catch(() => {})
      await process.gone
    }
    expect([...fake.paidLabels().values()]).toEqual(isBought ? [1] : [])
    // As it is a while later: the provider has had its time to show what it sold, and is asked.
    await database.pool.query(
      `update shipments set created_at = created_at - interval '1 hour', next_check_at = now()
       where purchase = 'buying'`,
    )
    {
      await using _again = await startServerProcess(place)
      await expect.poll(() => purchases(database)).toEqual([isBought ? 'bought' : 'absent'])
      // Whoever presses the button again gets the one that is missing, and no second one.
      const answer = (await (await ask()).json()) as { ok: boolean }
      expect(answer.ok).toBe(!isBought)
    }
    expect([...fake.paidLabels().values()]).toEqual([1])
    expect(await purchases(database)).toEqual(isBought ? ['bought'] : ['absent', 'bought'])
    const { rows } = await database.pool.query(
      "select provider_reference from shipments where purchase = 'bought'",
    )
    expect(rows.map((row) => row.provider_reference)).toEqual(
      fake.books.transactions.map(({ object_id }) => object_id),
    )
    expect(fake.contractProblems).toEqual([])
    await rm(dataDirectory, { recursive: true, force: true })
  },
)

async function purchases({ pool }: TestDatabase): Promise<string[]> {
  const { rows } = await pool.query<{ purchase: string }>('select purchase from shipments order by purchase')
  return rows.map(({ purchase }) => purchase)
}

/** A paid order to ship, and somebody of the shop to label it. */
async function prepare(database: TestDatabase, origin: string): Promise<{ orderId: string; staff: Browser }> {
  const reading = readEnvironment({ NODE_ENV: 'test', DATABASE_URL: database.connectionString })
  if (!reading.ok) throw new Error(reading.problems.join())
  const needs = { environment: reading.environment, log: silentLog() }
  const shop = composeShop({ ...needs, connectionString: database.connectionString })
  await shop.prepare()
  const here = Object.assign(shop, { origin }) as TestShop
  const { orderId } = await orderToShip(here, visitor())
  const staff = await signInFrom(here, browse({ origin }), 'admin')
  await shop.stop()
  return { orderId, staff }
}
