import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orders } from '#server/orders/tables.ts'
import { expectMoneyToAddUp } from '#tests/harness/money-invariant.ts'
import {
  checkoutForm,
  designedLine,
  sellGangSheet,
  signedIn,
  startCheckout,
  visitor,
} from '#tests/harness/sell.ts'
import { startTestShop } from '#tests/harness/shop.ts'
import { paymentAttempts } from './tables.ts'

const owner = signedIn('owner')

test('books that agree say so; one that lost its money is named, listed and counted until it is fixed', async () => {
  await using shop = await startTestShop()
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
  expect(await shop.payments.countDifferences(owner)).toBe(1)
  const { payments } = await shop.payments.list(owner, { filter: 'attention' })
  expect(payments).toMatchObject([
    {
      attemptId,
      difference: 'Paid here, failed at the provider',
      truth: { state: 'failed', reason: 'The card was declined' },
      order: { orderNumber: 'GW-000001' },
    },
  ])

  await shop.database.pool.query(`update sandbox_payments set state = 'paid'`)
  await shop.payments.reconcile()
  expect(await shop.payments.countDifferences(owner)).toBe(0)
  await expectMoneyToAddUp(shop.database)
})

test('comparing finds money that was missed, and makes its order', async () => {
  await using shop = await startTestShop()
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

test('the list has pages of 25, newest first, and is found by order number and by the provider’s name', async () => {
  await using shop = await startTestShop()
  const { attemptId, reference } = await sellGangSheet(shop, visitor())
  const [sold] = await shop.database.orm.select().from(paymentAttempts)
  if (!sold) throw new Error('No payment')
  const copies = Array.from({ length: 30 }, (_, index) => ({
    ...sold,
    id: crypto.randomUUID(),
    reference: `copy-${index}`,
    status: 'expired' as const,
    reportedCents: null,
    capturedCents: 0,
    createdAt: new Date(sold.createdAt.getTime() + index + 1),
  }))
  await shop.database.orm.insert(paymentAttempts).values(copies)

  const first = await shop.payments.list(owner, {})
  const second = await shop.payments.list(owner, { before: first.next ?? '' })
  expect([first.payments.length, second.payments.length, second.next]).toEqual([25, 6, null])
  expect(second.payments.at(-1)?.attemptId).toBe(attemptId)
  const found = await shop.payments.list(owner, { search: ` ${reference} ` })
  expect(found.payments.map((one) => one.attemptId)).toEqual([attemptId])
  expect((await shop.payments.list(owner, { search: 'gw-000001', filter: 'paid' })).payments).toHaveLength(1)
  await expect(shop.payments.list(signedIn(), {})).rejects.toThrow('Access Denied')
  await expect(shop.payments.get(signedIn(), attemptId)).rejects.toThrow('Access Denied')
  await shop.database.orm.delete(paymentAttempts).where(eq(paymentAttempts.status, 'expired'))
})
