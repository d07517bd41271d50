import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { hours, minutes } from '#server/kernel/clock.ts'
import { mails } from '#server/mail/tables.ts'
import { orderHistory, orders } from '#server/orders/tables.ts'
import { paymentAttempts, paymentEvents } from '#server/payments/tables.ts'
import { deliver } from '#tests/fakes/fake-provider.ts'
import { startSquare } from '#tests/fakes/square/start-square.ts'
import { startStripe } from '#tests/fakes/stripe/start-stripe.ts'
import { createTestClock } from '#tests/harness/clock.ts'
import { expectMoneyToAddUp } from '#tests/harness/money-invariant.ts'
import {
  checkoutForm,
  designedLine,
  pressPay,
  signedIn,
  startCheckout,
  visitor,
} from '#tests/harness/sell.ts'
import { startTestShop } from '#tests/harness/shop.ts'

const owner = signedIn('owner')

describe.each([
  ['square', startSquare],
  ['stripe', startStripe],
] as const)('a payment by %s', (_name, start) => {
  async function openShop() {
    const fake = await start()
    const clock = createTestClock()
    const shop = await startTestShop({ clock, settings: fake.settings })
    const { orm } = shop.database
    return {
      fake,
      clock,
      shop,
      async checkout() {
        const actor = visitor()
        return startCheckout(shop, actor, checkoutForm([await designedLine(shop, actor)]))
      },
      async order() {
        const [order] = await orm.select().from(orders)
        if (!order) throw new Error('No order')
        return order
      },
      lastNote: async () =>
        (await orm.select().from(orderHistory).orderBy(orderHistory.id)).at(-1)?.note ?? '',
      events: () => fake.takeEvents(shop.origin, clock.now()),
      /** Including what its job does. */
      async send(event: Parameters<typeof deliver>[2]) {
        const answer = await deliver(shop, fake.key, event)
        await shop.jobs.runDue()
        return answer
      },
      async [Symbol.asyncDispose]() {
        await expectMoneyToAddUp(shop.database)
        expect(fake.contractProblems).toEqual([])
        await shop[Symbol.asyncDispose]()
        await fake[Symbol.asyncDispose]()
      },
    }
  }

  test('repeated and out-of-order events make one paid order; unsigned ones are refused', async () => {
    await using at = await openShop()
    const { attemptId, redirectUrl } = await at.checkout()
    await at.fake.pay(redirectUrl)
    const events = at.events()
    for (const event of [...events.toReversed(), ...events]) expect((await at.send(event)).status).toBe(200)
    const [first] = events
    if (!first) throw new Error('No event')
    expect((await at.send({ ...first, headers: {} })).status).toBe(401)

    expect(await at.shop.payments.view(attemptId)).toMatchObject({ state: 'paid', orderNumber: 'GW-000001' })
    expect(await at.shop.database.orm.$count(paymentEvents)).toBe(events.length)
    expect(await at.lastNote()).toBe(`Paid by ${at.fake.key}`)
    await at.shop.jobs.runDue()
    expect(await at.shop.database.orm.$count(mails)).toBe(2)
  })

  test('a slow bank: asked to wait at the return, settled by the late event', async () => {
    await using at = await openShop()
    const { attemptId, redirectUrl } = await at.checkout()
    await at.fake.pay(redirectUrl, { card: 'slow' })
    expect((await at.shop.payments.settle(attemptId, 'return')).state).toBe('processing')
    for (const event of at.events()) await at.send(event)
    expect((await at.order()).paymentStatus).toBe('awaiting')
    at.fake.finishLate(attemptId)
    at.clock.advance(hours(30))
    for (const event of at.events()) expect((await at.send(event)).status).toBe(200)
    expect((await at.order()).paymentStatus).toBe('paid')
  })

  test('an abandoned attempt closes its page, so that no one pays for it', async () => {
    await using at = await openShop()
    const { attemptId, redirectUrl } = await at.checkout()
    at.clock.advance(hours(3))
    await at.shop.payments.sweep()
    expect((await at.shop.payments.view(attemptId))?.state).toBe('expired')
    await expect(at.fake.pay(redirectUrl)).rejects.toThrow('410')
  })

  test('money that arrives after the payment was given up makes the order, and the history says so', async () => {
    await using at = await openShop()
    const { attemptId, redirectUrl } = await at.checkout()
    await at.fake.pay(redirectUrl, { card: 'slow' })
    await at.shop.database.orm.update(paymentAttempts).set({ status: 'expired' })
    at.fake.finishLate(attemptId)
    for (const event of at.events()) await at.send(event)
    expect((await at.order()).paymentStatus).toBe('paid')
    expect(await at.lastNote()).toBe(`Paid by ${at.fake.key}, after the payment was given up on (expired)`)
  })

  test.each([
    ['too little', { amountCents: 4_000 }, 'Paid 40.00 USD of 41.47 USD: 1.47 USD too little'],
    ['too much', { amountCents: 5_000 }, 'Paid 50.00 USD of 41.47 USD: 8.53 USD too much'],
    ['another currency', { currency: 'CAD' }, 'Paid 41.47 CAD of 41.47 USD: another currency'],
  ])('%s: the order exists, unverified, with the reason; staff refund it', async (_case, action, reason) => {
    await using at = await openShop()
    const { attemptId, redirectUrl } = await at.checkout()
    await at.fake.pay(redirectUrl, action)
    expect(await at.shop.payments.settle(attemptId, 'return')).toMatchObject({
      state: 'unverified',
      orderNumber: 'GW-000001',
    })
    expect(await at.lastNote()).toBe(reason)
    const { id } = await at.order()
    const [shown] = await at.shop.payments.listForOrder(owner, id)
    expect(shown).toMatchObject({ status: 'mismatch', failureReason: reason, capturedCents: 0 })

    const input = { refundId: randomUUID(), kind: 'full', reason: 'Wrong amount' }
    expect(await at.shop.payments.refund(owner, id, input)).toMatchObject({ ok: true })
    expect((await at.order()).paymentStatus).toBe('refunded')
    const { cents, refundedCents } = at.fake.collected(attemptId)
    expect(refundedCents).toBe(cents)
  })

  test('a slow refund is shown as requested, and completed by its event; one that fails frees its amount', async () => {
    await using at = await openShop()
    const { attemptId, redirectUrl } = await at.checkout()
    await at.fake.pay(redirectUrl)
    await at.shop.payments.settle(attemptId, 'return')
    at.events()
    const { id } = await at.order()
    const ask = (amountCents: number) =>
      at.shop.payments.refund(owner, id, {
        refundId: randomUUID(),
        kind: 'amount',
        amountCents,
        reason: 'Late',
      })

    at.fake.holdRefunds()
    expect(await ask(1_000)).toMatchObject({ ok: true, refund: { status: 'pending' } })
    // Calls in progress may or may not have gone through: either is right.
    expect(await at.shop.operations.call('payments.check', owner, { payment: attemptId })).toMatchObject({
      ok: true,
      value: { differences: [] },
    })
    expect((await at.order()).paymentStatus).toBe('paid')
    at.fake.finishRefunds('done')
    for (const event of at.events()) expect((await at.send(event)).status).toBe(200)
    expect((await at.order()).paymentStatus).toBe('partially_refunded')

    at.fake.holdRefunds()
    await ask(3_147)
    at.fake.finishRefunds('failed')
    for (const event of at.events()) await at.send(event)
    expect((await at.order()).paymentStatus).toBe('partially_refunded')
    expect(await at.lastNote()).toMatch(/^The refund of \$31\.47 failed: /)
    expect(await ask(3_147)).toMatchObject({ ok: true, refund: { status: 'done' } })
    expect((await at.order()).paymentStatus).toBe('refunded')
    expect(at.fake.collected(attemptId)).toMatchObject({ cents: 4_147, refundedCents: 4_147 })
  })

  test('the provider’s refunds are shown beside the shop’s, and the difference is named', async () => {
    await using at = await openShop()
    const { attemptId, redirectUrl } = await at.checkout()
    await at.fake.pay(redirectUrl)
    await at.shop.payments.settle(attemptId, 'return')
    const { id } = await at.order()
    at.fake.holdRefunds()
    const part = { refundId: randomUUID(), kind: 'amount', amountCents: 1_000, reason: 'Late' }
    await at.shop.payments.refund(owner, id, part)
    expect(await at.shop.operations.ask('payments.check', owner, { payment: attemptId })).toEqual({
      differences: [],
    })

    at.fake.finishRefunds('done')
    at.fake.refundAtDesk(attemptId, 500)

    const named = 'Given back 10.00 USD here, 15.00 USD at the provider: 5.00 USD more there'
    expect(await at.shop.operations.ask('payments.check', owner, { payment: attemptId })).toEqual({
      differences: [named],
    })
    expect(await at.shop.payments.get(owner, attemptId)).toMatchObject({
      refundedCents: 1_000,
      truth: { state: 'paid', amountCents: 4_147, refundedCents: 1_500 },
      difference: named,
    })
    expect(at.fake.collected(attemptId).refundedCents).toBe(1_500)
    expect(await at.shop.reports.waiting(owner)).toMatchObject({ payments: 1 })
  })

  test('a refund whose answer is lost is found by the sweeper, and made once', async () => {
    await using at = await openShop()
    const { attemptId, redirectUrl } = await at.checkout()
    await at.fake.pay(redirectUrl)
    await at.shop.payments.settle(attemptId, 'return')
    const { id } = await at.order()
    at.fake.trouble('fails_after', /POST \/v[12]\/refunds/, 2)
    const input = { refundId: randomUUID(), kind: 'full', reason: 'Late' }
    expect(await at.shop.payments.refund(owner, id, input)).toMatchObject({
      refund: { status: 'requested' },
    })
    at.clock.advance(minutes(2))
    await at.shop.payments.sweep()
    expect((await at.order()).paymentStatus).toBe('refunded')
    expect(at.fake.collected(attemptId).refundedCents).toBe(4_147)
  })

  test('a provider that refuses us is reported with the hint’s words, and the next try finishes the same order', async () => {
    await using at = await openShop()
    const actor = visitor()
    const form = checkoutForm([await designedLine(at.shop, actor)])
    at.fake.trouble('refused', /POST/)
    const name = at.fake.key === 'square' ? 'Square' : 'Stripe'
    expect(await pressPay(at.shop, actor, form)).toMatchObject({
      ok: false,
      because: 'provider_failed',
      message: `${name} answered with a non-2xx status (401).`,
    })
    expect(await pressPay(at.shop, actor, form)).toMatchObject({
      ok: true,
      provider: at.fake.key,
    })
    expect(await at.shop.database.orm.$count(orders)).toBe(1)
  })
})

test('an underpayment made up by a second payment settles the order', async () => {
  await using fake = await startSquare()
  await using shop = await startTestShop({ settings: fake.settings })
  const actor = visitor()
  const checkout = await startCheckout(shop, actor, checkoutForm([await designedLine(shop, actor)]))
  const send = async () => {
    for (const event of fake.takeEvents(shop.origin)) await deliver(shop, fake.key, event)
    await shop.jobs.runDue()
  }
  await fake.pay(checkout.redirectUrl, { amountCents: 4_000 })
  await send()
  expect((await shop.payments.view(checkout.attemptId))?.state).toBe('unverified')
  await fake.pay(checkout.redirectUrl, { amountCents: 147 })
  await send()
  expect((await shop.payments.view(checkout.attemptId))?.state).toBe('paid')
  await expectMoneyToAddUp(shop.database)

  // And a third one is too much: the order stays paid, and staff see what to refund.
  await fake.pay(checkout.redirectUrl, { amountCents: 4_147 })
  await send()
  const [order] = await shop.database.orm.select().from(orders)
  expect(order?.paymentStatus).toBe('paid')
  expect(await shop.payments.listForOrder(owner, order?.id ?? '')).toMatchObject([
    {
      capturedCents: 4_147,
      reportedCents: 8_294,
      failureReason: 'Paid 82.94 USD of 41.47 USD: 41.47 USD too much',
    },
  ])
  const surplus = { refundId: randomUUID(), kind: 'amount', amountCents: 4_147, reason: 'Paid twice' }
  expect(await shop.payments.refund(owner, order?.id ?? '', surplus)).toMatchObject({ ok: true })
  expect((await shop.database.orm.select().from(orders))[0]?.paymentStatus).toBe('paid')
  await expectMoneyToAddUp(shop.database)
})
