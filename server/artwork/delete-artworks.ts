import { and, inArray, notInArray } from 'drizzle-orm'
import type { Executor, Transaction } from '#server/kernel/database.ts'
import type { ArtworkDeps } from './deps.ts'
import { removeUploadJob } from './jobs.ts'
import { artworks } from './tables.ts'

/** Deletes artworks with their files, except bytes that another page of the same PDF still uses. */
export async function deleteArtworks(
  { jobs }: Pick<ArtworkDeps, 'jobs'>,
  tx: Transaction,
  ids: readonly string[],
): Promise<void> {
  const { storageKey, previewKey, thumbnailKey } = artworks
  const gone = await tx
    .delete(artworks)
    .where(inArray(artworks.id, [...ids]))
    .returning({ storageKey, previewKey, thumbnailKey })
  const originals = await unshared(
    tx,
    gone.map((row) => row.storageKey),
  )
  const drawn = gone.flatMap((row) => [row.previewKey, row.thumbnailKey])
  for (const key of [...originals, ...drawn])
    if (key !== null) await jobs.enqueue(tx, removeUploadJob, { storageKey: key })
}

/** The keys that nothing printable uses anymore: the pages of a PDF share its bytes. */
export async function unshared(executor: Executor, storageKeys: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(storageKeys)]
  if (wanted.length === 0) return []
  const held = await executor
    .select({ storageKey: artworks.storageKey })
    .from(artworks)
    .where(and(inArray(artworks.storageKey, wanted), notInArray(artworks.state, ['rejected'])))
  const kept = new Set(held.map(({ storageKey }) => storageKey))
  return wanted.filter((key) => !kept.has(key))
}
