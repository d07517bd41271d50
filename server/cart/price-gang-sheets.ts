import { sizesOfFilm, soldAs } from '#domain/artwork/cut-sheets.ts'
import type { GangSheetSize } from '#domain/artwork/gang-sheet.ts'
import type { CartLine } from '#domain/cart/cart.ts'
import { sheetOfAccount } from '#domain/cart/of-account.ts'
import { checkSheet, freezeWarnings } from '#domain/checks/check-sheet.ts'
import { type DesignToFreeze, freezeDesign } from '#domain/orders/freeze-design.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { Finding } from '#domain/studio/findings.ts'
import type { OutsideDesign } from '#server/designs/index.ts'
import { ofAccounts, type PricedLine, type Pricer } from './pricer.ts'

/** A gang sheet costs the price of its size; its design must be the shopper's own and of that size. */
export const priceGangSheets: Pricer = async (deps, actor, lines) => {
  const { sizes, designsOf, designsInAccounts, outsideDesignsOf, settings, clock } = deps
  const ids = lines.flatMap((line) => line.designData.design_id ?? [])
  const [designs, outside, rules] = await Promise.all([
    designsOf(actor, [...new Set(ids)]),
    outsideDesignsOf(actor, [...new Set(ids)]),
    settings.read(),
  ])
  const sizeById = new Map(sizes.map((size) => [size.id, size]))
  const designById = new Map(designs.map((design) => [design.designId, design]))
  const outsideById = new Map(outside.map((design) => [design.designId, design]))
  const missing = ids.filter((id) => !designById.has(id) && !outsideById.has(id))
  const others = await ofAccounts(actor, missing, designsInAccounts)
  const now = clock.now()
  return lines.map((line) => {
    const designId = line.designData.design_id ?? ''
    if (others.has(designId)) return { ok: false, problem: sheetOfAccount }
    const elsewhere = outsideById.get(designId)
    return elsewhere
      ? priceOutside(line, elsewhere, sizeById)
      : priceGangSheet(line, sizeById, designById, rules, now)
  })
}

/** A design in another builder costs the price of its size; nothing of it is frozen, its files come from there. */
function priceOutside(
  { designData }: CartLine,
  { designId, sizeId }: OutsideDesign,
  sizes: ReadonlyMap<number, GangSheetSize>,
): PricedLine {
  const size = sizes.get(designData.size_id ?? sizeId)
  if (!size) return { ok: false, problem: 'Unknown size selected' }
  if (size.id !== sizeId)
    return { ok: false, problem: 'The design is for a different size. Open it and save it again.' }
  return { ...sold([size]), designId, designData: null }
}

const sold = (sizes: readonly GangSheetSize[]) => ({ ok: true as const, ...soldAs(sizes), productColor: '' })

/** Messages: docs/spec-map.md S8. */
function priceGangSheet(
  { designData }: CartLine,
  sizes: ReadonlyMap<number, GangSheetSize>,
  designs: ReadonlyMap<string, DesignToFreeze>,
  rules: ShopSettings,
  now: Date,
): PricedLine {
  if (!designData.design_id) return { ok: false, problem: 'No design selected' }
  const design = designs.get(designData.design_id)
  if (!design) return { ok: false, problem: 'We couldn’t find this design. Remove it and build it again.' }
  const wanted = designData.size_id ?? design.sizeId
  const size = sizes.get(wanted)
  if (!size) return { ok: false, problem: 'Unknown size selected' }
  const { sheet } = design.document
  const chosen = sizesOfFilm(sheet, [...sizes.values()])
  if (wanted !== design.sizeId || sheet.sizeId !== size.id || !chosen)
    return { ok: false, problem: 'The design is for a different size. Open it and save it again.' }
  if (!isPrintable(design))
    return { ok: false, problem: 'This design has no artwork that we can print. Open it and save it again.' }
  const findings = checkDesign(design, rules)
  const blocking = findings.find(({ isBlocking }) => isBlocking)
  if (blocking) return { ok: false, problem: `${blocking.message} Open the design and fix it.` }
  return {
    ...sold(chosen),
    designId: design.designId,
    designData: freezeDesign(design, now, freezeWarnings(findings, design.accepted ?? [])),
  }
}

/** The studio's checks by the shop's own rules, regardless of the browser's result. */
const checkDesign = ({ document, artworks, measured }: DesignToFreeze, rules: ShopSettings): Finding[] =>
  checkSheet(document, artworks, measured ?? new Map(), rules)

/** An order must never include a sheet that would print empty, or with an artwork missing. */
function isPrintable({ document, artworks }: DesignToFreeze): boolean {
  const known = new Set(artworks.map((artwork) => artwork.id))
  return document.placements.length > 0 && document.placements.every(({ artworkId }) => known.has(artworkId))
}
