import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from '#domain/money/money.ts'
import { deliveryMethods, seedPriceRules, totalsOf } from '#domain/orders/totals.ts'
import { seedShopSettings } from '#domain/shop/shop-settings.ts'
import { inputs } from '#tests/harness/run-form.ts'
import { designedLine, visitor } from '#tests/harness/sell.ts'
import { shareTestShop } from '#tests/harness/shop.ts'

const shop = await shareTestShop()

test('the server’s totals are the browser’s, to the cent, for any cart', async () => {
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

test('prices follow the back office at once, whatever the browser says', async () => {
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

test('lines with a problem count nothing and are told by themselves', async () => {
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
