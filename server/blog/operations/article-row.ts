import { eq } from 'drizzle-orm'
import type { Transaction } from '#server/kernel/database.ts'
import type { StoredPicture } from '#server/kernel/pictures/public-pictures.ts'
import { describeContent } from '../article-values.ts'
import type { ParsedArticle } from '../input.ts'
import { blogArticles, blogSlugs } from '../tables.ts'

type Row = typeof blogArticles.$inferSelect

export function valuesOf(article: ParsedArticle, before: Row, chosen: StoredPicture | null) {
  const featuredImage = article.featuredMediaId === undefined ? before.featuredImage : chosen
  return {
    title: article.title,
    excerpt: article.excerpt,
    category: article.category,
    tags: article.tags,
    status: article.status,
    videoUrl: article.videoUrl || null,
    featuredImage,
    ...describeContent(article),
  }
}

/** Takes a free address and leaves the old one behind as a redirect. */
export async function takeSlug(transaction: Transaction, article: Row, slug: string): Promise<boolean> {
  const [other] = await transaction
    .select({ id: blogArticles.id })
    .from(blogArticles)
    .where(eq(blogArticles.slug, slug))
  if (other) return false
  await transaction.delete(blogSlugs).where(eq(blogSlugs.slug, slug))
  await transaction
    .insert(blogSlugs)
    .values({ slug: article.slug, articleId: article.id })
    .onConflictDoUpdate({ target: blogSlugs.slug, set: { articleId: article.id } })
  return true
}
