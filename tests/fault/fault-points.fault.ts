import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deliver, type FakeProvider } from '#tests/fakes/fake-provider.ts'
import { startSquare } from '#tests/fakes/square/start-square.ts'
import { startStripe } from '#tests/fakes/stripe/start-stripe.ts'
import { type Browser, browse, signInFrom } from '#tests/harness/browse.ts'
import type { TestDatabase } from '#tests/harness/database.ts'
import { expectMoneyToAddUp } from '#tests/harness/money-invariant.ts'
import { openShop } from '#tests/harness/open-shop.ts'
import { type KillableShop, startKillableShop } from '#tests/harness/processes/killable-shop.ts'
import { isLong, someOf } from '#tests/harness/run-form.ts'
import { checkoutForm, designedLine } from '#tests/harness/sell.ts'

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

// The short form dies once, paid through one of the two; the long one everywhere: odd places with Square, even ones
// with Stripe.
const places = someOf([...buying, ...refunding], 1)
const both = [
  { name: 'Square', start: startSquare, points: places.filter((_, index) => index % 2 === 0) },
  { name: 'Stripe', start: startStripe, points: places.filter((_, index) => index % 2 === 1) },
]
const providers = isLong ? both : someOf(both, 1).map((one) => ({ ...one, points: places }))

describe.each(providers)('paid by $name', ({ start, points }) => {
  const stack = new AsyncDisposableStack()
  let fake: FakeProvider
  let shop: KillableShop
  let staff: Browser

  beforeAll(async () => {
    fake = stack.use(await start())
    shop = stack.use(await startKillableShop({ ...fake.settings, PAYMENT_TIMEOUT_SECONDS: '10' }))
    staff = await hire(shop)
  })
  afterAll(() => stack.disposeAsync())

  test.each(points)('killed at %s: shop, ledger and provider agree after the restart', async (point) => {
    const { database, origin } = shop
    const isRefund = point.startsWith('refund')
    const shopper = browse({ origin })
    const form = checkoutForm([await designedLine({ database }, shopper.actor)])
    const refundId = randomUUID()
    const earlier = await ordersOf(database)

    await shop.dieAt(point, async () => {
      const attemptId = await buy(shopper, form, fake)
      if (isRefund) await askForRefund(database, staff, attemptId, refundId)
    })
    await shop.startAgain()
    const attemptId = await buy(shopper, form, fake)
    if (isRefund) await askForRefund(database, staff, attemptId, refundId)
    for (const event of fake.takeEvents(origin)) {
      expect((await deliver({ origin }, fake.key, event)).status).toBe(200)
    }

    const rows = await ordersOf(database)
    expect(rows.slice(0, earlier.length)).toEqual(earlier)
    expect(rows.slice(earlier.length)).toMatchObject([
      {
        attempt: attemptId,
        // A number that was taken and not committed is gone; orders are counted, not numbers.
        number: (earlier.at(-1)?.number ?? 0) + (point === 'settle:before-commit' ? 2 : 1),
        payment_status: isRefund ? 'refunded' : 'paid',
        captured_cents: 4_147,
        refunded_cents: isRefund ? 4_147 : 0,
      },
    ])
    const books = { count: 1, cents: 4_147, refundedCents: isRefund ? 4_147 : 0 }
    expect(fake.collected(attemptId)).toEqual(books)
    expect(fake.contractProblems).toEqual([])
    await expectMoneyToAddUp(database)
  })
})

type OrderRow = {
  attempt: string
  number: number | null
  payment_status: string
  captured_cents: number
  refunded_cents: number
}

/** By number; those without one come last. */
async function ordersOf({ pool }: TestDatabase): Promise<OrderRow[]> {
  const { rows } = await pool.query<OrderRow>(
    `select a.id as attempt, substr(o.order_number, 4)::int as number, o.payment_status, a.captured_cents, a.refunded_cents
     from orders o join payment_attempts a on a.order_id = o.id order by number`,
  )
  return rows
}

/** From Pay Now to the return page; when repeated it continues where it was. Returns the attempt's id. */
async function buy(shopper: Browser, form: unknown, fake: FakeProvider): Promise<string> {
  const answer = await shopper.send('POST', '/api/v1/checkout/prepare', form)
  const prepared = (await answer.json()) as { redirectUrl: string; attemptId: string }
  const isPaid = fake.collected(prepared.attemptId).count > 0
  if (!isPaid) await fake.pay(prepared.redirectUrl)
  const page = new URL(`/payment-success?attempt=${prepared.attemptId}`, answer.url)
  const body = new URLSearchParams({ operation: 'payments.settle' })
  await fetch(page, { method: 'POST', headers: shopper.headers, body })
  return prepared.attemptId
}

async function askForRefund(
  { pool }: TestDatabase,
  staff: Browser,
  attemptId: string,
  refundId: string,
): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    'select order_id as id from payment_attempts where id = $1',
    [attemptId],
  )
  const refund = { refundId, kind: 'full', reason: 'Misprint' }
  const body = new URLSearchParams({ operation: 'payments.refund', ...refund })
  const address = `${new URL(staff.headers.origin ?? '').origin}/admin/orders/${rows[0]?.id}.data`
  const answer = await fetch(address, { method: 'POST', headers: staff.headers, body })
  await answer.text()
}

/** A staff member of this shop, signed in through the accounts' own endpoint. */
async function hire({ database, dataDirectory, origin }: KillableShop): Promise<Browser> {
  const { auth, stop } = openShop({ DATABASE_URL: database.connectionString, DATA_DIR: dataDirectory })
  const signedIn = await signInFrom({ auth, origin }, browse({ origin }), 'admin')
  await stop()
  return signedIn
}
