import { and, eq } from 'drizzle-orm'
import { announceArtwork } from './announce.ts'
import type { ArtworkDeps } from './deps.ts'
import { inspectionLaneOf } from './inspection-lane.ts'
import { inspectionJobs } from './jobs.ts'
import { artworks } from './tables.ts'

/** All bytes have arrived: hands the artwork to inspection, once, no matter how often it is called. */
export async function finishUpload(
  { database, files, clock, jobs, realtime }: Omit<ArtworkDeps, 'log' | 'rateLimiter'>,
  artworkId: string,
): Promise<void> {
  const isUnfinished = and(eq(artworks.id, artworkId), eq(artworks.state, 'uploading'))
  const [upload] = await database.orm.select().from(artworks).where(isUnfinished)
  if (!upload) return
  const lane = await inspectionLaneOf(files, upload)
  await database.transaction(async (tx) => {
    const [finished] = await tx
      .update(artworks)
      .set({ state: 'inspecting', uploadedAt: clock.now() })
      .where(isUnfinished)
      .returning()
    if (!finished) return
    await jobs.enqueue(tx, inspectionJobs[lane], { artworkId })
    await announceArtwork(realtime, tx, finished)
  })
}
