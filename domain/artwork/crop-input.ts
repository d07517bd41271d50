import { z } from 'zod'
import type { Crop } from './crop.ts'

const share = z.number().finite().min(0).max(1)

export const cropFields = z.object({ left: share, top: share, right: share, bottom: share })

export const hasInside = ({ left, top, right, bottom }: Crop): boolean => left < right && top < bottom
export const nothingInside = 'A crop needs its left edge before its right one, and its top above its bottom.'

export const cropSchema: z.ZodType<Crop> = cropFields.refine(hasInside, nothingInside)
