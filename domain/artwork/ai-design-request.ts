import { z } from 'zod'
import { designSizes, designStyles, maxPromptLetters, missingPrompt } from './ai-design.ts'

const notOfTheLists = `Please use at most ${maxPromptLetters} characters, and a style and size from the lists.`

export const designStyleSchema = z.enum(designStyles, notOfTheLists)
export const designSizeSchema = z.enum(
  designSizes.map(({ id }) => id),
  notOfTheLists,
)

/** Control characters are dropped (no database stores a NUL); something must be left. */
export const designRequestSchema = z.object({
  prompt: z
    .string(missingPrompt)
    .transform((text) => text.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim())
    .pipe(z.string().min(1, missingPrompt).max(maxPromptLetters, notOfTheLists)),
  style: designStyleSchema,
  sizeId: designSizeSchema,
  /** The same prompt with the same number gives the same designs. */
  seed: z.coerce.number<string | number>().int().min(1).max(1_000_000).default(1).catch(1),
})
