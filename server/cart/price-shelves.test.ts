import { afterAll, expect, test } from 'vitest'
import { orderItems } from '#server/orders/tables.ts'
import { checkoutForm, pressPay, startCheckout, visitor } from '#tests/harness/sell.ts'
import { listingLine, printLine, stockPrint, stockTshirt, stockTumbler } from '#tests/harness/shelves.ts'
import { startTestShop } from '#tests/harness/shop.ts'

const shop = await startTestShop()
afterAll(() => shop[Symbol.asyncDispose]())

const problems = ({ lines }: { lines: { unitPrice: number; problem: string | null }[] }) =>
  lines.map(({ unitPrice, problem }) => problem ?? unitPrice)

test('a premade print costs what its variant costs, no matter what the browser says', async () => {
  const sheet = await stockPrint(shop)
  const print = await stockPrint(shop, { kind: 'print', title: 'Cat' })
  const [small, uv, soldOut] = sheet.variants
  const lines = [
    printLine(sheet, small?.id),
    printLine(sheet, uv?.id),
    printLine(sheet, soldOut?.id),
    printLine(sheet, undefined),
    printLine(print, small?.id),
    { ...printLine(sheet, small?.id), productType: 'Premade Print' },
  ]

  const totals = await shop.cart.price(visitor(), lines, 'pickup')

  const notFound = 'We couldn’t find this print. Please remove it.'
  expect(problems(totals)).toEqual([
    1_800,
    2_800,
    'Weekend market mix is no longer available in 22 × 48 in.',
    'Please select options',
    notFound,
    notFound,
  ])
  expect(totals.totals.subtotal).toBe(4_600)
  await shop.database.pool.query('update print_products set is_active = false where id = $1', [sheet.id])
  expect(problems(await shop.cart.price(visitor(), lines.slice(0, 1), 'pickup'))).toEqual([
    'Weekend market mix is no longer available in 22 × 24 in.',
  ])
})

test('all lines of a cart share the stock of their size and color', async () => {
  const tee = await stockTshirt(shop)
  const cup = await stockTumbler(shop)
  const lines = [
    listingLine(tee, 'S', 'Black', 2),
    listingLine(tee, 'S', 'Black', 2),
    listingLine(tee, 'S', 'Black', 1),
    listingLine(tee, 'S', 'Maroon', 100),
    listingLine(tee, 'XXL', 'Black'),
    listingLine(cup, '20oz', 'White', 101),
    listingLine({ ...cup, kind: 'tshirt' }, '20oz', 'White'),
  ]

  expect(problems(await shop.cart.price(visitor(), lines, 'pickup'))).toEqual([
    2_800,
    'Insufficient Stock: Only 1 items available in S/Black',
    2_800,
    2_800,
    'Please select options',
    'Insufficient Stock: Only 100 items available in 20oz/White',
    'We couldn’t find this product. Please remove it.',
  ])

  // What this shopper holds through a checkout they came back from is theirs to buy; the rest isn't.
  const shopper = visitor()
  await startCheckout(
    shop,
    shopper,
    checkoutForm([{ ...listingLine(tee, 'S', 'Black', 2), unitPrice: 2_800 }]),
  )
  const again = [
    listingLine(tee, 'S', 'Black', 3),
    listingLine(tee, 'S', 'Maroon', 101),
    listingLine(cup, '20oz', 'White', 101),
  ]
  expect(problems(await shop.cart.price(shopper, again, 'pickup'))).toEqual([
    2_800,
    'Insufficient Stock: Only 100 items available in S/Maroon',
    'Insufficient Stock: Only 100 items available in 20oz/White',
  ])
  expect(problems(await shop.cart.price(visitor(), again, 'pickup'))[0]).toBe(
    'Insufficient Stock: Only 1 items available in S/Black',
  )
})

test('an order keeps the name, options, price, picture and what is printed', async () => {
  await using shop = await startTestShop()
  const actor = visitor()
  const sheet = await stockPrint(shop)
  const tee = await stockTshirt(shop)
  const lines = [
    { ...printLine(sheet, sheet.variants[0]?.id, 2), unitPrice: 1_800 },
    { ...listingLine(tee, 'L', 'Maroon'), unitPrice: 2_800 },
  ]

  await startCheckout(shop, actor, checkoutForm(lines))

  const items = await shop.database.orm.select().from(orderItems).orderBy(orderItems.position)
  expect(items).toMatchObject([
    {
      productType: 'PREMADE Gang Sheet',
      name: 'Weekend market mix',
      productSize: '22 × 24 in',
      quantity: 2,
      unitPriceCents: 1_800,
      designData: {
        isPremadeProduct: true,
        productId: sheet.id,
        variantId: sheet.variants[0]?.id,
        imageUrl: sheet.thumbnailUrl,
        materialName: 'DTF Film',
        printSize: { widthInches: 22, heightInches: 24 },
        original: { widthPx: 400, heightPx: 400 },
      },
    },
    {
      productType: 'T-Shirt',
      name: 'Static Kings tour tee',
      productSize: 'L',
      productColor: 'Maroon',
      unitPriceCents: 2_800,
      designData: { isPremadeProduct: true, listingId: tee.id, stockKey: 'L-Maroon' },
    },
  ])
})

test('a cart over the maximum order is refused with a message at the line that exceeds it', async () => {
  const priceCents = 1_000_000
  const dear = { sizeWidth: 22, sizeHeight: 24, priceCents }
  const sheet = await stockPrint(shop, { variants: [{ ...dear, name: 'Very long' }] })
  const lines = Array.from({ length: 30 }, () => printLine(sheet, sheet.variants[0]?.id, 100))

  const actor = visitor()
  const cart = await shop.cart.price(actor, lines, 'pickup')

  const tooMuch = 'This is too much for one order. Order less of it, or write to us.'
  expect(problems(cart)).toEqual(lines.map((_, at) => (at < 15 ? priceCents : tooMuch)))
  expect(cart.totals.total).toBeLessThan(2 ** 31)
  const form = checkoutForm(lines, { delivery: 'pickup', seenTotal: cart.totals.total })
  expect(await pressPay(shop, actor, form)).toMatchObject({ ok: false, because: 'cart_problem' })
})
