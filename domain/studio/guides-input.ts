import { z } from 'zod'
import { mm } from '../units.ts'

export const mostGuides = 40

const places = z.array(z.number().min(0).max(10_000).transform(mm)).max(mostGuides)

export const guidesSchema = z.object({ vertical: places, horizontal: places })
