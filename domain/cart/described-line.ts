import { z } from 'zod'
import { describedLineSchema } from './design-choices.ts'

const { $schema: _, ...description } = z.toJSONSchema(describedLineSchema, { io: 'input' })

/** A line of which anything is taken, as the API describes it: each is judged by itself when the cart is priced. */
export const describedLine = z.unknown().meta(description)
