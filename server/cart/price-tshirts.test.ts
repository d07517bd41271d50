import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CartLine } from '#domain/cart/cart.ts'
import { productTypes } from '#domain/catalog/product-types.ts'
import { checkRulesSchema } from '#domain/checks/check-rules.ts'
import { cents } from '#domain/money/money.ts'
import { warningsOf } from '#domain/orders/order-design.ts'
import { seedPriceRules, totalsOf } from '#domain/orders/totals.ts'
import { seedTshirtGarments } from '#domain/tshirt/garments.ts'
import type { PlacementZoneId } from '#domain/tshirt/placement-zones.ts'
import { priceTshirt } from '#domain/tshirt/price-tshirt.ts'
import { type TshirtPrintOption, tshirtPrintOptions } from '#domain/tshirt/print-option.ts'
import { tshirtSizes } from '#domain/tshirt/sizes.ts'
import { artworks } from '#server/artwork/tables.ts'
import { orderItems } from '#server/orders/tables.ts'
import { tshirtGarments } from '#server/tshirts/tables.ts'
import { inputs } from '#tests/harness/run-form.ts'
import {
  checkoutForm,
  designedLine,
  pressPay,
  signedIn,
  startCheckout,
  visitor,
} from '#tests/harness/sell.ts'
import { shareTestShop, type TestShop } from '#tests/harness/shop.ts'

const shop = await shareTestShop()

/** The only artwork of an actor who has designed one sheet. */
async function artworkOf(shop: TestShop, actor = visitor()) {
  await designedLine(shop, actor)
  const [artwork] = await shop.artwork.list(actor)
  if (!artwork) throw new Error('No artwork')
  return { actor, artworkId: artwork.id }
}

const file = (artworkId: string, placementZone: PlacementZoneId, printType: TshirtPrintOption) => ({
  id: randomUUID(),
  name: 'Fox.png',
  placementZone,
  printType,
  artworkId,
  printWidth: null,
})

type Wish = { garmentId?: string; option?: TshirtPrintOption; size?: string; color?: string }

function shirt(artworkId: string, wish: Wish = {}): CartLine {
  const { garmentId = 'gildan-heavy-cotton', option = 'frontOnly', size = 'M', color = 'navy' } = wish
  const back = option === 'frontBack' ? [file(artworkId, 'full-back', option)] : []
  return {
    id: randomUUID(),
    productType: productTypes.tshirt,
    productSize: size,
    productColor: color,
    quantity: 1,
    unitPrice: 1,
    designData: {
      garmentId,
      printType: option,
      files: [file(artworkId, 'full-front', option), ...back],
      brand: 'Nobody',
      material: 'Silk',
    },
  }
}

test('the server charges what the browser shows, for any shirts', async () => {
  const { actor, artworkId } = await artworkOf(shop)
  const shirts = fc.array(
    fc.record({
      garment: fc.constantFrom(...seedTshirtGarments),
      option: fc.constantFrom(...tshirtPrintOptions),
      size: fc.constantFrom(...tshirtSizes),
      quantity: fc.integer({ min: 1, max: 1_000 }),
    }),
    { minLength: 1, maxLength: 8 },
  )

  await fc.assert(
    fc.asyncProperty(shirts, async (chosen) => {
      const lines = chosen.map(({ garment, option, size, quantity }) => {
        const unitPrice = priceTshirt(garment, option, size) ?? cents(0)
        return { ...shirt(artworkId, { garmentId: garment.id, option, size }), quantity, unitPrice }
      })
      const cheats = lines.map((line) => ({ ...line, unitPrice: 1 }))
      const { lines: priced, totals } = await shop.cart.price(actor, cheats, 'shipping')
      expect(priced.map(({ unitPrice }) => unitPrice)).toEqual(lines.map(({ unitPrice }) => unitPrice))
      expect(totals).toEqual(totalsOf(lines, 'shipping', seedPriceRules))
    }),
    { numRuns: inputs(40) },
  )
})

test('anything unknown or not allowed to be printed is a named problem', async () => {
  const { actor, artworkId } = await artworkOf(shop)
  const stranger = await artworkOf(shop)
  const good = shirt(artworkId)
  const withDesign = (changes: object): CartLine => ({
    ...good,
    designData: { ...good.designData, ...changes },
  })
  const one = file(artworkId, 'full-front', 'frontOnly')
  const problemOf = async (line: CartLine) =>
    (await shop.cart.price(actor, [line], 'pickup')).lines[0]?.problem
  const missing =
    'Missing Information: Please complete all fields: design file, size, color, and placement zone'

  expect(await problemOf(good)).toBe(null)
  expect(await problemOf(shirt(artworkId, { garmentId: 'tuxedo' }))).toMatch(
    /^We no longer sell this garment/,
  )
  expect(await problemOf(shirt(artworkId, { size: '4XL' }))).toBe(
    'Gildan Heavy Cotton isn’t available in size 4XL.',
  )
  expect(await problemOf(shirt(artworkId, { size: '' }))).toBe(missing)
  expect(await problemOf(shirt(artworkId, { color: '' }))).toBe(missing)
  expect(await problemOf(shirt(artworkId, { color: 'plaid' }))).toBe('The color plaid isn’t available.')
  expect(await problemOf(withDesign({ files: [] }))).toBe(missing)
  expect(await problemOf(withDesign({ printType: 'everywhere' }))).toBe('Unknown print option selected')
  expect(await problemOf(withDesign({ files: [{ ...one, placementZone: 'hood' }] }))).toBe(
    'Unknown placement zone selected',
  )
  expect(await problemOf(withDesign({ files: [{ ...one, placementZone: 'full-back' }] }))).toMatch(
    /^These placement zones don’t work with Front only/,
  )
  expect(await problemOf(shirt(stranger.artworkId))).toMatch(/^We couldn’t find the design file/)
  await shop.database.orm.update(artworks).set({ state: 'rejected' }).where(eq(artworks.id, artworkId))
  expect(await problemOf(good)).toMatch(/^We couldn’t find the design file/)
})

test('a garment no longer for sale is refused', async () => {
  const { actor, artworkId } = await artworkOf(shop)
  await shop.database.orm.update(tshirtGarments).set({ isActive: false })

  const { lines, totals } = await shop.cart.price(actor, [shirt(artworkId)], 'pickup')

  expect(lines[0]?.problem).toMatch(/^We no longer sell this garment/)
  expect(totals.total).toBe(0)
})

test('an order keeps the artworks, zones and printed sizes the shopper saw', async () => {
  const { actor, artworkId } = await artworkOf(shop)
  const line = { ...shirt(artworkId, { option: 'frontBack' }), unitPrice: 2_200 }
  const { attemptId, reference } = await startCheckout(shop, actor, checkoutForm([line]))
  await shop.sandbox.pay(reference, 'approved')
  await shop.payments.settle(attemptId, 'return')

  const { orders } = await shop.orders.listForStaff(signedIn('admin'), {})
  const order = await shop.orders.getForStaff(signedIn('admin'), orders[0]?.id ?? '')
  const item = order?.items[0]

  expect(item).toMatchObject({
    name: 'Gildan Heavy Cotton',
    productType: 'Custom T-Shirt',
    options: ['M', 'Navy', 'Full Front', 'Full Back'],
    unitPriceCents: 2_200,
    imageUrl: expect.stringMatching(`^/files/mock-ups/tshirt\\?.*side=front.*print=${artworkId}_full-front_`),
  })
  // 1,000 × 1,000 px of ink, as wide in both zones as its resolution allows.
  expect(item?.designData).toMatchObject({
    brand: 'Gildan',
    material: 'Heavy cotton',
    printType: 'frontBack',
    placementZone: 'Full Front, Full Back',
    prints: [
      { placementZone: 'full-front', side: 'front', artworkId, widthInches: 4, heightInches: 4 },
      { placementZone: 'full-back', side: 'back', artworkId, widthInches: 4, heightInches: 4 },
    ],
    canvasLayout: [
      { name: 'Fox.png', x: 1_200, y: 0, width: 1_200, height: 1_200, scale: 1.2, dpi: 250, rotation: 0 },
      { name: 'Fox.png', x: 1_200, y: 0, width: 1_200, height: 1_200, scale: 1.2, dpi: 250, rotation: 0 },
    ],
  })
})

test('a shirt whose artwork prints below the limit needs approval before payment, and the answer is kept on the order', async () => {
  const { actor, artworkId } = await artworkOf(shop)
  const wide = { ...file(artworkId, 'full-front', 'frontOnly'), printWidth: 12 }
  const sharp = shirt(artworkId)
  const soft = { ...shirt(artworkId), designData: { ...sharp.designData, files: [wide] } }
  const message = '“Fox.png” prints at 83 dpi and may look soft. Make it smaller or upload a larger file.'
  const form = checkoutForm([
    { ...sharp, unitPrice: 2_000 },
    { ...soft, unitPrice: 2_000 },
  ])
  const softLine = form.lines[1]

  const refused = await pressPay(shop, actor, { ...form, softAccepted: [] })
  expect(refused).toMatchObject({
    because: 'soft_prints',
    theirs: {
      lines: [
        { id: form.lines[0]?.id, softPrints: [] },
        { id: softLine?.id, softPrints: [message] },
      ],
    },
  })
  expect(await shop.database.orm.select().from(orderItems)).toEqual([])

  await startCheckout(shop, actor, { ...form, softAccepted: softLine ? [softLine.id] : [] })
  const items = await shop.database.orm.select().from(orderItems).orderBy(asc(orderItems.position))
  expect(items.map(({ designData }) => warningsOf(designData))).toEqual([
    [],
    [
      {
        ...{ kind: 'low_resolution', artworkId, message, acceptedBy: 'ada@example.com' },
        acceptedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      },
    ],
  ])
})

test('artwork below the limit cannot be bought when blocked, and nothing is asked when the check is off', async () => {
  const { actor, artworkId } = await artworkOf(shop)
  const wide = { ...file(artworkId, 'full-front', 'frontOnly'), printWidth: 12 }
  const line = { ...shirt(artworkId), designData: { ...shirt(artworkId).designData, files: [wide] } }
  const priced = async (low_resolution: 'block' | 'off') => {
    await shop.settings.change({ system: 'test' }, { checkRules: checkRulesSchema.parse({ low_resolution }) })
    return (await shop.cart.price(actor, [line], 'pickup')).lines[0]
  }
  expect((await priced('block'))?.problem).toMatch(/prints at 83 dpi .* Edit this shirt to change it\.$/)
  expect(await priced('off')).toMatchObject({ problem: null, softPrints: [] })
})
