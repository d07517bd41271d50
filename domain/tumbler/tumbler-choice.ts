import { z } from 'zod'
import { conversionMethods } from './convert-engraving.ts'
import { designTypes, finishes } from './tumblers.ts'
import { smallestWrap, type Wrap, wrapWays } from './wrap.ts'

export const wrapSchema = z.object({
  way: z.enum(wrapWays),
  size: z.number().min(smallestWrap).max(1),
  place: z.number().min(0).max(1),
}) satisfies z.ZodType<Wrap>

/** The tumbler data of a cart line. The size is the line's `productSize`. */
export const tumblerChoiceSchema = z.object({
  designType: z.enum(designTypes),
  finish: z.enum(finishes),
  /** The artwork that is engraved. */
  artworkId: z.uuid(),
  /** The image it was converted from, which is kept as well. */
  originalArtworkId: z.uuid().nullable().default(null),
  conversion: z
    .object({
      method: z.enum(conversionMethods),
      level: z.int().min(1).max(254),
      isInverted: z.boolean(),
    })
    .nullable()
    .default(null),
  /** Only around the cup; absent from orders made before shoppers could choose. */
  wrap: wrapSchema.optional(),
})

export type TumblerChoice = z.output<typeof tumblerChoiceSchema>
