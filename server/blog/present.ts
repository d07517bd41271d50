import type { PublicPicture } from '#domain/catalog/public-picture.ts'
import { readingMinutes } from '#domain/content/article.ts'
import { type ArticleVideo, recognizeVideo } from '#domain/content/article-video.ts'
import { publicUrl, toPublicPicture } from '#server/kernel/pictures/public-pictures.ts'
import { type ArticlePart, splitBody } from './split-body.ts'
import type { blogArticles, blogCategories } from './tables.ts'

export type BlogCategory = { slug: string; name: string }

/** The contents of a card. `publishedAt` is an ISO timestamp. */
export type ArticleCard = {
  id: string
  slug: string
  title: string
  excerpt: string
  category: string
  tags: string[]
  authorName: string
  publishedAt: string
  viewsCount: number
  minutes: number
  /** The title says everything: the image's alt text is empty. */
  picture: PublicPicture | null
}

export type Article = ArticleCard & {
  updatedAt: string
  body: ArticlePart[]
  /** The article's video, or an external address on neither of the two sites we know. */
  video: { video: ArticleVideo } | { address: string } | null
  /** A JPEG of 1200 × 630 for link previews. */
  shareUrl: string | null
}

export type CardRow = Pick<
  typeof blogArticles.$inferSelect,
  | 'id'
  | 'slug'
  | 'title'
  | 'excerpt'
  | 'category'
  | 'tags'
  | 'authorName'
  | 'publishedAt'
  | 'createdAt'
  | 'viewsCount'
  | 'wordCount'
  | 'featuredImage'
>

export const toCategory = ({ slug, name }: typeof blogCategories.$inferSelect): BlogCategory => ({
  slug,
  name,
})

export const toCard = (row: CardRow): ArticleCard => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  excerpt: row.excerpt,
  category: row.category,
  tags: row.tags,
  authorName: row.authorName,
  publishedAt: (row.publishedAt ?? row.createdAt).toISOString(),
  viewsCount: row.viewsCount,
  minutes: readingMinutes(row.wordCount),
  picture: row.featuredImage && toPublicPicture(row.featuredImage, ''),
})

/** Sanitizes again on output: the stored HTML may be older than today's rules. */
export const toArticle = (row: typeof blogArticles.$inferSelect): Article => ({
  ...toCard(row),
  updatedAt: row.updatedAt.toISOString(),
  body: splitBody(row.content),
  video: toVideo(row.videoUrl),
  shareUrl: row.featuredImage && publicUrl(shareKey(row.featuredImage.key)),
})

export const shareKey = (pictureKey: string): string => `${pictureKey}/share.jpg`

function toVideo(address: string | null): Article['video'] {
  if (!address || !/^https?:\/\//i.test(address)) return null
  const video = recognizeVideo(address)
  return video ? { video } : { address }
}
