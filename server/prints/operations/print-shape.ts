import { z } from 'zod'
import { printKinds } from '#domain/orders/print-options.ts'

export const printGone = 'It’s no longer there.'
export const printId = z.uuid(printGone)

/** For examples in the reference. */
export const anyPrint = '8a4c2f6e-0000-4000-8000-000000000000'

/** What staff view and edit. Prices in cents, sizes in inches. */
export const staffPrintShape = z.object({
  id: z.uuid(),
  /** Its slug on its shelf. */
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
  /** Must be sent with the next change. */
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
