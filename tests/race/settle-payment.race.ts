import { expect, test } from 'vitest'
import { signatureHeader, signWebhook } from '#server/adapters/payments/sandbox/sign-webhook.ts'
import { webhookSecret } from '#server/adapters/payments/sandbox/webhook-secret.ts'
import { minutes } from '#server/kernel/clock.ts'
import { mails } from '#server/mail/tables.ts'
import { orderHistory, orders } from '#server/orders/tables.ts'
import { paymentAttempts, paymentEvents } from '#server/payments/tables.ts'
import { createTestClock } from '#tests/harness/clock.ts'
import { expectMoneyToAddUp } from '#tests/harness/money-invariant.ts'
import { checkoutForm, designedLine, signedIn, startCheckout, visitor } from '#tests/harness/sell.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'

const rounds = 25

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

test('return page twice, webhook three times and sweeper twice at the same moment: one order, one mail each', async () => {
  const clock = createTestClock()
  await using shop = await startTestShop({ clock })
  const actor = visitor()
  const line = await designedLine(shop, actor)
  const secret = await webhookSecret(shop.database)

  for (let round = 0; round < rounds; round++) {
    const { attemptId, reference } = await startCheckout(shop, actor, checkoutForm([line]))
    await shop.sandbox.pay(reference, 'approved')
    clock.advance(minutes(2))
    const [first, second, ...statuses] = await Promise.all([
      shop.payments.settle(attemptId, 'return'),
      shop.payments.settle(attemptId, 'return'),
      postEvent(shop, secret, clock.now(), attemptId, reference),
      postEvent(shop, secret, clock.now(), attemptId, reference),
      postEvent(shop, secret, clock.now(), attemptId, reference),
      shop.payments.sweep().then(() => 200),
      shop.payments.sweep().then(() => 200),
    ])
    const orderNumber = `GW-${String(round + 1).padStart(6, '0')}`
    expect([first, second]).toMatchObject([
      { state: 'paid', orderNumber },
      { state: 'paid', orderNumber },
    ])
    expect(new Set(statuses)).toEqual(new Set([200]))
  }

  await shop.jobs.runDue()
  const { orm } = shop.database
  const numbers = await orm.select({ number: orders.orderNumber }).from(orders)
  expect(new Set(numbers.map(({ number }) => number)).size).toBe(rounds)
  expect(await orm.$count(orders)).toBe(rounds)
  expect(await orm.$count(paymentAttempts)).toBe(rounds)
  // One from the three posts, one from the sandbox's own job.
  expect(await orm.$count(paymentEvents)).toBe(2 * rounds)
  expect(await orm.$count(orderHistory)).toBe(2 * rounds)
  expect(await orm.$count(mails)).toBe(2 * rounds)
  await expectMoneyToAddUp(shop.database)
})

test('staff confirming and the provider answering at the same moment: paid once, mailed once', async () => {
  await using shop = await startTestShop()
  const actor = visitor()
  const owner = signedIn('owner')
  const line = await designedLine(shop, actor)
  const { pool } = shop.database

  for (let round = 0; round < 10; round++) {
    const { attemptId, reference } = await startCheckout(shop, actor, checkoutForm([line]))
    await shop.sandbox.pay(reference, 'approved')
    await pool.query('alter table sandbox_payments rename to sandbox_payments_gone')
    await shop.payments.settle(attemptId, 'return')
    await pool.query('alter table sandbox_payments_gone rename to sandbox_payments')
    const [order] = await shop.orders.listForStaff(owner, {}).then((page) => page.orders)
    if (!order) throw new Error('No order')
    await Promise.all([
      shop.payments.confirmPayment(owner, order.id),
      shop.payments.settle(attemptId, 'webhook'),
      shop.payments.settle(attemptId, 'sweeper'),
    ])
    expect(await shop.payments.view(attemptId)).toMatchObject({ state: 'paid' })
  }

  await shop.jobs.runDue()
  const confirmations = await shop.database.orm.select().from(mails)
  expect(confirmations.filter((mail) => mail.template === 'order-confirmation')).toHaveLength(10)
  await expectMoneyToAddUp(shop.database)
})
