import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { changeOrder, sellSheetAndShirts } from '#tests/harness/draft-order.ts'
import { expectMoneyToAddUp } from '#tests/harness/money-invariant.ts'
import { signedIn, visitor } from '#tests/harness/sell.ts'
import { shareTestShop } from '#tests/harness/shop.ts'

const shop = await shareTestShop()

const staff = signedIn('admin', 'staff@example.com')

const lastOf = (address: string | null | undefined): string => address?.split('/').at(-1) ?? ''

/** A paid order for which one more shirt is requested by a link. */
async function askedForMore() {
  const { orderId, shirts } = await sellSheetAndShirts(shop)
  await changeOrder(shop, staff, orderId, { lines: [{ item: shirts, quantity: 4 }] })
  const [change] = await shop.orderChanges.listForOrder(staff, orderId)
  return { orderId, change: change?.id ?? '', token: lastOf(change?.payPath) }
}

const openPage = async (token: string) =>
  lastOf((await shop.operations.ask('order-changes.pay', visitor(), { token })).url)

const cancel = (order: string) =>
  shop.operations.ask('orders.cancel', staff, {
    ...{ order, cancelId: randomUUID(), reason: 'Ordered twice', refund: true },
    ...{ returnStock: true, tellCustomer: true },
  })

const theOrder = async (orderId: string) => {
  const order = await shop.orders.getForStaff(staff, orderId)
  if (!order) throw new Error('No order')
  return order
}

const keptMoney = async () =>
  (await shop.reports.attention(staff))
    .filter(({ kind }) => kind === 'cancelled_not_refunded')
    .map(({ orderId, reason }) => [orderId, reason])

test('however an order is cancelled, its change’s link is over, and the page says why', async () => {
  const ways = [
    cancel,
    (order: string) => shop.operations.ask('orders.set-status', staff, { order, to: 'cancelled' }),
    (order: string) =>
      shop.operations.ask('orders.set-statuses', staff, { changes: [{ order, to: 'cancelled' }] }),
  ]
  for (const way of ways) {
    const { orderId, token } = await askedForMore()
    await way(orderId)
    expect(await shop.orderChanges.view(token)).toMatchObject({ state: 'cancelled', isPaidAllTheSame: false })
    expect(await shop.operations.call('order-changes.pay', visitor(), { token })).toMatchObject({
      code: 'conflict',
    })
    expect(await shop.orderChanges.listForOrder(staff, orderId)).toMatchObject([
      { state: 'open', payPath: null },
    ])
    const { cards } = await shop.production.readBoard(staff)
    expect(cards.filter(({ blocked }) => blocked !== null)).toEqual([])
    expect((await theOrder(orderId)).history.map(({ note }) => note)).toContain(
      'Payment link for $30.31 cancelled with the order',
    )
    await expectMoneyToAddUp(shop.database)
  }
})

test('an open payment page is closed when its order is cancelled', async () => {
  const { orderId, token } = await askedForMore()
  const page = await openPage(token)
  await cancel(orderId)
  await shop.payments.sweep()
  expect(await shop.sandbox.pay(page, 'approved')).toEqual({ ok: false, reason: 'over' })
  expect(await theOrder(orderId)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' })
})

test('money paid anyway is reported to staff until it is given back, and the order is not called refunded', async () => {
  const { orderId, token } = await askedForMore()
  const page = await openPage(token)
  await cancel(orderId)
  expect(await keptMoney()).toEqual([])
  await shop.sandbox.pay(page, 'approved')
  await shop.operations.ask('order-changes.settle', visitor(), { token })

  expect(await theOrder(orderId)).toMatchObject({ paymentStatus: 'partially_refunded' })
  expect(await keptMoney()).toEqual([[orderId, '$30.31 is kept']])
  expect(await shop.reports.waiting(staff)).toMatchObject({ payments: 1 })
  expect((await theOrder(orderId)).history.map(({ note }) => note)).toContain(
    'A payment for a change to this order came in after the order was cancelled. Refund it.',
  )
  expect(await shop.orderChanges.view(token)).toMatchObject({ state: 'cancelled', isPaidAllTheSame: true })
  await expectMoneyToAddUp(shop.database)

  const rest = { refundId: randomUUID(), kind: 'full', reason: 'Paid after it was cancelled' }
  expect(await shop.payments.refund(staff, orderId, rest)).toMatchObject({
    ok: true,
    refund: { amountCents: 3_031 },
  })
  expect(await theOrder(orderId)).toMatchObject({ paymentStatus: 'refunded' })
  expect(await keptMoney()).toEqual([])
  await expectMoneyToAddUp(shop.database)
})

test('when the order is set back, the requested amount is open again, and can be requested again', async () => {
  const { orderId, token } = await askedForMore()
  await cancel(orderId)
  const order = { order: orderId, to: 'in_production' }
  await shop.operations.ask('orders.set-status', staff, order as { order: string; to: 'in_production' })
  expect(await theOrder(orderId)).toMatchObject({ status: 'in_production', openCents: 3_031 })
  expect(await shop.orderChanges.view(token)).toMatchObject({ state: 'over' })
})
