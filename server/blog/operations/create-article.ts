import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { articleSlugOf } from '#domain/content/article.ts'
import { articleInputSchema } from '#domain/content/article-input.ts'
import { audit } from '#server/kernel/audit.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { invalid, ok } from '#server/kernel/operations/outcome.ts'
import { authorOf, describeContent, idleDay, pictureOf, publishedAtOf } from '../article-values.ts'
import type { BlogDeps } from '../deps.ts'
import { blogArticles, blogSlugs } from '../tables.ts'
import { articleExample, articleShape, toShape } from './article-shape.ts'

export const createArticle = defineOperation({
  name: 'articles.create',
  route: 'POST /articles',
  summary: 'Write an article; its address is `slug`, or made from its title',
  may: 'content.write',
  input: articleInputSchema,
  example: articleExample,
  result: z.object({ article: articleShape }),
  async run(deps: BlogDeps, actor, input) {
    const { videoUrl, featuredMediaId, publishAt, slug, ...fields } = input
    const featuredImage = featuredMediaId ? await pictureOf(deps, featuredMediaId) : null
    // Worded exactly as specified (docs/spec-map.md B5).
    if (featuredMediaId && !featuredImage) return invalid({ featuredMediaId: 'Image unavailable' })
    const now = deps.clock.now()
    const idle = idleDay(input, now)
    if (idle) return invalid(idle)
    const values = {
      ...fields,
      ...describeContent(input),
      featuredImage,
      videoUrl: videoUrl || null,
      ...(await authorOf(deps, actor)),
      publishedAt: publishedAtOf(input, null, now),
      createdAt: now,
      updatedAt: now,
    }
    return deps.database.transaction(async (transaction) => {
      const made = await insertWithFreeSlug(transaction, values, slug || articleSlugOf(fields.title))
      await audit(transaction, actor, {
        action: 'article.create',
        subject: `article:${made.id}`,
        after: { ...fields, publishAt, slug: made.slug },
      })
      return ok({ article: toShape(made) })
    })
  },
})

/** The title's slug, or the first of slug-2, slug-3, … that is free. */
async function insertWithFreeSlug(
  transaction: Transaction,
  values: Omit<typeof blogArticles.$inferInsert, 'slug'>,
  wanted: string,
): Promise<typeof blogArticles.$inferSelect> {
  for (let number = 1; ; number++) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`
    const [made] = await transaction
      .insert(blogArticles)
      .values({ ...values, slug })
      .onConflictDoNothing({ target: blogArticles.slug })
      .returning()
    if (made) {
      // A former address of another article goes to the article that has it now.
      await transaction.delete(blogSlugs).where(eq(blogSlugs.slug, slug))
      return made
    }
  }
}
