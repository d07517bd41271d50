import { expect, test } from 'vitest'
import { signatureHeader, signWebhook } from '#server/adapters/payments/sandbox/sign-webhook.ts'
import { webhookSecret } from '#server/adapters/payments/sandbox/webhook-secret.ts'
import { type Clock, minutes } from '#server/kernel/clock.ts'
import { mails } from '#server/mail/tables.ts'
import { orderHistory, orders } from '#server/orders/tables.ts'
import { paymentAttempts } from '#server/payments/tables.ts'
import { createTestClock } from '#tests/harness/clock.ts'
import { expectMoneyToAddUp } from '#tests/harness/money-invariant.ts'
import { openShop } from '#tests/harness/open-shop.ts'
import { isLong } from '#tests/harness/run-form.ts'
import { checkoutForm, designedLine, signedIn, startCheckout, visitor } from '#tests/harness/sell.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'

/** 50 payments, 500 in the long form, with this many at the same moment. */
const rounds = isLong ? 20 : 2
const together = 25
const confirmed = isLong ? 10 : 4

/** Another process of the same shop: within one process, settling a payment waits for a settlement already running. */
const another = ({ connectionString, environment }: TestShop, clock?: Clock) =>
  openShop({ DATABASE_URL: connectionString, DATA_DIR: environment.DATA_DIR }, clock)

async function postEvent(shop: TestShop, secret: string, now: Date, attemptId: string, reference: string) {
  const body = JSON.stringify({
    id: attemptId,
    type: 'payment.paid',
    reference,
    idempotency_key: attemptId,
    created_at: new Date().toISOString(),
  })
  const signature = signWebhook(secret, new TextEncoder().encode(body), now)
  const headers = { [signatureHeader]: signature }
  return (await fetch(`${shop.origin}/webhooks/sandbox`, { method: 'POST', headers, body })).status
}

test('webhook, return page and sweeper at the same moment: one order each, one email each', async () => {
  const clock = createTestClock()
  await using shop = await startTestShop({ clock })
  const other = another(shop, clock)
  const secret = await webhookSecret(shop.database)

  const winners = () =>
    shop.database.orm.selectDistinct({ by: paymentAttempts.settledBy }).from(paymentAttempts)
  let round = 0
  // If one of the three has won every race so far, they may not have run at the same moment.
  for (; round < rounds || (round < 5 * rounds && (await winners()).length < 2); round++) {
    // One browser may not check out that often.
    const actor = visitor()
    const line = await designedLine(shop, actor)
    const checkouts = await Promise.all(
      Array.from({ length: together }, () => startCheckout(shop, actor, checkoutForm([line]))),
    )
    await Promise.all(checkouts.map(({ reference }) => shop.sandbox.pay(reference, 'approved')))
    clock.advance(minutes(2))
    const sweeps = [shop.payments.sweep(), other.payments.sweep()]
    const ends = await Promise.all(
      checkouts.map(async ({ attemptId, reference }, index) => {
        const posted = postEvent(shop, secret, clock.now(), attemptId, reference).then(async (status) => {
          if (index % 5 === 0) await shop.jobs.runDue()
          return status
        })
        // HTTP takes longer than a call: in every other race the event gets a head start.
        if (index % 2 === 0) await shop.payments.view(attemptId)
        const [returned, status] = await Promise.all([other.payments.settle(attemptId, 'return'), posted])
        return { state: returned.state, status }
      }),
    )
    await Promise.all(sweeps)
    expect(new Set(ends.map((end) => JSON.stringify(end)))).toEqual(
      new Set([JSON.stringify({ state: 'paid', status: 200 })]),
    )
  }

  const payments = round * together
  const { orm, pool } = shop.database
  const numbers = await orm.select({ number: orders.orderNumber }).from(orders)
  expect(new Set(numbers.map(({ number }) => number)).size).toBe(payments)
  expect(await orm.$count(orders)).toBe(payments)
  expect(await orm.$count(orderHistory)).toBe(2 * payments)
  const { rows } = await pool.query(
    `select count(*)::int as jobs from pgboss.job where name = 'mail.deliver'`,
  )
  expect(rows).toEqual([{ jobs: 2 * payments }])
  expect((await winners()).length).toBeGreaterThan(1)
  await expectMoneyToAddUp(shop.database)
  await other.stop()
})

test('staff confirming and the provider answering at the same moment: paid once, emailed once', async () => {
  await using shop = await startTestShop()
  const other = another(shop)
  const actor = visitor()
  const owner = signedIn('owner')
  const line = await designedLine(shop, actor)
  const { pool } = shop.database

  for (let round = 0; round < confirmed; round++) {
    const { attemptId, reference } = await startCheckout(shop, actor, checkoutForm([line]))
    await shop.sandbox.pay(reference, 'approved')
    await pool.query('alter table sandbox_payments rename to sandbox_payments_gone')
    await shop.payments.settle(attemptId, 'return')
    await pool.query('alter table sandbox_payments_gone rename to sandbox_payments')
    const [order] = await shop.orders.listForStaff(owner, {}).then((page) => page.orders)
    if (!order) throw new Error('No order')
    await Promise.all([
      shop.operations.call('payments.confirm', owner, { order: order.id }),
      other.payments.settle(attemptId, 'webhook'),
      shop.payments.settle(attemptId, 'sweeper'),
    ])
    expect(await shop.payments.view(attemptId)).toMatchObject({ state: 'paid' })
  }

  await shop.jobs.runDue()
  const confirmations = await shop.database.orm.select().from(mails)
  expect(confirmations.filter((mail) => mail.template === 'order-confirmation')).toHaveLength(confirmed)
  await expectMoneyToAddUp(shop.database)
  await other.stop()
})
