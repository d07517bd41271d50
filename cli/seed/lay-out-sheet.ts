import {
  emptyPlacementDocument,
  type GangSheetSize,
  type PlacementDocument,
} from '#domain/artwork/gang-sheet.ts'
import { inches, inchesToMm, mm } from '#domain/units.ts'
import { nest } from '#nesting/index.ts'

export type SheetDesign = { artworkId: string; widthInches: number; heightInches: number; copies: number }

/** A sheet as our own engine lays it out. @throws Error when the designs do not fit: then the seed is wrong. */
export function layOutSheet(size: GangSheetSize, designs: readonly SheetDesign[]): PlacementDocument {
  const document = emptyPlacementDocument(size)
  const { sheet } = document
  const items = designs.map((design) => ({
    id: design.artworkId,
    width: inchesToMm(inches(design.widthInches)),
    height: inchesToMm(inches(design.heightInches)),
    copies: design.copies,
    turns: 'quarter' as const,
  }))
  const strip = { width: sheet.width, maxHeight: sheet.height, spacing: sheet.spacing, margin: sheet.margin }
  const result = nest(items, strip, { seed: 7, budget: { steps: 400 } })
  const [left] = result.unplaced
  if (left) throw new Error(`${left.copies} × ${left.itemId} does not fit on ${size.title}`)
  const placements = result.placements.map((placement, index) => {
    const isTurned = placement.turn === 90 || placement.turn === 270
    return {
      id: `p${index + 1}`,
      artworkId: placement.itemId,
      x: mm(placement.x + placement.width / 2),
      y: mm(placement.y + placement.height / 2),
      width: mm(isTurned ? placement.height : placement.width),
      height: mm(isTurned ? placement.width : placement.height),
      rotation: placement.turn,
      mirrored: false,
      locked: false,
    }
  })
  return { ...document, placements }
}
