import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { productTypes } from '#domain/catalog/product-types.ts'
import { cents } from '#domain/money/money.ts'
import { checkoutForm, designedLine, signedIn, startCheckout, visitor } from '#tests/harness/sell.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'
import { savedProjects } from './tables.ts'

let shop: TestShop
const setter = { system: 'test' }
const builder = { script: 'https://builder.example/embed.js', shopId: 'shop-7' }

beforeAll(async () => {
  shop = await startTestShop()
  await shop.settings.change(setter, { outsideBuilder: builder })
})
afterAll(() => shop?.[Symbol.asyncDispose]())

const payload = (designId: string = randomUUID()) => ({
  data: { design_id: designId, size_id: 24 },
  theirs: 1,
})

const lineOf = (designId: string, sizeId = 24) => ({
  id: `gangsheet-${designId}`,
  productType: productTypes.gangSheet,
  productSize: '22 × 24 in',
  productColor: '',
  quantity: 2,
  unitPrice: cents(1_200),
  designData: { design_id: designId, size_id: sizeId },
})

const save = (actor: ReturnType<typeof visitor>, payload: unknown) =>
  shop.operations.call('outside-designs.save', actor, { payload })

async function problemOf(actor: ReturnType<typeof signedIn>, line: ReturnType<typeof lineOf>) {
  return (await shop.cart.price(actor, [line], 'pickup')).lines[0]?.problem
}

test('a design from another builder is kept whole, priced by its size and ordered by its id', async () => {
  const customer = signedIn('customer')
  const designId = randomUUID()
  expect(await save(customer, payload(designId))).toEqual({
    ok: true,
    value: { design: { designId, sizeId: 24, quantity: 1 } },
  })
  await save(customer, { ...payload(designId), theirs: 2 })
  const rows = await shop.database.orm.select().from(savedProjects)
  expect(rows).toMatchObject([
    { projectName: `Gang Sheet ${designId}`, projectData: { raw: { theirs: 2 }, size_id: 24 } },
  ])

  const { lines, totals } = await shop.cart.price(customer, [lineOf(designId)], 'pickup')
  expect(lines).toMatchObject([{ unitPrice: 1_200, problem: null }])
  expect(totals.subtotal).toBe(2_400)
  expect(await problemOf(customer, lineOf(designId, 12))).toBe(
    'The design is for a different size. Open it and save it again.',
  )
  const checkout = await startCheckout(shop, customer, checkoutForm([lineOf(designId)]))
  expect(checkout.redirectUrl).toContain('/sandbox-pay/')
  await shop.sandbox.pay(checkout.reference, 'approved')
  await shop.payments.settle(checkout.attemptId, 'return')
  const order = await shop.orders.itemForPrinting(
    (await shop.database.pool.query('select id from order_items where design_id = $1', [designId])).rows[0]
      .id,
  )
  expect(order).toMatchObject({ designId, design: null })
})

test('no one can order someone else’s design, and none is valid without that builder', async () => {
  const [ada, eve] = [
    signedIn('customer', 'ada@outside.example'),
    signedIn('customer', 'eve@outside.example'),
  ]
  const designId = randomUUID()
  await save(ada, payload(designId))

  expect(await save(eve, payload(designId))).toMatchObject({ because: 'unknown_design' })
  expect(await problemOf(eve, lineOf(designId))).toBe(
    'We couldn’t find this design. Remove it and build it again.',
  )
  const own = await designedLine(shop, ada)
  expect(await save(eve, payload(own.designData.design_id))).toMatchObject({
    because: 'unknown_design',
  })
  expect(await save(visitor(), payload())).toMatchObject({ code: 'not_signed_in' })
  for (const wrong of [null, {}, { design_id: 'sheet 7', size_id: 24 }, { design_id: designId }])
    expect(await save(ada, wrong)).toMatchObject({ because: 'invalid' })

  // When two people bring the same design at the same moment, the first one keeps it.
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, () => payload()).flatMap((told) =>
      [ada, eve].map((actor) => save(actor, told)),
    ),
  )
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(8)

  const found = { designId, sizeId: 24, quantity: 1 }
  expect(await shop.designs.findOutside(ada, [designId])).toEqual([found])
  const moved = { ...builder, script: 'https://another.example/embed.js' }
  await shop.settings.change(setter, { outsideBuilder: moved })
  expect(await shop.designs.findOutside(ada, [designId])).toEqual([])

  await shop.settings.change(setter, { outsideBuilder: null })
  expect(await save(ada, payload())).toMatchObject({ because: 'no_outside_builder' })
  expect(await problemOf(ada, lineOf(designId))).toMatch('couldn’t find')
})
