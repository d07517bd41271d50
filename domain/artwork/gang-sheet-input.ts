import { z } from 'zod'
import { mostRosters } from '../roster/roster.ts'
import { playerMarkSchema, rosterSchema } from '../roster/roster-input.ts'
import { guidesSchema } from '../studio/guides-input.ts'
import { inMm } from '../units.ts'
import { cropSchema } from './crop-input.ts'
import { mostSheets } from './most-sheets.ts'

/** Of the film of all sheets of a design. */
const longestFilm = 70_000
const length = inMm(z.number().finite().min(-longestFilm).max(longestFilm))
const positiveLength = inMm(z.number().finite().positive().max(10_000))

/**
 * One printed copy of an artwork. `x` and `y` are the center on the sheet in mm from its top left corner;
 * `width` and `height` are those of the artwork's ink box, or of the part of it that `crop` leaves, before turning;
 * `rotation` is in degrees clockwise about the center. The order of placements is the order of layers, the first at the bottom.
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
    height: inMm(z.number().finite().positive().max(longestFilm)),
    /** Of several sheets, all of them from the film's head: their lengths come to `height`. */
    cutInto: z
      .array(z.object({ sizeId: z.int().positive().max(1_000), height: positiveLength }))
      .min(2)
      .max(mostSheets)
      .optional(),
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
