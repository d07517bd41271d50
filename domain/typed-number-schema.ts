import { z } from 'zod'
import { blankIsNone } from './typed-number.ts'

/** A number that people type, for a schema that also accepts text (`z.coerce.number`). */
export const typedNumber = <Schema extends z.ZodType>(number: Schema) => z.preprocess(blankIsNone, number)
