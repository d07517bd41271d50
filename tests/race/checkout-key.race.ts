import { expect, test } from 'vitest'
import { orderItems, orders } from '#server/orders/tables.ts'
import { paymentAttempts } from '#server/payments/tables.ts'
import { expectMoneyToAddUp } from '#tests/harness/money-invariant.ts'
import { checkoutForm, designedLine, startCheckout, visitor } from '#tests/harness/sell.ts'
import { startTestShop } from '#tests/harness/shop.ts'

test('the same checkout sent 20 times simultaneously is one order, one attempt and one payment page', async () => {
  await using shop = await startTestShop()
  const actor = visitor()
  const form = checkoutForm([await designedLine(shop, actor)])

  const checkouts = await Promise.all(Array.from({ length: 20 }, () => startCheckout(shop, actor, form)))

  expect(new Set(checkouts.map(({ redirectUrl }) => redirectUrl)).size).toBe(1)
  const { orm, pool } = shop.database
  expect(await orm.$count(orders)).toBe(1)
  expect(await orm.$count(orderItems)).toBe(1)
  expect(await orm.$count(paymentAttempts)).toBe(1)
  expect((await pool.query('select count(*)::int as count from sandbox_payments')).rows).toEqual([
    { count: 1 },
  ])
  await expectMoneyToAddUp(shop.database)
})

test('20 shoppers checking out simultaneously get 20 orders', async () => {
  await using shop = await startTestShop()
  const shoppers = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const actor = visitor()
      return { actor, form: checkoutForm([await designedLine(shop, actor)]) }
    }),
  )

  const checkouts = await Promise.all(shoppers.map(({ actor, form }) => startCheckout(shop, actor, form)))
  await Promise.all(checkouts.map(({ reference }) => shop.sandbox.pay(reference, 'approved')))
  const settled = await Promise.all(
    checkouts.map(({ attemptId }) => shop.payments.settle(attemptId, 'return')),
  )

  expect(new Set(settled.map(({ orderNumber }) => orderNumber)).size).toBe(20)
  await expectMoneyToAddUp(shop.database)
})

test('the hosted page answers one of ten identical clicks', async () => {
  await using shop = await startTestShop()
  const actor = visitor()
  const { reference } = await startCheckout(shop, actor, checkoutForm([await designedLine(shop, actor)]))

  const clicks = await Promise.all(Array.from({ length: 10 }, () => shop.sandbox.pay(reference, 'approved')))

  expect(clicks.filter(({ ok }) => ok)).toHaveLength(1)
})
