import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { BlogDeps } from '../deps.ts'
import { isShown } from '../list-articles.ts'
import { blogArticles } from '../tables.ts'
import { anyArticle } from './article-shape.ts'

/** One view per visitor, article and day (docs/decisions.md 8). */
export const countArticleView = defineOperation({
  name: 'articles.count-view',
  route: 'POST /article-views',
  summary: 'Say that somebody opened an article; it counts once a day for each of them',
  may: 'anyone',
  input: z.object({ article: z.uuid('This is no article.') }),
  example: { article: anyArticle },
  result: z.undefined(),
  async run({ database, clock, findCountedVisitor }: BlogDeps, actor, { article: articleId }) {
    const visitor = await findCountedVisitor(actor)
    if (!visitor) return ok(undefined)
    return database.transaction(async (transaction) => {
      const [article] = await transaction
        .select({ id: blogArticles.id })
        .from(blogArticles)
        .where(and(eq(blogArticles.id, articleId), isShown({ clock })))
      if (!article || !(await visitor.isFirst(transaction, `article ${articleId}`))) return ok(undefined)
      await transaction
        .update(blogArticles)
        .set({ viewsCount: sql`${blogArticles.viewsCount} + 1` })
        .where(eq(blogArticles.id, articleId))
      return ok(undefined)
    })
  },
})
