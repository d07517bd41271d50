import type { Actor } from '#server/kernel/actor.ts'
import type { StoredFile } from '#server/kernel/files/stored-file.ts'
import type { ArtworkDeps } from './deps.ts'
import { findForReading } from './find-artworks.ts'

export const pictureKinds = ['preview', 'thumbnail', 'original'] as const
export type PictureKind = (typeof pictureKinds)[number]

/** Opens an image of an artwork for its owner or staff; null when it is not theirs or not there. */
export async function readPicture(
  { database, files }: Pick<ArtworkDeps, 'database' | 'files'>,
  actor: Actor,
  id: string,
  kind: PictureKind,
): Promise<StoredFile | null> {
  const row = await findForReading(database, actor, id)
  if (row?.state !== 'ready') return null
  const keys = { preview: row.previewKey, thumbnail: row.thumbnailKey, original: row.storageKey }
  const key = keys[kind]
  if (key === null) return null
  return {
    open: () => files.read(key),
    contentType: kind === 'original' ? (row.contentType ?? 'application/octet-stream') : 'image/webp',
    byteSize: await files.size(key),
    tag: `${row.sha256}-${kind}`,
    fileName: row.fileName,
    isFinal: true,
  }
}

/** Whether images for one of these are still to come because it is being inspected. */
export async function arePicturesComing(
  { database }: Pick<ArtworkDeps, 'database'>,
  actor: Actor,
  ids: readonly string[],
): Promise<boolean> {
  const rows = await Promise.all(ids.map((id) => findForReading(database, actor, id)))
  return rows.some((row) => row?.state === 'inspecting')
}
