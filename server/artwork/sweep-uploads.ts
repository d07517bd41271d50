import { and, eq, lt } from 'drizzle-orm'
import { after, minutes } from '#server/kernel/clock.ts'
import type { ArtworkDeps } from './deps.ts'
import { finishUpload } from './finish-upload.ts'
import { artworks } from './tables.ts'

/**
 * Completes uploads that a crash left in the middle: all bytes are here, but finishing was never called. Uploads that
 * no one continues are removed by retention.ts.
 */
export async function sweepUploads(deps: ArtworkDeps): Promise<void> {
  const { database, clock, files } = deps
  const unfinished = await database.orm
    .select({ id: artworks.id, key: artworks.storageKey, byteSize: artworks.byteSize })
    .from(artworks)
    .where(and(eq(artworks.state, 'uploading'), lt(artworks.createdAt, after(clock.now(), -minutes(2)))))
  for (const { id, key, byteSize } of unfinished) {
    if ((await files.size(key)) === byteSize) await finishUpload(deps, id)
  }
}
