import { desc } from 'drizzle-orm'
import { maxArticlePictureBytes } from '#domain/article.ts'
import type { PublicPicture } from '#domain/public-picture.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import { AppError } from '#server/kernel/errors.ts'
import { toPublicPicture } from '#server/kernel/public-pictures.ts'
import type { BlogNeeds } from './needs.ts'
import { mayWriteArticles } from './policy.ts'
import { storePicture } from './store-picture.ts'
import { blogMedia } from './tables.ts'

export type BlogMedia = { id: string; fileName: string; picture: PublicPicture }

export type AddMediaOutcome =
  | { ok: true; media: BlogMedia }
  | { ok: false; reason: 'forbidden' }
  /** Letter for letter as specified (back office sections 5 and 8). */
  | { ok: false; reason: 'picture'; message: 'File too large' | 'Image unavailable' }

/** Keeps a picture for articles at every public width: at most 25 MB. Staff only. */
export async function addMedia(
  needs: BlogNeeds,
  actor: Actor,
  { fileName, bytes }: { fileName: string; bytes: Uint8Array },
): Promise<AddMediaOutcome> {
  if (!mayWriteArticles(actor) || !actor.user) return { ok: false, reason: 'forbidden' }
  if (bytes.byteLength > maxArticlePictureBytes)
    return { ok: false, reason: 'picture', message: 'File too large' }
  const picture = await storePicture(needs.files, bytes)
  if (!picture) return { ok: false, reason: 'picture', message: 'Image unavailable' }
  const uploadedBy = actor.user.id
  const row = await needs.database.transaction(async (transaction) => {
    const values = { fileName: fileName.slice(0, 200), picture, uploadedBy, createdAt: needs.clock.now() }
    const [added] = await transaction.insert(blogMedia).values(values).returning()
    if (!added) throw new Error('The picture was not kept')
    await audit(transaction, actor, {
      action: 'media.add',
      subject: `media:${added.id}`,
      after: { fileName },
    })
    return added
  })
  return { ok: true, media: present(row) }
}

/** The newest sixty. @throws AppError for anybody who is not staff. */
export async function listMedia({ database }: BlogNeeds, actor: Actor): Promise<BlogMedia[]> {
  if (!mayWriteArticles(actor)) throw new AppError('forbidden', 'Access Denied')
  const rows = await database.orm
    .select()
    .from(blogMedia)
    .orderBy(desc(blogMedia.createdAt), desc(blogMedia.id))
    .limit(60)
  return rows.map(present)
}

const present = (row: typeof blogMedia.$inferSelect): BlogMedia => ({
  id: row.id,
  fileName: row.fileName,
  picture: toPublicPicture(row.picture, ''),
})
