import { z } from 'zod'
import type { Crop } from './crop.ts'

const share = z.number().finite().min(0).max(1)

export const cropSchema: z.ZodType<Crop> = z
  .object({ left: share, top: share, right: share, bottom: share })
  .refine(({ left, top, right, bottom }) => left < right && top < bottom, {
    message: 'A crop needs a left edge before its right one, and a top before its bottom.',
  })
