import { examplePrint } from '#domain/catalog/example-print.ts'
import { cents } from '#domain/money/money.ts'
import { standardMaterial, standardVariantPrice } from '#domain/orders/print-options.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Shop } from '#server/shop.ts'
import { findArtwork } from './pictures/demo-artworks.ts'
import { demoPicture } from './pictures/demo-picture.ts'
import type { Step } from './seed-step.ts'
import { demoCategories } from './shelves/demo-categories.ts'
import { type DemoGangSheet, demoGangSheets } from './shelves/demo-gang-sheets.ts'
import { type DemoPrint, demoPrints } from './shelves/demo-prints.ts'
import { type DemoTshirt, demoTshirts } from './shelves/demo-tshirts.ts'
import { type DemoTumbler, demoTumblers } from './shelves/demo-tumblers.ts'

type Stocking = { shop: Pick<Shop, 'prints' | 'listings'>; staff: Actor }

const filmWidthInches = 22
const tshirtSizes = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL']
const tumblerSizes = ['20oz', '40oz']

/** UV film costs more to make, in cents. */
const hardGoodsExtra = cents(1_000)

/** Lists the demo shop's products for sale. */
export function productSteps(shop: Stocking['shop'], staff: () => Promise<Actor>): Step[] {
  const step = (name: string, add: (stocking: Stocking) => Promise<void>): Step => ({
    name,
    work: async () => add({ shop, staff: await staff() }),
  })
  return [
    step('categories', async ({ staff }) => must(await shop.prints.ensureCategories(staff, demoCategories))),
    ...demoGangSheets.map((sheet) => step(`gang sheet ${sheet.title}`, (to) => addGangSheet(to, sheet))),
    ...demoPrints.map((print) => step(`print ${print.title}`, (to) => addPrint(to, print))),
    ...demoTshirts.map((tshirt) => step(`t-shirt ${tshirt.title}`, (to) => addTshirt(to, tshirt))),
    ...demoTumblers.map((tumbler) => step(`tumbler ${tumbler.title}`, (to) => addTumbler(to, tumbler))),
  ]
}

async function addGangSheet({ shop, staff }: Stocking, sheet: DemoGangSheet): Promise<void> {
  const { title, description, category, tags, basePriceCents } = sheet
  const [viewsCount, downloadsCount] = sheet.counts
  const materials = sheet.isForHardGoods ? [standardMaterial, 'uv-dtf'] : [standardMaterial]
  const variants = sheet.lengths.flatMap((length) =>
    materials.map((material) => ({
      name: `${filmWidthInches} × ${length} in`,
      sizeWidth: filmWidthInches,
      sizeHeight: length,
      material,
      priceCents:
        standardVariantPrice(cents(basePriceCents), length) +
        (material === standardMaterial ? 0 : hardGoodsExtra),
    })),
  )
  const original = await demoPicture(`originals/${sheet.picture}.png`)
  const photograph = await photographOf(sheet.picture)
  const about = { title, description, category, tags, viewsCount, downloadsCount }
  const input = { kind: 'gang-sheet' as const, ...about, basePriceCents, variants }
  must(await shop.prints.createPrintProduct(staff, input, { original, photograph }))
}

async function addPrint({ shop, staff }: Stocking, print: DemoPrint): Promise<void> {
  const artwork = findArtwork(print.artwork)
  const { title, description, category, tags } = print
  const [viewsCount, downloadsCount] = print.counts
  const variants = print.sizes.map(([name, share, priceCents]) => ({
    name,
    sizeWidth: toHalf(artwork.widthInches * share),
    sizeHeight: toHalf(artwork.heightInches * share),
    priceCents,
    isAvailable: name !== print.soldOut,
  }))
  const basePriceCents = Math.min(...variants.map(({ priceCents }) => priceCents))
  const original = await demoPicture(`originals/print-${print.artwork}.png`)
  const photograph = await photographOf(`print-${print.artwork}`)
  const about = { title, description, category, tags, viewsCount, downloadsCount }
  const input = { kind: 'print' as const, ...about, basePriceCents, variants }
  const ids = title === examplePrint.title ? examplePrint : {}
  must(await shop.prints.createPrintProduct(staff, input, { original, photograph }, ids))
}

async function addTshirt({ shop, staff }: Stocking, { picture, ...tshirt }: DemoTshirt): Promise<void> {
  const pictures = [{ bytes: await photographOf(picture), alt: `${tshirt.title} in ${tshirt.colors[0]}` }]
  must(await shop.listings.createTshirtListing(staff, { sizes: tshirtSizes, ...tshirt }, pictures))
}

async function addTumbler({ shop, staff }: Stocking, { pictures, ...tumbler }: DemoTumbler): Promise<void> {
  const shown = []
  for (const [slug, shows] of pictures)
    shown.push({ bytes: await photographOf(slug), alt: `${tumbler.title}, ${shows}` })
  must(await shop.listings.createTumblerListing(staff, { sizes: tumblerSizes, ...tumbler }, shown))
}

const photographOf = (slug: string): Promise<Buffer> => demoPicture(`photographs/${slug}.webp`)

/** Sizes that are easy to remember. */
const toHalf = (inches: number): number => Math.round(inches * 2) / 2

function must(outcome: { ok: boolean }): void {
  if (!outcome.ok) throw new Error(`A demo product was refused: ${JSON.stringify(outcome)}`)
}
