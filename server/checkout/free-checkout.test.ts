import { expect, test } from 'vitest'
import { basisPoints } from '#domain/money/money.ts'
import { sandboxPayments } from '#server/adapters/payments/sandbox/tables.ts'
import { minutes } from '#server/kernel/clock.ts'
import { mails } from '#server/mail/tables.ts'
import { orderHistory, orderNumbers, orders } from '#server/orders/tables.ts'
import { paymentAttempts } from '#server/payments/tables.ts'
import { createTestClock } from '#tests/harness/clock.ts'
import { promote, readDiscount } from '#tests/harness/promote.ts'
import { checkoutForm, designedLine, pressPay, signedIn, visitor } from '#tests/harness/sell.ts'
import { shareTestShop, startTestShop, type TestShop } from '#tests/harness/shop.ts'

const shop = await shareTestShop()

/** A checkout of $0: no tax, fully discounted, picked up. */
async function freeCheckout(shop: TestShop) {
  await shop.settings.change({ system: 'test' }, { taxRate: basisPoints(0) })
  const gift = await promote(shop, { code: 'GIFT', value: 10_000 })
  const actor = visitor()
  const line = await designedLine(shop, actor)
  const form = checkoutForm([line], { delivery: 'pickup', promoCode: 'GIFT', seenTotal: 0 })
  const press = () => pressPay(shop, actor, form)
  return { gift, press }
}

async function books({ database }: TestShop) {
  const [order, ...others] = await database.orm.select().from(orders)
  const attempts = await database.orm.select().from(paymentAttempts)
  return { order, others, attempts, pages: await database.orm.$count(sandboxPayments) }
}

test('a $0 total is placed as paid, once no matter how often it is sent, and no provider is contacted', async () => {
  const { gift, press } = await freeCheckout(shop)

  const answers = await Promise.all(Array.from({ length: 20 }, press))
  answers.push(await press())

  const { order, others, attempts, pages } = await books(shop)
  const attemptId = attempts[0]?.id ?? ''
  const redirectUrl = `${shop.origin}/payment-success?attempt=${attemptId}`
  expect(new Set(answers.map((answer) => (answer.ok ? answer.redirectUrl : answer.because)))).toEqual(
    new Set([redirectUrl]),
  )
  expect([others, pages]).toEqual([[], 0])
  expect(order).toMatchObject({
    orderNumber: 'GW-000001',
    status: 'pending_review',
    paymentStatus: 'paid',
    subtotalCents: 3_000,
    discountCents: 3_000,
    totalCents: 0,
  })
  expect(attempts).toMatchObject([
    { provider: 'nothing-to-pay', status: 'paid', amountCents: 0, capturedCents: 0, settledBy: 'checkout' },
  ])
  expect((await shop.database.orm.select().from(orderHistory)).map(({ to, note }) => [to, note])).toEqual([
    ['awaiting', 'Nothing to pay'],
    ['paid', 'No payment was due'],
  ])
  expect(await shop.payments.view(attemptId)).toMatchObject({ state: 'paid', orderNumber: 'GW-000001' })
  expect(await readDiscount(shop, gift.id)).toMatchObject({ usedCount: 1, reservedCount: 0 })
  await shop.jobs.runDue()
  expect(await shop.database.orm.$count(mails)).toBe(2)
})

test.each(['sweeper', 'next press'])(
  'if the server fails before it is placed, the %s places it',
  async (by) => {
    const clock = createTestClock()
    await using shop = await startTestShop({ clock })
    const { press } = await freeCheckout(shop)
    // SETTLE cannot number the order.
    await shop.database.pool.query(`alter sequence ${orderNumbers.seqName} rename to numbers_gone`)
    await expect(press()).rejects.toThrow()
    await shop.database.pool.query(`alter sequence numbers_gone rename to ${orderNumbers.seqName}`)
    expect((await books(shop)).order).toMatchObject({ paymentStatus: 'awaiting', orderNumber: null })

    if (by === 'next press') expect(await press()).toMatchObject({ ok: true })
    else {
      clock.advance(minutes(2))
      await shop.payments.sweep()
    }

    const { order, others, attempts } = await books(shop)
    expect([others, attempts.length, order?.paymentStatus]).toEqual([[], 1, 'paid'])
  },
)

test('the books of nothing agree, and nothing of it goes back', async () => {
  const owner = signedIn('owner')
  await (await freeCheckout(shop)).press()
  const { order, attempts } = await books(shop)

  expect(await shop.operations.ask('payments.check', owner, { payment: attempts[0]?.id ?? '' })).toEqual({
    differences: [],
  })
  expect(
    await shop.payments.refund(owner, order?.id ?? '', {
      refundId: crypto.randomUUID(),
      kind: 'full',
      reason: 'Changed their mind',
    }),
  ).toMatchObject({ ok: false })
})
