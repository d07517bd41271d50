import { z } from 'zod'
import { blankIsNone } from './typed-number.ts'

/** A number that people type, by a schema that reads texts as well (`z.coerce.number`). */
export const typedNumber = <Schema extends z.ZodType>(number: Schema) => z.preprocess(blankIsNone, number)
