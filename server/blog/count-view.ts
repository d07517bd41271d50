import { and, eq, sql } from 'drizzle-orm'
import { isbot } from 'isbot'
import type { Actor } from '#server/kernel/actor.ts'
import { isShown } from './list-articles.ts'
import type { BlogNeeds } from './needs.ts'
import { articleViews, blogArticles } from './tables.ts'

/** Counts one view per visitor, article and day (UTC); robots are left out (DECISIONS.md 8). Tells whether it did. */
export async function countView(
  needs: Pick<BlogNeeds, 'database' | 'clock'>,
  actor: Actor,
  visit: { userAgent: string },
  articleId: string,
): Promise<boolean> {
  if (visit.userAgent === '' || isbot(visit.userAgent)) return false
  const day = needs.clock.now().toISOString().slice(0, 10)
  return needs.database.transaction(async (transaction) => {
    const [article] = await transaction
      .select({ id: blogArticles.id })
      .from(blogArticles)
      .where(and(eq(blogArticles.id, articleId), isShown(needs)))
    if (!article) return false
    const [seen] = await transaction
      .insert(articleViews)
      .values({ articleId, visitorId: actor.visitorId, day })
      .onConflictDoNothing()
      .returning({ day: articleViews.day })
    if (!seen) return false
    await transaction
      .update(blogArticles)
      .set({ viewsCount: sql`${blogArticles.viewsCount} + 1` })
      .where(eq(blogArticles.id, articleId))
    return true
  })
}
