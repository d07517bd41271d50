import { oneLine } from '#domain/one-line.ts'
import { uploadLimits } from '#domain/upload-limits.ts'

/** docs/spec-map.md B4: Blog article status. */
export const articleStatuses = ['draft', 'published', 'archived'] as const
export type ArticleStatus = (typeof articleStatuses)[number]

/** docs/spec-map.md S9: article cards show at most this many tags. */
export const maxCardTags = 3

/** docs/spec-map.md B9: article pictures. */
export const maxArticlePictureBytes = uploadLimits.picture

/** docs/spec-map.md B9: article videos. */
export const maxArticleVideoBytes = uploadLimits.video
export const videoNameSchema = oneLine.max(200)

/** docs/spec-map.md S2: a body that contains a tag is HTML; otherwise it is plain text. */
export const holdsTags = (content: string): boolean => /<[a-z!/][^>]*>/i.test(content)

/** docs/spec-map.md B5: lower-case, non-alphanumeric characters removed, spaces become hyphens. */
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

/** Reading time in minutes, at 220 words each. */
export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / 220))
