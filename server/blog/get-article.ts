import { and, eq } from 'drizzle-orm'
import { isShown } from './list-articles.ts'
import type { BlogNeeds } from './needs.ts'
import { type Article, toArticle } from './present.ts'
import { blogArticles } from './tables.ts'

/** A published article, or null. */
export async function getBySlug(needs: BlogNeeds, slug: string): Promise<Article | null> {
  const [row] = await needs.database.orm
    .select()
    .from(blogArticles)
    .where(and(eq(blogArticles.slug, slug), isShown(needs)))
  return row ? toArticle(row) : null
}
