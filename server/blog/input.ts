import { z } from 'zod'
import type { articleInputSchema } from '#domain/content/article-input.ts'
import { oneLine } from '#domain/one-line.ts'

export { type ArticleInput, articleInputSchema } from '#domain/content/article-input.ts'

export const newCategorySchema = z.object({
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lowercase letters, digits and hyphens'),
  name: oneLine.min(1).max(60),
  isActive: z.boolean().default(true),
  sortOrder: z.int().default(0),
})

export type NewCategory = z.input<typeof newCategorySchema>

export type ParsedArticle = z.output<typeof articleInputSchema>
