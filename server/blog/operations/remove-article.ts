import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { audit } from '#server/kernel/audit.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { BlogDeps } from '../deps.ts'
import { blogArticles } from '../tables.ts'
import { anyArticle, articleGone, articleId } from './article-shape.ts'

/** With its revisions and old addresses; the audit trail keeps its text. */
export const removeArticle = defineOperation({
  name: 'articles.remove',
  route: 'DELETE /articles/{article}',
  summary: 'Delete an article and its older versions',
  may: 'content.write',
  input: z.object({ article: articleId }),
  example: { article: anyArticle },
  result: z.undefined(),
  run: ({ database }: BlogDeps, actor, { article: id }) =>
    database.transaction(async (transaction) => {
      const [gone] = await transaction.delete(blogArticles).where(eq(blogArticles.id, id)).returning()
      if (!gone) throw new AppError('not_found', articleGone)
      const { searchText: _, ...before } = gone
      await audit(transaction, actor, { action: 'article.remove', subject: `article:${id}`, before })
      return ok(undefined)
    }),
})
