import { and, eq } from 'drizzle-orm'
import { announceArtwork } from './announce.ts'
import { inspectArtworkJob } from './jobs.ts'
import type { ArtworkNeeds } from './needs.ts'
import { artworks } from './tables.ts'

/** All bytes are here: hands the artwork to inspection, once, however often it is called. */
export async function finishUpload(
  { database, clock, jobs, realtime }: Pick<ArtworkNeeds, 'database' | 'clock' | 'jobs' | 'realtime'>,
  artworkId: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    const [finished] = await tx
      .update(artworks)
      .set({ state: 'inspecting', uploadedAt: clock.now() })
      .where(and(eq(artworks.id, artworkId), eq(artworks.state, 'uploading')))
      .returning()
    if (!finished) return
    await jobs.enqueue(tx, inspectArtworkJob, { artworkId })
    await announceArtwork(realtime, tx, finished)
  })
}
