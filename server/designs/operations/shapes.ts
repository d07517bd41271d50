import { z } from 'zod'
import { placementDocumentSchema } from '#domain/artwork/gang-sheet-input.ts'
import { acceptedWarningsSchema } from '#domain/checks/accepted-warnings-input.ts'
import type { Cents } from '#domain/money/money.ts'
import { asStored } from '#server/kernel/operations/as-stored.ts'
import type { DesignView } from '../present.ts'

export const designGone = 'This isn’t one of your designs.'
export const unknownDesign = 'There is no such design.'
export const anyDesign = '8a4c2f6e-0000-4000-8000-000000000000'

const centsShape = z.int() as z.ZodType<number> as z.ZodType<Cents>

export const designShape: z.ZodType<DesignView> = z.object({
  designId: z.uuid(),
  sizeId: z.int(),
  quantity: z.int(),
  document: asStored(placementDocumentSchema),
  /** Warnings accepted by the user. */
  accepted: acceptedWarningsSchema,
  /** For one sheet, in cents; null when the shop no longer sells the size. */
  price: centsShape.nullable(),
  title: z.string(),
  /** Null until drawn. */
  previewUrl: z.string().nullable(),
  version: z.int(),
  updatedAt: z.string(),
})
