import { randomUUID } from 'node:crypto'
import type { PublicPicture } from '#domain/catalog/public-picture.ts'
import { maxArticlePictureBytes } from '#domain/content/article.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import { recordPicture } from '#server/kernel/media.ts'
import { toPublicPicture } from '#server/kernel/pictures/public-pictures.ts'
import type { BlogDeps } from './deps.ts'
import { storePicture } from './store-picture.ts'

export type BlogMedia = { id: string; fileName: string; picture: PublicPicture }

export type AddMediaOutcome =
  | { ok: true; media: BlogMedia }
  /** Verbatim from the specification (docs/spec-map.md B5 and B8). */
  | { ok: false; reason: 'picture'; message: 'File too large' | 'Image unavailable' }

/** Stores an image in the media library at every public width: at most 25 MB. Staff only. */
export async function addMedia(
  deps: BlogDeps,
  actor: Actor,
  { fileName, bytes }: { fileName: string; bytes: Uint8Array },
): Promise<AddMediaOutcome> {
  if (bytes.byteLength > maxArticlePictureBytes)
    return { ok: false, reason: 'picture', message: 'File too large' }
  const picture = await storePicture(deps.files, bytes)
  if (!picture) return { ok: false, reason: 'picture', message: 'Image unavailable' }
  const shown = { id: randomUUID(), fileName: fileName.slice(0, 200) }
  await deps.database.transaction(async (transaction) => {
    await recordPicture(transaction, actor, {
      ...shown,
      source: 'article',
      picture,
      at: deps.clock.now(),
    })
    await audit(transaction, actor, {
      action: 'media.add',
      subject: `media:${shown.id}`,
      after: { fileName: shown.fileName },
    })
  })
  return { ok: true, media: { ...shown, picture: toPublicPicture(picture, '') } }
}
