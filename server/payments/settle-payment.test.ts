import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { cents } from '#domain/money/money.ts'
import type { Role } from '#domain/people/role.ts'
import { after, hours, minutes } from '#server/kernel/clock.ts'
import { type SpanStart, setTracing } from '#server/kernel/tracing.ts'
import { mails } from '#server/mail/tables.ts'
import { orderHistory, orders } from '#server/orders/tables.ts'
import { createTestClock } from '#tests/harness/clock.ts'
import { expectMoneyToAddUp } from '#tests/harness/money-invariant.ts'
import {
  checkoutForm,
  designedLine,
  sellGangSheet,
  signedIn,
  startCheckout,
  visitor,
} from '#tests/harness/sell.ts'
import { shareTestShop, startTestShop, type TestShop } from '#tests/harness/shop.ts'
import type { Attempt } from './attempts.ts'
import type { SettleDeps } from './deps.ts'
import { pauseBefore } from './postpone-check.ts'
import { settleUnseen } from './settle-payment.ts'
import { paymentAttempts } from './tables.ts'

const shop = await shareTestShop()

const notWanted = { reason: 'Not wanted', by: 'staff' } as const

async function checkout(shop: TestShop) {
  const actor = visitor()
  return startCheckout(shop, actor, checkoutForm([await designedLine(shop, actor)]))
}

/** The provider is down: no request to it gets a response. */
async function breakProvider({ database }: TestShop): Promise<() => Promise<unknown>> {
  await database.pool.query('alter table sandbox_payments rename to sandbox_payments_gone')
  return () => database.pool.query('alter table sandbox_payments_gone rename to sandbox_payments')
}

async function mailed({ database, jobs }: TestShop): Promise<string[]> {
  await jobs.runDue()
  const rows = await database.orm.select().from(mails)
  return rows.map((mail) => `${mail.template} to ${mail.toAddress}`).sort()
}

const bothMails = ['new-order to hello@gangway.example', 'order-confirmation to ada@example.com']

async function theAttempt({ database }: TestShop, attemptId: string) {
  return (await database.orm.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId)))[0]
}

async function theOrder(shop: TestShop, attemptId: string) {
  const { orderId = '' } = (await theAttempt(shop, attemptId)) ?? {}
  return (await shop.database.orm.select().from(orders).where(eq(orders.id, orderId)))[0]
}

test('a paid checkout becomes an order with a number, a history and one email each', async () => {
  const { attemptId, reference } = await checkout(shop)
  await shop.sandbox.pay(reference, 'approved')

  const settlement = await shop.payments.settle(attemptId, 'return')

  expect(settlement).toEqual({ attemptId, state: 'paid', orderNumber: 'GW-000001', paymentPageUrl: null })
  expect(await theOrder(shop, attemptId)).toMatchObject({
    status: 'pending_review',
    paymentStatus: 'paid',
    orderNumber: 'GW-000001',
  })
  expect(await theAttempt(shop, attemptId)).toMatchObject({
    status: 'paid',
    capturedCents: 4_147,
    settledBy: 'return',
  })
  const history = await shop.database.orm.select().from(orderHistory)
  expect(history.map(({ kind, to }) => [kind, to])).toEqual([
    ['payment', 'awaiting'],
    ['payment', 'paid'],
  ])
  expect(await mailed(shop)).toEqual(bothMails)
  await expectMoneyToAddUp(shop.database)
})

test('replaying the return address, the webhook and the sweeper changes nothing more', async () => {
  const clock = createTestClock()
  await using shop = await startTestShop({ clock })
  const { attemptId } = await sellGangSheet(shop, visitor())
  await shop.jobs.runDue()

  await shop.payments.settle(attemptId, 'return')
  await shop.payments.settle(attemptId, 'webhook')
  clock.advance(hours(1))
  await shop.payments.sweep()

  expect((await theAttempt(shop, attemptId))?.settledBy).toBe('return')
  expect(await shop.database.orm.$count(orderHistory)).toBe(2)
  expect(await mailed(shop)).toEqual(bothMails)
})

test('a declined card leaves no order, and the shopper is told so', async () => {
  const { attemptId, reference } = await checkout(shop)
  await shop.sandbox.pay(reference, 'declined')

  const settlement = await shop.payments.settle(attemptId, 'return')

  expect(settlement).toEqual({ attemptId, state: 'failed', orderNumber: null, paymentPageUrl: null })
  expect(await theOrder(shop, attemptId)).toMatchObject({
    status: 'awaiting_payment',
    paymentStatus: 'failed',
    orderNumber: null,
  })
  expect(await mailed(shop)).toEqual([])
  await expectMoneyToAddUp(shop.database)
})

test('a shopper who leaves the payment page has no order; an unfinished page can be finished', async () => {
  const { attemptId, reference, redirectUrl } = await checkout(shop)

  const open = await shop.payments.settle(attemptId, 'return')
  expect(open).toEqual({ attemptId, state: 'open', orderNumber: null, paymentPageUrl: redirectUrl })
  await shop.sandbox.cancel(reference)

  expect((await shop.payments.settle(attemptId, 'return')).state).toBe('cancelled')
  expect((await theOrder(shop, attemptId))?.paymentStatus).toBe('expired')
})

test('a slow bank: the shopper is told to wait, and the webhook settles later', async () => {
  const { attemptId, reference } = await checkout(shop)
  await shop.sandbox.pay(reference, 'slow')
  expect((await shop.payments.settle(attemptId, 'return')).state).toBe('processing')
  expect((await theOrder(shop, attemptId))?.orderNumber).toBeNull()

  await shop.sandbox.finishLate(reference)
  expect(await mailed(shop)).toEqual(bothMails)

  expect(await shop.payments.view(attemptId)).toMatchObject({ state: 'paid', orderNumber: 'GW-000001' })
  expect((await theAttempt(shop, attemptId))?.settledBy).toBe('webhook')
  await expectMoneyToAddUp(shop.database)
})

test('the sweeper settles what neither return nor webhook did, and gives up on what was never finished', async () => {
  const clock = createTestClock()
  await using shop = await startTestShop({ clock })
  const paid = await checkout(shop)
  await checkout(shop)
  await shop.sandbox.pay(paid.reference, 'approved')

  expect(await shop.payments.sweep()).toBe(0)
  clock.advance(minutes(1))
  expect(await shop.payments.sweep()).toBe(2)
  expect(await shop.payments.view(paid.attemptId)).toMatchObject({ state: 'paid' })
  clock.advance(hours(3))
  expect(await shop.payments.sweep()).toBe(1)

  const states = await shop.database.orm.select({ status: orders.paymentStatus }).from(orders)
  expect(states.map(({ status }) => status).sort()).toEqual(['expired', 'paid'])
  await expectMoneyToAddUp(shop.database)
})

test('an unreachable provider at the return: the order is created unverified, and settled later', async () => {
  const clock = createTestClock()
  await using shop = await startTestShop({ clock })
  const { attemptId, reference } = await checkout(shop)
  await shop.sandbox.pay(reference, 'approved')
  const fix = await breakProvider(shop)

  for (let returned = 0; returned < 2; returned++)
    expect(await shop.payments.settle(attemptId, 'return')).toMatchObject({
      state: 'unverified',
      orderNumber: 'GW-000001',
    })
  expect(await shop.database.orm.$count(orderHistory)).toBe(2)
  expect(await theOrder(shop, attemptId)).toMatchObject({
    status: 'pending_review',
    paymentStatus: 'unverified',
  })
  await expectMoneyToAddUp(shop.database)

  await fix()
  clock.advance(minutes(1))
  await shop.payments.sweep()
  expect(await shop.payments.view(attemptId)).toMatchObject({ state: 'paid', orderNumber: 'GW-000001' })
  expect(await mailed(shop)).toEqual(['new-order to hello@gangway.example', ...bothMails])
  await expectMoneyToAddUp(shop.database)
})

test.each([
  ['return', 2, 'told as it stands'],
  ['webhook', 1, 'thrown'],
  ['sweeper', 1, 'thrown'],
  ['check', 1, 'thrown'],
  ['staff', 1, 'thrown'],
  ['checkout', 1, 'thrown'],
] as const)(
  'an unresponsive provider is asked by %s %i times, and the failure is %s',
  async (source, times, end) => {
    let asked = 0
    const provider = {
      key: 'sandbox',
      lookUp: async () => {
        asked++
        throw new Error('Out of order')
      },
    }
    const deps = {
      database: {},
      providers: [provider],
      log: { warn: () => undefined },
      reach: () => undefined,
    }
    // For a change to an order: the order itself stays as it is.
    const attempt = { provider: 'sandbox', status: 'pending', changeId: 'change', traceparent: null }
    const settled = settleUnseen(deps as unknown as SettleDeps, attempt as unknown as Attempt, source).then(
      () => 'told as it stands',
      () => 'thrown',
    )
    expect([await settled, asked]).toEqual([end, times])
  },
)

test('settling belongs to the trace in which the checkout began, if there is one', async () => {
  const started: SpanStart[] = []
  setTracing({
    run: (start, work) => {
      started.push(start)
      return work({ say: () => undefined, end: () => undefined })
    },
    step: () => null,
    carrier: () => undefined,
    stop: async () => undefined,
  })
  const deps = { database: {}, providers: [], log: { warn: () => undefined }, reach: () => undefined }
  const settle = (traceparent: string | null) => {
    const attempt = { provider: 'gone', status: 'pending', changeId: 'change', traceparent }
    return settleUnseen(deps as unknown as SettleDeps, attempt as unknown as Attempt, 'return')
  }
  try {
    for (const traceparent of ['of the checkout', null]) await settle(traceparent)
  } finally {
    setTracing(null)
  }
  expect(started).toEqual([
    {
      ...{ name: 'settle payment', kind: 'consumer', parent: 'of the checkout' },
      attributes: { 'gangway.settled_by': 'return' },
    },
  ])
})

test('an unverified order whose payment failed shows this to staff and keeps its number', async () => {
  const { attemptId, reference } = await checkout(shop)
  await shop.sandbox.pay(reference, 'declined')
  const fix = await breakProvider(shop)
  const { orderNumber } = await shop.payments.settle(attemptId, 'return')
  await fix()
  expect(orderNumber).toMatch(/^GW-/)

  await shop.payments.settle(attemptId, 'webhook')

  expect(await theOrder(shop, attemptId)).toMatchObject({ orderNumber, paymentStatus: 'failed' })
  await expectMoneyToAddUp(shop.database)
})

test.each([
  [
    'amount',
    'update sandbox_payments set amount_cents = 100 where reference = $1',
    'Paid 1.00 USD of 41.47 USD: 40.47 USD too little',
  ],
  [
    'currency',
    "update sandbox_payments set currency = 'CAD' where reference = $1",
    'Paid 41.47 CAD of 41.47 USD: another currency',
  ],
])('a wrong %s is never accepted as payment; staff see it and may confirm', async (_case, forge, why) => {
  const { attemptId, reference } = await checkout(shop)
  await shop.sandbox.pay(reference, 'approved')
  await shop.database.pool.query(forge, [reference])

  expect(await shop.payments.settle(attemptId, 'webhook')).toMatchObject({ state: 'unverified' })
  expect(await theAttempt(shop, attemptId)).toMatchObject({
    status: 'mismatch',
    capturedCents: 0,
    failureReason: why,
  })
  await expectMoneyToAddUp(shop.database)

  const order = await theOrder(shop, attemptId)
  if (!order) throw new Error('No order')
  const confirm = (role: Role) =>
    shop.operations.call('payments.confirm', signedIn(role), { order: order.id })
  expect(await confirm('customer')).toMatchObject({ code: 'forbidden' })
  expect(await confirm('admin')).toMatchObject({ ok: true })
  expect(await confirm('admin')).toMatchObject({ code: 'conflict' })
  expect(await shop.payments.view(attemptId)).toMatchObject({ state: 'paid' })
  await expectMoneyToAddUp(shop.database)
})

test('a short payment is followed as more of it arrives, and is paid once all of it is there', async () => {
  const { attemptId, reference } = await checkout(shop)
  await shop.sandbox.pay(reference, 'approved')
  const reported = async (amountCents: number) => {
    const change = 'update sandbox_payments set amount_cents = $2 where reference = $1'
    await shop.database.pool.query(change, [reference, amountCents])
    const { state } = await shop.payments.settle(attemptId, 'webhook')
    const { status, reportedCents, failureReason } = (await theAttempt(shop, attemptId)) ?? {}
    return [state, status, reportedCents, failureReason]
  }
  const short = ['unverified', 'mismatch']
  expect(await reported(100)).toEqual([...short, 100, 'Paid 1.00 USD of 41.47 USD: 40.47 USD too little'])
  expect(await reported(4_100)).toEqual([...short, 4_100, 'Paid 41.00 USD of 41.47 USD: 0.47 USD too little'])
  expect(await reported(4_147)).toEqual(['paid', 'paid', 4_147, null])
  expect(await theOrder(shop, attemptId)).toMatchObject({ paymentStatus: 'paid' })
  await expectMoneyToAddUp(shop.database)
})

test('staff confirm a short payment after part of it was refunded: the order says so', async () => {
  const staff = signedIn('admin')
  const { attemptId, reference } = await checkout(shop)
  await shop.database.pool.query(
    'update sandbox_payments set amount_cents = amount_cents - 1 where reference = $1',
    [reference],
  )
  await shop.sandbox.pay(reference, 'approved')
  await shop.payments.settle(attemptId, 'webhook')
  const order = await theOrder(shop, attemptId)
  if (!order) throw new Error('No order')
  const refund = { refundId: randomUUID(), kind: 'amount', amountCents: 111, reason: 'Late' }
  expect(await shop.payments.refund(staff, order.id, refund)).toMatchObject({ ok: true })
  expect(await theOrder(shop, attemptId)).toMatchObject({ paymentStatus: 'unverified' })

  await shop.operations.ask('payments.confirm', staff, { order: order.id })

  expect(await theOrder(shop, attemptId)).toMatchObject({ paymentStatus: 'partially_refunded' })
  await expectMoneyToAddUp(shop.database)
})

test.each([
  [
    'more money',
    'update sandbox_payments set amount_cents = amount_cents * 2 where reference = $1',
    'Paid 82.94 USD of 41.47 USD: 41.47 USD too much',
  ],
  [
    'another currency',
    "update sandbox_payments set currency = 'CAD' where reference = $1",
    'Paid 41.47 CAD of 41.47 USD: another currency',
  ],
])(
  'a paid order for which the provider later reports %s stays paid and says so, once',
  async (_case, change, why) => {
    const { attemptId, reference } = await sellGangSheet(shop, visitor())
    await shop.database.pool.query(change, [reference])

    for (let told = 0; told < 2; told++)
      expect((await shop.payments.settle(attemptId, 'webhook')).state).toBe('paid')

    expect(await theAttempt(shop, attemptId)).toMatchObject({ status: 'paid', failureReason: why })
    const { id = '' } = (await theOrder(shop, attemptId)) ?? {}
    const history = await shop.database.orm.select().from(orderHistory).where(eq(orderHistory.orderId, id))
    const told = history.filter(({ note }) => note === why)
    expect(told.map(({ actorName }) => actorName)).toEqual(['Payments'])
  },
)

test('an order withdrawn while the provider is asked: money that was paid is reported to staff right away', async () => {
  const { attemptId, reference } = await checkout(shop)
  const order = await theOrder(shop, attemptId)
  await shop.sandbox.pay(reference, 'approved')
  const { pool } = shop.database
  const provider = await pool.connect()
  await provider.query('begin')
  await provider.query('lock table sandbox_payments in access exclusive mode')
  const settling = shop.payments.settle(attemptId, 'webhook')
  const waiting = async () =>
    (await pool.query("select 1 from pg_locks where not granted and relation = 'sandbox_payments'::regclass"))
      .rowCount
  await expect.poll(waiting).toBe(1)

  await shop.database.transaction((transaction) =>
    shop.payments.withdraw(transaction, [order?.id ?? ''], notWanted),
  )
  await provider.query('commit')
  provider.release()

  expect(await settling).toMatchObject({ state: 'unverified' })
  expect(await theAttempt(shop, attemptId)).toMatchObject({
    status: 'mismatch',
    failureReason: 'Paid anyway: Not wanted',
  })
})

test('an attempt with a provider whose keys were removed expires on time, except one that staff must vouch for', async () => {
  const clock = createTestClock()
  await using shop = await startTestShop({ clock })
  const [left, returned] = [await checkout(shop), await checkout(shop)]
  await shop.database.orm.update(paymentAttempts).set({ provider: 'gone' })
  expect(await shop.payments.settle(returned.attemptId, 'return')).toMatchObject({ state: 'unverified' })
  const states = async () => {
    await shop.payments.sweep()
    const both = await Promise.all([left, returned].map(({ attemptId }) => theOrder(shop, attemptId)))
    return both.map((order) => order?.paymentStatus)
  }
  clock.advance(hours(1))
  expect(await states()).toEqual(['awaiting', 'unverified'])
  clock.advance(hours(2))
  expect(await states()).toEqual(['expired', 'unverified'])
  expect(await theAttempt(shop, left.attemptId)).toMatchObject({ status: 'expired', settledBy: 'sweeper' })
  expect(await shop.payments.sweep()).toBe(0)
})

test('a page left open is closed by the sweeper once its order is withdrawn', async () => {
  const { attemptId, reference } = await checkout(shop)
  const order = await theOrder(shop, attemptId)
  await shop.database.transaction((transaction) =>
    shop.payments.withdraw(transaction, [order?.id ?? ''], notWanted),
  )
  expect(await theOrder(shop, attemptId)).toMatchObject({ paymentStatus: 'expired' })
  expect(await shop.payments.call(attemptId)).toEqual({ ok: false, reason: 'over' })
  await shop.payments.sweep()
  expect(await shop.sandbox.pay(reference, 'approved')).toMatchObject({ ok: false })
  expect(await theAttempt(shop, attemptId)).toMatchObject({
    status: 'cancelled',
    failureReason: 'Not wanted',
  })
})

test('an attempt that failed before its order was withdrawn keeps its own reason', async () => {
  const { attemptId, reference } = await checkout(shop)
  const order = await theOrder(shop, attemptId)
  await shop.sandbox.pay(reference, 'declined')
  await shop.payments.settle(attemptId, 'return')

  const isDone = await shop.database.transaction((transaction) =>
    shop.payments.withdraw(transaction, [order?.id ?? ''], notWanted),
  )

  expect(isDone).toBe(true)
  expect(await theAttempt(shop, attemptId)).toMatchObject({
    status: 'failed',
    failureReason: 'The card was declined',
    settledBy: 'return',
    withdrawnReason: 'Not wanted',
  })
})

const now = new Date()
const stopped = await startTestShop({ clock: { now: () => now } })
afterAll(() => stopped[Symbol.asyncDispose]())

test.each([
  ['a shopper’s cart', 4_147, undefined, minutes(1)],
  ['a page for days', 4_147, 3, hours(72)],
  ['nothing to pay, for days', 0, 3, minutes(1)],
])('the first look at %s', async (_case, amountCents, days, expected) => {
  const { attemptId: first } = await checkout(stopped)
  const order = await theOrder(stopped, first)

  const { id: attemptId } = await stopped.database.transaction((transaction) =>
    stopped.payments.openAttempt(transaction, {
      orderId: order?.id ?? '',
      amount: cents(amountCents),
      currency: 'USD',
      description: '',
      customerEmail: '',
      returnOrigin: stopped.origin,
      expiresAt: days === undefined ? undefined : after(now, hours(24 * days)),
    }),
  )

  const opened = await theAttempt(stopped, attemptId)
  await stopped.database.orm.delete(paymentAttempts).where(eq(paymentAttempts.id, attemptId))
  expect(opened?.nextCheckAt).toEqual(after(now, expected))
})

test('a pending payment is looked at often at first, and every hour later', () => {
  const pauses = Array.from({ length: 10 }, (_, looks) => pauseBefore(looks) / minutes(1))
  expect(pauses).toEqual([1, 1, 2, 5, 10, 15, 30, 60, 60, 60])
})

test('money that arrives after the attempt was given up on still creates the order', async () => {
  const { attemptId, reference } = await checkout(shop)
  await shop.sandbox.cancel(reference)
  await shop.payments.settle(attemptId, 'return')
  await shop.database.pool.query("update sandbox_payments set state = 'paid' where reference = $1", [
    reference,
  ])

  expect((await shop.payments.settle(attemptId, 'webhook')).state).toBe('paid')
  expect(await theOrder(shop, attemptId)).toMatchObject({ paymentStatus: 'paid', status: 'pending_review' })
  await expectMoneyToAddUp(shop.database)
})

test('an unknown payment is not found', async () => {
  const unknown = 'c0a80101-0000-4000-8000-000000000001'

  await expect(shop.payments.settle(unknown, 'return')).rejects.toThrow('We couldn’t find this payment.')
  expect(await shop.payments.view(unknown)).toBeNull()
})
