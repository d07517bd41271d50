import type { CartLine } from '#domain/cart.ts'
import type { GangSheetSize } from '#domain/gang-sheet.ts'
import { type DesignToFreeze, freezeDesign } from '#domain/order-design.ts'
import { inchesToMm } from '#domain/units.ts'
import type { PricedLine, Pricer } from './pricer.ts'

/** Rounding of stored millimetres. */
const sameLength = 0.01

/** A gang sheet costs what its size costs; its design must be the shopper's own and of that size. */
export const priceGangSheets: Pricer = async ({ catalog, designsOf, clock }, actor, lines) => {
  const ids = lines.flatMap((line) => line.designData.design_id ?? [])
  const [sizes, designs] = await Promise.all([catalog.gangSheetSizes(), designsOf(actor, [...new Set(ids)])])
  const sizeById = new Map(sizes.map((size) => [size.id, size]))
  const designById = new Map(designs.map((design) => [design.designId, design]))
  const now = clock.now()
  return lines.map((line) => priceGangSheet(line, sizeById, designById, now))
}

/** Messages: specification, storefront section 8. */
function priceGangSheet(
  { designData }: CartLine,
  sizes: ReadonlyMap<number, GangSheetSize>,
  designs: ReadonlyMap<string, DesignToFreeze>,
  now: Date,
): PricedLine {
  if (!designData.design_id) return { ok: false, problem: 'No design selected' }
  const design = designs.get(designData.design_id)
  if (!design) return { ok: false, problem: 'This design was not found. Remove it and build it again.' }
  const wanted = designData.size_id ?? design.sizeId
  const size = sizes.get(wanted)
  if (!size) return { ok: false, problem: 'Unknown size selected' }
  if (wanted !== design.sizeId || !fits(design, size))
    return { ok: false, problem: 'The design is not of this size. Open it and save it again.' }
  if (!isPrintable(design))
    return { ok: false, problem: 'This design has no artwork that we can print. Open it and save it again.' }
  return {
    ok: true,
    unitPrice: size.price,
    name: `Gang Sheet ${size.title}`,
    productSize: size.title,
    productColor: '',
    designId: design.designId,
    designData: freezeDesign(design, now),
  }
}

/** An order must never hold a sheet that comes out of the printer empty, or with an artwork missing. */
function isPrintable({ document, artworks }: DesignToFreeze): boolean {
  const known = new Set(artworks.map((artwork) => artwork.id))
  return document.placements.length > 0 && document.placements.every(({ artworkId }) => known.has(artworkId))
}

function fits({ document }: DesignToFreeze, size: GangSheetSize): boolean {
  const { sheet } = document
  return (
    sheet.sizeId === size.id &&
    Math.abs(sheet.width - inchesToMm(size.width)) <= sameLength &&
    Math.abs(sheet.height - inchesToMm(size.height)) <= sameLength
  )
}
