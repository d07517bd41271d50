import { z } from 'zod'
import { mostRosters } from '../roster/roster.ts'
import { playerMarkSchema, rosterSchema } from '../roster/roster-input.ts'
import { guidesSchema } from '../studio/guides-input.ts'
import { inMm } from '../units.ts'
import { cropSchema } from './crop-input.ts'
import { mostSheets } from './most-sheets.ts'

/** For the film of all sheets of a design. */
const longestFilm = 70_000
const length = inMm(z.number().finite().min(-longestFilm).max(longestFilm))
const positiveLength = inMm(z.number().finite().positive().max(10_000))

/**
 * One printed copy of an artwork. `x` and `y` are the center on the sheet in mm from its top left corner; `width` and
 * `height` are those of the artwork's ink box, or of the part of it that `crop` leaves, before rotation; `rotation` is
 * in degrees clockwise about the center. Placements are in layer order, the bottom one first.
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
  /** Placements that share a group are selected and moved together, and stay put when the rest is arranged. */
  group: z.string().min(1).max(64).optional(),
  /** If absent, the whole artwork is printed. */
  crop: cropSchema.optional(),
  /** The player whose name or number it is. */
  player: playerMarkSchema.optional(),
})

/**
 * The placement document: the single source for preview, price and print file. All lengths in mm, angles in degrees,
 * artworks by id.
 */
export const placementDocumentSchema = z.object({
  version: z.literal(1),
  sheet: z.object({
    sizeId: z.int().positive().max(1_000),
    width: positiveLength,
    height: inMm(z.number().finite().positive().max(longestFilm)),
    /** For several sheets, all of them from the film's head: their lengths add up to `height`. */
    cutInto: z
      .array(z.object({ sizeId: z.int().positive().max(1_000), height: positiveLength }))
      .min(2)
      .max(mostSheets)
      .optional(),
    margin: inMm(z.number().finite().min(0).max(100)),
    spacing: inMm(z.number().finite().min(0).max(100)),
  }),
  placements: z.array(placementSchema).max(2_000),
  /** Lists of names and numbers that placements were made from, so that they can be edited again. */
  rosters: z.array(rosterSchema).max(mostRosters).optional(),
  /** How copies were arranged, and guides to align them with: none of it is printed. */
  packing: z.enum(['boxes', 'shapes']).optional(),
  guides: guidesSchema.optional(),
})

export type Placement = z.output<typeof placementSchema>
export type PlacementDocument = z.output<typeof placementDocumentSchema>
