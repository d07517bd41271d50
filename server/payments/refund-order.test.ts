import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { cents } from '#domain/money/money.ts'
import type { RefundInput } from '#domain/money/refund-rules.ts'
import { minutes } from '#server/kernel/clock.ts'
import { mails } from '#server/mail/tables.ts'
import { orderHistory, orderItems, orders } from '#server/orders/tables.ts'
import { createTestClock } from '#tests/harness/clock.ts'
import { paidInTwo } from '#tests/harness/draft-order.ts'
import { expectMoneyToAddUp } from '#tests/harness/money-invariant.ts'
import { listingCheckout, promote, readDiscount } from '#tests/harness/promote.ts'
import {
  checkoutForm,
  designedLine,
  sellGangSheet,
  signedIn,
  startCheckout,
  visitor,
} from '#tests/harness/sell.ts'
import { stockTshirt } from '#tests/harness/shelves.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'
import { applyRefund } from './apply-refund.ts'
import type { RefundDeps } from './deps.ts'
import type { RefundTruth } from './port.ts'
import { sendRefund } from './send-refund.ts'
import { paymentAttempts, type RefundStatus, refunds } from './tables.ts'

const shop = await startTestShop()
afterAll(() => shop[Symbol.asyncDispose]())

const owner = signedIn('owner')

const refund = (changes: Partial<RefundInput>) => ({
  refundId: randomUUID(),
  kind: 'full',
  reason: 'Misprint',
  ...changes,
})

async function orderOf({ database }: TestShop, attemptId: string) {
  const [attempt] = await database.orm.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId))
  const [order] = await database.orm
    .select()
    .from(orders)
    .where(eq(orders.id, attempt?.orderId ?? ''))
  if (!order) throw new Error('No order')
  return order
}

async function sold(shop: TestShop) {
  const { attemptId } = await sellGangSheet(shop, visitor())
  return { attemptId, orderId: (await orderOf(shop, attemptId)).id }
}

const statusOf = async ({ database }: TestShop, orderId: string) =>
  (await database.orm.select().from(orders).where(eq(orders.id, orderId)))[0]?.paymentStatus

const notes = async ({ database }: TestShop, orderId: string) => {
  const ofOrder = eq(orderHistory.orderId, orderId)
  const history = await database.orm.select().from(orderHistory).where(ofOrder).orderBy(orderHistory.id)
  return history.map(({ note }) => note)
}

test('a full refund gives the total back once, however often it is sent; customer and history are told', async () => {
  await using shop = await startTestShop()
  const { orderId } = await sold(shop)
  const input = refund({})

  const outcomes = await Promise.all([1, 2, 3].map(() => shop.payments.refund(owner, orderId, input)))

  expect(outcomes).toMatchObject(
    [1, 2, 3].map(() => ({ ok: true, refund: { status: 'done', amountCents: 4_147 } })),
  )
  expect(await statusOf(shop, orderId)).toBe('refunded')
  expect(await shop.database.orm.$count(refunds)).toBe(1)
  expect((await notes(shop, orderId)).slice(2)).toEqual([
    'Refund of $41.47 requested: Misprint',
    'Refunded $41.47: Misprint',
  ])
  await shop.jobs.runDue()
  const mailed = await shop.database.orm.select().from(mails)
  expect(mailed.filter(({ template }) => template === 'refund-made')).toMatchObject([
    { toAddress: 'ada@example.com', subject: '$41.47 from order GW-000001 is coming back to you' },
  ])
  expect(await shop.payments.refund(owner, orderId, refund({}))).toMatchObject({
    ok: false,
    reason: 'nothing_left',
    message: 'Only $0.00 of this payment is left to refund.',
  })
  await expectMoneyToAddUp(shop.database)
})

test('refunds by line and by amount add up to the total, exactly; one piece too many is refused', async () => {
  const actor = visitor()
  const line = await designedLine(shop, actor, { sizeId: 12, quantity: 3 })
  const { attemptId, reference } = await startCheckout(shop, actor, checkoutForm([line]))
  await shop.sandbox.pay(reference, 'approved')
  await shop.payments.settle(attemptId, 'return')
  const order = await orderOf(shop, attemptId)
  const orderId = order.id
  const [item] = await shop.database.orm.select().from(orderItems).where(eq(orderItems.orderId, orderId))
  const one = { kind: 'lines' as const, lines: [{ orderItemId: item?.id ?? '', quantity: 1 }] }

  const amounts: number[] = []
  for (const withShipping of [true, true, false]) {
    const outcome = await shop.payments.refund(owner, orderId, refund({ ...one, withShipping }))
    amounts.push(outcome.ok ? outcome.refund.amountCents : 0)
    await expectMoneyToAddUp(shop.database)
  }

  // 3 × $6.00, 8.25 % tax, and $8.99 for shipping, which is refunded once: 2,848 cents in three parts.
  expect(order.totalCents).toBe(2_848)
  expect(amounts).toEqual([1_548, 650, 650])
  expect(await statusOf(shop, orderId)).toBe('refunded')
  expect(await shop.payments.refund(owner, orderId, refund(one))).toMatchObject({ reason: 'no_such_line' })
})

test('parallel refunds never give back more than was paid', async () => {
  const { orderId, attemptId } = await sold(shop)

  const outcomes = await Promise.all(
    Array.from({ length: 12 }, () =>
      shop.payments.refund(owner, orderId, refund({ kind: 'amount', amountCents: 1_000 })),
    ),
  )

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(4)
  expect(await statusOf(shop, orderId)).toBe('partially_refunded')
  const [attempt] = await shop.database.orm
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.id, attemptId))
  expect(attempt?.refundedCents).toBe(4_000)
  await expectMoneyToAddUp(shop.database)
})

test('a refund with a provider whose keys were removed is requested once they are back, and holds up no other', async () => {
  const clock = createTestClock()
  await using shop = await startTestShop({ clock })
  const { orderId } = await sold(shop)
  const use = (provider: string) => shop.database.orm.update(paymentAttempts).set({ provider })
  await use('gone')
  expect(await shop.payments.refund(owner, orderId, refund({}))).toMatchObject({
    refund: { status: 'requested' },
  })
  expect(await shop.payments.sweep()).toBe(0)
  await use('sandbox')
  clock.advance(minutes(1))
  expect(await shop.payments.sweep()).toBe(1)
  expect(await statusOf(shop, orderId)).toBe('refunded')
})

test('an unreachable provider: the refund stays requested, and the sweeper finishes it once', async () => {
  const clock = createTestClock()
  await using shop = await startTestShop({ clock })
  const { orderId } = await sold(shop)
  await shop.database.pool.query('alter table sandbox_refunds rename to sandbox_refunds_gone')

  expect(await shop.payments.refund(owner, orderId, refund({}))).toMatchObject({
    ok: true,
    refund: { status: 'requested' },
  })
  expect(await statusOf(shop, orderId)).toBe('paid')
  await expectMoneyToAddUp(shop.database)
  await shop.database.pool.query('alter table sandbox_refunds_gone rename to sandbox_refunds')
  clock.advance(minutes(2))
  await Promise.all([shop.payments.sweep(), shop.payments.sweep()])

  expect(await statusOf(shop, orderId)).toBe('refunded')
  expect(
    (await shop.database.orm.select().from(mails)).filter((mail) => mail.template === 'refund-made'),
  ).toHaveLength(1)
  await expectMoneyToAddUp(shop.database)
})

test('each refund counts only its own tries, and looks before it asks again', async () => {
  const { orderId } = await sold(shop)
  await shop.database.pool.query('alter table sandbox_refunds rename to sandbox_refunds_gone')

  for (const amountCents of [1_000, 2_000])
    await shop.payments.refund(owner, orderId, refund({ kind: 'amount', amountCents }))
  await shop.database.pool.query('alter table sandbox_refunds_gone rename to sandbox_refunds')

  const ofOrder = eq(refunds.orderId, orderId)
  const rows = await shop.database.orm.select().from(refunds).where(ofOrder)
  expect(rows.map(({ status, checkCount }) => [status, checkCount])).toEqual([
    ['requested', 1],
    ['requested', 1],
  ])

  // The first caller requests the refund right away; one that comes after a crash checks whether it was done.
  const asked: string[] = []
  const answer = (what: string) => async () => {
    asked.push(what)
    return { state: 'unknown' }
  }
  const provider = { key: 'sandbox', lookUpRefund: answer('look'), refund: answer('refund') }
  const deps = { database: shop.database, clock: createTestClock(), providers: [provider], reach: () => {} }
  const send = () => sendRefund(deps as unknown as RefundDeps, rows[0]?.id ?? '')
  await send()
  await shop.database.orm.update(refunds).set({ checkCount: 0 }).where(ofOrder)
  await send()
  expect(asked).toEqual(['look', 'refund', 'refund'])
})

const answers = {
  pending: { state: 'pending', reference: 'r' },
  done: { state: 'done', reference: 'r' },
  'not credited': { state: 'failed', reference: 'r', reason: 'The bank sent it back' },
  refused: { state: 'failed', reference: null, reason: 'No such payment' },
  unknown: { state: 'unknown' },
} as const satisfies Record<string, RefundTruth>

/** How a refund that has this status stands after the provider's answer, and what is told, of which amount. */
async function answered(status: RefundStatus, truth: RefundTruth) {
  const orderId = randomUUID()
  const { orm } = shop.database
  const given = { amount: cents(500), currency: 'USD', description: '', customerEmail: '', returnOrigin: '' }
  const { id: attemptId } = await shop.database.transaction((transaction) =>
    shop.payments.openAttempt(transaction, { orderId, ...given }),
  )
  const isOfAttempt = eq(paymentAttempts.id, attemptId)
  await orm
    .update(paymentAttempts)
    .set({ status: 'paid', reportedCents: 500, refundedCents: 300 })
    .where(isOfAttempt)
  const [refund] = await orm
    .insert(refunds)
    .values({
      ...{ id: randomUUID(), attemptId, orderId, status, kind: 'amount', amountCents: 200, currency: 'USD' },
      ...{ lines: [], reason: 'Misprint', requestedByName: 'Mara', nextCheckAt: new Date() },
      ...{ returnStock: false, returnDiscountUse: false },
    })
    .returning()
  const told: unknown[] = []
  const tell = async (_transaction: unknown, what: string) => void told.push(what)
  const fakes = { orders: { moneyOf: async () => null, notePayment: async () => {} }, emit: tell }
  const deps = { ...fakes, database: shop.database, clock: createTestClock(), providers: [], reach: () => {} }
  if (refund) await applyRefund(deps as unknown as RefundDeps, refund, truth)
  const [after] = await orm.select().from(refunds).where(eq(refunds.attemptId, attemptId))
  const [attempt] = await orm.select().from(paymentAttempts).where(isOfAttempt)
  return [after?.status, attempt?.refundedCents, ...told]
}

const kept = 300
const finished = ['done', kept, 'refund.done', 'payment.refunded']
const freed = ['failed', kept - 200, 'refund.failed']

test.each<[RefundStatus, Record<keyof typeof answers, unknown[]>]>([
  [
    'requested',
    {
      ...{ pending: ['pending', kept], done: finished, 'not credited': freed, refused: freed },
      unknown: ['requested', kept],
    },
  ],
  [
    'pending',
    {
      ...{ pending: ['pending', kept], done: finished, 'not credited': freed, refused: ['pending', kept] },
      unknown: ['pending', kept],
    },
  ],
  [
    'done',
    {
      ...{ pending: ['done', kept], done: ['done', kept], 'not credited': freed, refused: ['done', kept] },
      unknown: ['done', kept],
    },
  ],
  [
    'failed',
    {
      ...{ pending: ['failed', kept], done: ['failed', kept], 'not credited': ['failed', kept] },
      ...{ refused: ['failed', kept], unknown: ['failed', kept] },
    },
  ],
])('what each answer of a provider makes of a refund that is %s', async (status, expected) => {
  const found: Record<string, unknown[]> = {}
  for (const [name, truth] of Object.entries(answers)) found[name] = await answered(status, truth)
  expect(found).toEqual(expected)
})

test('nothing is refunded for an unpaid order, without a reason, or by customers', async () => {
  const { orderId } = await sold(shop)

  expect(await shop.payments.refund(owner, orderId, refund({ reason: ' ' }))).toEqual({
    ok: false,
    reason: 'invalid',
    message: 'Say why you’re refunding',
  })
  expect(await shop.payments.refund(owner, randomUUID(), refund({}))).toMatchObject({ reason: 'not_found' })
  await expect(shop.payments.refund(signedIn('customer'), orderId, refund({}))).rejects.toThrow(
    'Access Denied',
  )
  expect(await shop.database.orm.$count(refunds, eq(refunds.orderId, orderId))).toBe(0)

  const actor = visitor()
  const { attemptId } = await startCheckout(shop, actor, checkoutForm([await designedLine(shop, actor)]))
  const unpaid = await orderOf(shop, attemptId)
  expect(await shop.payments.refund(owner, unpaid.id, refund({}))).toMatchObject({
    reason: 'no_payment',
  })
})

test('a refund to two payments is reported as one, the same one however often it is sent', async () => {
  await using shop = await startTestShop()
  const orderId = await paidInTwo(shop, owner)
  const input = refund({})
  const whole = { ok: true, refund: { refundId: input.refundId, status: 'done', amountCents: 31_447 } }
  for (const _ of [1, 2]) expect(await shop.payments.refund(owner, orderId, input)).toMatchObject(whole)
  const shares = await shop.payments.listRefunds(owner, orderId)
  expect(shares.map(({ amountCents }) => amountCents).toSorted()).toEqual([12_341, 19_106])
  expect(await statusOf(shop, orderId)).toBe('refunded')
})

test('an id names one refund, however it is written, and none of another order', async () => {
  const { orderId } = await sold(shop)
  const other = await sold(shop)
  const refundId = randomUUID()
  const wanted = (spelled: string) => refund({ kind: 'amount', amountCents: 100, refundId: spelled })

  const first = await shop.payments.refund(owner, orderId, wanted(refundId.toUpperCase()))
  expect(first).toMatchObject({ ok: true, refund: { refundId, status: 'done' } })
  expect(await shop.payments.refund(owner, orderId, wanted(refundId))).toEqual(first)
  const more = { ...wanted(refundId), amountCents: 200 }
  for (const [of, input] of [
    [other.orderId, wanted(refundId)],
    [orderId, more],
  ] as const)
    await expect(shop.payments.refund(owner, of, input)).rejects.toThrow(
      'This id already belongs to another refund.',
    )
  expect(await shop.payments.listRefunds(owner, other.orderId)).toEqual([])
  await expectMoneyToAddUp(shop.database)
})

test.each([true, false])('units and the use of a code are returned by choice: %s', async (goesBack) => {
  const { id: listingId } = await stockTshirt(shop, { stock: { 'S-Black': 3 } })
  const code = await promote(shop, { code: `BACK-${goesBack}` })
  const buyer = visitor()
  const form = await listingCheckout(
    shop,
    buyer,
    { listingId, quantity: 2 },
    { promoCode: `BACK-${goesBack}` },
  )
  const started = await startCheckout(shop, buyer, form)
  await shop.sandbox.pay(started.reference, 'approved')
  await shop.payments.settle(started.attemptId, 'return')
  const order = await orderOf(shop, started.attemptId)
  const level = () => shop.inventory.levelOf({ listingId, size: 'S', color: 'Black' })
  expect([(await level())?.onHand, (await readDiscount(shop, code.id)).usedCount]).toEqual([1, 1])

  const input = refund({ returnStock: goesBack, returnDiscountUse: goesBack })
  expect(await shop.payments.refund(owner, order.id, input)).toMatchObject({ ok: true })

  const expected = goesBack ? [3, 0] : [1, 1]
  expect([(await level())?.onHand, (await readDiscount(shop, code.id)).usedCount]).toEqual(expected)
  await expectMoneyToAddUp(shop.database)
})
