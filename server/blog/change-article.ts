import { eq, sql } from 'drizzle-orm'
import { articleSlugOf } from '#domain/article.ts'
import { type FieldErrors, fieldErrorsOf } from '#domain/field-errors.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import type { Transaction } from '#server/kernel/database.ts'
import type { StoredPicture } from '#server/kernel/public-pictures.ts'
import { describeContent, pictureOf, publishedAtOf } from './article-values.ts'
import { type ArticleInput, articleInputSchema, type ParsedArticle } from './input.ts'
import type { BlogNeeds } from './needs.ts'
import { blogArticles, blogRevisions, blogSlugs } from './tables.ts'

export type ChangeArticleOutcome =
  | { ok: true; id: string; slug: string; version: number }
  | { ok: false; reason: 'forbidden' | 'not_found' }
  | { ok: false; reason: 'invalid'; fieldErrors: FieldErrors }
  /** Somebody else saved in between; `version` is what to send to overwrite theirs. */
  | { ok: false; reason: 'conflict'; version: number; title: string; content: string }

type Row = typeof blogArticles.$inferSelect

/**
 * Saves an article that nobody has saved since `seenVersion`. What it was becomes a revision, and an address that it
 * gives up goes on leading to it. Staff only.
 */
export async function changeArticle(
  needs: BlogNeeds,
  actor: Actor,
  target: { id: string; seenVersion: number },
  input: ArticleInput,
): Promise<ChangeArticleOutcome> {
  if (!actor.user) return { ok: false, reason: 'forbidden' }
  const savedBy = (await needs.nameOf(actor.user.id)) ?? actor.user.email
  const reading = articleInputSchema.safeParse(input)
  if (!reading.success) return { ok: false, reason: 'invalid', fieldErrors: fieldErrorsOf(reading.error) }
  const article = reading.data
  const chosen = article.featuredMediaId ? await pictureOf(needs, article.featuredMediaId) : null
  if (article.featuredMediaId && !chosen)
    return {
      ok: false,
      reason: 'invalid',
      fieldErrors: { featuredMediaId: 'This picture is no longer in the library' },
    }
  return needs.database.transaction(async (transaction) => {
    const [before] = await transaction
      .select()
      .from(blogArticles)
      .where(eq(blogArticles.id, target.id))
      .for('update')
    if (!before) return { ok: false, reason: 'not_found' }
    if (before.version !== target.seenVersion) return conflictWith(before)
    const slug = article.slug || before.slug || articleSlugOf(article.title)
    if (slug !== before.slug && !(await takeSlug(transaction, before, slug)))
      return { ok: false, reason: 'invalid', fieldErrors: { slug: 'Another article has this address' } }
    const now = needs.clock.now()
    await transaction.insert(blogRevisions).values({
      articleId: before.id,
      version: before.version,
      title: before.title,
      excerpt: before.excerpt,
      content: before.content,
      savedBy,
      savedAt: now,
    })
    const values = {
      ...valuesOf(article, before, chosen),
      slug,
      publishedAt: publishedAtOf(article, before.publishedAt, now),
      updatedAt: now,
    }
    await transaction
      .update(blogArticles)
      .set({ ...values, version: sql`${blogArticles.version} + 1` })
      .where(eq(blogArticles.id, before.id))
    await audit(transaction, actor, {
      action: 'article.change',
      subject: `article:${before.id}`,
      before: { title: before.title, slug: before.slug, status: before.status },
      after: { title: article.title, slug, status: article.status },
    })
    return { ok: true, id: before.id, slug, version: before.version + 1 }
  })
}

function valuesOf(article: ParsedArticle, before: Row, chosen: StoredPicture | null) {
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

/** Takes a free address and leaves the old one behind as a way there. */
async function takeSlug(transaction: Transaction, article: Row, slug: string): Promise<boolean> {
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

const conflictWith = ({ version, title, content }: Row): ChangeArticleOutcome => ({
  ok: false,
  reason: 'conflict',
  version,
  title,
  content,
})
