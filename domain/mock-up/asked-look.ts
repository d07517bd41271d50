import { z } from 'zod'
import { garmentCuts } from '../tshirt/garments.ts'
import { placementZoneIds } from '../tshirt/placement-zones.ts'
import { tshirtSizes } from '../tshirt/sizes.ts'
import { wrapSchema } from '../tumbler/tumbler-choice.ts'
import { designTypes, finishes } from '../tumbler/tumblers.ts'
import type { SeenPrint } from './shirt-look.ts'
import type { TumblerLook } from './tumbler-look.ts'
import { mockUpWidths } from './widths.ts'

// Separate from the URLs themselves: pages write those and load no schemas for it.

const length = z.coerce.number<string>().min(0).max(50)

const printSchema = z
  .string()
  .transform((text) => text.split('_'))
  .pipe(z.tuple([z.uuid(), z.enum(placementZoneIds), length, length, length, length]))
  .transform(
    ([artworkId, zone, left, top, width, height]): SeenPrint => ({
      artworkId,
      zone,
      left,
      top,
      width,
      height,
    }),
  )

/** The query of a shirt picture's URL. */
export const shirtQuerySchema = z.object({
  cut: z.enum(garmentCuts),
  size: z.enum(tshirtSizes),
  color: z
    .string()
    .regex(/^[0-9a-f]{6}$/i)
    .transform((hex) => `#${hex}`),
  side: z.enum(['front', 'back']),
  w: z.coerce.number().pipe(z.literal([...mockUpWidths])),
  print: z.array(printSchema).max(4),
})

const wrapInAddress = z
  .string()
  .max(60)
  .transform((text) => {
    const [way, size, place] = text.split(' ')
    return { way, size: Number(size), place: Number(place) }
  })
  .pipe(wrapSchema)

/** The query of a tumbler picture's URL. */
export const tumblerQuerySchema = z
  .object({
    size: z.string().min(1).max(20),
    finish: z.enum(finishes),
    type: z.enum(designTypes),
    side: z.enum(['front', 'back']),
    artwork: z.uuid().nullable().default(null),
    wrap: wrapInAddress.nullable().default(null),
    w: z.coerce.number().pipe(z.literal([...mockUpWidths])),
  })
  .transform(({ size, type, artwork, w: width, ...look }) => {
    const tumbler: TumblerLook = { ...look, sizeId: size, designType: type, artworkId: artwork }
    return { look: tumbler, width }
  })
