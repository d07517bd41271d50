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
  /** Of an article that is published: when it appears. Left out, at once; in the future, then. */
  publishAt: z.coerce.date('Give a day and a time').nullish(),
  /** Its address below /blog; left out, it is made of the title. */
  slug: z
    .string()
    .trim()
    .max(80, 'Use at most 80 characters')
    .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, 'Use small letters, digits and hyphens')
    .default(''),
  /** A picture of the media library; null for none. */
  featuredMediaId: z.uuid().nullish(),
})

export type ArticleInput = z.input<typeof articleInputSchema>
