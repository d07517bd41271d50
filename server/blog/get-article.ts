import { and, eq } from 'drizzle-orm'
import type { BlogDeps } from './deps.ts'
import { isShown } from './list-articles.ts'
import { type Article, toArticle } from './present.ts'
import { blogArticles, blogSlugs } from './tables.ts'

/** A published article, or null. */
export async function getBySlug(deps: BlogDeps, slug: string): Promise<Article | null> {
  const [row] = await deps.database.orm
    .select()
    .from(blogArticles)
    .where(and(eq(blogArticles.slug, slug), isShown(deps)))
  return row ? toArticle(row) : null
}

/** The current address of a published article that once had this one, or null. */
export async function movedTo(deps: BlogDeps, formerSlug: string): Promise<string | null> {
  const [row] = await deps.database.orm
    .select({ slug: blogArticles.slug })
    .from(blogSlugs)
    .innerJoin(blogArticles, eq(blogArticles.id, blogSlugs.articleId))
    .where(and(eq(blogSlugs.slug, formerSlug), isShown(deps)))
  return row?.slug ?? null
}
