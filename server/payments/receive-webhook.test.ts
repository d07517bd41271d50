import { randomUUID } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { signatureHeader, signWebhook } from '#server/adapters/payments/sandbox/sign-webhook.ts'
import { webhookSecret } from '#server/adapters/payments/sandbox/webhook-secret.ts'
import { mails } from '#server/mail/tables.ts'
import { checkoutForm, designedLine, startCheckout, visitor } from '#tests/harness/sell.ts'
import { shareTestShop, type TestShop } from '#tests/harness/shop.ts'
import { attemptBehind } from './attempts.ts'
import { paymentAttempts, paymentEvents } from './tables.ts'

const shop = await shareTestShop()

async function paidCheckout(shop: TestShop) {
  const actor = visitor()
  const checkout = await startCheckout(shop, actor, checkoutForm([await designedLine(shop, actor)]))
  await shop.sandbox.pay(checkout.reference, 'approved')
  return checkout
}

const eventOf = (attemptId: string, reference: string): string =>
  JSON.stringify({
    id: randomUUID(),
    type: 'payment.paid',
    reference,
    idempotency_key: attemptId,
    created_at: new Date().toISOString(),
  })

async function post(shop: TestShop, body: string, { secret }: { secret?: string } = {}) {
  const key = secret ?? (await webhookSecret(shop.database))
  return fetch(`${shop.origin}/webhooks/sandbox`, {
    method: 'POST',
    headers: { [signatureHeader]: signWebhook(key, new TextEncoder().encode(body), new Date()) },
    body,
  })
}

const eventsOf = ({ database }: TestShop, attemptId: string) =>
  database.orm.$count(paymentEvents, eq(paymentEvents.attemptId, attemptId))

test('an event is verified and stored once, and its job settles the payment and leaves others to theirs', async () => {
  const { attemptId, reference } = await paidCheckout(shop)
  const body = eventOf(attemptId, reference)

  const answers = [await post(shop, body), await post(shop, body), await post(shop, body)]

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const events = await shop.database.orm.select().from(paymentEvents)
  expect(events).toMatchObject([{ provider: 'sandbox', kind: 'payment.paid', attemptId, rawBody: body }])
  const another = { provider: 'sandbox', eventId: 'another', kind: 'payment.paid', rawBody: '' }
  await shop.database.orm.insert(paymentEvents).values(another)
  await shop.jobs.runDue()
  const now = await shop.database.orm.select().from(paymentEvents)
  const waiting = now.filter(({ processedAt }) => processedAt === null)
  expect(waiting).toMatchObject([another])
  expect(await shop.payments.view(attemptId)).toMatchObject({ state: 'paid', orderNumber: 'GW-000001' })
  expect(await shop.database.orm.$count(mails)).toBe(2)
})

test('the sandbox’s own job delivers its events by HTTP', async () => {
  const { attemptId } = await paidCheckout(shop)

  await shop.jobs.runDue()

  expect(await eventsOf(shop, attemptId)).toBe(1)
  expect(await shop.payments.view(attemptId)).toMatchObject({ state: 'paid' })
})

test('a forged event is refused and not stored', async () => {
  const before = await shop.database.orm.$count(paymentEvents)
  const { attemptId, reference } = await paidCheckout(shop)

  const answer = await post(shop, eventOf(attemptId, reference), { secret: 'guessed' })

  expect(answer.status).toBe(401)
  expect(await shop.database.orm.$count(paymentEvents)).toBe(before)
  expect(await shop.payments.view(attemptId)).toMatchObject({ state: 'pending' })
})

test('an event that only claims a payment does not make one', async () => {
  const actor = visitor()
  const unpaid = await startCheckout(shop, actor, checkoutForm([await designedLine(shop, actor)]))

  expect((await post(shop, eventOf(unpaid.attemptId, unpaid.reference))).status).toBe(200)
  await shop.jobs.runDue()
  expect(await shop.payments.view(unpaid.attemptId)).toMatchObject({ state: 'pending', orderNumber: null })
})

test('an event for a payment that is not ours is accepted and ignored; an unknown provider is not found', async () => {
  expect((await post(shop, eventOf(randomUUID(), 'sbx_other'))).status).toBe(200)
  await shop.jobs.runDue()
  const [event] = await shop.database.orm.select().from(paymentEvents)
  expect(event?.processedAt).not.toBeNull()
  expect((await fetch(`${shop.origin}/webhooks/nobody`, { method: 'POST', body: '{}' })).status).toBe(404)
})

test('an event that names a payment by the provider’s reference belongs to that payment alone', async () => {
  const { orm } = shop.database
  const ids = [(await paidCheckout(shop)).attemptId, (await paidCheckout(shop)).attemptId]
  await orm
    .update(paymentAttempts)
    .set({ eventReference: sql`'event-' || ${paymentAttempts.id}` })
    .where(inArray(paymentAttempts.id, ids))

  for (const id of ids) {
    expect(await attemptBehind(orm, 'sandbox', `event-${id}`)).toBe(id)
    expect(await attemptBehind(orm, 'stripe', `event-${id}`)).toBeNull()
  }
  expect(await attemptBehind(orm, 'sandbox', 'event-other')).toBeNull()
})

test('while the provider is unreachable, the event is kept and its job settles later', async () => {
  const { attemptId, reference } = await paidCheckout(shop)
  await shop.database.pool.query('alter table sandbox_payments rename to sandbox_payments_gone')

  expect((await post(shop, eventOf(attemptId, reference))).status).toBe(200)
  await expect(shop.jobs.runDue()).rejects.toThrow()
  const [waiting] = await shop.database.orm.select().from(paymentEvents)
  expect(waiting?.processedAt).toBeNull()
  await shop.database.pool.query('alter table sandbox_payments_gone rename to sandbox_payments')
  await shop.database.pool.query(`update pgboss.job set start_after = now() where state = 'retry'`)
  await shop.jobs.runDue()

  expect(await shop.payments.view(attemptId)).toMatchObject({ state: 'paid' })
})
