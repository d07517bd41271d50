import { z } from 'zod'
import { inMm } from '../units.ts'

export const mostGuides = 40

const places = z.array(inMm(z.number().min(0).max(10_000))).max(mostGuides)

export const guidesSchema = z.object({ vertical: places, horizontal: places })
