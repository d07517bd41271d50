import { expect, test } from 'vitest'
import { auditEntries } from '#server/kernel/tables.ts'
import { expectMoneyToAddUp } from '#tests/harness/money-invariant.ts'
import { checkoutForm, designedLine, signedIn, startCheckout, visitor } from '#tests/harness/sell.ts'
import { startTestShop } from '#tests/harness/shop.ts'

const staff = signedIn('admin')
const sheets = {
  productType: 'gang_sheet',
  sizeCategory: '60',
  basePriceCents: 3_000,
  setupFeeCents: 1_000,
  quantityBreaks: { 1: 3_000, 10: 2_700 },
} as const

test('a tier prices carts at once: quantity breaks each, the setup fee once, and the order keeps both', async () => {
  await using shop = await startTestShop()
  expect(await shop.pricing.insert(staff, sheets)).toMatchObject({ ok: true })
  const actor = visitor()
  const line = { ...(await designedLine(shop, actor)), quantity: 10 }

  const { lines, quote } = await shop.cart.quote(actor, [line], 'pickup')
  expect(lines).toMatchObject([{ unitPrice: 3_000, breakPrice: 2_700, setupFee: 1_000 }])
  expect(quote).toMatchObject({ subtotal: 28_000, tax: 2_310, total: 30_310 })

  const form = checkoutForm([line], { delivery: 'pickup', seenTotal: 30_310 })
  const { attemptId, reference } = await startCheckout(shop, actor, form)
  await shop.sandbox.pay(reference, 'approved')
  await shop.payments.settle(attemptId, 'return')
  const [order] = (await shop.orders.listForStaff(staff, {})).orders
  expect(order?.items).toMatchObject([{ unitPriceCents: 2_700, setupFeeCents: 1_000, quantity: 10 }])
  await expectMoneyToAddUp(shop.database)
})

test('staff keep tiers: breaks at 1, 10, 25 and 50 by default, one per size category, audited', async () => {
  await using shop = await startTestShop()
  const made = await shop.pricing.insert(staff, { productType: 'tumbler', basePriceCents: 2_500 })
  expect(made).toMatchObject({
    ok: true,
    pricing: { sizeCategory: 'all', quantityBreaks: { 1: 2_500, 10: 2_500, 25: 2_500, 50: 2_500 } },
  })
  const id = made.ok ? made.pricing.id : ''
  expect(await shop.pricing.insert(staff, { productType: 'tumbler', basePriceCents: 1 })).toMatchObject({
    fieldErrors: { sizeCategory: 'This product has a price for this size category already' },
  })
  expect(await shop.pricing.insert(staff, { ...sheets, basePriceCents: -1 })).toMatchObject({
    fieldErrors: { basePriceCents: 'Give 0 or more' },
  })
  expect(await shop.pricing.update(staff, id, { ...sheets, isActive: false }, 1)).toMatchObject({ ok: true })
  expect(await shop.pricing.update(staff, id, sheets, 1)).toMatchObject({
    ok: false,
    reason: 'conflict',
    pricing: { isActive: false, version: 2 },
  })
  expect(await shop.pricing.update(staff, 'x', sheets, 1)).toEqual({ ok: false, reason: 'not_found' })
  expect(await shop.pricing.activeTiers()).toEqual([])
  expect(await shop.pricing.list(staff)).toMatchObject([{ sizeCategory: '60', isActive: false }])
  const actions = (await shop.database.orm.select().from(auditEntries)).map(({ action }) => action)
  expect(actions).toEqual(['pricing.insert', 'pricing.update'])
  await expect(shop.pricing.list(visitor())).rejects.toThrow('Access Denied')
})
