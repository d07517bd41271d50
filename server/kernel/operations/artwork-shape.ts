import { z } from 'zod'
import { artworkStates } from '#domain/artwork/artwork.ts'
import type { ArtworkFacts } from '#domain/checks/measure-artwork.ts'
import { letteringSchema } from '#domain/lettering/lettering-input.ts'
import { asStored } from './as-stored.ts'

const pixels = z.number()
/** `[x, y, x, y, …]` as fractions of the ink box. */
const ring = z.array(z.number())

export const factsShape: z.ZodType<ArtworkFacts> = z.object({
  version: z.literal(1),
  width: pixels,
  height: pixels,
  softShare: z.number(),
  haloShare: z.number(),
  hasWhiteBox: z.boolean(),
  lines: z.array(z.number()),
  gaps: z.array(z.number()),
  edgeWidth: z.number().nullable(),
  outline: z.array(z.object({ outline: ring, holes: z.array(ring) })),
  isVector: z.boolean().optional(),
  pictureScale: z.number().optional(),
  hasInkColors: z.boolean().optional(),
  hasKnockouts: z.boolean().optional(),
  hasRareEffects: z.boolean().optional(),
})

/** A customer's own image, as several capabilities return it. */
export const artworkShape = z.object({
  id: z.uuid(),
  fileName: z.string(),
  state: z.enum(artworkStates),
  /** For the shopper: why it can't be printed. */
  rejection: z.string().nullable(),
  /** Fonts of its live text: one of the shop's may be chosen for each, and then it can be printed. */
  missingFonts: z.array(z.string()).nullable(),
  byteSize: z.int(),
  widthPx: pixels.nullable(),
  heightPx: pixels.nullable(),
  /** The bounding box of everything that prints. */
  ink: z.object({ left: pixels, top: pixels, width: pixels, height: pixels }).nullable(),
  dpi: z.number().nullable(),
  hasAlpha: z.boolean().nullable(),
  measured: factsShape.nullable(),
  isVector: z.boolean(),
  lettering: asStored(letteringSchema).nullable(),
  pageOf: z.uuid().nullable(),
  previewUrl: z.string().nullable(),
  thumbnailUrl: z.string().nullable(),
  createdAt: z.string(),
})
