import { oneLine } from '#domain/one-line.ts'
import { uploadLimits } from '#domain/upload-limits.ts'

/** docs/spec-map.md B4: Blog article status. */
export const articleStatuses = ['draft', 'published', 'archived'] as const
export type ArticleStatus = (typeof articleStatuses)[number]

/** docs/spec-map.md S9: cards of articles show at most this many tags. */
export const maxCardTags = 3

/** docs/spec-map.md B9: pictures of articles. */
export const maxArticlePictureBytes = uploadLimits.picture

/** docs/spec-map.md B9: videos of articles. */
export const maxArticleVideoBytes = uploadLimits.video
export const videoNameSchema = oneLine.max(200)

/** docs/spec-map.md S2: a body is HTML when it holds a tag, and plain text otherwise. */
export const holdsTags = (content: string): boolean => /<[a-z!/][^>]*>/i.test(content)

/** docs/spec-map.md B5: lower-case, non-alphanumeric removed, spaces become hyphens. */
export function articleSlugOf(title: string): string {
  const slug = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '')
  return slug || 'article'
}

/** Minutes that a reader takes, at 220 words each. */
export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / 220))
