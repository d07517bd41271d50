import { z } from 'zod'
import { inMm } from '../units.ts'
import { mostGuides } from './most-guides.ts'

const places = z.array(inMm(z.number().min(0).max(10_000))).max(mostGuides)

export const guidesSchema = z.object({ vertical: places, horizontal: places })
