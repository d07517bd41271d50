import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cents } from '#domain/money/money.ts'
import { after, minutes } from '#server/kernel/clock.ts'
import { createTestClock } from '#tests/harness/clock.ts'
import { shareTestShop } from '#tests/harness/shop.ts'
import { callProvider } from './call-provider.ts'
import type { SettleDeps } from './deps.ts'
import { type HowPaid, howPaid } from './how-paid.ts'
import type { PaymentProvider } from './port.ts'
import { paymentAttempts } from './tables.ts'
import { withdraw, withdrawAsked } from './withdraw.ts'

const clock = createTestClock()
const shop = await shareTestShop({ clock })

async function open(orderId: string, changeId?: string, amount = 100): Promise<string> {
  clock.advance(minutes(1))
  const attempt = await shop.database.transaction((transaction) =>
    shop.payments.openAttempt(transaction, {
      ...{ orderId, amount: cents(amount), currency: 'USD', description: 'An order' },
      ...{
        customerEmail: 'ada@example.com',
        returnOrigin: 'http://localhost',
        ...(changeId && { changeId }),
      },
    }),
  )
  return attempt.id
}

test('the newest attempt of an order excludes those of its changes and of other orders, and a change has its own', async () => {
  const [order, other, change, another] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  await open(order)
  const ofOrder = await open(order)
  await open(order, change)
  const ofChange = await open(order, change)
  const ofAnother = await open(order, another)
  const ofOther = await open(other)
  expect(await Promise.all([order, other, change].map((id) => shop.payments.attemptOfOrder(id)))).toEqual([
    { attemptId: ofOrder },
    { attemptId: ofOther },
    null,
  ])
  expect(
    await Promise.all([change, another, order].map((id) => shop.payments.changes.attemptOf(id))),
  ).toEqual([{ attemptId: ofChange }, { attemptId: ofAnother }, null])
})

test('a reference from a provider finds the attempt it was given for, by either of its names', async () => {
  const [order, twice] = [randomUUID(), `page-${randomUUID()}`]
  const [first, second] = [await open(order), await open(order)]
  const name = (id: string, names: { provider?: string; reference: string; eventReference?: string }) =>
    shop.database.orm.update(paymentAttempts).set(names).where(eq(paymentAttempts.id, id))
  await name(first, { provider: 'earlier', reference: twice, eventReference: `event-${first}` })
  await name(second, { reference: twice })
  const found = await Promise.all(
    [twice, `event-${first}`, 'nobody’s'].map((asked) => shop.payments.attemptCalled(asked)),
  )
  expect(found).toEqual([second, first, null])
})

test('a shop on its owner’s own machine is not reported as one where strangers pay nothing', () => {
  expect([shop.payments.providerKey, shop.payments.isSandboxInPublic]).toEqual(['sandbox', false])
})

test('with nothing to pay there is no page: the first request pays it, and for the next one it is over', async () => {
  const id = await open(randomUUID(), undefined, 0)
  const orders = {
    markPaid: async () => ({ orderNumber: 'GW-000001', paymentStatus: 'paid' }),
  }
  const none = { reach: () => undefined, emit: async () => undefined, log: { info: () => undefined } }
  const deps = { ...none, database: shop.database, clock, orders, providers: [] } as unknown as SettleDeps
  for (const _time of [1, 2]) expect(await callProvider(deps, id)).toEqual({ ok: false, reason: 'over' })
  const [attempt] = await shop.database.orm.select().from(paymentAttempts).where(eq(paymentAttempts.id, id))
  expect(attempt).toMatchObject({ provider: 'nothing-to-pay', status: 'paid', settledBy: 'checkout' })
})

type NewAttempt = typeof paymentAttempts.$inferInsert

test.each<[string, Partial<NewAttempt>, boolean, boolean]>([
  ['nothing else happens', {}, true, false],
  ['another request keeps it', { redirectUrl: 'http://pay/page' }, true, false],
  ['the money is no longer wanted', { withdrawnReason: 'Not wanted' }, false, true],
  ['the attempt is given up', { status: 'expired' }, false, true],
  [
    'another page is withdrawn',
    { redirectUrl: 'http://pay/page', withdrawnReason: 'Not wanted' },
    false,
    true,
  ],
  ['it is paid', { status: 'paid' }, false, false],
  ['the wrong amount is paid', { status: 'mismatch' }, false, false],
])('a payment page is made, and meanwhile %s', async (_case, meanwhile, isGiven, isClosed) => {
  const id = await open(randomUUID())
  const closed: unknown[] = []
  const provider = {
    key: 'sandbox',
    createCheckout: async () => {
      await shop.database.orm
        .update(paymentAttempts)
        .set({ ...meanwhile, id })
        .where(eq(paymentAttempts.id, id))
      return { url: 'http://pay/page', reference: `page-${id}` }
    },
    closeCheckout: async ({ reference }: { reference: string | null }) => void closed.push(reference),
  }
  const deps = { database: shop.database, clock, providers: [provider], reach: () => undefined }
  expect(await callProvider(deps as unknown as SettleDeps, id)).toEqual(
    isGiven ? { ok: true, url: 'http://pay/page', reference: `page-${id}` } : { ok: false, reason: 'over' },
  )
  expect(closed).toEqual(isClosed ? [`page-${id}`] : [])
})

type Status = (typeof paymentAttempts.$inferSelect)['status']

/**
 * What happens to an order's own attempt, which has this status, and to one for a change to it, and who is notified.
 */
async function withdrawn(status: Status) {
  const order = randomUUID()
  const ids = [await open(order), await open(order, randomUUID())]
  const { orm } = shop.database
  await orm
    .update(paymentAttempts)
    .set({ status })
    .where(eq(paymentAttempts.id, ids[0] ?? ''))
  const told: unknown[] = []
  const deps = {
    clock,
    orders: {
      markUnpaid: async (_transaction: unknown, ...of: unknown[]) => {
        told.push(of)
        return true
      },
    },
    emit: async (_transaction: unknown, ...of: unknown[]) => void told.push(of),
  } as unknown as Parameters<typeof withdraw>[0]
  const isDone = await shop.database.transaction((transaction) =>
    withdraw(deps, transaction, [order], { reason: 'Not wanted', by: 'staff' }),
  )
  const rows = await orm.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, order))
  const byAge = rows.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
  return {
    isDone,
    told: told.map((words) => JSON.parse(JSON.stringify(words).replaceAll(order, 'order'))),
    stands: byAge.map((row) => [row.status, row.withdrawnReason, row.failureReason, row.settledBy]),
  }
}

const cancelled = ['cancelled', 'Not wanted', 'Not wanted', 'staff']

test('an order is notified once that its money is no longer wanted, and not for what a change of it left to pay', async () => {
  expect(await withdrawn('pending')).toEqual({
    isDone: true,
    told: [
      ['order', 'expired', 'Not wanted'],
      ['payment.settled', { orderId: 'order', outcome: 'unpaid' }],
    ],
    stands: [cancelled, cancelled],
  })
  expect(await withdrawn('failed')).toEqual({
    isDone: true,
    told: [],
    stands: [['failed', 'Not wanted', null, null], cancelled],
  })
})

test.each(['paid', 'mismatch'] as const)(
  'a %s attempt is not withdrawn, nor is any other attempt of the order',
  async (status) => {
    expect(await withdrawn(status)).toEqual({
      isDone: false,
      told: [],
      stands: [
        [status, null, null, null],
        ['pending', null, null, null],
      ],
    })
  },
)

test('of a canceled order only what its changes ask for and did not get is withdrawn, and looked at right away', async () => {
  const [order, change] = [randomUUID(), randomUUID()]
  const made = async (of: string, changeId: string | undefined, fields: Partial<NewAttempt> = {}) => {
    const id = await open(of, changeId)
    const isIt = eq(paymentAttempts.id, id)
    await shop.database.orm
      .update(paymentAttempts)
      .set({ ...fields, id })
      .where(isIt)
    return async () => {
      const [row] = await shop.database.orm.select().from(paymentAttempts).where(isIt)
      return [row?.withdrawnReason, row && row.nextCheckAt <= clock.now()]
    }
  }
  const reads = {
    pending: await made(order, change),
    expired: await made(order, change, { status: 'expired' }),
    paid: await made(order, change, { status: 'paid' }),
    mismatch: await made(order, change, { status: 'mismatch' }),
    withdrawn: await made(order, change, { withdrawnReason: 'Changed again' }),
    own: await made(order, undefined),
    other: await made(randomUUID(), randomUUID()),
  }
  await shop.database.orm.update(paymentAttempts).set({ nextCheckAt: after(clock.now(), minutes(30)) })
  await shop.database.transaction((transaction) => withdrawAsked({ clock }, transaction, order, 'Canceled'))
  const found = await Promise.all(
    Object.entries(reads).map(async ([name, read]) => [name, ...(await read())]),
  )
  expect(found).toEqual([
    ['pending', 'Canceled', true],
    ['expired', 'Canceled', true],
    ['paid', null, false],
    ['mismatch', null, false],
    ['withdrawn', 'Changed again', false],
    ['own', null, false],
    ['other', null, false],
  ])
})

const settledAt = new Date('2026-11-30T12:00:00Z')

test.each<[string, Partial<NewAttempt>, Partial<HowPaid>]>([
  ['through a provider that is set up', { provider: 'silver' }, { provider: 'Silver Pay' }],
  ['through one that no longer is', { provider: 'gone' }, { provider: 'gone' }],
  ['with a test card', { provider: 'sandbox' }, { provider: 'sandbox', isSandbox: true }],
  ['with nothing to pay', { provider: 'nothing-to-pay' }, { provider: null }],
  ['in the wrong amount', { provider: 'gone', status: 'mismatch' }, { amountCents: 0, paidAt: null }],
])('a receipt says how it was paid: %s', async (_case, fields, expected) => {
  const orderId = randomUUID()
  const id = await open(orderId)
  await shop.database.orm
    .update(paymentAttempts)
    .set({ status: 'paid', capturedCents: 100, settledAt, ...fields })
    .where(eq(paymentAttempts.id, id))
  const providers = [{ key: 'silver', name: 'Silver Pay' }] as PaymentProvider[]
  expect(await howPaid({ database: shop.database, providers }, id)).toEqual({
    ...{ orderId, provider: 'gone', isSandbox: false, amountCents: 100, paidAt: settledAt },
    ...expected,
  })
  expect(await howPaid({ database: shop.database, providers }, randomUUID())).toBeNull()
})
