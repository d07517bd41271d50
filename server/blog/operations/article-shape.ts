import { z } from 'zod'
import { articleStatuses } from '#domain/content/article.ts'
import type { blogArticles } from '../tables.ts'

export const articleGone = 'Someone deleted it in the meantime. Copy your text to a new one.'
export const articleId = z.uuid(articleGone)

/** For examples in the reference. */
export const anyArticle = '8a4c2f6e-0000-4000-8000-000000000000'
export const articleExample = {
  title: 'Pressing at home',
  content: '<p>You need a press and some time.</p>',
  category: 'pressing',
  tags: ['press'],
  status: 'draft' as const,
}

export const articleShape = z.object({
  id: z.uuid(),
  /** Its address under /blog. */
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  /** HTML, or plain text. */
  content: z.string(),
  videoUrl: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  status: z.enum(articleStatuses),
  publishedAt: z.string().nullable(),
  /** Sent with the next change. */
  version: z.int(),
})

export const toShape = (row: typeof blogArticles.$inferSelect): z.output<typeof articleShape> => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  excerpt: row.excerpt,
  content: row.content,
  videoUrl: row.videoUrl ?? '',
  category: row.category,
  tags: row.tags,
  status: row.status,
  publishedAt: row.publishedAt?.toISOString() ?? null,
  version: row.version,
})
