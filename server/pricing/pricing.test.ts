import { expect, test } from 'vitest'
import { auditEntries } from '#server/kernel/tables.ts'
import { expectMoneyToAddUp } from '#tests/harness/money-invariant.ts'
import { checkoutForm, designedLine, signedIn, startCheckout, visitor } from '#tests/harness/sell.ts'
import { shareTestShop } from '#tests/harness/shop.ts'

const shop = await shareTestShop()

const staff = signedIn('admin')
const sheets = {
  productType: 'gang_sheet',
  sizeCategory: '60',
  basePriceCents: 3_000,
  setupFeeCents: 1_000,
  quantityBreaks: { 1: 3_000, 10: 2_700 },
} as const

test('a tier prices carts right away: quantity breaks per piece, the setup fee once, and the order keeps both', async () => {
  await shop.operations.ask('price-tiers.create', staff, sheets)
  const actor = visitor()
  const line = { ...(await designedLine(shop, actor)), quantity: 10 }

  const { lines, totals } = await shop.cart.price(actor, [line], 'pickup')
  expect(lines).toMatchObject([{ unitPrice: 3_000, breakPrice: 2_700, setupFee: 1_000 }])
  expect(totals).toMatchObject({ subtotal: 28_000, tax: 2_310, total: 30_310 })

  const form = checkoutForm([line], { delivery: 'pickup', seenTotal: 30_310 })
  const { attemptId, reference } = await startCheckout(shop, actor, form)
  await shop.sandbox.pay(reference, 'approved')
  await shop.payments.settle(attemptId, 'return')
  const [order] = (await shop.orders.listForStaff(staff, {})).orders
  expect(order?.items).toMatchObject([{ unitPriceCents: 2_700, setupFeeCents: 1_000, quantity: 10 }])
  await expectMoneyToAddUp(shop.database)
})

test('staff keep tiers: breaks at 1, 10, 25 and 50 by default, one per size category, audited', async () => {
  const made = await shop.operations.call('price-tiers.create', staff, {
    productType: 'tumbler',
    basePriceCents: 2_500,
  })
  expect(made).toMatchObject({
    ok: true,
    value: { tier: { sizeCategory: 'all', quantityBreaks: { 1: 2_500, 10: 2_500, 25: 2_500, 50: 2_500 } } },
  })
  const seen = { tier: made.ok ? made.value.tier.id : '', version: 1 }
  const small = { productType: 'tumbler', sizeCategory: '20oz', basePriceCents: 2_000 } as const
  await shop.operations.ask('price-tiers.create', staff, small)
  expect(
    await shop.operations.call('price-tiers.create', staff, { productType: 'tumbler', basePriceCents: 1 }),
  ).toMatchObject({
    fieldErrors: { sizeCategory: 'This product already has a price for this size category' },
  })
  expect(
    await shop.operations.call('price-tiers.create', staff, { ...sheets, basePriceCents: -1 }),
  ).toMatchObject({
    fieldErrors: { basePriceCents: 'Enter 0 or more' },
  })
  expect(
    await shop.operations.call('price-tiers.update', staff, { ...sheets, isActive: false, ...seen }),
  ).toMatchObject({ ok: true })
  expect(await shop.operations.call('price-tiers.update', staff, { ...sheets, ...seen })).toMatchObject({
    ok: false,
    reason: 'conflict',
    theirs: { sizeCategory: '60', isActive: false, version: 2 },
  })
  expect(
    await shop.operations.call('price-tiers.update', staff, { ...sheets, tier: 'x', version: 1 }),
  ).toMatchObject({ ok: false, code: 'not_found', message: 'This tier no longer exists.' })
  expect(await shop.pricing.activeTiers()).toMatchObject([{ sizeCategory: '20oz', basePrice: 2_000 }])
  expect(await shop.operations.ask('price-tiers.list', staff, {})).toMatchObject({
    tiers: [
      { ...sheets, isActive: false },
      { ...small, isActive: true },
    ],
  })
  const actions = (await shop.database.orm.select().from(auditEntries)).map(({ action }) => action)
  expect(actions).toEqual(['pricing.insert', 'pricing.insert', 'pricing.update'])
  await expect(shop.operations.ask('price-tiers.list', signedIn('customer'), {})).rejects.toThrow(
    'Access Denied',
  )
})
