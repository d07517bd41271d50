import { randomUUID } from 'node:crypto'
import { eq, isNotNull, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { paymentColumns } from '#domain/lists/lists.ts'
import type { PaymentFilters } from '#domain/money/payment-filters.ts'
import { days, systemClock } from '#server/kernel/clock.ts'
import { orders } from '#server/orders/tables.ts'
import { expectEveryRowOnce, expectReadByIndexes } from '#tests/harness/every-page.ts'
import { expectMoneyToAddUp } from '#tests/harness/money-invariant.ts'
import {
  checkoutForm,
  designedLine,
  sellGangSheet,
  signedIn,
  startCheckout,
  visitor,
} from '#tests/harness/sell.ts'
import { shareTestShop } from '#tests/harness/shop.ts'
import type { PaymentsDeps } from './deps.ts'
import type { PaymentWish } from './list-payments.ts'
import { reconcile } from './reconcile-payments.ts'
import { paymentAttempts, paymentSortKeys } from './tables.ts'

const shop = await shareTestShop()

const owner = signedIn('owner')
const newest = { sort: { column: 'made', isDescending: true }, rows: 10 } as const

test('matching books are reported as such; a payment with missing money is named, listed and counted until fixed', async () => {
  const { attemptId } = await sellGangSheet(shop, visitor())
  await sellGangSheet(shop, visitor())
  expect(await shop.operations.ask('payments.check', owner, { payment: attemptId })).toEqual({
    differences: [],
  })
  expect(await shop.payments.reconcile()).toEqual({ checked: 2, different: 0 })

  await shop.database.pool.query(
    `update sandbox_payments set state = 'declined' where idempotency_key = $1`,
    [attemptId],
  )
  expect(await shop.payments.reconcile()).toEqual({ checked: 2, different: 1 })
  expect(await shop.reports.waiting(owner)).toMatchObject({ payments: 1 })
  const found = await shop.payments.table(owner, { filters: { filter: 'attention' }, ...newest })
  expect(found.rows).toMatchObject([
    {
      attemptId,
      difference: 'Paid here, failed at the provider',
      truth: { state: 'failed', reason: 'The card was declined' },
      order: { orderNumber: 'GW-000001' },
    },
  ])

  await shop.database.pool.query(`update sandbox_payments set state = 'paid'`)
  await shop.payments.reconcile()
  expect(await shop.reports.waiting(owner)).toMatchObject({ payments: 0 })
  await expectMoneyToAddUp(shop.database)
})

test('comparing finds money that was missed, and creates its order', async () => {
  const actor = visitor()
  const { attemptId, reference } = await startCheckout(
    shop,
    actor,
    checkoutForm([await designedLine(shop, actor)]),
  )
  await shop.sandbox.pay(reference, 'approved')
  await shop.database.orm.update(paymentAttempts).set({ status: 'expired' })

  expect(await shop.payments.reconcile()).toEqual({ checked: 1, different: 0 })
  expect((await shop.database.orm.select().from(orders))[0]?.paymentStatus).toBe('paid')
  expect(await shop.payments.get(owner, attemptId)).toMatchObject({ status: 'paid', settledBy: 'check' })
})

type NewPayment = Partial<typeof paymentAttempts.$inferInsert>

/** Adds these paid ones of no order, and compares all with a provider that knows none of them. */
async function compared(payments: NewPayment[]) {
  const fields = { amountCents: 0, currency: 'USD', customerEmail: '', returnUrl: '', provider: 'silent' }
  const settled = { description: 'paid', status: 'paid', reportedCents: 0 } as const
  const moments = { expiresAt: new Date(), nextCheckAt: new Date() }
  await shop.database.orm
    .insert(paymentAttempts)
    .values(payments.map((given) => ({ ...fields, ...settled, ...moments, orderId: randomUUID(), ...given })))
  const silent = { key: 'silent', lookUp: async () => ({ state: 'unknown' }) }
  const fakes = {
    orders: { placementOf: async () => ({ orderNumber: null, paymentStatus: 'paid' }) },
    realtime: { announce: async () => undefined },
    log: { warn: () => undefined, error: () => undefined },
    reach: () => undefined,
  }
  const deps = { ...fakes, database: shop.database, clock: systemClock, providers: [silent] }
  const counted = await reconcile(deps as unknown as PaymentsDeps)
  const rows = await shop.database.orm
    .select()
    .from(paymentAttempts)
    .where(isNotNull(paymentAttempts.checkedAt))
  return { counted, names: rows.map(({ description }) => description).sort() }
}

const ago = (count: number) => new Date(Date.now() - days(count))

test('paid payments are compared for 35 days, others that have a page for three, and differences until they are noted', async () => {
  const [failed, gap] = [{ status: 'failed' } as const, { difference: 'Missing' }]
  const { names } = await compared([
    { createdAt: ago(34) },
    { createdAt: ago(34), description: 'of the wrong amount', status: 'mismatch' },
    { createdAt: ago(36), description: 'paid long ago', reference: 'a' },
    { createdAt: ago(2), description: 'failed', reference: 'b', ...failed },
    { createdAt: ago(2), description: 'without a page', ...failed },
    { createdAt: ago(4), description: 'failed days ago', reference: 'c', ...failed },
    { createdAt: ago(36), description: 'different', ...gap },
    { createdAt: ago(36), description: 'noted', ...gap, notedDifference: 'Missing' },
    { createdAt: ago(36), description: 'different since', ...gap, notedDifference: 'Late' },
  ])
  expect(names).toEqual(['different', 'different since', 'failed', 'of the wrong amount', 'paid'])
})

test('more payments than are read at once are compared, each once, and one that fails holds up no other', async () => {
  const payments = [...Array.from({ length: 200 }, () => ({})), { provider: 'gone' }]
  const { counted, names } = await compared(payments)
  expect([counted, names.length]).toEqual([{ checked: 200, different: 200 }, 200])
})

test('the list is sorted by each column, none twice, and searched by order, customer and the provider’s reference', async () => {
  const { attemptId, reference } = await sellGangSheet(shop, visitor())
  const [sold] = await shop.database.orm.select().from(paymentAttempts)
  if (!sold) throw new Error('No payment')
  const copies = Array.from({ length: 5 }, (_, index) => ({
    ...sold,
    id: crypto.randomUUID(),
    reference: `copy-${index}`,
    status: 'expired' as const,
    amountCents: 100 * (index % 3),
    reportedCents: null,
    capturedCents: 0,
    createdAt: new Date(sold.createdAt.getTime() + index + 1),
  }))
  await shop.database.orm.insert(paymentAttempts).values(copies)

  const table = (wish: Omit<PaymentWish, 'filters'>) => shop.payments.table(owner, { filters: {}, ...wish })
  await expectEveryRowOnce(paymentColumns, table, 6)
  expect((await table(newest)).rows.at(-1)?.attemptId).toBe(attemptId)
  const found = async (filters: PaymentFilters) =>
    (await shop.payments.table(owner, { filters, ...newest })).rows.map((one) => one.attemptId)
  expect(await found({ search: reference })).toEqual([attemptId])
  expect(await found({ search: 'gw-000001', filter: 'paid' })).toEqual([attemptId])
  expect(await found({ search: sold.customerEmail.slice(1, 9).toUpperCase(), filter: 'paid' })).toEqual([
    attemptId,
  ])
  expect(await found({ search: '%' })).toEqual([])
  expect(await shop.payments.counts(owner, [{}, { filter: 'expired' }, { filter: 'attention' }])).toEqual([
    6, 5, 0,
  ])
  await expect(shop.payments.table(signedIn(), { filters: {}, ...newest })).rejects.toThrow('Access Denied')
  await expect(shop.payments.get(signedIn(), attemptId)).rejects.toThrow('Access Denied')
  await shop.database.orm.delete(paymentAttempts).where(eq(paymentAttempts.status, 'expired'))
})

test('each column of the list is read from an index, order and customer from those of orders', () => {
  const { join, sortKeys } = shop.orders.orderInQuery(paymentAttempts.orderId)
  const keys = [
    { index: 'orders_by_number', key: sortKeys.order.by },
    { index: 'orders_by_customer', key: sortKeys.customer.by },
    ...Object.entries(paymentSortKeys(paymentAttempts)).map(([name, key]) => ({
      ...{ index: `payment_attempts_by_${name}`, key },
    })),
  ]
  expect(keys).toHaveLength(Object.keys(paymentColumns).length)
  return expectReadByIndexes(
    shop.database,
    keys.map(({ index, key }) => ({
      index,
      page: sql`select from ${paymentAttempts} inner join ${orders} on ${join.on}
        order by ${key} desc, ${paymentAttempts.id} desc limit 5`,
    })),
  )
})
