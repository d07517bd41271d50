import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from '#domain/money/money.ts'
import { deliveryMethods, seedPriceRules, totalsOf } from '#domain/orders/totals.ts'
import { seedShopSettings } from '#domain/shop/shop-settings.ts'
import { after, minutes } from '#server/kernel/clock.ts'
import { createTestClock } from '#tests/harness/clock.ts'
import { promote } from '#tests/harness/promote.ts'
import { inputs } from '#tests/harness/run-form.ts'
import { designedLine, visitor } from '#tests/harness/sell.ts'
import { shareTestShop, startTestShop } from '#tests/harness/shop.ts'

const shop = await shareTestShop()

test('the server’s totals match the browser’s, to the cent, for any cart', async () => {
  const actor = visitor()
  const sheets = await Promise.all([12, 36, 60, 120].map((sizeId) => designedLine(shop, actor, { sizeId })))
  const cart = fc.array(
    fc.record({ line: fc.constantFrom(...sheets), quantity: fc.integer({ min: 1, max: 1_000 }) }),
    { maxLength: 6 },
  )

  await fc.assert(
    fc.asyncProperty(cart, fc.constantFrom(...deliveryMethods), async (chosen, delivery) => {
      const lines = chosen.map(({ line, quantity }, index) => ({ ...line, id: `line-${index}`, quantity }))
      const priced = lines.map((line) => ({ ...line, unitPrice: cents(line.unitPrice) }))
      const { totals } = await shop.cart.price(actor, lines, delivery)
      expect(totals).toEqual(totalsOf(priced, delivery, seedPriceRules))
    }),
    { numRuns: inputs(40) },
  )
})

test('back office price changes apply right away, no matter what the browser says', async () => {
  const actor = visitor()
  const line = { ...(await designedLine(shop, actor)), unitPrice: 1 }
  await shop.settings.change(
    { system: 'test' },
    { ...seedShopSettings, shippingPrice: cents(500), freeShippingFrom: cents(100_000) },
  )

  const told = await shop.operations.ask('cart.total', actor, { lines: [line], delivery: 'shipping' })
  expect(told).toEqual({
    lines: [
      {
        options: [],
        id: line.id,
        name: 'Gang Sheet 22 × 60 in',
        unitPrice: 3_000,
        breakPrice: 3_000,
        setupFee: 0,
        softPrints: [],
        problem: null,
      },
    ],
    totals: { subtotal: 3_000, discount: 0, shipping: 500, tax: 248, total: 3_748 },
    promotion: { offer: null, code: null },
  })
})

test('another process’s changes to sizes, quantity breaks or promotions apply right away, and a promotion runs from its first minute to its last', async () => {
  const clock = createTestClock()
  await using shop = await startTestShop({ clock })
  const actor = visitor()
  const line = await designedLine(shop, actor)
  const totalsOf = async () => (await shop.cart.price(actor, [{ ...line, quantity: 2 }], 'pickup')).totals
  const changed = async (statement: string) => {
    await shop.database.pool.query(statement)
    const { subtotal, discount } = await totalsOf()
    return [subtotal, discount]
  }
  expect(await changed('select')).toEqual([6_000, 0])
  expect(await changed('update gang_sheet_sizes set price_cents = price_cents + 100')).toEqual([6_200, 0])
  const columns = 'product_type, size_category, base_price_cents, quantity_breaks'
  const tier = `'gang_sheet', '60', 3100, '{"2": 2500}'`
  expect(await changed(`insert into product_pricing (${columns}) values (${tier})`)).toEqual([5_000, 0])
  const now = clock.now()
  await promote(shop, {
    ...{ code: null, value: 1_000 },
    ...{ startsAt: after(now, minutes(1)), expiresAt: after(now, minutes(2)) },
  })
  expect(await changed('select')).toEqual([5_000, 0])
  clock.advance(minutes(1))
  expect(await changed('select')).toEqual([5_000, 500])
  clock.advance(minutes(1))
  expect(await changed('select')).toEqual([5_000, 0])
})

test('lines with a problem add nothing to the total and are listed separately', async () => {
  const actor = visitor()
  const good = await designedLine(shop, actor)

  const { lines, totals } = await shop.cart.price(actor, [null, 'x', { id: 'bad' }, good], 'pickup')

  expect(lines.map(({ id, problem }) => [id, problem !== null])).toEqual([
    ['line-1', true],
    ['line-2', true],
    ['bad', true],
    [good.id, false],
  ])
  expect(lines[2]).toEqual({
    ...{ id: 'bad', name: '', options: [], unitPrice: 0, breakPrice: 0, setupFee: 0, softPrints: [] },
    problem: expect.any(String),
  })
  expect(totals.total).toBe(3_248)
})
