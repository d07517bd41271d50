import { z } from 'zod'
import { type Lettering, letteringSchema } from '#domain/lettering/lettering-input.ts'

/**
 * For a whole request, across all of its blocks: what one thread draws in a second or two, and what a response can
 * carry.
 */
const mostLettersAtOnce = 400
export const tooMuchText = `At most ${mostLettersAtOnce} characters at once, please.`

export const notTooMuchText = (letterings: readonly Lettering[]): boolean =>
  letterings.reduce((sum, { blocks }) => sum + lettersOf(blocks), 0) <= mostLettersAtOnce

const lettersOf = (blocks: Lettering['blocks']): number =>
  blocks.reduce((sum, { text }) => sum + Array.from(text).length, 0)

export const previewLetteringsSchema = z.strictObject({
  letterings: z
    .array(letteringSchema)
    .min(1)
    .max(16)
    .refine((letterings) => notTooMuchText(letterings), tooMuchText),
})
