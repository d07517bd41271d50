import { z } from 'zod'

/** What nobody has typed is no number: by itself JavaScript reads it as 0. */
const blankIsNone = (typed: unknown): unknown =>
  typed === null || (typeof typed === 'string' && typed.trim() === '') ? Number.NaN : typed

/** A number that people type, by a schema that reads texts as well (`z.coerce.number`). */
export const typedNumber = <Schema extends z.ZodType>(number: Schema) => z.preprocess(blankIsNone, number)

/** The same of a form's field. */
export const readNumber = (typed: unknown): number => Number(blankIsNone(typed))
