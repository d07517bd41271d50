import { z } from 'zod'
import { printKinds } from '#domain/orders/print-options.ts'

export const printGone = 'It is no longer there.'
export const printId = z.uuid(printGone)

/** For examples of the reference. */
export const anyPrint = '8a4c2f6e-0000-4000-8000-000000000000'

/** What staff see and edit. Prices in cents, sizes in inches. */
export const staffPrintShape = z.object({
  id: z.uuid(),
  /** Its address on its shelf. */
  slug: z.string(),
  kind: z.enum(printKinds),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  basePriceCents: z.int(),
  isActive: z.boolean(),
  viewsCount: z.int(),
  downloadsCount: z.int(),
  /** What the next change sends. */
  version: z.int(),
  thumbnailUrl: z.string(),
  watermarkedUrl: z.string(),
  original: z.object({ widthPx: z.int(), heightPx: z.int() }),
  variants: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      sizeWidth: z.number(),
      sizeHeight: z.number(),
      material: z.string(),
      finish: z.string(),
      priceCents: z.int(),
      isAvailable: z.boolean(),
    }),
  ),
})

export type StaffPrint = z.output<typeof staffPrintShape>
