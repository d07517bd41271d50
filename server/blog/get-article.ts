import { and, eq } from 'drizzle-orm'
import { isShown } from './list-articles.ts'
import type { BlogNeeds } from './needs.ts'
import { type Article, toArticle } from './present.ts'
import { blogArticles, blogSlugs } from './tables.ts'

/** A published article, or null. */
export async function getBySlug(needs: BlogNeeds, slug: string): Promise<Article | null> {
  const [row] = await needs.database.orm
    .select()
    .from(blogArticles)
    .where(and(eq(blogArticles.slug, slug), isShown(needs)))
  return row ? toArticle(row) : null
}

/** Where a published article of this former address lives now, or null. */
export async function movedTo(needs: BlogNeeds, formerSlug: string): Promise<string | null> {
  const [row] = await needs.database.orm
    .select({ slug: blogArticles.slug })
    .from(blogSlugs)
    .innerJoin(blogArticles, eq(blogArticles.id, blogSlugs.articleId))
    .where(and(eq(blogSlugs.slug, formerSlug), isShown(needs)))
  return row?.slug ?? null
}
