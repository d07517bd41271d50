import { eq } from 'drizzle-orm'
import { articleSlugOf, maxArticlePictureBytes } from '#domain/article.ts'
import { type FieldErrors, fieldErrorsOf } from '#domain/field-errors.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { recordPicture } from '#server/kernel/media.ts'
import { describeContent, pictureOf, publishedAtOf } from './article-values.ts'
import { type ArticleInput, articleInputSchema } from './input.ts'
import type { BlogNeeds } from './needs.ts'
import { storePicture } from './store-picture.ts'
import { blogArticles, blogSlugs } from './tables.ts'

export type CreateArticleOutcome =
  | { ok: true; id: string; slug: string }
  | { ok: false; reason: 'forbidden' }
  | { ok: false; reason: 'invalid'; fieldErrors: FieldErrors }
  /** Letter for letter as specified (back office section 5). */
  | { ok: false; reason: 'picture'; message: 'File too large' | 'Image unavailable' }

/** Writes an article; its address is the one given, or made of its title. Staff only. */
export async function createArticle(
  needs: BlogNeeds,
  actor: Actor,
  input: ArticleInput,
  picture?: Uint8Array,
): Promise<CreateArticleOutcome> {
  if (!actor.user) return { ok: false, reason: 'forbidden' }
  const reading = articleInputSchema.safeParse(input)
  if (!reading.success) return { ok: false, reason: 'invalid', fieldErrors: fieldErrorsOf(reading.error) }
  if (picture && picture.byteLength > maxArticlePictureBytes)
    return { ok: false, reason: 'picture', message: 'File too large' }
  const { videoUrl, featuredMediaId, publishAt, slug, ...fields } = reading.data
  const chosen = featuredMediaId ? await pictureOf(needs, featuredMediaId) : null
  const featuredImage = picture ? await storePicture(needs.files, picture) : chosen
  if ((picture || featuredMediaId) && !featuredImage)
    return { ok: false, reason: 'picture', message: 'Image unavailable' }

  const now = needs.clock.now()
  const values = {
    ...fields,
    ...describeContent(reading.data),
    featuredImage,
    videoUrl: videoUrl || null,
    authorId: actor.user.id,
    authorName: (await needs.nameOf(actor.user.id)) ?? actor.user.email,
    publishedAt: publishedAtOf(reading.data, null, now),
    createdAt: now,
    updatedAt: now,
  }
  return needs.database.transaction(async (transaction) => {
    if (picture && featuredImage) {
      const fileName = fields.title
      await recordPicture(transaction, actor, {
        source: 'article',
        fileName,
        picture: featuredImage,
        at: now,
      })
    }
    const made = await insertWithFreeSlug(transaction, values, slug || articleSlugOf(fields.title))
    await audit(transaction, actor, {
      action: 'article.create',
      subject: `article:${made.id}`,
      after: { ...fields, publishAt, slug: made.slug },
    })
    return { ok: true, ...made }
  })
}

/** The title's slug, or the first of slug-2, slug-3, … that nobody has. */
async function insertWithFreeSlug(
  transaction: Transaction,
  values: Omit<typeof blogArticles.$inferInsert, 'slug'>,
  wanted: string,
): Promise<{ id: string; slug: string }> {
  for (let number = 1; ; number++) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`
    const [made] = await transaction
      .insert(blogArticles)
      .values({ ...values, slug })
      .onConflictDoNothing({ target: blogArticles.slug })
      .returning({ id: blogArticles.id, slug: blogArticles.slug })
    if (made) {
      // A former address of another article belongs to who bears it now.
      await transaction.delete(blogSlugs).where(eq(blogSlugs.slug, slug))
      return made
    }
  }
}
