import { z } from 'zod'
import { designStyles, maxPromptLetters } from './ai-design.ts'

/** Control characters are dropped (no database keeps a NUL); what is left must say something. */
export const designRequestSchema = z.object({
  prompt: z
    .string()
    .transform((text) => text.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim())
    .pipe(z.string().min(1).max(maxPromptLetters)),
  style: z.enum(designStyles),
  sizeId: z.enum(['13x12', '13x24', '13x36', '13x48', '13x60']),
})
