import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { changeOrder, sellSheetAndShirts } from '#tests/harness/draft-order.ts'
import { expectMoneyToAddUp } from '#tests/harness/money-invariant.ts'
import { signedIn, visitor } from '#tests/harness/sell.ts'
import { startTestShop } from '#tests/harness/shop.ts'

const staff = signedIn('admin')

test('simultaneous changes, refunds and moves of one order each see its current state, and the money adds up', async () => {
  await using shop = await startTestShop()
  const { orderId, sheet, shirts, left } = await sellSheetAndShirts(shop)
  const before = await left()
  const refund = () =>
    shop.payments.refund(staff, orderId, {
      ...{ refundId: randomUUID(), kind: 'amount', amountCents: 100, reason: 'Sorry' },
    })
  const move = () =>
    shop.operations.call('production.move', staff, {
      moves: [{ itemId: sheet, from: 'check', to: 'next', way: 'board' }],
    })

  const version = (await shop.orders.getForStaff(staff, orderId))?.version ?? 0
  const change = (quantity: number) =>
    changeOrder(shop, staff, orderId, { version, lines: [{ item: shirts, quantity }] })

  const alone = await Promise.all([4, 5, 6, 7, 8, 9].map(change))
  expect(alone.filter(({ ok }) => ok)).toHaveLength(1)
  await shop.operations.ask('order-changes.call-off', staff, {
    change: (await shop.orderChanges.listForOrder(staff, orderId))[0]?.id ?? '',
  })
  const [changes] = await Promise.all([
    Promise.all(
      [1, 2, 3].map((quantity) => changeOrder(shop, staff, orderId, { lines: [{ item: shirts, quantity }] })),
    ),
    refund(),
    refund(),
    move(),
  ])

  expect(changes.filter(({ ok }) => ok).length).toBeLessThanOrEqual(1)
  for (const answer of [...alone, ...changes])
    if (!answer.ok) expect(['conflict', 'refused']).toContain(answer.reason)
  const order = await shop.orders.getForStaff(staff, orderId)
  const shirtsNow = order?.items.find(({ id }) => id === shirts)?.quantity ?? 0
  expect(before - (await left())).toBe(shirtsNow - 3)
  await expectMoneyToAddUp(shop.database)
})

test('a link that is paid, cancelled and paid again simultaneously is settled one way', async () => {
  await using shop = await startTestShop()
  const { orderId, shirts } = await sellSheetAndShirts(shop)
  await changeOrder(shop, staff, orderId, { lines: [{ item: shirts, quantity: 4 }] })
  const [change] = await shop.orderChanges.listForOrder(staff, orderId)
  const token = change?.payPath?.split('/').at(-1) ?? ''
  const { url } = await shop.operations.ask('order-changes.pay', visitor(), { token })

  await Promise.all([
    shop.sandbox.pay(url.split('/').at(-1) ?? '', 'approved'),
    shop.operations.call('order-changes.settle', visitor(), { token }),
    shop.operations.call('order-changes.call-off', staff, { change: change?.id ?? '' }),
    shop.operations.call('order-changes.pay', visitor(), { token }),
    shop.operations.call('order-changes.settle', visitor(), { token }),
  ])
  await shop.operations.call('order-changes.settle', visitor(), { token })

  const [settled] = await shop.orderChanges.listForOrder(staff, orderId)
  const order = await shop.orders.getForStaff(staff, orderId)
  expect(order?.openCents).toBe(settled?.state === 'settled' ? 0 : 3_031)
  expect(['settled', 'open']).toContain(settled?.state)
  await expectMoneyToAddUp(shop.database)
})
