import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect } from 'vitest'
import { seedGangSheetSizes } from '#domain/artwork/gang-sheet.ts'
import type { CartItem } from '#domain/cart/cart-items.ts'
import { productTypes } from '#domain/catalog/product-types.ts'
import { seedTshirtGarments } from '#domain/tshirt/garments.ts'
import { priceTshirt } from '#domain/tshirt/price-tshirt.ts'
import { tshirtPrintOptions } from '#domain/tshirt/print-option.ts'
import { tshirtSizes } from '#domain/tshirt/sizes.ts'
import { designTypes, seedTumblerSizes } from '#domain/tumbler/tumblers.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { designedLine, signedIn } from '#tests/harness/sell.ts'
import {
  listingLine,
  marketMix,
  printLine,
  stockPrint,
  stockTshirt,
  stockTumbler,
} from '#tests/harness/shelves.ts'
import type { TestShop } from '#tests/harness/shop.ts'

type Line = Pick<CartItem, 'productType' | 'productSize' | 'productColor' | 'designData'> & {
  unitPrice: number
}

const toItem = ({ productType, productSize, productColor, designData, unitPrice }: Line): CartItem => ({
  id: randomUUID(),
  productType,
  productSize,
  productColor,
  designData,
  unitPrice,
  quantity: 1,
  name: productType,
  description: '',
  image: null,
})

/** Everything that can be bought, each as a cart item at the price its page shows. */
export async function everyLine(shop: TestShop, actor: Actor): Promise<CartItem[]> {
  const sheets = await Promise.all(
    seedGangSheetSizes.map(({ id }) => designedLine(shop, actor, { sizeId: id })),
  )
  const lines = [
    ...sheets,
    await designedLine(shop, actor, { sizeId: 24, further: [12, 12] }),
    ...(await shirts(shop, actor)),
    ...(await cups(shop, actor)),
    ...(await shelves(shop)),
  ]
  return lines.map(toItem)
}

async function shirts(shop: TestShop, actor: Actor): Promise<Line[]> {
  const [artwork] = await shop.artwork.list(actor)
  const artworkId = artwork?.id ?? ''
  const file = (placementZone: string, printType: string) => ({
    id: randomUUID(),
    name: 'Fox.png',
    placementZone,
    printType,
    artworkId,
    printWidth: null,
  })
  return seedTshirtGarments.flatMap((garment) =>
    tshirtPrintOptions.flatMap((option) =>
      tshirtSizes.flatMap((productSize): Line[] => {
        const unitPrice = priceTshirt(garment, option, productSize)
        const zones = option === 'frontBack' ? ['full-front', 'full-back'] : ['full-front']
        const files = zones.map((zone) => file(zone, option))
        const designData = { garmentId: garment.id, printType: option, files }
        const line = { productType: productTypes.tshirt, productSize, productColor: 'navy', designData }
        return unitPrice === null ? [] : [{ ...line, unitPrice }]
      }),
    ),
  )
}

async function cups(shop: TestShop, actor: Actor): Promise<Line[]> {
  const background = { r: 0, g: 0, b: 0 }
  const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer()
  const { id: artworkId } = await shop.artwork.importPicture(actor, { fileName: 'art.png', bytes })
  await shop.jobs.runDue()
  return seedTumblerSizes.flatMap(({ id, prices }) =>
    designTypes.map((designType) => ({
      productType: productTypes.tumbler,
      productSize: id,
      productColor: '',
      unitPrice: prices[designType],
      designData: { artworkId, designType, finish: 'black' },
    })),
  )
}

async function shelves(shop: TestShop): Promise<Line[]> {
  const plenty = 1_000_000
  const shirt = await stockTshirt(shop, { defaultStock: plenty, stock: {} })
  const cup = await stockTumbler(shop)
  const white = { listingId: cup.id, size: '20oz', color: 'White', onHand: plenty }
  expect(await shop.inventory.adjust(signedIn('admin'), white)).toMatchObject({ ok: true })
  const sheet = await stockPrint(shop)
  const print = await stockPrint(shop, { ...marketMix, kind: 'print', title: 'Single prints' })
  const prints = [sheet, print].flatMap((one) =>
    one.variants
      .filter(({ isAvailable }) => isAvailable)
      .map(({ id, price }) => ({ ...printLine(one, id), unitPrice: price })),
  )
  return [
    ...prints,
    { ...listingLine({ id: shirt.id, kind: 'tshirt' }, 'S', 'Black'), unitPrice: shirt.price },
    { ...listingLine({ id: cup.id, kind: 'tumbler' }, '20oz', 'White'), unitPrice: cup.price },
  ]
}
