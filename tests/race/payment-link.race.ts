import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sandboxPayments } from '#server/adapters/payments/sandbox/tables.ts'
import { draftOrders } from '#server/draft-orders/tables.ts'
import { orders } from '#server/orders/tables.ts'
import { paymentAttempts } from '#server/payments/tables.ts'
import { filledDraftOrder } from '#tests/harness/draft-order.ts'
import { expectMoneyToAddUp } from '#tests/harness/money-invariant.ts'
import { signedIn, visitor } from '#tests/harness/sell.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'

const staff = signedIn('admin')
const together = 20

async function openLink(shop: TestShop) {
  const form = filledDraftOrder()
  await shop.operations.call('draft-orders.send-link', staff, form)
  const [row] = await shop.database.orm.select().from(draftOrders).where(eq(draftOrders.id, form.id))
  if (!row?.orderId) throw new Error('The link was not sent')
  const opened = await shop.operations.call(
    'payment-links.pay',
    { ...visitor(), network: form.id },
    { token: row.token },
  )
  if (!opened.ok) throw new Error('The link has no page')
  return {
    id: form.id,
    token: row.token,
    orderId: row.orderId,
    reference: opened.value.url.split('/').at(-1) ?? '',
  }
}

const stateOf = async (shop: TestShop, id: string) =>
  (await shop.database.orm.select().from(draftOrders).where(eq(draftOrders.id, id)))[0]?.state

test('each link paid and settled many times simultaneously is one order', async () => {
  await using shop = await startTestShop()
  const links = await Promise.all(Array.from({ length: together }, () => openLink(shop)))

  const pressed = await Promise.all(
    links.flatMap(({ reference }) => [
      shop.sandbox.pay(reference, 'approved'),
      shop.sandbox.pay(reference, 'approved'),
    ]),
  )
  await Promise.all(
    links.flatMap(({ token }) => [
      shop.operations.call('payment-links.settle', visitor(), { token }),
      shop.operations.call('payment-links.settle', visitor(), { token }),
      shop.operations.call('payment-links.pay', { ...visitor(), network: token }, { token }),
    ]),
  )

  expect(pressed.filter(({ ok }) => ok)).toHaveLength(together)
  const placed = await shop.database.orm.select().from(orders)
  expect(placed.map(({ paymentStatus }) => paymentStatus)).toEqual(links.map(() => 'paid'))
  await expectMoneyToAddUp(shop.database)
})

test('a link cancelled while it is paid: it is paid, or it is cancelled and no one could pay', async () => {
  await using shop = await startTestShop()
  const links = await Promise.all(Array.from({ length: together }, () => openLink(shop)))

  const ends = await Promise.all(
    links.map(async ({ id, token, reference }) => {
      const [paid, cancelled] = await Promise.all([
        shop.sandbox.pay(reference, 'approved'),
        shop.operations.call('draft-orders.cancel', staff, { draftOrder: id }),
        shop.operations.call('payment-links.settle', visitor(), { token }),
      ])
      await shop.operations.call('payment-links.settle', visitor(), { token })
      return { isPaid: paid.ok, isCancelled: cancelled.ok, state: await stateOf(shop, id) }
    }),
  )

  for (const end of ends)
    expect(end).toEqual(
      end.isPaid
        ? { isPaid: true, isCancelled: false, state: 'paid' }
        : { isPaid: false, isCancelled: true, state: 'cancelled' },
    )
  await expectMoneyToAddUp(shop.database)
})

test('money for a cancelled link, which the provider received anyway, waits unverified and is prominent in the list', async () => {
  await using shop = await startTestShop()
  const { id, orderId, reference } = await openLink(shop)
  await shop.operations.call('draft-orders.cancel', staff, { draftOrder: id })
  // The provider closed its page, and a bank took the money anyway.
  await shop.database.orm
    .update(sandboxPayments)
    .set({ state: 'paid' })
    .where(eq(sandboxPayments.reference, reference))
  const [attempt] = await shop.database.orm
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderId))

  await Promise.all([1, 2, 3].map(() => shop.payments.settle(attempt?.id ?? '', 'webhook')))

  const sort = { column: 'made', isDescending: true } as const
  const { rows } = await shop.payments.table(staff, { filters: { filter: 'attention' }, sort, rows: 10 })
  expect(rows).toMatchObject([
    {
      attemptId: attempt?.id,
      status: 'mismatch',
      failureReason: 'Paid anyway: The payment link was cancelled',
    },
  ])
  const [order] = await shop.database.orm.select().from(orders)
  expect(order).toMatchObject({ paymentStatus: 'unverified', status: 'pending_review' })
  await expectMoneyToAddUp(shop.database)
  await shop.operations.ask('payments.confirm', staff, { order: orderId })
  expect(await stateOf(shop, id)).toBe('paid')
  await expectMoneyToAddUp(shop.database)
})
