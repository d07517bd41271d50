import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { composeShop } from '#server/compose.ts'
import { readEnvironment } from '#server/kernel/environment.ts'
import { silentLog } from '#server/kernel/log.ts'
import { deliver, type FakeProvider } from '#tests/fakes/fake-provider.ts'
import { startSquare } from '#tests/fakes/square/start-square.ts'
import { startStripe } from '#tests/fakes/stripe/start-stripe.ts'
import { type Browser, browse, signInFrom } from '#tests/harness/browse.ts'
import { createTestDatabase, type TestDatabase } from '#tests/harness/database.ts'
import { expectMoneyToAddUp } from '#tests/harness/money-invariant.ts'
import { checkoutForm, designedLine } from '#tests/harness/sell.ts'
import { startServerProcess } from '#tests/harness/server-process.ts'
import { freePort, type TestShop } from '#tests/harness/shop.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gangway-fault-points-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Where a shopper's process ends: before and after each commit and each outside call of PREPARE, CALL and SETTLE. */
const buying = [
  'prepare:before-commit',
  'call:before',
  'call:after',
  'call:after-commit',
  'settle:before-call',
  'settle:after-call',
  'settle:before-commit',
  'settle:after-commit',
]

const refunding = [
  'refund:before-commit',
  'refund:after-prepare',
  'refund:before-call',
  'refund:after-call',
  'refund:before-settle',
  'refund:after-settle',
]

// Odd ones by Square and even ones by Stripe: every kind of place meets both, and the run stays short.
const places = [...buying, ...refunding].map((point, index) => ({
  point,
  start: index % 2 === 0 ? startSquare : startStripe,
}))

test.concurrent.each(places)(
  'killed at $point: shop, ledger and provider agree after the restart',
  async ({ point, start }) => {
    await using fake = await start()
    await using database = await createTestDatabase()
    const port = await freePort()
    const origin = `http://localhost:${port}`
    const place = {
      dataDirectory: await mkdtemp(join(folder, 'shop-')),
      port,
      settings: {
        ...fake.settings,
        PAYMENT_TIMEOUT_SECONDS: '10',
        NODE_ENV: 'test',
        DATABASE_URL: database.connectionString,
        PUBLIC_URL: origin,
      },
    }
    const isRefund = point.startsWith('refund')
    const doomed = { ...place, settings: { ...place.settings, FAULT_POINT: point } }
    const shopper = browse({ origin })
    const form = checkoutForm([await designedLine({ database }, shopper.actor)])
    const refundId = randomUUID()

    {
      await using process = await startServerProcess(doomed)
      const staff = isRefund ? await hire(database, { origin }) : shopper
      await run(async () => {
        await buy(shopper, form, fake)
        if (isRefund) await askForRefund(database, staff, refundId)
      })
      await process.gone
    }
    await using _again = await startServerProcess(place)
    await buy(shopper, form, fake)
    if (isRefund) await askForRefund(database, await hire(database, { origin }), refundId)
    for (const event of fake.takeEvents(origin)) {
      expect((await deliver({ origin }, fake.key, event)).status).toBe(200)
    }

    const { rows } = await database.pool.query(
      `select a.id, o.order_number, o.payment_status, a.captured_cents, a.refunded_cents
     from orders o join payment_attempts a on a.order_id = o.id`,
    )
    expect(rows).toMatchObject([
      {
        // A number that was taken and not committed is gone; orders are counted, not numbers.
        order_number: point === 'settle:before-commit' ? 'GW-000002' : 'GW-000001',
        payment_status: isRefund ? 'refunded' : 'paid',
        captured_cents: 4_147,
        refunded_cents: isRefund ? 4_147 : 0,
      },
    ])
    const books = { count: 1, cents: 4_147, refundedCents: isRefund ? 4_147 : 0 }
    expect(fake.collected(rows[0].id)).toEqual(books)
    expect(fake.contractProblems).toEqual([])
    await expectMoneyToAddUp(database)
  },
)

/** What is cut off in the middle is what the test is about. */
const run = (work: () => Promise<void>): Promise<void> => work().catch(() => {})

/** From Pay Now to the return page; sent again it goes on where it was. */
async function buy(shopper: Browser, form: unknown, fake: FakeProvider): Promise<void> {
  const answer = await shopper.send('POST', '/checkout/prepare', form)
  const prepared = (await answer.json()) as { redirectUrl: string; attemptId: string }
  const isPaid = fake.collected(prepared.attemptId).count > 0
  if (!isPaid) await fake.pay(prepared.redirectUrl)
  await shopper.send('POST', `/payment-success?attempt=${prepared.attemptId}`)
}

async function askForRefund({ pool }: TestDatabase, staff: Browser, refundId: string): Promise<void> {
  const { rows } = await pool.query<{ id: string }>('select id from orders')
  const refund = { refundId, kind: 'full', reason: 'Misprint' }
  const body = new URLSearchParams({ intent: 'refund', refund: JSON.stringify(refund) })
  const address = `${new URL(staff.headers.origin ?? '').origin}/admin/orders/${rows[0]?.id}.data`
  const answer = await fetch(address, { method: 'POST', headers: staff.headers, body })
  await answer.text()
}

/** Staff of this database, signed in by the accounts' own door. */
async function hire(database: TestDatabase, { origin }: { origin: string }): Promise<Browser> {
  const reading = readEnvironment({ NODE_ENV: 'test', DATABASE_URL: database.connectionString })
  if (!reading.ok) throw new Error(reading.problems.join())
  const needs = { environment: reading.environment, log: silentLog() }
  const shop = composeShop({ ...needs, connectionString: database.connectionString })
  const signedIn = await signInFrom(Object.assign(shop, { origin }) as TestShop, browse({ origin }), 'admin')
  await shop.stop()
  return signedIn
}
