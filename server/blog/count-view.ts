import { and, eq, sql } from 'drizzle-orm'
import { slugBelow } from '#domain/content/counted-pages.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { isShown } from './list-articles.ts'
import { blogArticles } from './tables.ts'

/** One view per visitor, article and day (docs/decisions.md 8). */
export async function countArticleView(transaction: Transaction, clock: Clock, page: string): Promise<void> {
  const slug = slugBelow(page, ['/blog'])
  if (slug === null) return
  await transaction
    .update(blogArticles)
    .set({ viewsCount: sql`${blogArticles.viewsCount} + 1` })
    .where(and(eq(blogArticles.slug, slug), isShown({ clock })))
}
