import { z } from 'zod'
import { type Cents, cents } from '../money/money.ts'
import { mostRosters, playerMarkSchema, rosterSchema } from '../roster/roster.ts'
import { guidesSchema } from '../studio/guides-input.ts'
import { type Inches, inches, inchesToMm, inMm, type Mm, mm } from '../units.ts'
import { cropSchema } from './crop-input.ts'

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

/** docs/spec-map.md S3 and S9: what a cart item says of its artboard, in inches, unless told otherwise. */
export const defaultArtboardSize = '4x4'

/** Spacing between artworks and margin at the sheet's edges, by default. */
export const defaultSheetSpacing: Mm = inchesToMm(inches(0.15))
export const defaultSheetMargin: Mm = inchesToMm(inches(0.1))

const length = inMm(z.number().finite().min(-10_000).max(10_000))
const positiveLength = inMm(z.number().finite().positive().max(10_000))

/**
 * One printed copy of an artwork. `x` and `y` are the centre on the sheet in mm from its top left corner;
 * `width` and `height` are those of the artwork's ink box, or of the part of it that `crop` leaves, before turning;
 * `rotation` is in degrees clockwise about the centre. The order of placements is the order of layers, the first at the bottom.
 */
export const placementSchema = z.object({
  id: z.string().min(1).max(64),
  artworkId: z.uuid(),
  x: length,
  y: length,
  width: positiveLength,
  height: positiveLength,
  rotation: z.number().finite().min(-360).max(360).default(0),
  mirrored: z.boolean().default(false),
  locked: z.boolean().default(false),
  /** Placements that share a group are selected and moved together, and stay where they are when the rest is arranged. */
  group: z.string().min(1).max(64).optional(),
  /** Without it the whole artwork is printed. */
  crop: cropSchema.optional(),
  /** Whose name or number it is. */
  player: playerMarkSchema.optional(),
})

/**
 * The placement document: the one source for preview, price and print file.
 * All lengths in mm, angles in degrees, artworks by id.
 */
export const placementDocumentSchema = z.object({
  version: z.literal(1),
  sheet: z.object({
    sizeId: z.int().positive().max(1_000),
    width: positiveLength,
    height: positiveLength,
    margin: inMm(z.number().finite().min(0).max(100)),
    spacing: inMm(z.number().finite().min(0).max(100)),
  }),
  placements: z.array(placementSchema).max(2_000),
  /** Lists of names and numbers that placements were made from, so that they can be changed again. */
  rosters: z.array(rosterSchema).max(mostRosters).optional(),
  /** How copies were laid, and lines to lay them along: nothing of it is printed. */
  packing: z.enum(['boxes', 'shapes']).optional(),
  guides: guidesSchema.optional(),
})

export type Placement = z.output<typeof placementSchema>
export type PlacementDocument = z.output<typeof placementDocumentSchema>

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

/** The upright box around a turned placement, in mm on the sheet. */
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

/** Rounding of turned boxes must not make a placement that touches the edge count as off the sheet. */
const edgeTolerance = 0.01

export function isOffSheet(placement: Placement, sheet: PlacementDocument['sheet']): boolean {
  const box = placementBounds(placement)
  return (
    box.left < -edgeTolerance ||
    box.top < -edgeTolerance ||
    box.right > sheet.width + edgeTolerance ||
    box.bottom > sheet.height + edgeTolerance
  )
}
