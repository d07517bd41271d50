import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { cartLineSchema } from '#domain/cart/cart.ts'
import { productTypes } from '#domain/catalog/product-types.ts'
import { checkRulesSchema } from '#domain/checks/check-rules.ts'
import type { EngravedDesignData } from '#domain/orders/order-design.ts'
import { engraverDpi } from '#domain/tumbler/engraving-field.ts'
import { designTypes, seedTumblerSizes } from '#domain/tumbler/tumblers.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { visitor } from '#tests/harness/sell.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'

const shop = await startTestShop()
afterAll(() => shop[Symbol.asyncDispose]())

type Color = { r: number; g: number; b: number }

const picture = (background: Color) => sharp({ create: { width: 61, height: 43, channels: 3, background } })

async function keep(shop: TestShop, actor: Actor, bytes: Buffer): Promise<string> {
  const { id } = await shop.artwork.importPicture(actor, { fileName: 'art.png', bytes })
  await shop.jobs.runDue()
  return id
}

const line = (artworkId: string, productSize: string, designType: string, finish: string) =>
  cartLineSchema.parse({
    id: randomUUID(),
    productType: productTypes.tumbler,
    productSize,
    quantity: 1,
    unitPrice: 1,
    designData: { artworkId, designType, finish },
  })

const answers = async (shop: TestShop, actor: Actor, lines: unknown[]) =>
  (await shop.cart.price(actor, lines, 'pickup')).lines.map(({ unitPrice, problem }) => problem ?? unitPrice)

test('each size and design type costs what the table says, no matter what the browser says', async () => {
  await using shop = await startTestShop()
  const actor = visitor()
  const artworkId = await keep(shop, actor, await picture({ r: 0, g: 0, b: 0 }).png().toBuffer())
  const lines = seedTumblerSizes.flatMap(({ id }) =>
    designTypes.map((type) => line(artworkId, id, type, 'black')),
  )

  expect(await answers(shop, actor, lines)).toEqual([2_500, 3_000, 3_500, 3_500, 4_000, 4_500])
  await shop.database.pool.query(`update tumbler_sizes set double_cents = 3210 where id = '20oz'`)
  expect(await answers(shop, actor, lines.slice(1, 2))).toEqual([3_210])
})

test('an order keeps where the laser works, in engraver dots', async () => {
  const actor = visitor()
  const artworkId = await keep(shop, actor, await picture({ r: 0, g: 0, b: 0 }).png().toBuffer())
  const { items } = await shop.cart.price(actor, [line(artworkId, '20oz', 'single', 'black')], 'pickup')
  const kept = items[0]?.priced.designData
  expect(kept).toMatchObject({ canvasLayout: [{ name: 'art.png', rotation: 0 }] })
  const { field, canvasLayout = [] } = kept as EngravedDesignData
  const [laid] = canvasLayout
  // As wide as the field, or as high; 61 × 43 px at its center.
  const [wide, high] = [field.width * engraverDpi, field.height * engraverDpi]
  const scale = Math.min(wide / 61, high / 43)
  expect(laid).toMatchObject({ width: Math.round(61 * scale), height: Math.round(43 * scale) })
  expect(laid?.x).toBeCloseTo((wide - 61 * scale) / 2, -1)
  expect(laid?.y).toBeCloseTo((high - 43 * scale) / 2, -1)
  expect(laid?.scale).toBeCloseTo(scale, 3)
})

test('a finish from another size, a colored design and someone else’s design are refused', async () => {
  const actor = visitor()
  const black = await keep(shop, actor, await picture({ r: 0, g: 0, b: 0 }).png().toBuffer())
  const red = await keep(shop, actor, await picture({ r: 200, g: 0, b: 0 }).png().toBuffer())
  const theirs = await keep(shop, visitor(), await picture({ r: 0, g: 0, b: 0 }).png().toBuffer())

  expect(
    await answers(shop, actor, [
      line(black, '20oz', 'single', 'navy'),
      line(red, '40oz', 'single', 'navy'),
      line(theirs, '40oz', 'single', 'navy'),
      line(black, '30oz', 'single', 'black'),
      line(black, '40oz', 'triple', 'black'),
    ]),
  ).toEqual([
    'Navy Blue isn’t available in 20oz. Choose another finish.',
    'Image must be black and white for engraving. 0% of it is black, white or gray; at least 95% must be.',
    'This design was not found. Remove it and upload it again.',
    'We no longer make tumblers in 30oz.',
    'Please upload a valid black and white design and select size and color',
  ])
})

test.each([
  ['16 bits a channel', (from: Color) => picture(from).toColorspace('rgb16').png()],
  ['one gray channel', (from: Color) => picture(from).toColorspace('b-w').png()],
  ['JPEG', (from: Color) => picture(from).jpeg()],
])('the server decodes %s', async (_, encode) => {
  const actor = visitor()
  const gray = await keep(shop, actor, await encode({ r: 90, g: 90, b: 90 }).toBuffer())

  // 61 × 43 px, every fourth one starting with the first.
  expect(await shop.tumblers.checkEngraving(actor, gray)).toMatchObject({
    ok: true,
    analysis: { isBlackAndWhite: true, percentage: 100, counted: 656 },
  })
})

test('a picture too small for its tumbler needs approval before payment, by the shop’s own rule', async () => {
  const actor = visitor()
  const square = (width: number) =>
    sharp({ create: { width, height: width, channels: 3, background: { r: 0, g: 0, b: 0 } } })
      .png()
      .toBuffer()
  const lineOf = async (width: number, type = 'single') =>
    line(await keep(shop, actor, await square(width)), '20oz', type, 'black')
  // 200 px on a field of 2 in, and around the cup on 9 in.
  const lines = [await lineOf(200), await lineOf(200, 'fullWrap'), await lineOf(1_300)]
  const softOf = async () =>
    (await shop.cart.price(actor, lines, 'pickup')).lines.map(({ softPrints }) => softPrints)
  const words = (dpi: number) =>
    `“art.png” prints at ${dpi} dpi and may look soft. Make it smaller or upload a larger file.`
  expect(await softOf()).toEqual([[words(100)], [words(22)], []])
  const { items } = await shop.cart.price(actor, lines, 'pickup')
  expect(items.map(({ priced }) => (priced.designData as EngravedDesignData).warnings?.length)).toEqual([
    1, 1, 0,
  ])
  await shop.settings.change(
    { system: 'test' },
    { checkRules: checkRulesSchema.parse({ low_resolution: 'block' }) },
  )
  expect(await answers(shop, actor, lines)).toEqual([
    `${words(100)} Edit this tumbler to change it.`,
    `${words(22)} Edit this tumbler to change it.`,
    2_500,
  ])
})
