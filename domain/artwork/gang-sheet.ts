import { type Cents, cents } from '../money/money.ts'
import { type Inches, inches, inchesToMm, type Mm, mm } from '../units.ts'
import type { Placement, PlacementDocument } from './gang-sheet-input.ts'

export type { Placement, PlacementDocument } from './gang-sheet-input.ts'

/** A size on sale. `id` equals the height in inches (docs/spec-map.md S3). */
export type GangSheetSize = { id: number; title: string; width: Inches; height: Inches; price: Cents }

export const gangSheetWidth = inches(22)

/** Seed values, docs/spec-map.md S9: 22 in wide, $0.50 per inch of length. The shop's table replaces them. */
export const seedGangSheetSizes: readonly GangSheetSize[] = [12, 24, 36, 48, 60, 72, 84, 96, 108, 120].map(
  (height) => ({
    id: height,
    title: `22 × ${height} in`,
    width: gangSheetWidth,
    height: inches(height),
    price: cents(height * 50),
  }),
)

export const defaultGangSheetSizeId = 60

/** docs/spec-map.md S3 and S9: the artboard size of a cart item, in inches, unless specified. */
export const defaultArtboardSize = '4x4'

/** Default spacing between artworks and margin at the sheet's edges. */
export const defaultSheetSpacing: Mm = inchesToMm(inches(0.15))
export const defaultSheetMargin: Mm = inchesToMm(inches(0.1))

export function emptyPlacementDocument(size: GangSheetSize): PlacementDocument {
  return {
    version: 1,
    sheet: {
      sizeId: size.id,
      width: inchesToMm(size.width),
      height: inchesToMm(size.height),
      margin: defaultSheetMargin,
      spacing: defaultSheetSpacing,
    },
    placements: [],
  }
}

export type Box = { left: Mm; top: Mm; right: Mm; bottom: Mm }

/** The upright bounding box of a rotated placement, in mm on the sheet. */
export function placementBounds(
  placement: Pick<Placement, 'x' | 'y' | 'width' | 'height' | 'rotation'>,
): Box {
  const angle = (placement.rotation * Math.PI) / 180
  const cosine = Math.abs(Math.cos(angle))
  const sine = Math.abs(Math.sin(angle))
  const halfWidth = (placement.width * cosine + placement.height * sine) / 2
  const halfHeight = (placement.width * sine + placement.height * cosine) / 2
  return {
    left: mm(placement.x - halfWidth),
    top: mm(placement.y - halfHeight),
    right: mm(placement.x + halfWidth),
    bottom: mm(placement.y + halfHeight),
  }
}
