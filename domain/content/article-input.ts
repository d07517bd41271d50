import { z } from 'zod'
import { oneLine } from '../one-line.ts'
import { articleStatuses } from './article.ts'

const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol)

export const articleInputSchema = z.object({
  title: oneLine.min(1, 'Title required').max(160, 'Use at most 160 characters'),
  excerpt: oneLine.max(400, 'Use at most 400 characters').default(''),
  content: z.string().max(400_000, 'This text is too long').default(''),
  videoUrl: z
    .string()
    .trim()
    .max(500)
    .refine((text) => text === '' || isWebAddress(text), 'Enter a web address')
    .default(''),
  category: oneLine.max(60).default(''),
  tags: z.array(oneLine.min(1).max(40)).max(20).default([]),
  status: z.enum(articleStatuses).default('draft'),
  /** For a published article: when it appears. If absent, right away; if in the future, at that time. */
  publishAt: z.coerce.date('Enter a date and time').nullish(),
  /** Its URL slug below /blog; derived from the title if absent. */
  slug: z
    .string()
    .trim()
    .max(80, 'Use at most 80 characters')
    .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, 'Use lowercase letters, digits and hyphens')
    .default(''),
  /** A picture in the media library; null for none. */
  featuredMediaId: z.uuid().nullish(),
})

export type ArticleInput = z.input<typeof articleInputSchema>
