import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceInBrowser } from '#app/cart/price-in-browser.ts'
import { productTypes } from '#domain/catalog/product-types.ts'
import type { DiscountDraft } from '#domain/money/discount-input.ts'
import { deliveryMethods } from '#domain/orders/totals.ts'
import type { CodeReading } from '#server/discounts/index.ts'
import { promote } from '#tests/harness/promote.ts'
import { isLong } from '#tests/harness/run-form.ts'
import { signedIn, visitor } from '#tests/harness/sell.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'
import { everyLine } from './every-line.ts'

const cartCount = isLong ? 10_000 : 200
const atOnce = 16

const staff = signedIn('admin')
const percent = { type: 'percentage', value: 1_250 } as const
const dollars = { type: 'fixed_amount', value: 2_000 } as const

const codes: DiscountDraft[] = [
  { code: 'ALL', name: 'All', ...percent },
  { code: 'FIXED', name: 'Fixed', ...dollars },
  { code: 'BIG', name: 'Big', ...percent, value: 4_000, minimumOrderCents: 200_00 },
  { code: 'SHIRTS', name: 'Shirts', ...percent, scope: 'category', targets: [productTypes.tshirt] },
  { code: 'SHEET', name: 'Sheet', ...dollars, scope: 'product', targets: ['60', '20oz'] },
  { code: 'SHIP', name: 'Ship', type: 'percentage', value: 10_000, scope: 'shipping' },
]

async function setUpPrices(shop: TestShop) {
  for (const code of codes) await promote(shop, { isOncePerCustomer: false, ...code })
  await promote(shop, {
    code: null,
    name: 'Cups',
    ...dollars,
    value: 700,
    scope: 'category',
    targets: [productTypes.tumbler],
  })
  await promote(shop, { code: null, name: 'Much', ...percent, value: 333, minimumOrderCents: 500_00 })
  const tier = (productType: 'tshirt' | 'tumbler' | 'gang_sheet', sizeCategory: string, setupFeeCents = 0) =>
    shop.operations.ask('price-tiers.create', staff, {
      productType,
      sizeCategory,
      basePriceCents: 2_000,
      setupFeeCents,
      quantityBreaks: { 1: 2_000, 10: 1_850, 25: 1_733, 50: 1_500 },
    })
  await tier('tshirt', 'XS-XL')
  await tier('tumbler', 'all', 1_500)
  await tier('gang_sheet', '60', 333)
}

test(`the server’s and the browser’s totals agree on ${cartCount} random carts, to the cent`, async () => {
  await using shop = await startTestShop()
  const actor = visitor()
  const everything = await everyLine(shop, actor)
  await setUpPrices(shop)
  const prices = await shop.cart.publicPrices()
  const offers = new Map<string, CodeReading>()
  for (const { code } of codes) offers.set(code ?? '', await shop.discounts.readCode(actor, code ?? ''))

  const cart = fc.record({
    chosen: fc.array(
      fc.record({
        item: fc.constantFrom(...everything),
        quantity: fc.oneof(
          { weight: 3, arbitrary: fc.integer({ min: 1, max: 60 }) },
          fc.integer({ min: 1, max: 1_000 }),
        ),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    delivery: fc.constantFrom(...deliveryMethods),
    code: fc.option(fc.constantFrom(...codes.map(({ code }) => code ?? '')), { nil: undefined }),
  })
  const wrong: unknown[] = []
  const seen = new Set<string | undefined>()
  // Each line alone, also with codes that seldom win, and then at random.
  const alone = everything.flatMap((item) =>
    [undefined, 'SHEET', 'SHIP', 'FIXED'].map((code) => ({
      chosen: [{ item, quantity: 1 }],
      delivery: 'shipping' as const,
      code,
    })),
  )
  const carts = [...alone, ...fc.sample(cart, cartCount)]
  const compare = async ({ chosen, delivery, code }: (typeof carts)[number]) => {
    const items = chosen.map(({ item, quantity }, index) => ({ ...item, id: `line-${index}`, quantity }))
    // The browser's prices aren't trusted: the server is sent nonsense.
    const cheats = items.map((item) => ({ ...item, unitPrice: 1 }))
    const server = await shop.cart.price(actor, cheats, delivery, { code })
    const reading = offers.get(code ?? '')
    const browser = priceInBrowser(items, delivery, prices, reading?.ok ? reading.offer : null)
    const lines = items.map(({ id, unitPrice }) => {
      const charge = browser.charges.get(id)
      return { id, unitPrice, breakPrice: charge?.unitPrice, setupFee: charge?.setupFee, problem: null }
    })
    seen.add(server.promotion.offer?.name)
    const isSame =
      Object.entries(browser.totals).every(
        ([figure, amount]) => server.totals[figure as 'total'] === amount,
      ) &&
      server.promotion.offer?.id === browser.offer?.id &&
      lines.every((line, index) =>
        Object.entries(line).every(([key, value]) => server.lines[index]?.[key as 'id'] === value),
      )
    if (!isSame) wrong.push({ chosen, delivery, code, server, browser, lines })
  }
  for (let start = 0; start < carts.length; start += atOnce)
    await Promise.all(carts.slice(start, start + atOnce).map(compare))

  expect(wrong.slice(0, 3)).toEqual([])
  // Every promotion won at least once, and some carts had none.
  expect(seen).toEqual(new Set([undefined, ...codes.map(({ name }) => name), 'Cups', 'Much']))
  expect(everything.length).toBeGreaterThan(90)
})
