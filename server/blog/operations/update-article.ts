import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { articleSlugOf } from '#domain/content/article.ts'
import { articleInputSchema } from '#domain/content/article-input.ts'
import { versionSchema } from '#domain/version.ts'
import { audit } from '#server/kernel/audit.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { conflict, invalid, ok } from '#server/kernel/operations/outcome.ts'
import { authorOf, idleDay, pictureOf, publishedAtOf } from '../article-values.ts'
import type { BlogDeps } from '../deps.ts'
import { blogArticles, blogRevisions } from '../tables.ts'
import { takeSlug, valuesOf } from './article-row.ts'
import { anyArticle, articleExample, articleGone, articleId, articleShape, toShape } from './article-shape.ts'

/** The previous state becomes a revision, and an address that it gives up keeps leading to it. */
export const updateArticle = defineOperation({
  name: 'articles.update',
  route: 'PUT /articles/{article}',
  summary: 'Change an article; `version` is the version you started from',
  may: 'content.write',
  input: articleInputSchema.extend({ article: articleId, version: versionSchema }),
  example: { ...articleExample, article: anyArticle, version: 1 },
  result: z.object({ article: articleShape }),
  theirs: articleShape,
  async run(deps: BlogDeps, actor, sent) {
    const { article: id, version, ...article } = sent
    const { authorName: savedBy } = await authorOf(deps, actor)
    const chosen = article.featuredMediaId ? await pictureOf(deps, article.featuredMediaId) : null
    if (article.featuredMediaId && !chosen)
      return invalid({ featuredMediaId: 'This picture is no longer in the library' })
    const idle = idleDay(article, deps.clock.now())
    if (idle) return invalid(idle)
    return deps.database.transaction(async (transaction) => {
      const isIt = eq(blogArticles.id, id)
      const [before] = await transaction.select().from(blogArticles).where(isIt).for('update')
      if (!before) throw new AppError('not_found', articleGone)
      if (before.version !== version) return conflict(toShape(before), sent)
      const slug = article.slug || before.slug || articleSlugOf(article.title)
      if (slug !== before.slug && !(await takeSlug(transaction, before, slug)))
        return invalid({ slug: 'Another article already has this address' })
      const now = deps.clock.now()
      const { title, excerpt, content } = before
      await transaction
        .insert(blogRevisions)
        .values({ articleId: id, version, title, excerpt, content, savedBy, savedAt: now })
      const [after] = await transaction
        .update(blogArticles)
        .set({
          ...valuesOf(article, before, chosen),
          slug,
          publishedAt: publishedAtOf(article, before.publishedAt, now),
          updatedAt: now,
          version: sql`${blogArticles.version} + 1`,
        })
        .where(isIt)
        .returning()
      if (!after) throw new Error('The article was not written')
      await audit(transaction, actor, {
        action: 'article.change',
        subject: `article:${id}`,
        before: { title, slug: before.slug, status: before.status },
        after: { title: article.title, slug, status: article.status },
      })
      return ok({ article: toShape(after) })
    })
  },
})
